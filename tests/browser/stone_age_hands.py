"""How people play Stone Age on the screen: a place and a number, then dialogues by their button."""

from __future__ import annotations

import random
import time
from typing import Final, Protocol

from playwright.sync_api import Locator, Page

from lascaux.games.stone_age.view import StoneAgeView
from lascaux.server.messages import Update
from lascaux.wire import YourDecision
from tests.browser.hands import is_asked
from tests.browser.pointing import CONFIRM, Walker, point_of
from tests.browser.visitor import PATIENCE, Visitor

ON_BOARD: Final = ("place_workers", "use_place")
NUMBERS: Final = '[role="radiogroup"][aria-label="How many people go"] [role="radio"]'
# What is chosen before the button is there; a purchase that only two resources could pay is left.
ITEM: Final = ":is(.is-lottery, .is-two) button:enabled:not(.why)"
LEAVE: Final = ".phone:has(.is-pay) button.answer:enabled, .table:has(.is-pay) button.answer:enabled"


def stone_age_view(update: Update) -> StoneAgeView:
    """The view of an update at a table of Stone Age."""
    assert isinstance(update.view, StoneAgeView)
    return update.view


class StoneAgeHand(Protocol):
    """Presses a place, a number and buttons."""

    def place(self, page: Page, place: str) -> None:
        """Take up a place."""

    def press(self, button: Locator) -> None:
        """Press a button."""

    def say_number(self, page: Page, number: str) -> None:
        """Say how many people go."""


class StoneAgeMouse:
    """Points and clicks."""

    def place(self, page: Page, place: str) -> None:
        """Click where it can be reached."""
        page.mouse.click(*point_of(page, spot(place)))

    def press(self, button: Locator) -> None:
        """Click it."""
        button.click()

    def say_number(self, page: Page, number: str) -> None:
        """Click the number."""
        page.locator(NUMBERS).get_by_text(number, exact=True).click()


class StoneAgeFinger:
    """Taps; cards and buildings are swiped into view."""

    def place(self, page: Page, place: str) -> None:
        """Tap where it can be reached."""
        page.locator(spot(place)).first.scroll_into_view_if_needed()
        page.touchscreen.tap(*point_of(page, spot(place)))

    def press(self, button: Locator) -> None:
        """Tap it."""
        button.tap()

    def say_number(self, page: Page, number: str) -> None:
        """Tap the number."""
        page.locator(NUMBERS).get_by_text(number, exact=True).tap()


class StoneAgeKeys:
    """Never touches a mouse: Tab to the board, arrows to the place, Enter; a digit says how many."""

    def __init__(self, dice: random.Random) -> None:
        self.walker: Final = Walker(dice)

    def place(self, page: Page, place: str) -> None:
        """Walk there and press Enter."""
        self.walker.tab_to(page, "path[data-spot]")
        self.walker.walk(page, spot(place))
        page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        """Go there and press Enter."""
        page = button.page
        self.walker.reach(page, button)
        page.keyboard.press("Enter")

    def say_number(self, page: Page, number: str) -> None:
        """A number is a key of its own."""
        page.keyboard.press(number)


def spot(place: str) -> str:
    """The selector of a place."""
    return f'[data-spot="{place}"]'


def play_on(visitor: Visitor, hand: StoneAgeHand, dice: random.Random) -> bool:
    """Play one choice when asked; False once the game is over."""
    update = visitor.heard(is_asked)
    if not isinstance(update.decision, YourDecision):
        return False
    if update.decision.step in ON_BOARD:
        texts = [choice.text for choice in update.decision.choices if not choice.text.startswith("two")]
        on_board(visitor, hand, dice.choice([text for text in texts if "workshop" not in text] or texts))
    _until_played(visitor, hand, update.seq)
    return True


def on_board(visitor: Visitor, hand: StoneAgeHand, action: str) -> None:
    """Take up the place of an action, and say how many go."""
    verb, place, *number = action.split()
    page = visitor.page
    page.locator(f'{spot(place)}[aria-disabled="false"]').first.wait_for()
    hand.place(page, place)
    if verb == "place" and page.locator(NUMBERS).count() > 0:
        page.locator(NUMBERS).get_by_text(number[0], exact=True).wait_for()  # a card is measured unseen first
        hand.say_number(page, number[0])


def _until_played(visitor: Visitor, hand: StoneAgeHand, seq: int) -> None:
    """Press the button that answers, or what a dialogue has to choose from, until the table has changed."""
    page, deadline = visitor.page, time.monotonic() + PATIENCE
    while not visitor.has_changed(seq):
        assert time.monotonic() < deadline, f"nothing was played: {page.locator('.decision').inner_text()}"
        for choice in (f"{CONFIRM}:enabled", ITEM, "" if page.locator(CONFIRM).count() > 0 else LEAVE):
            if choice and page.locator(choice).count() > 0:
                hand.press(page.locator(choice).first)
                break
        visitor.await_answer(seq)
