"""How people play Clans on the screen: with a mouse, with keys, with a finger."""

from __future__ import annotations

import random
import time
from typing import Final, Protocol

import msgspec
from playwright.sync_api import Page, expect

from lascaux.server.messages import Update
from lascaux.wire import GameOver, YourDecision
from tests.browser.visitor import PATIENCE, Visitor

CONFIRM: Final = "button.confirm"
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_STEPS: Final = 400

# A point of a territory that a pointer can reach, as near to its middle as can be; null if all is covered.
_POINT_OF: Final = """territory => {
  const spot = document.querySelector(`[data-spot="${territory}"]`);
  const { left, top, width, height } = spot.getBoundingClientRect();
  const tries = [];
  for (let across = 1; across < 20; across++)
    for (let down = 1; down < 20; down++)
      tries.push([left + width * across / 20, top + height * down / 20, Math.hypot(across - 10, down - 10)]);
  tries.sort((a, b) => a[2] - b[2]);
  return tries.find(([x, y]) => document.elementFromPoint(x, y) === spot)?.slice(0, 2) ?? null;
}"""
_FOCUSED: Final = "() => document.activeElement?.getAttribute('data-spot') ?? null"
_PLACE_OF: Final = """territory => {
  const spot = document.querySelector(`[data-spot="${territory}"]`);
  const { x, y, width, height } = spot.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class Hand(Protocol):
    """Plays one action on a page where it may be played."""

    def play(self, page: Page, action: str) -> None:
        """Choose and confirm it."""


def spot(territory: int) -> str:
    """The selector of a territory."""
    return f'[data-spot="{territory}"]'


def point_of(page: Page, territory: int) -> tuple[float, float]:
    """Where a pointer can reach a territory."""
    page.locator(spot(territory)).wait_for()
    found = page.evaluate(_POINT_OF, territory)
    assert found is not None, f"territory {territory} is covered"
    return msgspec.convert(found, tuple[float, float])


def territories_of(action: str) -> list[int]:
    """The territories that an action names, in the order in which they are pressed."""
    return [int(word) for word in action.split()[1:]]


class Mouse:
    """Points and clicks."""

    def press(self, page: Page, territory: int) -> None:
        """Click on a territory."""
        page.mouse.click(*point_of(page, territory))

    def play(self, page: Page, action: str) -> None:
        """Click the group, its destination and the button."""
        for territory in territories_of(action):
            expect(page.locator(spot(territory))).to_have_attribute("aria-disabled", "false")
            self.press(page, territory)
        page.locator(CONFIRM).click()


class Finger:
    """Taps."""

    def press(self, page: Page, territory: int) -> None:
        """Tap on a territory."""
        page.touchscreen.tap(*point_of(page, territory))

    def play(self, page: Page, action: str) -> None:
        """Tap the group, its destination and the button."""
        for territory in territories_of(action):
            expect(page.locator(spot(territory))).to_have_attribute("aria-disabled", "false")
            self.press(page, territory)
        page.locator(CONFIRM).tap()


class Keys:
    """Never touches a mouse: Tab into the board, arrows to the place, Enter."""

    def __init__(self, dice: random.Random) -> None:
        self._dice: Final = dice

    def play(self, page: Page, action: str) -> None:
        """Walk to the group and take it up, walk to its destination and press Enter."""
        self.enter_board(page)
        for territory in territories_of(action):
            self.walk(page, territory)
            page.keyboard.press("Enter")

    def enter_board(self, page: Page) -> None:
        """Tab until a territory has the focus."""
        for _ in range(MOST_STEPS):
            if page.evaluate(_FOCUSED) is not None:
                return
            page.keyboard.press("Tab")
        raise AssertionError("the board cannot be reached by Tab")

    def walk(self, page: Page, territory: int) -> None:
        """Go to a territory by arrow keys: mostly towards it, now and then aside to get round corners."""
        goal = msgspec.convert(page.evaluate(_PLACE_OF, territory), tuple[float, float])
        for step in range(MOST_STEPS):
            here = int(page.evaluate(_FOCUSED))
            if here == territory:
                return
            at = msgspec.convert(page.evaluate(_PLACE_OF, here), tuple[float, float])
            is_lost = step // 30 % 2 == 1  # a corner that holds the walker: wander for a while
            is_aside = self._dice.random() < (0.8 if is_lost else 0.3)
            page.keyboard.press(self._dice.choice(ARROWS) if is_aside else _arrow(at, goal))
        raise AssertionError(f"territory {territory} cannot be reached by arrows")


def _arrow(at: tuple[float, float], goal: tuple[float, float]) -> str:
    across, down = goal[0] - at[0], goal[1] - at[1]
    if abs(across) > abs(down):
        return "ArrowRight" if across > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"


def is_asked(update: Update) -> bool:
    """Whether whoever heard this update is asked, or the game is over."""
    return isinstance(update.decision, YourDecision | GameOver)


def first_asked(*visitors: Visitor) -> Visitor:
    """Whoever of these is asked next; any of them once the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for visitor in visitors:
            if visitor.update is not None and is_asked(visitor.update):
                return visitor
        visitors[0].page.wait_for_timeout(10)  # lets the events of the browsers come in
    raise AssertionError("nobody is asked")


def play_on(visitor: Visitor, hand: Hand, dice: random.Random) -> bool:
    """Play one choice by chance when asked; False once the game is over."""
    update = visitor.heard(is_asked)
    if not isinstance(update.decision, YourDecision):
        return False
    action = dice.choice(update.decision.choices).text
    hand.play(visitor.page, action)
    steps = 1
    while visitor.is_asked_more(update.seq, steps):  # which of several villages comes first
        open_spots = visitor.page.locator('[data-spot][aria-disabled="false"]')
        hand.play(visitor.page, f"found {open_spots.first.get_attribute('data-spot')}")
        steps += 1
    return True
