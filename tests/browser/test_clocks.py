"""Clocks on the page: chosen with the table, shown beside the names, told sparingly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lascaux import games
from lascaux.server.messages import TableInfo
from lascaux.server.wishes import Clock
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.visitor import LAPTOP, PHONE
from tests.server.harness import STUB, Seated, Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.server,
    pytest.mark.xdist_group("clocks"),
]

DAY = 86_400
NARROW = (320, 640)


class Timed:
    """A server whose time a test moves, and a table there."""

    def __init__(self, server: Server, file: Path) -> None:
        self.server = server
        self._file = file

    def open(self, clock: Clock, game: str = "clans") -> tuple[Seated, int]:
        """A table of two people with clocks, and the seat whose time runs."""
        table = self.server.seated("human", "human", game=game, clock=clock)
        info = self.server.get(f"/api/tables/{table.table.id}", TableInfo)
        return table, next(seat.seat for seat in info.seats if seat.clock and seat.clock.ends)

    def pass_by(self, seconds: int) -> None:
        """Let time pass."""
        self._file.write_text(str(int(self._file.read_text()) + seconds))


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Timed]:
    """A server whose time is told by a file."""
    folder = tmp_path_factory.mktemp("timed")
    file = folder / "later.txt"
    file.write_text("0")
    running = Server(folder / "data", worker=STUB, static=str(pages), clock=str(file))
    yield Timed(running, file)
    assert "Traceback" not in running.stop()


def announced(page: Page) -> None:
    """Note all that the page has a screen reader say."""
    page.evaluate(
        """() => {
            window.announced = [];
            const note = () => document.querySelectorAll('[aria-live="polite"], [role="status"]').forEach(
                (place) => {
                    const text = place.textContent.trim();
                    if (text && window.announced.at(-1) !== text) window.announced.push(text);
                });
            const all = {subtree: true, childList: true, characterData: true};
            new MutationObserver(note).observe(document.body, all);
        }"""
    )


def test_a_clock_is_chosen_with_the_table(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/new/clans")
    expect(page.get_by_text("Time to think")).to_have_count(0)
    page.get_by_role("radio", name="Friend").first.click()
    expect(page.get_by_label("How much")).to_have_count(0)
    page.get_by_role("radio", name="For a turn").click()
    page.get_by_role("radio", name="Days").click()
    number = page.get_by_role("spinbutton", name="How much")
    expect(number).to_have_value("2")
    number.fill("99")
    number.blur()
    expect(number).to_have_value("30")
    number.fill("3")
    page.get_by_role("radio", name="Bot plays on").click()
    page.get_by_role("button", name="Open the table").click()
    expect(
        page.get_by_text("Everybody has 3 days for a turn. When it is over, a bot plays on.")
    ).to_be_visible()
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    assert server.get(f"/api/tables/{table}", TableInfo).clock == Clock("turn", 3 * DAY, "stand_in")


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_form_of_a_clock_fits(visit: Visit, language: str) -> None:
    page = visit(language=language).page
    page.goto("/new/clans")
    page.get_by_role("radio", name="Friend" if language == "en" else "Amico").first.click()
    page.get_by_role("radio", name="For the game" if language == "en" else "Per partita").click()
    for width, height in (LAPTOP, PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page)


@pytest.mark.parametrize("game", games())
def test_the_strip_shows_whose_time_runs(visit: Visit, timed: Timed, game: str) -> None:
    table, seat = timed.open(Clock("turn", 3 * DAY, "nothing"), game)
    visitor = visit(server=timed.server)
    page = visitor.sit_at(table.table.id, game, 1 - seat, table.tokens[1 - seat])
    for frame, (width, height) in ((".table", LAPTOP), (".phone", PHONE)):
        page.set_viewport_size({"width": width, "height": height})
        clock = page.locator(f"{frame} .seat-clock")
        expect(clock).to_have_count(1)
        expect(clock).to_contain_text("2 d")
        expect(clock).to_contain_text("Time left: 2 days.")
        expect(page.locator(".seat.is-turn .seat-clock")).to_have_count(1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_a_bot_plays_on_when_time_runs_out_and_the_owner_is_told_once(
    visit: Visit, timed: Timed, size: tuple[int, int]
) -> None:
    table, seat = timed.open(Clock("turn", 3600, "stand_in"))
    visitor = visit(size=size, server=timed.server)
    page = visitor.sit_at(table.table.id, "clans", seat, table.tokens[seat])
    expect(page.locator(".seat-clock")).to_contain_text("59 min")
    announced(page)
    timed.pass_by(3300)
    page.reload()  # the page asks what time it is when it comes
    expect(page.locator(".seat-clock")).to_contain_text(":")
    announced(page)
    timed.pass_by(300)
    expect(page.get_by_role("dialog", name="A bot plays for you")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Your time ran out a moment ago.")
    told = page.evaluate("() => window.announced")
    assert {text for text in told if "run out" in text} == {"Your time has run out: a bot plays on for you."}
    page.get_by_role("dialog").get_by_role("button", name="I am back").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_is_late_is_called(visit: Visit, timed: Timed) -> None:
    table, seat = timed.open(Clock("game", 60, "nudge"))
    visitor = visit(server=timed.server)
    page = visitor.sit_at(table.table.id, "clans", seat, table.tokens[seat])
    expect(page.locator(".seat-clock")).to_have_count(2)
    timed.pass_by(60)
    expect(page.locator(".toast")).to_have_text("Your time has run out: it is still your turn.")


@LANGUAGES_AND_LIGHTS
def test_a_table_with_clocks_has_nothing_to_complain_of(
    visit: Visit, timed: Timed, language: str, is_dark: bool
) -> None:
    table, seat = timed.open(Clock("game", 3 * DAY, "nothing"), "first_sparks")
    visitor = visit(language=language, is_dark=is_dark, server=timed.server)
    page = visitor.sit_at(table.table.id, "first_sparks", seat, table.tokens[seat])
    expect(page.locator(".seat-clock")).to_have_count(2)
    check_screen(page)
