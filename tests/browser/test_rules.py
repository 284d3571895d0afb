"""The rules: short with diagrams and in full, searched, game by game, and closed to where one came from."""

from __future__ import annotations

import re
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, spot
from tests.browser.known import Shelf

pytestmark = [pytest.mark.browser, pytest.mark.server]

GAMES: Final = ("clans", "tain", "first_sparks", "stone_age", "prehistory")
FEWEST: Final = 3
NARROWEST: Final = (320, 640)
WORDS: Final = re.compile(r"\w+ \w+")
# By diagram: its accessible name and what stands under it; what is not drawn has no name.
_NAMES: Final = """() => [...document.querySelectorAll(".dia figure")].map(figure => {
  const drawn = figure.querySelector(".dg[role=img]");
  const isDrawn = [...figure.querySelectorAll("svg, canvas")].some(node => node.checkVisibility());
  return [isDrawn ? (drawn?.ariaLabel ?? "") : "", figure.querySelector("figcaption").textContent.trim()];
})"""


def figures(page: Page) -> Locator:
    """The diagrams of the short form."""
    return page.locator(".dia figure")


def close(page: Page) -> None:
    """Press the cross of the rules."""
    page.locator(".topbar > a").last.click()


@LANGUAGES_AND_LIGHTS
def test_both_forms_of_all_games_are_open_to_everyone_and_no_diagram_is_without_words(
    visit: Visit, language: str, is_dark: bool
) -> None:
    visitor = visit(language=language, is_dark=is_dark)
    for game in GAMES:
        page = visitor.go(f"/rules/{game}")
        expect(figures(page).nth(FEWEST - 1)).to_be_visible()
        expect(page.locator(".dia figure:not(:has(svg, canvas))")).to_have_count(0)
        for name, caption in msgspec.convert(page.evaluate(_NAMES), list[tuple[str, str]]):
            assert WORDS.search(name), game
            assert caption, game
        check_screen(page)
        page.goto(f"/rules/{game}/full")
        expect(page.locator(".rule").first).to_be_visible()
        expect(figures(page)).to_have_count(0)
    check_screen(page)


def test_both_forms_fit_the_narrowest_phone_in_the_longer_language(visit: Visit) -> None:
    visitor = visit(language="it", is_dark=True, size=NARROWEST)
    for game in GAMES:
        page = visitor.go(f"/rules/{game}")
        expect(figures(page).first).to_be_visible()
        assert fits(page), game
    check_screen(page)
    page.goto("/rules/stone_age/full")
    expect(page.locator(".rule").first).to_be_visible()
    assert fits(page)


def test_the_rules_of_another_game_come_in_the_same_form(visit: Visit) -> None:
    page = visit().go("/rules/clans")
    expect(figures(page).first).to_be_visible()
    games = page.get_by_role("navigation", name="Rules of another game")
    expect(games.locator("[aria-current]")).to_have_text("Clans")
    games.get_by_role("link", name="Táin").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Táin")
    expect(figures(page).first).to_be_visible()
    page.get_by_role("radio", name="Short").press("ArrowRight")
    expect(page.locator("#TN-0\\.1")).to_be_visible()
    expect(page).to_have_url("/rules/tain/full")
    games.get_by_role("link", name="Stone Age").click()
    expect(page.locator("#SA-0\\.1")).to_be_visible()
    expect(page).to_have_url("/rules/stone_age/full")
    expect(games.locator("[aria-current]")).to_have_text("Stone Age")


def test_a_paragraph_in_the_address_opens_the_full_form_at_it(visit: Visit) -> None:
    page = visit().go("/rules/clans#CL-7.5")
    paragraph = page.locator("#CL-7\\.5")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_class("is-pointed")
    page.goto("/rules/clans")
    page.locator(".dia").first.get_by_role("link", name="CL-2.7").click()
    expect(page.locator("#CL-2\\.7")).to_be_in_viewport()
    page.go_back()
    expect(figures(page).first).to_be_visible()


def test_a_search_finds_words_in_both_forms_and_says_when_there_are_none(visit: Visit) -> None:
    page = visit().go("/rules/clans")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("Seven joins")
    hits = page.locator(".hits li")
    expect(hits).to_have_count(1)
    expect(hits.locator("mark")).to_have_text(["Seven", "seven", "joins"])
    field.fill("lake")
    expect(page.get_by_role("status")).to_have_text("3 places")
    expect(hits).to_have_count(3)
    expect(hits.first).to_contain_text("Short rules: Move")
    expect(page.locator("#short-move > p mark")).to_have_text("lake")
    hits.last.get_by_role("link").click()
    expect(page.locator("#CL-2\\.7 mark")).to_have_text("lake")
    expect(page.locator("#CL-2\\.7")).to_be_in_viewport()
    field.fill("zebra")
    expect(page.get_by_role("status")).to_have_text("Nothing in the rules of Clans speaks of “zebra”.")
    check_screen(page)
    page.get_by_role("button", name="Clear the search").click()
    expect(field).to_be_focused()
    expect(page.get_by_role("status")).to_have_count(0)


@pytest.mark.parametrize("way", ["cross", "back"])
def test_closing_leads_back_to_the_home_page(visit: Visit, way: str) -> None:
    page = visit().go("/about")
    page.goto("/")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator(".dia").first).to_be_visible()
    if way == "cross":
        page.locator(".gsw a").last.click()
        page.locator(".dia .rule-id").first.click()
        expect(page.locator(".rule.is-pointed")).to_be_visible()
        close(page)
    else:
        page.go_back()
    expect(page).to_have_url("/")
    expect(page.get_by_role("button", name="Play now: Clans")).to_be_visible()
    page.go_back()
    expect(page).to_have_url("/about")


def test_rules_that_were_opened_directly_close_to_the_home_page(visit: Visit) -> None:
    page = visit().go("/rules/tain/full")
    expect(page.locator(".rule").first).to_be_visible()
    close(page)
    expect(page.get_by_role("button", name="Play now: Clans")).to_be_visible()


@pytest.mark.parametrize("way", ["cross", "back"])
def test_closing_leads_back_to_the_table_as_it_was(visit: Visit, shelf: Shelf, way: str) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("before the order"), 0)
    table, taken = page.url, page.locator(spot(1))
    Mouse().press(page, 1)
    Mouse().press(page, 52)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.locator(".why-card").get_by_role("link", name="Open").click()
    expect(page.locator("#CL-2\\.1")).to_be_in_viewport()
    expect(page.get_by_text("It is your turn.")).to_be_visible()
    expect(page.locator(".table")).to_be_hidden()
    check_screen(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    if way == "cross":
        page.locator(".gsw a").last.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Táin")
        page.get_by_role("link", name="Back to the table").first.click()
    else:
        page.go_back()
    expect(page).to_have_url(table)
    expect(page.locator(".why-card").get_by_role("link", name="Open")).to_be_focused()
    expect(taken).to_have_attribute("aria-pressed", "true")
    expect(page.locator("table.text-form")).to_have_count(0)
    assert sockets == []
    page.keyboard.press("t")
    expect(page.locator("table.text-form")).to_be_visible()


def test_closing_leads_back_to_the_result(visit: Visit, shelf: Shelf) -> None:
    page = visit().go(f"/table/{shelf.take('counted').id}/result")
    result = page.url
    page.locator("button.name").first.click()
    page.locator("tr.rule .why").click()
    expect(page.locator(".rule.is-pointed")).to_be_in_viewport()
    close(page)
    expect(page).to_have_url(result)
    expect(page.locator("tr.rule .why")).to_be_visible()
