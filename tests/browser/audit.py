"""What every screen is held to: axe finds nothing, and no name of a message stands where its words should."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Page

from tests.browser.visitor import LAPTOP, PHONE

# Each language once and each light once: words do not depend on the light, nor colours on the language.
LANGUAGES_AND_LIGHTS: Final = pytest.mark.parametrize(
    ("language", "is_dark"), [("en", False), ("it", True)], ids=["en-light", "it-dark"]
)
# The same with a size: Italian, which is longer, where there is the least room.
SCREENS: Final = pytest.mark.parametrize(
    ("language", "is_dark", "size"),
    [("en", False, LAPTOP), ("it", True, PHONE)],
    ids=["en-light-desk", "it-dark-phone"],
)
ALL_SCREENS: Final = pytest.mark.parametrize(
    ("language", "is_dark", "size"),
    [("en", False, LAPTOP), ("en", True, PHONE), ("it", False, (320, 640))],
    ids=["en-light-desk", "en-dark-phone", "it-light-narrow"],
)
ROOT: Final = Path(__file__).parents[2]
TEXTS: Final = ("web/src/**/text/en.ftl", "src/lascaux/**/text/en.ftl")

_RUN: Final = 'async () => (await axe.run({ resultTypes: ["violations"] })).violations'


class _Node(msgspec.Struct):
    target: list[str]
    html: str
    failureSummary: str = ""  # noqa: N815 - axe's own name


class _Violation(msgspec.Struct):
    id: str
    help: str
    nodes: list[_Node]


def check_screen(page: Page) -> None:
    """Hold what the page shows now to all of it."""
    objections = [*violations(page), *raw_keys(page)]
    assert not objections, "\n".join(objections)


def violations(page: Page) -> list[str]:
    """What axe objects to, one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = msgspec.convert(page.evaluate(_RUN), list[_Violation])
    return [
        f"{page.url} {violation.id}: {violation.help}: {node.html[:160]} {node.failureSummary}"
        for violation in found
        for node in violation.nodes
    ]


def raw_keys(page: Page) -> list[str]:
    """Names of messages among the words of the page and of its labels."""
    said = re.findall(r"(?<![\w/.-])[a-z][\w-]*", str(page.evaluate(_WORDS)))
    return sorted(_keys() & set(said))


def fits(page: Page) -> bool:
    """Whether neither the page nor anything to press in its top bar is wider than the screen.

    What sticks out of the top bar is cut off and does not widen the page, so it is measured itself.
    """
    return bool(page.evaluate(_FITS))


_FITS: Final = """() => {
  const pressed = [...document.querySelectorAll(".topbar :is(a, button)")];
  const boxes = pressed.filter(each => each.checkVisibility()).map(each => each.getBoundingClientRect());
  const right = Math.max(...boxes.map(box => box.right));
  return Math.max(document.documentElement.scrollWidth, right) <= screen.width;
}"""

_WORDS: Final = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll("[aria-label],[title],[placeholder],[alt]")].flatMap(
    node => ["aria-label", "title", "placeholder", "alt"].map(name => node.getAttribute(name) ?? "")),
].join("\\n")"""


@cache
def _axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


@cache
def _keys() -> frozenset[str]:
    """Every name of a message that no person would write."""
    names: set[str] = set()
    for pattern in TEXTS:
        for file in ROOT.glob(pattern):
            names.update(
                re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
            )
    assert len(names) > 100
    return frozenset(names)
