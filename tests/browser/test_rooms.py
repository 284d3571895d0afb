"""Each game keeps its styles in its room, also when one page has shown all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.known import Shelf

pytestmark = [pytest.mark.browser, pytest.mark.server]

# Fetches style sheets and gives, for each, the rules that select something on this page.
_REACHED: Final = """async (addresses) => Promise.all(addresses.map(async (address) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await (await fetch(address)).text());
  const reached = [];
  const look = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText === undefined) look(rule.cssRules ?? []);
      else if (document.querySelector(rule.selectorText.replace(/::[a-z-]+/g, "")))
        reached.push(rule.selectorText);
    }
  };
  look([...sheet.cssRules].filter((rule) => rule.type !== CSSRule.KEYFRAMES_RULE));
  return reached;
}))"""


def sheets_of(pages: Path) -> dict[str, list[str]]:
    """The addresses of all style sheets of games, by game."""
    sheets: dict[str, list[str]] = {}
    for path in sorted((pages / "assets").glob("*.css")):
        _, _, marked = path.read_text(encoding="utf-8").partition("[data-game=")
        if marked:
            sheets.setdefault(marked.partition("]")[0], []).append(f"/assets/{path.name}")
    return sheets


@pytest.mark.parametrize(("position", "game"), [("opening", "clans"), ("hostage", "tain")])
def test_no_game_styles_the_room_of_another(
    visit: Visit, shelf: Shelf, pages: Path, position: str, game: str
) -> None:
    page = visit().sit(shelf.take(position), 1)
    page.locator("[data-spot]").first.wait_for()
    sheets = sheets_of(pages)
    assert set(sheets) == {"clans", "first_sparks", "prehistory", "stone_age", "tain"}
    reached = {name: page.evaluate(_REACHED, addresses) for name, addresses in sheets.items()}
    assert {name for name, rules in reached.items() if any(rules)} == {game}, reached


def test_no_game_styles_the_home_page(visit: Visit, pages: Path) -> None:
    page = visit().go("/")
    page.locator(".frieze .game").first.wait_for()
    for addresses in sheets_of(pages).values():
        assert not any(page.evaluate(_REACHED, addresses))
