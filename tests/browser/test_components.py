"""A table with components of one's own: the file is explained, and the table shows its values."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser

GOOD = 'game = "tain"\nturns = 2\n\n[tiles]\nboy = 5\n'
BAD = "turns = 99\nfoo = 1\n"


def test_a_file_says_what_it_changes_and_the_table_shows_it(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    page = visit().page
    page.goto("/new/tain")
    page.locator(".components input").set_input_files(file)
    expect(page.locator(".components-list li")).to_have_text(
        ["Tiles of each player (boy): 5 instead of 6.", "Turns: 2 instead of 8."]
    )
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Turn 1 of 2").first).to_be_visible()


def test_the_file_can_be_left_out_again(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    page = visit().page
    page.goto("/new/tain")
    page.locator(".components input").set_input_files(file)
    page.get_by_role("button", name="Without the file").click()
    expect(page.locator(".components-list li")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Turn 1 of 8").first).to_be_visible()


def test_prices_and_kinds_of_cards_are_those_of_the_table(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("[price]\n8 = 9\n[kind]\n10 = 'rod'\n", encoding="utf-8")
    page = visit().page
    page.goto("/new/first_sparks")
    page.locator(".components input").set_input_files(file)
    expect(page.locator(".components-list li")).to_have_count(2)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Rod").nth(1)).to_be_visible()
