"""How people play The First Sparks on the screen: with a mouse, with keys, with a finger."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Locator, Page

from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.server.messages import Update
from lascaux.wire import YourDecision
from tests.browser.hands import is_asked
from tests.browser.pointing import CONFIRM, Hand, Walker, point_of
from tests.browser.visitor import Visitor

ON_SPACES: Final = ("settle", "spread", "lose")
ON_TOOLS: Final = ("drop", "use")
OPEN_SPOT: Final = '[data-spot][aria-disabled="false"]'
BY_BUTTON: Final = ("buy", "hunt")  # what the confirm button does when nothing else is in view


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
        page.mouse.click(*point_of(page, place))


class FirstSparksFinger:
    """Taps."""

    def play(self, page: Page, action: str) -> None:
        """Tap what the action is made with and the button, or only the button."""
        if (place := place_of(action)) is None:
            return answer_of(page, action).tap()
        page.touchscreen.tap(*point_of(page, place))
        return page.locator(CONFIRM).tap()


class FirstSparksKeys:
    """Never touches a mouse: Tab to the map, arrows to the space, Enter; Tab to cards and answers."""

    def __init__(self, dice: random.Random) -> None:
        self.walker: Final = Walker(dice)

    def play(self, page: Page, action: str) -> None:
        """Go there and press Enter."""
        place = place_of(action)
        if place is None:
            self.walker.tab_to(page, CONFIRM if action in BY_BUTTON else "button.answer")
        elif place.startswith("[data-spot"):
            self.walker.tab_to(page, "[data-spot]")
            self.walker.walk(page, place)
        else:
            self.walker.tab_to(page, place)
        page.keyboard.press("Enter")


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
