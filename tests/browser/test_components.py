"""A table with components of one's own: the file is explained, and the table shows its values."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.stone_age_hands import stone_age_view

pytestmark = pytest.mark.browser

GOOD = 'game = "tain"\nturns = 2\n\n[tiles]\nboy = 5\n'
BAD = "turns = 99\nfoo = 1\n"
TILES = "[style_tiles]\n" + "".join(f"XB{number} = {{ points = 77 }}\n" for number in range(2, 10))
CARDS = "[price]\n8 = 9\n[kind]\n10 = 'rod'\n"


def choose(page: Page, game: str, components: str, folder: Path) -> None:
    """Give the page for a new table of a game a file with these components."""
    file = folder / "mine.toml"
    file.write_text(components, encoding="utf-8")
    page.goto(f"/new/{game}")
    page.locator(".components input").set_input_files(file)


def test_a_file_says_what_it_changes_and_the_table_shows_it(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    choose(page, "tain", GOOD, tmp_path)
    expect(page.locator(".components-list li")).to_have_text(
        ["Tiles of each player (boy): 5 instead of 6.", "Turns: 2 instead of 8."]
    )
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Turn 1 of 2").first).to_be_visible()


def test_the_file_can_be_left_out_again(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    choose(page, "tain", GOOD, tmp_path)
    page.get_by_role("button", name="Without the file").click()
    expect(page.locator(".components-list li")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Turn 1 of 8").first).to_be_visible()


def test_prices_and_kinds_of_cards_are_those_of_the_table(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    choose(page, "first_sparks", CARDS, tmp_path)
    expect(page.locator(".components-list li")).to_have_count(2)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Rod").nth(1)).to_be_visible()


def test_reconstructed_buildings_are_played_as_the_file_corrects_them(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page, tops = visitor.page, [""]
    while not any(top in {f"XB{number}" for number in range(2, 10)} for top in tops):
        visitor.update = None
        choose(page, "stone_age", TILES, tmp_path)
        expect(page.locator(".components-list li")).to_have_count(8)
        expect(page.locator(".components-list li").first).to_contain_text("77 instead of 6")
        page.get_by_role("radio", name="With jewels").click()
        page.get_by_role("button", name="Open the table").click()
        page.locator(".stone_age-valley").wait_for()
        tops = [stack.top or "" for stack in stone_age_view(visitor.heard(is_asked)).stacks]
    expect(page.locator(".building", has_text="77").first).to_be_visible()


def test_a_file_that_does_not_fit_keeps_the_table_shut_until_it_is_left_out(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit()
    page = visitor.page
    choose(page, "tain", BAD, tmp_path)
    expect(page.get_by_text("This file does not fit this game:")).to_be_visible()
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_disabled()
    expect(button).to_have_accessible_description(
        "The file of the box does not fit: choose another, or play without it."
    )
    page.get_by_role("button", name="Without the file").click()
    expect(button).to_be_enabled()
    visitor.forgive("400")


def test_a_file_is_forgotten_when_another_game_is_chosen(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    choose(page, "tain", GOOD, tmp_path)
    expect(page.locator(".components-list li")).to_have_count(2)
    page.get_by_role("button", name="Clans").click()
    expect(page.get_by_text("The box as it is here")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_page_fits_the_narrowest_phone(visit: Visit, language: str) -> None:
    page = visit(language=language, size=(320, 640)).page
    page.goto("/new/first_sparks")
    expect(page.locator(".components")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
