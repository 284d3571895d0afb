"""How learners do the steps of a guided first game: as players do, with one thing awake at a time."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.pointing import CONFIRM
from tests.browser.prehistory_hands import ANSWER, CARD, SPOT
from tests.browser.stone_age_hands import StoneAgeMouse
from tests.browser.tain_hands import Laying, TainFinger, TainHand, TainMouse, step_through_raid
from tests.browser.visitor import PATIENCE

LEARNER: Final = 0


class TainLearner:
    """Lays tiles; a tile and its space are two actions of the record and one go on the screen."""

    def __init__(self, hand: TainMouse | TainFinger) -> None:
        self._hand: Final[TainHand] = hand
        self._space: list[str] = []

    def play(self, page: Page, action: str) -> None:
        """Remember the space, lay the tile there, or pass and listen to the raid."""
        verb, *rest = action.split()
        if verb == "scout":
            self._space = rest
        elif verb == "lay":
            self._hand.lay(page, _laying(rest[0], self._space))
        else:
            self._hand.press(page, ".tain-pass")
            step_through_raid(page, self._hand)


class StoneAgeLearner:
    """Takes up a place, adds a tool, or answers by the button."""

    def play(self, page: Page, action: str) -> None:
        """Press what the action is made with, and the button."""
        verb, *rest = action.split()
        if verb in ("place", "use"):
            page.locator(f'[data-spot="{rest[0]}"][aria-disabled="false"]').first.wait_for()
            StoneAgeMouse().place(page, rest[0])
        elif verb == "tool":
            page.locator("button[aria-pressed]:has-text('1 more')").click()
        page.locator(CONFIRM).first.click()


class PrehistoryLearner:
    """Presses whatever is awake, until the step is done."""

    def play_step(self, page: Page, done: Locator) -> None:
        """Press on until this is there."""
        deadline = time.monotonic() + PATIENCE
        while done.count() == 0:
            assert time.monotonic() < deadline, f"nothing is awake: {page.locator('.decision').inner_text()}"
            if (awake := self._awake(page)) is not None:
                awake.press("Enter")
            page.wait_for_timeout(120)

    def _awake(self, page: Page) -> Locator | None:
        """What is offered: in the card, on a board, or by a button."""
        for choice in (CARD, SPOT, f"{CONFIRM}:enabled", ANSWER):
            if (found := page.locator(choice)).count() > 0:
                return found.last
        return None


def _laying(kind: str, space: list[str]) -> Laying:
    if space == ["outer"]:
        return Laying(kind, -1, "outer -1 1")
    board = int(space[0])
    return Laying(kind, board, f"{'threshold' if board == LEARNER else 'entrance'} {' '.join(space)}")
