"""Waiting until a page has come to rest, however busy the machine is."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.visitor import PATIENCE

# Fonts change the height of lines, and with it the room of everything below; a change of room is drawn
# some frames later. What moves for ever (a glow) has no end to wait for and changes no box.
AT_REST: Final = """async () => {
  await document.fonts.ready;
  const boxes = () => [...document.querySelectorAll("body *")].map(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(" ");
  const moves = () => document.getAnimations().some(
    each => each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity);
  const frame = () => new Promise(done => requestAnimationFrame(done));
  for (let before = "", same = 0; same < 3;) {
    await frame();
    const now = boxes();
    same = now === before && !moves() ? same + 1 : 0;
    before = now;
  }
}"""


def until(page: Page, is_so: str, arg: object = None) -> None:
    """Wait until a function gives true in the page.

    Playwright's own way evaluates a text within the page when it asks again, which our pages forbid.
    """
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(is_so, arg):
        assert time.monotonic() < deadline, f"never so: {is_so}"
        page.wait_for_timeout(20)


def box_at_rest(part: Locator) -> FloatRect:
    """Where a part of the page lies, the first if there are several, once nothing moves any more."""
    part.page.evaluate(AT_REST)
    box = part.first.bounding_box()
    assert box is not None, f"{part} is not on the page"
    return box
