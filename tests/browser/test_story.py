"""The story of a finished game in the browser: it appears from the left, and can be played on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import lascaux
from tests.bots.test_story import record_of
from tests.browser.audit import SCREENS, check_screen
from tests.browser.conftest import Visit
from tests.browser.known import ORDER, KnownTable, Shelf
from tests.browser.visitor import PHONE
from tests.server.harness import Server
from tests.server.storytelling import whole_story

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("story")]

RECORDS = {
    "clans": ORDER,
    "first_sparks": "first_sparks-tie-broken-by-food.txt",
    "stone_age": "stone_age-end-of-cards.txt",
    "tain": "tain-eleven-cows.txt",
}
NARROW = (320, 700)
FITS = "document.documentElement.scrollWidth <= window.innerWidth"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """Games that are over; of Prehistory one that bots have just played."""
    played = tmp_path_factory.mktemp("played") / "prehistory.txt"
    played.write_text(record_of("prehistory"), encoding="utf-8")
    records = RECORDS | {"prehistory": str(played)}
    return Shelf({game: (record, None) for game, record in records.items()}, copies=1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, pages: Path, finished: Shelf) -> Iterator[Server]:
    """A server with these games."""
    folder = tmp_path_factory.mktemp("stories")
    finished.fill(folder)
    running = Server(folder, static=str(pages))
    yield running
    assert "Traceback" not in running.stop()


@pytest.fixture(scope="module")
def told(house: Server, finished: Shelf) -> Callable[[str], KnownTable]:
    """A game whose story is told; each is told once."""

    @cache
    def told_of(game: str) -> KnownTable:
        known = finished.take(game)
        whole_story(house, known.id)
        return known

    return told_of


def whole(page: Page) -> None:
    """Wait until nothing is left to read."""
    expect(page.locator(".tpl li:not(.is-open)").first).to_be_visible()
    expect(page.locator(".rd")).to_have_count(0)


@SCREENS
@pytest.mark.parametrize("game", lascaux.games())
def test_a_story_is_told_in_every_game(
    visit: Visit,
    house: Server,
    told: Callable[[str], KnownTable],
    game: str,
    language: str,
    is_dark: bool,
    size: tuple[int, int],
) -> None:
    known = told(game)
    visitor = visit(language=language, is_dark=is_dark, size=size, server=house)
    visitor.sit(known, 0)
    page = visitor.go(f"/table/{known.id}/result")
    whole(page)
    expect(page.locator(".tpl li")).to_have_count(3)
    expect(page.locator(".tpl em:not(.is-others)").first).to_be_visible()
    expect(page.locator(".sharec")).to_contain_text("Lascaux")
    check_screen(page)
    assert page.evaluate(FITS)
    if size == PHONE:
        page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
        assert page.evaluate(FITS)
    painted = page.locator(".plot .ln").evaluate_all(
        "lines => lines.map(line => getComputedStyle(line).stroke)"
    )
    assert "none" not in painted
    assert len(set(painted)) == len(painted) > 1


def test_finished_parts_appear_from_the_left(
    visit: Visit, house: Server, told: Callable[[str], KnownTable]
) -> None:
    known = told("clans")
    visitor = visit(server=house)
    held: list[Route] = []

    def half(route: Route) -> None:
        """Give the first half of the curve, and let who asks for more wait."""
        if "seen=0" not in route.request.url:
            held.append(route)
            return
        answer = route.fetch()
        story = answer.json()
        story["parts"] = 3
        story["turningPoints"] = story["turningPoints"][:1]
        for point in story["points"][len(story["points"]) // 2 :]:
            point["chances"] = None
        route.fulfill(json=story)

    visitor.page.route(re.compile(r"/story\?"), half)
    page = visitor.go(f"/table/{known.id}/result")
    expect(page.locator(".rd")).to_contain_text("Reading: Move")
    expect(page.locator(".plot .todo")).to_be_visible()
    expect(page.locator(".tpl li:not(.is-open)")).to_have_count(1)
    expect(page.locator(".tpl .is-open")).to_have_count(2)
    check_screen(page)
    for route in held:
        route.continue_()
    whole(page)
    expect(page.locator(".plot .todo")).to_have_count(0)


def test_a_story_that_fails_is_asked_for_again_by_itself(
    visit: Visit, house: Server, told: Callable[[str], KnownTable]
) -> None:
    known = told("clans")
    visitor = visit(server=house)
    failures = iter([True])

    def fail_once(route: Route) -> None:
        if next(failures, False):
            route.abort()
        else:
            route.continue_()

    visitor.page.route(re.compile(r"/story\?"), fail_once)
    page = visitor.go(f"/table/{known.id}/result")
    expect(page.get_by_text("It is tried again by itself.")).to_be_visible()
    whole(page)
    visitor.forgive("ERR_FAILED|Failed to load")


def test_a_turning_point_is_played_on(visit: Visit, house: Server, told: Callable[[str], KnownTable]) -> None:
    known = told("clans")
    visitor = visit(server=house)
    visitor.sit(known, 0)
    page = visitor.go(f"/table/{known.id}/result")
    whole(page)
    page.get_by_role("button", name="Play on from here").nth(1).click()
    page.wait_for_url(re.compile(rf"/table/(?!{known.id})\w+$"))
    expect(page.locator("[data-spot]")).to_have_count(60)


def test_the_card_can_be_copied(visit: Visit, house: Server, told: Callable[[str], KnownTable]) -> None:
    known = told("tain")
    visitor = visit(server=house)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.sit(known, 0)
    page = visitor.go(f"/table/{known.id}/result")
    whole(page)
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.locator(".toast")).to_have_text("The card is copied.")
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert text.startswith("Lascaux: Táin\n")
    assert f"/table/{known.id}/result" in text
    assert re.search("My chance to win: [▁-█]+", text)


@SCREENS
def test_the_daily_table_is_opened_from_home(
    visit: Visit, house: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, is_dark=is_dark, size=size, server=house)
    page = visitor.go("/")
    panel = page.locator(".daily")
    expect(panel.locator("li").first.locator(".num")).to_have_text(re.compile(r"^-?\d+$"))
    check_screen(page)
    play = {"en": "Play the daily", "it": "Gioca il tavolo del giorno"}[language]
    panel.get_by_role("button", name=play).click()
    page.get_by_role("button", name={"en": "Without a name", "it": "Senza nome"}[language]).click()
    expect(page.locator("[data-spot]")).to_have_count(60)
    page.goto("/")
    goes_on = {"en": "Go on", "it": "Continua"}[language]
    expect(panel.get_by_role("link", name=goes_on)).to_be_visible()
