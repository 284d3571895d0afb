"""The home page: every game in one press, the own tables with their news, the ways to learn and to a box."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from lascaux import games
from lascaux.server.messages import TableInfo
from lascaux.server.wishes import Clock
from lascaux.wire import YourDecision
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.known import KnownTable, Shelf
from tests.browser.stillness import until
from tests.browser.visitor import LAPTOP, PHONE, Visitor, kept
from tests.server.harness import STUB, Seated, Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

ROWS = ".wait > ol > li"
DAY = 86_400
# Of the others every value of the box was found in print.
RECONSTRUCTED = {"first_sparks", "stone_age", "prehistory"}


def asked_at(server: Server, table: Seated) -> int:
    """The seat that is asked at a table of two people."""
    with server.sit(table.table.id, table.token) as host:
        return 0 if isinstance(host.update.decision, YourDecision) else 1


def pair(server: Server, game: str, *, is_asked: bool, clock: Clock | None = None) -> dict[str, object]:
    """A table of two people, kept by the one who is asked or by the other."""
    table = server.seated("human", "human", game=game, clock=clock)
    asked = asked_at(server, table)
    seat = asked if is_asked else 1 - asked
    return kept(table.table.id, game, seat, table.tokens[seat])


def over(known: KnownTable, seat: int = 0) -> dict[str, object]:
    """A table at which a game of Clans is over."""
    return kept(known.id, "clans", seat, known.tokens[seat])


def at_home(visitor: Visitor, *tables: dict[str, object]) -> Page:
    """The home page of a browser that sits at these tables."""
    visitor.remember("tables", msgspec.json.encode(tables).decode())
    return visitor.go("/")


def row_of(page: Page, table: dict[str, object]) -> Locator:
    """The row of a table."""
    return page.locator(ROWS).filter(has=page.locator(f'a[href^="/table/{table["id"]}"]'))


@pytest.mark.parametrize("game", games())
def test_every_game_is_played_without_choosing_it_first(visit: Visit, server: Server, game: str) -> None:
    visitor = visit()
    visitor.remember("nameless", "yes")
    page = visitor.go("/")
    title = page.locator(f".game:has(a[href='/learn/{game}']) h2").inner_text()
    page.get_by_role("button", name=f"Play now: {title}").click()
    expect(page).to_have_url(re.compile("/table/"))
    info = server.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}", TableInfo)
    assert info.game == game


@pytest.mark.parametrize("game", games())
def test_the_game_played_last_is_the_chosen_one(visit: Visit, server: Server, game: str) -> None:
    visitor = visit()
    table = server.seated("human", "human", game=game)
    visitor.sit_at(table.table.id, game, 0, table.tokens[0]).locator(".decision-s").wait_for()
    page = visitor.go("/")
    chosen = page.locator(".game.is-chosen")
    expect(chosen.locator(f"a[href='/rules/{game}']")).to_be_visible()
    expect(page.locator(".hero a[href^='/new/']")).to_have_attribute("href", f"/new/{game}")
    expect(page.locator(".minute h2")).to_contain_text(chosen.locator("h2").inner_text())


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_guided_games_and_boxes_are_found_from_home(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).go("/")
    for game in games():
        article = page.locator(f".game:has(a[href='/rules/{game}'])")
        expect(article.get_by_role("link", name="Learn")).to_have_attribute("href", f"/learn/{game}")
        article.locator(".pic-pick").click()
        expect(article.locator(".pic-pick")).to_have_attribute("aria-pressed", "true")
        panel = page.locator(".minute")
        expect(panel.get_by_role("link", name="Learn it in")).to_have_attribute("href", f"/learn/{game}")
        box = panel.get_by_role("link", name="Your box")
        expect(box).to_have_count(1 if game in RECONSTRUCTED else 0)
        general = page.locator("footer").get_by_role("link", name="Your box")
        own = f"/box/{game}" if game in RECONSTRUCTED else "/box/first_sparks"
        expect(general).to_have_attribute("href", own)


def test_a_row_tells_who_sits_there_whose_turn_it_is_and_since_when(visit: Visit, server: Server) -> None:
    yours, others = pair(server, "clans", is_asked=True), pair(server, "tain", is_asked=False)
    page = at_home(visit(), others, yours)
    first, second = page.locator(ROWS).nth(0), page.locator(ROWS).nth(1)
    expect(first).to_contain_text("Your turn waiting a moment")
    expect(first).to_contain_text("0 of 12 villages")
    expect(first.locator(".row-line")).not_to_be_empty()
    expect(first.locator(".row-who li .seat-mark")).to_have_count(1)
    expect(first.get_by_role("link", name="Take your turn: Clans")).to_be_visible()
    expect(second).to_contain_text("to move")
    expect(second).to_contain_text("waiting a moment")
    expect(second).to_contain_text("turn 1")
    expect(second.locator(".row-who li")).to_have_count(1)
    second.get_by_role("link", name="Open: Táin").click()
    expect(page).to_have_url(re.compile(f"/table/{others['id']}$"))


def test_bots_are_called_bots(visit: Visit, server: Server) -> None:
    table = server.open("human", "greedy", "greedy", game="stone_age")
    page = at_home(visit(), kept(table.table.id, "stone_age", 0, table.token))
    expect(page.locator(f"{ROWS} .row-who li").first).to_contain_text("bot")
    expect(page.locator(f"{ROWS} .row-who li")).to_have_count(2)


def test_a_game_that_is_over_tells_its_result_and_leads_to_its_story(visit: Visit, shelf: Shelf) -> None:
    table = over(shelf.look_at("over"))
    page = at_home(visit(), table)
    expect(row_of(page, table).locator(".row-state")).to_contain_text("points.")
    story = row_of(page, table).get_by_role("link", name="Story")
    expect(story).to_have_attribute("href", f"/table/{table['id']}/result")
    expect(page.locator(".is-next")).to_have_count(0)
    expect(page.locator(".btn-primary")).to_have_text("Play now")


def test_the_clock_that_runs_is_shown(visit: Visit, tmp_path: Path, pages: Path) -> None:
    file = tmp_path / "clock"
    file.write_text("1793000000")
    with Server(tmp_path / "data", worker=STUB, static=str(pages), clock=str(file)) as timed:
        yours = pair(timed, "clans", is_asked=True, clock=Clock("turn", DAY, "nothing"))
        others = pair(timed, "clans", is_asked=False, clock=Clock("game", 3 * DAY, "nothing"))
        file.write_text(str(1793000000 + 2 * 3600 + 60))
        page = at_home(visit(server=timed), yours, others)
        first = row_of(page, yours)
        expect(first).to_contain_text("Your turn waiting 2 hours")
        expect(first.locator(".row-clock")).to_contain_text("21 h left")
        expect(first.locator(".row-clock")).to_contain_text("of one day for a turn")
        expect(row_of(page, others).locator(".row-clock")).to_contain_text("2 d left")
        expect(row_of(page, others)).to_contain_text("waiting 2 hours")


def test_a_turn_that_comes_while_one_looks_is_told_at_once(visit: Visit, server: Server) -> None:
    table = server.seated("human", "human", game="clans")
    asked = asked_at(server, table)
    page = at_home(visit(), kept(table.table.id, "clans", 1 - asked, table.tokens[1 - asked]))
    expect(page.locator(ROWS)).to_contain_text("to move")
    with server.sit(table.table.id, table.tokens[asked]) as player:
        while isinstance(player.update.decision, YourDecision):
            player.act(player.choices()[0])
    expect(page.locator(f"{ROWS}.is-next")).to_contain_text("Your turn")
    expect(page.locator(".is-next .row-line")).not_to_be_empty()


def test_a_table_is_hidden_until_it_is_shown_again(visit: Visit, server: Server, shelf: Shelf) -> None:
    table, other = over(shelf.look_at("over")), pair(server, "tain", is_asked=True)
    visitor = visit()
    page = at_home(visitor, table, other)
    row_of(page, table).get_by_role("button", name="Hide Clans").press("Enter")
    expect(row_of(page, table)).to_have_count(0)
    hidden = page.get_by_role("button", name="1 hidden")
    expect(hidden).to_be_focused()
    page.reload()
    expect(page.locator(ROWS)).to_have_count(1)
    hidden.click()
    row_of(page, table).get_by_role("button", name="Show Clans again").click()
    expect(page.locator(ROWS)).to_have_count(2)
    expect(hidden).to_have_count(0)


def test_a_hidden_table_calls_no_more_and_comes_back_with_the_next_turn(visit: Visit, server: Server) -> None:
    table = server.seated("human", "human", game="clans")
    asked = asked_at(server, table)
    own = kept(table.table.id, "clans", asked, table.tokens[asked])
    page = at_home(visit(), own, pair(server, "tain", is_asked=False))
    expect(page).to_have_title("(1) Your turn: Clans")
    expect(page.locator(".is-next")).to_contain_text("Your turn waiting")
    page.get_by_role("button", name="Hide Clans").click()
    expect(page).to_have_title("Lascaux")
    expect(page.locator(".is-next")).to_have_count(0)
    with server.sit(table.table.id, table.tokens[asked]) as player:
        while isinstance(player.update.decision, YourDecision):
            player.act(player.choices()[0])
    expect(page.locator(ROWS)).to_have_count(1)
    until(page, "id => JSON.parse(localStorage['lascaux.turns'])[id].turn === 'others'", own["id"])
    with server.sit(table.table.id, table.tokens[1 - asked]) as player:
        while isinstance(player.update.decision, YourDecision):
            player.act(player.choices()[0])
    expect(page.locator(".is-next")).to_contain_text("Clans")
    expect(page).to_have_title("(1) Your turn: Clans")


def test_many_tables_can_be_sifted(visit: Visit, server: Server, shelf: Shelf) -> None:
    waiting = [pair(server, "clans", is_asked=True) for _ in range(2)]
    going = [pair(server, "tain", is_asked=False) for _ in range(3)]
    page = at_home(visit(), over(shelf.look_at("over")), *going, *waiting)
    which = page.get_by_role("radiogroup", name="Which tables")
    expect(which.get_by_role("radio")).to_have_text(["All 6", "Waiting for you 2", "Going on 3", "Over 1"])
    expect(page.locator(ROWS)).to_have_count(5)
    page.get_by_role("button", name="All 6 tables").click()
    expect(page.locator(ROWS)).to_have_count(6)
    for name, count in (("Waiting for you", 2), ("Going on", 3), ("Over", 1)):
        which.get_by_role("radio", name=name).click()
        expect(page.locator(ROWS)).to_have_count(count)
    which.get_by_role("radio", name="Over").press("ArrowRight")
    expect(page.locator(ROWS)).to_have_count(6)


def test_few_tables_need_no_sifting(visit: Visit, shelf: Shelf) -> None:
    page = at_home(visit(), over(shelf.look_at("over")))
    expect(page.locator(ROWS)).to_have_count(1)
    expect(page.get_by_role("radiogroup")).to_have_count(0)


@LANGUAGES_AND_LIGHTS
@pytest.mark.parametrize(
    "size", [LAPTOP, (1024, 768), PHONE, (320, 640)], ids=["desk", "tablet", "phone", "small"]
)
def test_home_is_open_to_everyone_on_every_screen(
    visit: Visit, server: Server, shelf: Shelf, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, is_dark=is_dark, size=size)
    page = visitor.go("/")
    expect(page.locator(".daily")).to_be_visible()
    check_screen(page)
    assert fits(page)
    bots = server.open("human", "greedy", "greedy", game="prehistory")
    empty = server.open("human", "human", game="first_sparks")
    page = at_home(
        visitor,
        over(shelf.look_at("over"), 1),
        over(shelf.look_at("over"), 1) | {"id": shelf.look_at("opening").id, "hidden": ""},
        pair(server, "stone_age", is_asked=True, clock=Clock("turn", DAY, "nothing")),
        pair(server, "tain", is_asked=False, clock=Clock("game", DAY, "nudge")),
        pair(server, "clans", is_asked=True),
        kept(bots.table.id, "prehistory", 0, bots.token),
        kept(empty.table.id, "first_sparks", 0, empty.token, title="A table with quite a long name"),
    )
    expect(page.locator(".is-next .row-line")).not_to_be_empty()
    expect(page.locator(".daily")).to_be_visible()
    check_screen(page)
    assert fits(page)
    if size[0] < 720:
        small = page.evaluate(_SMALL)
        assert not small, small


# On touch what is pressed is at least 40 px high and wide, but for words in a line.
_SMALL = """() => [...document.querySelectorAll("main :is(a, button)")]
  .filter(node => node.checkVisibility())
  .map(node => [node.getAttribute("aria-label") ?? node.textContent.trim(), node.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 40).map(([name]) => name)"""
