"""How people get at a place on the screen, in any game: with a pointer where it can be reached, with keys."""

from __future__ import annotations

import random
from typing import Final, Protocol

import msgspec
from playwright.sync_api import Locator, Page

from tests.browser.visitor import ANSWERED

CONFIRM: Final = "button.confirm"
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_STEPS: Final = 400
MOST_TABS: Final = 6  # from one decision to confirming the next
MOST_FRAMES: Final = 4  # without a focus, on end: nobody presses a key in so short a time
# The key that leads to a part of the table.
KEYS: Final = {".decision, .replay": "d", "[data-hand]": "h", ".logbox": "l", ".board, .textbox": "b"}

# A point of a place that a pointer can reach, as near to its middle as can be; null if all is covered.
_POINT_OF: Final = """selector => {
  const place = document.querySelector(selector);
  const { left, top, width, height } = place.getBoundingClientRect();
  const tries = [];
  for (let across = 1; across < 20; across++)
    for (let down = 1; down < 20; down++)
      tries.push([left + width * across / 20, top + height * down / 20, Math.hypot(across - 10, down - 10)]);
  tries.sort((a, b) => a[2] - b[2]);
  return tries.find(([x, y]) => place.contains(document.elementFromPoint(x, y)))?.slice(0, 2) ?? null;
}"""
_HAS_FOCUS: Final = "selector => document.activeElement?.matches(selector) ?? false"
_IS_SPOT: Final = "button => button.matches('path[data-spot]')"
_IS_FOCUSED: Final = "button => document.activeElement === button"
# Whether it has the focus, or something does from which arrows lead to it.
_IS_NEAR: Final = """button => {
  const group = node => node.getAttribute("tabindex") === null ? null : node.closest("[data-stop]");
  const now = document.activeElement;
  if (now === button) return true;
  if (button.matches("path[data-spot]")) return now.parentNode === button.parentNode;
  return button.tabIndex < 0 && group(now) !== null && group(now) === group(button);
}"""
# Whether it is in a part of the table, and the focus is elsewhere.
_IS_AT: Final = """(button, part) => {
  const at = button.closest(part);
  return at !== null && !at.contains(document.activeElement);
}"""
# For how many frames on end nothing had the focus since this was asked last, at most: all are looked at.
# What is disabled or gone loses it when the page is painted, so some more frames have to show it kept.
_LONGEST_LOSS: Final = """async () => {
  const isLost = () => document.activeElement === document.body;
  if (window.longestLoss === undefined) {
    window.longestLoss = 0;
    let lost = 0;
    const look = () => {
      lost = isLost() ? lost + 1 : 0;
      window.longestLoss = Math.max(window.longestLoss, lost);
      requestAnimationFrame(look);
    };
    look();
  }
  for (let frame = 0, held = 0; frame < 120 && held < 4; frame++) {
    await new Promise(requestAnimationFrame);
    held = isLost() ? 0 : held + 1;
  }
  const longest = window.longestLoss;
  window.longestLoss = 0;
  return longest;
}"""
# The arrow that leads from what has the focus towards a place.
_ARROW_TO: Final = """selector => {
  const middle = node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(document.activeElement), [goalX, goalY] = middle(document.querySelector(selector));
  const across = goalX - x, down = goalY - y;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}"""


class Hand(Protocol):
    """Plays one action on a page where it may be played."""

    def play(self, page: Page, action: str) -> None:
        """Choose and confirm it."""


def point_of(page: Page, place: str) -> tuple[float, float]:
    """Where a pointer can reach a place."""
    page.locator(place).first.wait_for()
    found = page.evaluate(_POINT_OF, place)
    assert found is not None, f"{place} is covered"
    return msgspec.convert(found, tuple[float, float])


class Walker:
    """Goes to a part of the table by its key, from thing to thing by Tab, and by arrows within a group."""

    def __init__(self, dice: random.Random) -> None:
        self._dice: Final = dice
        self.tabs = 0  # since the last decision
        self.counts: Final[list[int]] = []  # Tabs from one decision to confirming the next
        self.losses: Final[list[str]] = []  # moments at which nothing had the focus

    def note_decision(self, page: Page, name: str) -> None:
        """A decision is confirmed: it took so many Tabs, and something has to have the focus."""
        self.counts.append(self.tabs)
        self.tabs = 0
        self.note_focus(page, name)

    def note_focus(self, page: Page, name: str) -> None:
        """Something has to have the focus, and has to have had it all the while."""
        frames = int(page.evaluate(_LONGEST_LOSS))
        if frames > MOST_FRAMES:
            self.losses.append(f"{name}: {frames} frames")

    def check(self) -> None:
        """The focus was never lost, and no decision but the first, which begins anywhere, took many Tabs."""
        assert self.losses == [], self.losses
        assert len(self.counts) > 1
        assert max(self.counts[1:]) <= MOST_TABS, self.counts

    def tab_to(self, page: Page, wanted: str) -> None:
        """Go to something of this kind, unless it has the focus."""
        if not page.evaluate(_HAS_FOCUS, wanted):
            self.reach(page, page.locator(f":is({wanted}):visible").first)

    def reach(self, page: Page, wanted: Locator) -> None:
        """Go to a button: by the key of its part of the table, by Tab, by arrows where many are one stop."""
        page.evaluate(ANSWERED)
        button = wanted.element_handle()
        if button.evaluate(_IS_FOCUSED):
            return
        key = next((key for part, key in KEYS.items() if button.evaluate(_IS_AT, part)), None)
        if key is not None:
            page.keyboard.press(key)
        for _ in range(MOST_STEPS):
            if button.evaluate(_IS_NEAR):
                break
            page.keyboard.press("Tab")
            self.tabs += 1
        else:
            raise AssertionError(f"{wanted} cannot be reached by Tab")
        if button.evaluate(_IS_SPOT):
            return  # arrows lead over the board by themselves
        for arrow in ("Home", *["ArrowRight"] * MOST_STEPS):
            if button.evaluate(_IS_FOCUSED):
                return
            page.keyboard.press(arrow)
        raise AssertionError(f"{wanted} cannot be reached by arrows")

    def walk(self, page: Page, wanted: str) -> None:
        """Go by arrows: mostly towards it, now and then aside to get round corners."""
        for step in range(3 * MOST_STEPS):
            if page.evaluate(_HAS_FOCUS, wanted):
                return
            is_lost = step // 30 % 2 == 1  # a corner that holds the walker: wander for a while
            is_aside = self._dice.random() < (0.8 if is_lost else 0.3)
            way = self._dice.choice(ARROWS) if is_aside else str(page.evaluate(_ARROW_TO, wanted))
            page.keyboard.press(way)
        at = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"{wanted} cannot be reached by arrows from {at}")
