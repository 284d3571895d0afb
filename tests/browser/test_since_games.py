"""Since one's turn, in every game: marks and numbers, lit places, headings, the newest line in view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.known import KnownTable
from tests.browser.one_room import GAMES as PLAYED
from tests.browser.since_tables import WANTED, fill, news_for
from tests.browser.visitor import PHONE
from tests.server.harness import Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.server,
    pytest.mark.xdist_group("since"),
]

MARKS = "[data-mark]"
GAMES = sorted(WANTED)


@pytest.fixture(scope="module")
def tables() -> dict[str, KnownTable]:
    """The tables, by game; the server fills it."""
    return {}


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, pages: Path, tables: dict[str, KnownTable]
) -> Iterator[Server]:
    """A server with those tables."""
    folder = tmp_path_factory.mktemp("since")
    tables.update(fill(folder))
    with Server(folder, static=str(pages)) as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
def test_one_press_goes_back_to_the_own_turn(
    visit: Visit, house: Server, tables: dict[str, KnownTable], game: str
) -> None:
    page = visit(server=house, size=PHONE).sit(tables[game], 0)
    page.get_by_role("button", name="Since my turn").click()
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Replay")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_newest_line_is_in_view_in_italian_beside_the_guide(
    visit: Visit, house: Server, tables: dict[str, KnownTable], game: str
) -> None:
    page = visit(server=house, language="it").sit(tables[game], 0)
    newest = page.locator(".log li").last
    expect(newest).to_be_in_viewport(ratio=0.6)
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(newest).to_be_in_viewport(ratio=0.6)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_marks_them_too_or_the_tabs_behind_which_they_stand(
    visit: Visit, house: Server, tables: dict[str, KnownTable], game: str
) -> None:
    visitor = visit(server=house, size=PHONE)
    visitor.remember(f"guide.{game}", "seen")
    page = visitor.sit(tables[game], 0)
    expect(page.locator(MARKS).first).to_be_visible()
    marked = {mark.get_attribute("data-mark") for mark in page.locator(MARKS).all()}
    page.get_by_role("button", name="More", exact=True).tap()
    expect(page.locator(".log .log-number").first).to_be_attached()
    assert marked == set(page.locator(".log .log-number").all_inner_texts())


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_marked_and_lit_until_one_acts(
    visit: Visit, house: Server, tables: dict[str, KnownTable], game: str
) -> None:
    visitor = visit(server=house)
    visitor.remember(f"guide.{game}", "seen")
    page = visitor.sit(tables[game], 0)
    expect(page.locator(MARKS).first).to_be_attached()
    on_board = {mark.get_attribute("data-mark") for mark in page.locator(MARKS).all()}
    in_log = set(page.locator(".log .log-number").all_inner_texts())
    assert on_board
    assert on_board <= in_log
    assert "1" in in_log
    expect(page.locator(".log li.is-heading").first).to_be_attached()

    expect(page.locator("[data-lit]")).to_have_count(0)
    page.locator(".log li:has(.log-number) a").last.focus()
    news = [place for told in news_for(tables[game].game, WANTED[game][0]) for place in told.places]
    expect(page.locator("[data-lit]").first).to_be_attached()
    lit = {place.get_attribute("data-lit") for place in page.locator("[data-lit]").all()}
    assert lit & set(news)

    PLAYED[game].play(visitor, random.Random(2))
    expect(page.locator(f"{MARKS}, .log .log-number")).to_have_count(0)
