"""What home and a table cost to open: packed bytes of the page, fonts aside, with a bar for every game."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

# In thousands of bytes. A room that grows beyond its bar says why, or fetches later what it can do without.
# What every table has around the game (talk, hints, clocks, notices, pace, standing orders, absence, several
# people at one device, guided games, the focus that is never lost) took about twenty, less than one font;
# names that are read in every seat, and what a glance shows without choosing, one more in two games.
BARS: Final = {"clans": 166, "tain": 175, "first_sparks": 188, "stone_age": 211, "prehistory": 247}

# With the five pictures, and with the own tables, which only those fetch who have some.
HOME_BAR: Final = 206


def test_the_home_page_stays_light(visit: Visit, server: Server) -> None:
    visitor = visit()
    opened = server.open("human", "random", game="stone_age")
    visitor.sit_at(opened.table.id, "stone_age", opened.seat, opened.token).locator(".table").wait_for()
    other = visit()
    other.remember("tables", visitor.page.evaluate("localStorage.getItem('lascaux.tables')"))
    other.received.requests.clear()
    page = other.go("/")
    page.locator(".is-next .row-line:not(:empty)").wait_for()
    page.locator(".daily").wait_for()
    sizes = _sizes(other)
    assert sum(size for size, _ in sizes) < HOME_BAR * 1000, sizes


@pytest.mark.parametrize("game", BARS)
def test_the_page_of_a_table_stays_light(visit: Visit, server: Server, game: str) -> None:
    visitor = visit()
    opened = server.open("human", "random", game=game)
    visitor.received.requests.clear()
    page = visitor.sit_at(opened.table.id, game, opened.seat, opened.token)
    page.locator(".table").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = _sizes(visitor)
    packed = sum(size for size, _ in sizes)
    assert packed > 100_000
    assert packed < BARS[game] * 1000, sizes


def _sizes(visitor: Visitor) -> list[tuple[int, str]]:
    """What was fetched of the page itself, fonts aside, and how many bytes each is."""
    return sorted(
        (request.sizes()["responseBodySize"], request.url)
        for request in visitor.received.requests
        if "/assets/" in request.url and not request.url.endswith(".woff2")
    )
