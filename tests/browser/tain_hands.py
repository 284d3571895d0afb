"""How people play Táin on the screen: with a mouse, with keys, with a finger."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final, Protocol

from playwright.sync_api import Page, expect

from lascaux.games.tain.data import GUARDS, KINDS, RAIDERS, ROVERS
from lascaux.games.tain.view import TainView
from lascaux.server.messages import Update
from lascaux.wire import GameOver, YourDecision
from tests.browser.hands import first_asked
from tests.browser.pointing import CONFIRM, MOST_STEPS, Walker
from tests.browser.visitor import Visitor

NEXT: Final = ".tain-next"
SKIP: Final = ".tain-skip"
RESULT: Final = ".btn[href$='/result']"


@dataclass(frozen=True)
class Laying:
    """A tile and the space for it: which farmstead (-1: the outer land), and the space's name on the page."""

    kind: str
    place: int
    spot: str


def tain_view(update: Update) -> TainView:
    """The view of an update at a table of Táin."""
    assert isinstance(update.view, TainView)
    return update.view


def is_my_go(update: Update) -> bool:
    """Whether whoever heard this update chooses something new, or the game is over."""
    if isinstance(update.decision, YourDecision):
        return update.decision.step != "lay_tile"
    return isinstance(update.decision, GameOver)


def first_to_go(*visitors: Visitor) -> Visitor:
    """Whoever of these is to choose something new; any of them once the game is over."""
    return first_asked(*visitors, when=is_my_go)


def some_laying(update: Update, dice: random.Random) -> Laying | None:
    """A tile and a space that fit, drawn by chance; None to pass."""
    assert isinstance(update.decision, YourDecision)
    view = tain_view(update)
    assert view.seat is not None
    assert view.screen is not None
    spaces = [choice.text.split()[1:] for choice in update.decision.choices if choice.text != "pass"]
    layings = [laying for space in spaces for laying in _layings(view, space) if view.screen[laying.kind]]
    return dice.choice(layings) if layings and dice.random() < 0.5 else None


def _layings(view: TainView, space: list[str]) -> list[Laying]:
    if space == ["outer"]:
        free = view.outer.index(None) + 1
        return [Laying(KINDS[kind], -1, f"outer -1 {free}") for kind in ROVERS]
    board = int(space[0])
    is_own = board == view.seat
    spot = f"{'threshold' if is_own else 'entrance'} {' '.join(space)}"
    return [Laying(KINDS[kind], board, spot) for kind in (GUARDS if is_own else RAIDERS)]


class TainHand(Protocol):
    """Plays on a page where it may be played."""

    def lay(self, page: Page, laying: Laying) -> None:
        """Choose tile and space and confirm."""

    def press(self, page: Page, selector: str) -> None:
        """Press what the selector names."""


class TainMouse:
    """Points and clicks."""

    def press(self, page: Page, selector: str) -> None:
        """Click it."""
        page.locator(selector).click()

    def lay(self, page: Page, laying: Laying) -> None:
        """Click the tile, the space and the button."""
        self.press(page, f'[data-tile="{laying.kind}"]')
        self.press(page, f'[data-spot="{laying.spot}"]')
        self.press(page, CONFIRM)


class TainFinger:
    """Taps; on a phone one place is shown at a time."""

    def press(self, page: Page, selector: str) -> None:
        """Tap it."""
        page.locator(selector).tap()

    def lay(self, page: Page, laying: Laying) -> None:
        """Tap the place, the tile, the space and the button."""
        self.press(page, f'[data-place="{laying.place}"]')
        self.press(page, f'[data-tile="{laying.kind}"]')
        self.press(page, f'[data-spot="{laying.spot}"]')
        self.press(page, CONFIRM)


class TainKeys:
    """Never touches a mouse: Tab, arrows and Enter."""

    def __init__(self, dice: random.Random) -> None:
        self.walker: Final = Walker(dice)

    def press(self, page: Page, selector: str) -> None:
        """Tab to it and press Enter."""
        expect(page.locator(selector)).to_be_enabled()
        self.walker.tab_to(page, selector)
        page.keyboard.press("Enter")

    def lay(self, page: Page, laying: Laying) -> None:
        """Take up the tile, walk to the space and press Enter."""
        self.press(page, f'[data-tile="{laying.kind}"]')
        self.walker.tab_to(page, "[data-spot]")
        self.walker.walk(page, f'[data-spot="{laying.spot}"]')
        page.keyboard.press("Enter")


def step_through_raid(page: Page, hand: TainHand) -> None:
    """Go through a raid that is being told, step by step, to its end or to a choice."""
    page.locator(NEXT).wait_for()
    for _ in range(MOST_STEPS):
        step_on = page.locator(NEXT)
        if step_on.count() == 0 or step_on.is_disabled():
            return
        hand.press(page, NEXT)
    raise AssertionError("the raid has no end")


def skip_raid(page: Page, hand: TainHand) -> None:
    """Do not listen to a raid that is being told, if one is; a choice in it stays open."""
    if page.locator(SKIP).count():
        hand.press(page, SKIP)
    if page.locator(NEXT).count() and page.locator(NEXT).is_enabled():
        hand.press(page, NEXT)


def play_go(visitor: Visitor, hand: TainHand, dice: random.Random) -> bool:
    """One go by chance when asked: lay a tile, pass or free a hostage; False once the game is over."""
    page = visitor.page
    update = visitor.heard(is_my_go)
    page.locator(f"{NEXT}, .tain-pass, .tain-hostages, {RESULT}").first.wait_for()
    skip_raid(page, hand)
    if not isinstance(update.decision, YourDecision):
        return False
    if update.decision.step == "free_hostage":
        hand.press(page, f".tain-hostages {CONFIRM}")
    elif laying := some_laying(update, dice):
        hand.lay(page, laying)
    else:
        hand.press(page, ".tain-pass")
        if page.locator(CONFIRM).count():
            hand.press(page, CONFIRM)
    visitor.heard(lambda newer: newer.seq > update.seq)
    return True
