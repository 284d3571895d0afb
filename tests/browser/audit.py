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

# Each language once and each light once: words do not depend on the light, nor colours on the language.
LANGUAGES_AND_LIGHTS: Final = pytest.mark.parametrize(
    ("language", "is_dark"), [("en", False), ("it", True)], ids=["en-light", "it-dark"]
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
    said = str(page.evaluate(_WORDS))
    return [key for key in _keys() if re.search(rf"(?<![\w/.-]){re.escape(key)}(?![\w-])", said)]


def fits(page: Page) -> bool:
    """Whether neither the page nor anything to press in its top bar is wider than the screen.

    What sticks out of the top bar is cut off and does not widen the page, so it is measured itself.
    """
    pressed = page.locator(".topbar").locator("a, button").all()
    boxes = [box for box in [each.bounding_box() for each in pressed] if box is not None]
    right = max(box["x"] + box["width"] for box in boxes)
    return bool(
        page.evaluate("right => Math.max(document.documentElement.scrollWidth, right) <= screen.width", right)
    )


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
def _keys() -> list[str]:
    """Every name of a message that no person would write."""
    names: set[str] = set()
    for pattern in TEXTS:
        for file in ROOT.glob(pattern):
            names.update(
                re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
            )
    assert len(names) > 100
    return sorted(names)
