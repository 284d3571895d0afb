"""How people play The First Sparks on the screen: with a mouse, with keys, with a finger."""

from __future__ import annotations

import random
from typing import Final, Protocol

from playwright.sync_api import Locator, Page

from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.server.messages import Update
from lascaux.wire import YourDecision
from tests.browser.hands import is_asked
from tests.browser.visitor import Visitor

CONFIRM: Final = "button.confirm"
MOST_STEPS: Final = 300
ON_SPACES: Final = ("settle", "spread", "lose")
ON_TOOLS: Final = ("drop", "use")
OPEN_SPOT: Final = '[data-spot][aria-disabled="false"]'
BY_BUTTON: Final = ("buy", "hunt")  # what the confirm button does when nothing else is in view

_HAS_FOCUS: Final = "selector => document.activeElement?.matches(selector) ?? false"
_WAY: Final = """to => {
  const middle = node => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement), [goalX, goalY] = middle(document.querySelector(to));
  const across = goalX - x, down = goalY - y;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}"""
# A point of a space that a pointer can reach, as near to its middle as can be.
_POINT_OF: Final = """selector => {
  const spot = document.querySelector(selector);
  const { left, top, width, height } = spot.getBoundingClientRect();
  const tries = [];
  for (let across = 1; across < 20; across++)
    for (let down = 1; down < 20; down++)
      tries.push([left + width * across / 20, top + height * down / 20, Math.hypot(across - 10, down - 10)]);
  tries.sort((a, b) => a[2] - b[2]);
  return tries.find(([x, y]) => document.elementFromPoint(x, y) === spot)?.slice(0, 2) ?? null;
}"""


class Hand(Protocol):
    """Plays one action on a page where it may be played."""

    def play(self, page: Page, action: str) -> None:
        """Choose and confirm it."""


def sparks_view(update: Update) -> FirstSparksView:
    """The view of an update at a table of The First Sparks."""
    assert isinstance(update.view, FirstSparksView)
    return update.view


def place_of(action: str) -> str | None:
    """The selector of what an action is made with; None for an answer in a word."""
    verb, *rest = action.split()
    if verb in ON_SPACES:
        return f'[data-spot="{rest[0]}"]'
    if verb == "offer":
        return f'[data-card="{rest[0]}"]'
    return f'[data-tool="{rest[0]}"]' if verb in ON_TOOLS else None


def answer_of(page: Page, action: str) -> Locator:
    """The button of an answer in a word."""
    return page.locator(CONFIRM if action in BY_BUTTON else "button.answer").last


class FirstSparksMouse:
    """Points and clicks."""

    def play(self, page: Page, action: str) -> None:
        """Click what the action is made with and the button, or only the button."""
        if action.startswith("lay"):
            page.locator(".laying [data-spot]").first.click(force=True)
        elif (place := place_of(action)) is not None:
            self.press(page, place)
        else:
            return answer_of(page, action).click()
        return page.locator(CONFIRM).click()

    def press(self, page: Page, place: str) -> None:
        """Click where it can be reached."""
        page.locator(place).first.wait_for()
        page.mouse.click(*_point_of(page, place))


class FirstSparksFinger:
    """Taps."""

    def play(self, page: Page, action: str) -> None:
        """Tap what the action is made with and the button, or only the button."""
        if (place := place_of(action)) is None:
            return answer_of(page, action).tap()
        page.locator(place).first.wait_for()
        page.touchscreen.tap(*_point_of(page, place))
        return page.locator(CONFIRM).tap()


class FirstSparksKeys:
    """Never touches a mouse: Tab to the map, arrows to the space, Enter; Tab to cards and answers."""

    def __init__(self, dice: random.Random) -> None:
        self._dice: Final = dice

    def play(self, page: Page, action: str) -> None:
        """Go there and press Enter."""
        place = place_of(action)
        if place is None:
            self.tab_to(page, CONFIRM if action in BY_BUTTON else "button.answer")
        elif place.startswith("[data-spot"):
            self._walk(page, place)
        else:
            self.tab_to(page, place)
        page.keyboard.press("Enter")

    def tab_to(self, page: Page, wanted: str) -> None:
        """Tab until something of this kind has the focus."""
        for _ in range(MOST_STEPS):
            if page.evaluate(_HAS_FOCUS, wanted):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} cannot be reached by Tab")

    def _walk(self, page: Page, wanted: str) -> None:
        """Mostly towards it, now and then aside to get round corners."""
        self.tab_to(page, "[data-spot]")
        for _ in range(MOST_STEPS):
            if page.evaluate(_HAS_FOCUS, wanted):
                return
            is_aside = self._dice.random() < 0.3
            arrows = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
            way = self._dice.choice(arrows) if is_aside else str(page.evaluate(_WAY, wanted))
            page.keyboard.press(way)
        raise AssertionError(f"{wanted} cannot be reached by arrows")


def play_on(visitor: Visitor, hand: Hand, dice: random.Random) -> bool:
    """Play one choice when asked, a lively one if there is any; False once the game is over."""
    update = visitor.heard(is_asked)
    if not isinstance(update.decision, YourDecision):
        return False
    texts = [choice.text for choice in update.decision.choices]
    lively = [text for text in texts if text not in ("pass", "done", "decline")]
    hand.play(visitor.page, dice.choice(lively if lively and dice.random() < 0.8 else texts))
    end_dialogue(visitor, hand, update.seq, update.decision.step)
    return True


def end_dialogue(visitor: Visitor, hand: Hand, seq: int, step: str) -> None:
    """Answer what else belongs to a choice until it is played, in the shortest way."""
    steps = 1
    while visitor.is_asked_more(seq, steps):
        hand.play(visitor.page, _shortest(visitor.page, step))
        steps += 1


def _shortest(page: Page, step: str) -> str:
    if step in ("spread", "hunt"):
        return {"spread": "done", "hunt": "hunt"}[step]
    if step == "starve":
        return f"lose {page.locator(OPEN_SPOT).first.get_attribute('data-spot')}"
    tool = page.locator("[data-tool].answers").first
    tool.wait_for()
    return f"drop {tool.get_attribute('data-tool')}"


def _point_of(page: Page, place: str) -> tuple[float, float]:
    found = page.evaluate(_POINT_OF, place)
    if found is None:  # a card is a button with things on it
        box = page.locator(place).first.bounding_box()
        assert box is not None, f"{place} is covered"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return float(found[0]), float(found[1])
