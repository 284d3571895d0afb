"""How people get at a place on the screen, in any game: with a pointer where it can be reached, with keys."""

from __future__ import annotations

import random
from typing import Final, Protocol

import msgspec
from playwright.sync_api import Page

CONFIRM: Final = "button.confirm"
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_STEPS: Final = 400

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
    """Goes by Tab from one thing to the next, and by arrows over a board."""

    def __init__(self, dice: random.Random) -> None:
        self._dice: Final = dice

    def tab_to(self, page: Page, wanted: str) -> None:
        """Tab until something of this kind has the focus."""
        for _ in range(MOST_STEPS):
            if page.evaluate(_HAS_FOCUS, wanted):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} cannot be reached by Tab")

    def walk(self, page: Page, wanted: str) -> None:
        """Go by arrows: mostly towards it, now and then aside to get round corners."""
        for step in range(MOST_STEPS):
            if page.evaluate(_HAS_FOCUS, wanted):
                return
            is_lost = step // 30 % 2 == 1  # a corner that holds the walker: wander for a while
            is_aside = self._dice.random() < (0.8 if is_lost else 0.3)
            way = self._dice.choice(ARROWS) if is_aside else str(page.evaluate(_ARROW_TO, wanted))
            page.keyboard.press(way)
        raise AssertionError(f"{wanted} cannot be reached by arrows")
