"""How people play Clans on the screen: with a mouse, with keys, with a finger."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from lascaux.server.messages import Update
from lascaux.wire import GameOver, YourDecision
from tests.browser.pointing import CONFIRM, Hand, Walker, point_of
from tests.browser.visitor import PATIENCE, Visitor

WHOLE: Final = ".board .whole"  # looks at the whole map again
THUMB: Final = 12  # pixels round a point that it may cover


def spot(territory: int) -> str:
    """The selector of a territory."""
    return f'[data-spot="{territory}"]'


def territories_of(action: str) -> list[int]:
    """The territories that an action names, in the order in which they are pressed."""
    return [int(word) for word in action.split()[1:]]


class Mouse:
    """Points and clicks."""

    def press(self, page: Page, territory: int) -> None:
        """Click on a territory."""
        page.mouse.click(*point_of(page, spot(territory)))

    def play(self, page: Page, action: str) -> None:
        """Click the group, its destination and the button."""
        for territory in territories_of(action):
            expect(page.locator(spot(territory))).to_have_attribute("aria-disabled", "false")
            self.press(page, territory)
        page.locator(CONFIRM).click()


def is_at_edge(page: Page, point: tuple[float, float]) -> bool:
    """Whether a thumb there would come down beside the board as well."""
    box = page.locator(".board").bounding_box()
    assert box is not None
    across, down = point[0] - box["x"], point[1] - box["y"]
    return min(across, down, box["width"] - across, box["height"] - down) < THUMB


class Finger:
    """Taps."""

    def press(self, page: Page, territory: int) -> None:
        """Tap on a territory; where only a sliver of it shows at the edge, look at the whole map first."""
        if (whole := page.locator(WHOLE)).is_visible() and is_at_edge(page, point_of(page, spot(territory))):
            whole.tap()
            whole.wait_for(state="detached")
        page.touchscreen.tap(*point_of(page, spot(territory)))

    def play(self, page: Page, action: str) -> None:
        """Tap the group, its destination and the button."""
        for territory in territories_of(action):
            expect(page.locator(spot(territory))).to_have_attribute("aria-disabled", "false")
            self.press(page, territory)
        page.locator(CONFIRM).tap()


class Keys:
    """Never touches a mouse: Tab into the board, arrows to the place, Enter."""

    def __init__(self, dice: random.Random) -> None:
        self.walker: Final = Walker(dice)

    def play(self, page: Page, action: str) -> None:
        """Walk to the group and take it up, walk to its destination and press Enter."""
        self.walker.tab_to(page, "[data-spot]")
        for territory in territories_of(action):
            self.walker.walk(page, spot(territory))
            page.keyboard.press("Enter")


def is_asked(update: Update) -> bool:
    """Whether whoever heard this update is asked, or the game is over."""
    return isinstance(update.decision, YourDecision | GameOver)


def first_asked(*visitors: Visitor, when: Callable[[Update], bool] = is_asked) -> Visitor:
    """Whoever of these is asked next, or hears what `when` waits for; any of them once the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for visitor in visitors:
            if visitor.update is not None and when(visitor.update):
                return visitor
        visitors[0].page.wait_for_timeout(10)  # lets the events of the browsers come in
    raise AssertionError("nobody is asked")


def play_by_keys(visitor: Visitor, play: Callable[[], bool], walker: Walker) -> None:
    """Play to the end by keys alone, holding to few Tabs and to a focus that is never lost."""
    while play():
        walker.note_decision(visitor.page, "decided")
        visitor.heard(is_asked)
        walker.note_focus(visitor.page, "asked")
    walker.check()


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
