"""What is wrong with how a page lies in its window: cut off, covered, too small, scrolled sideways."""

from __future__ import annotations

from typing import Final

import msgspec
from playwright.sync_api import Page

# What can be pressed lies within the window or in something that scrolls, nothing else lies on it, and it is
# large enough; what stands among the words of a sentence is as high as its line. Places of a board count
# where they answer.
_LOOK: Final = r"""least => {
  const faults = [], wide = innerWidth, high = innerHeight;
  const scrolled = document.documentElement.scrollWidth;
  if (scrolled > wide) faults.push(`the page is ${scrolled} wide`);
  const isLong = document.documentElement.scrollHeight > high;  // and can be scrolled
  const modal = document.querySelector("dialog[open]");
  const name = node => {
    const words = node.getAttribute("aria-label") ?? node.textContent;
    return `${node.getAttribute("class")} "${words.trim().slice(0, 40)}"`;
  };
  const scrolls = node => {
    for (let over = node.parentElement; over; over = over.parentElement)
      if (/auto|scroll/.test(getComputedStyle(over).overflow)) return true;
    return false;
  };
  const isStuck = node => {  // on the rim of the window: what it covers can be scrolled out from under it
    for (let over = node; over; over = over.parentElement)
      if (getComputedStyle(over).position === "sticky") return true;
    return false;
  };
  const isInText = node => {
    if (getComputedStyle(node).display !== "inline") return false;
    const isWords = beside => beside.nodeType === Node.TEXT_NODE && beside.data.trim() !== "";
    return [...node.parentNode.childNodes].some(isWords);
  };
  const places = "[role=button][aria-disabled=false]";
  const pressed = `button, a[href], ${places}, [role=radio], [role=tab], input, select`;
  for (const node of (modal ?? document).querySelectorAll(pressed)) {
    if (!node.checkVisibility({ visibilityProperty: true }) || node.closest(".skip-link, .vh")) continue;
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    const isSpot = node instanceof SVGElement;
    const side = Math.round(Math.min(width, height));
    const isSmall = side < least && !node.closest(".log") && !isInText(node);
    if (isSmall) faults.push(`${name(node)} is only ${side} px`);
    if (isSpot || scrolls(node)) continue;
    const isOver = !isLong && (top < -1 || bottom > high + 1);
    if (left < -1 || right > wide + 1 || isOver) faults.push(`${name(node)} is cut off`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isFree = !hit || node.contains(hit) || hit.contains(node) || (isLong && isStuck(hit));
    if (!isFree) faults.push(`${name(node)} lies under ${name(hit)}`);
  }
  return faults;
}"""


def needed(width: int) -> int:
    """How wide and high something has to be to be pressed in a window of this width."""
    if width < 360:
        return 24
    return 40 if width < 720 else 18  # under a thumb, or under a pointer


def misfits(page: Page, least: int) -> list[str]:
    """What does not fit, if what is pressed has to be so many pixels wide and high."""
    return msgspec.convert(page.evaluate(_LOOK, least), list[str])
