"""How people play Prehistory on the screen: what boards and the card of the turn offer, then the button."""

from __future__ import annotations

import random
import time
from typing import Final, Protocol

import msgspec
from playwright.sync_api import Locator, Page

from lascaux.games.prehistory.view import PrehistoryView
from lascaux.server.messages import Update
from lascaux.wire import YourDecision
from tests.browser.hands import is_asked
from tests.browser.pointing import CONFIRM, Walker
from tests.browser.visitor import PATIENCE, Visitor

CURTAIN: Final = ".curtain"  # which falls when somebody else at the device is asked
CARD: Final = "[data-choice]:enabled:not(.is-chosen):not([aria-disabled='true']):visible"
SPOT: Final = 'path[data-spot][aria-disabled="false"]'
# What leads to the choices of an action: its row in the card, or its station in the hand.
ROW: Final = (
    ":is(.reach-row:enabled[aria-expanded='false'], .station-card.is-lit, [data-station]:has(i)):visible"
)
ANSWER: Final = "button.answer:enabled"
# Development is used now and then only: a game of nothing else would take long.
DEVELOPMENT: Final = ("turn", "buy", "sell", "weather")


def prehistory_view(update: Update) -> PrehistoryView:
    """The view of an update at a table of Prehistory."""
    assert isinstance(update.view, PrehistoryView)
    return update.view


class PrehistoryHand(Protocol):
    """Presses something that is offered."""

    def press(self, page: Page, button: Locator) -> None:
        """Press it."""


class PrehistoryMouse:
    """Points and clicks."""

    def press(self, page: Page, button: Locator) -> None:
        """Click it."""
        button.click()


class PrehistoryFinger:
    """Taps."""

    def press(self, page: Page, button: Locator) -> None:
        """Tap it, swiped into view."""
        button.scroll_into_view_if_needed()
        button.tap()


class PrehistoryKeys:
    """Never touches a mouse: keys of the parts of the table, Tab, arrows and Enter."""

    def __init__(self, dice: random.Random) -> None:
        self.walker: Final = Walker(dice)

    def press(self, page: Page, button: Locator) -> None:
        """Go there and press Enter; each step of a draft is a decision."""
        name = button.get_attribute("data-choice") or button.inner_text()
        self.walker.reach(page, button)
        page.keyboard.press("Enter")
        self.walker.note_decision(page, name)


def spot(key: str) -> str:
    """The selector of something on a board that is offered."""
    return f'path[data-spot="{key}"][aria-disabled="false"]'


def play_on(visitor: Visitor, hand: PrehistoryHand, dice: random.Random) -> bool:
    """Play one draft when asked; False once the game is over."""
    update = visitor.heard(is_asked)
    if not isinstance(update.decision, YourDecision):
        return False
    page, deadline = visitor.page, time.monotonic() + PATIENCE
    while not visitor.has_changed(update.seq) and page.locator(CURTAIN).count() == 0:
        assert time.monotonic() < deadline, f"nothing was played: {page.locator('.decision').inner_text()}"
        button = _pick(page, dice)
        if button is not None:
            hand.press(page, button)
        elif (spots := page.locator(SPOT)).count() > 0:
            # What lies outside of the part of the map that is shown is reached by keys.
            spots.nth(dice.randrange(spots.count())).press("Enter")
        visitor.await_answer(update.seq)
    return True


def _pick(page: Page, dice: random.Random) -> Locator | None:
    """Something that is offered: the button mostly, else what the card or a board asks for."""
    confirm = page.locator(f"{CONFIRM}:enabled")
    if confirm.count() > 0 and dice.random() < 0.8:
        return confirm.first
    choices = page.locator(CARD).evaluate_all("buttons => buttons.map(button => button.dataset.choice)")
    texts = msgspec.convert(choices, list[str])
    offered = [text for text in texts if dice.random() < 0.05 or text.split()[0] not in DEVELOPMENT]
    answer = page.locator(ANSWER)
    if offered and (dice.random() < 0.9 or answer.count() == 0):
        return page.locator(f'[data-choice="{dice.choice(offered)}"]:visible').first
    rows = page.locator(ROW)
    if rows.count() > 0 and dice.random() < 0.8:
        return rows.nth(dice.randrange(rows.count()))
    return answer.first if answer.count() > 0 and dice.random() < 0.5 else None
