"""Your box: an owner corrects what was reconstructed, plays with it, and guests are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lascaux import games
from tests.browser.audit import ALL_SCREENS, check_screen, fits
from tests.browser.conftest import Visit
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

PRICE = 'game = "first_sparks"\n\n[price]\n8 = 9\n'


def card(page: Page, number: int) -> None:
    """Put a card of The First Sparks on the desk."""
    page.locator(".bx", has=page.get_by_text(str(number), exact=True)).first.click()


def correct_price(page: Page, number: int, steps: int) -> None:
    """Say that a card costs so much more."""
    card(page, number)
    for _ in range(steps):
        page.get_by_role("button", name="More: Price of the card").click()
    page.get_by_role("button", name="So it is in my box").click()
    expect(page.locator(".bx-desk")).to_contain_text("Corrected")


@pytest.mark.parametrize("game", games())
def test_every_value_says_where_it_comes_from_and_the_rulebook_is_locked(visit: Visit, game: str) -> None:
    page = visit().go(f"/box/{game}")
    expect(page.locator(".box-h h1")).to_be_visible()
    page.locator(".box-locked summary").click()
    page.locator(".box-locked .bx").first.click()
    expect(page.locator(".bx-desk")).to_contain_text("rulebook")
    expect(page.get_by_role("button", name="So it is in my box")).to_have_count(0)


def test_a_corrected_price_stays_on_the_device_and_is_played_with(visit: Visit) -> None:
    page = visit().go("/box/first_sparks")
    correct_price(page, 8, 7)
    page.reload()
    card(page, 8)
    expect(page.locator(".bx-field", has_text="Price of the card")).to_contain_text("we had 2")
    page.goto("/new/first_sparks")
    expect(page.locator(".components-list li")).to_have_text(["Price of the card (8): 9 instead of 2."])
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="varied components").click()
    expect(page.get_by_role("dialog", name="Varied components")).to_contain_text("9 instead of 2")


def test_a_corrected_price_is_played_with_at_once(visit: Visit) -> None:
    page = visit().go("/box/first_sparks")
    correct_price(page, 8, 7)
    page.goto("/")
    page.get_by_role("button", name="Play now: The First Sparks").click()
    page.get_by_role("button", name="Without a name").click()
    page.get_by_role("button", name="varied components").click()
    expect(page.get_by_role("dialog", name="Varied components")).to_contain_text("9 instead of 2")


def test_the_switch_of_a_new_table_leaves_the_box_out(visit: Visit) -> None:
    page = visit().go("/box/first_sparks")
    correct_price(page, 8, 1)
    page.goto("/new/first_sparks")
    expect(page.locator(".components-list li")).to_have_count(1)
    page.get_by_role("switch", name="Your box").click()
    expect(page.locator(".components-list li")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".decision")).to_be_visible()
    expect(page.get_by_role("button", name="varied components")).to_have_count(0)


def test_what_no_table_could_be_played_with_is_told_and_not_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/box/first_sparks")
    card(page, 8)
    page.get_by_role("spinbutton", name="Price of the card").fill("-4")
    page.get_by_role("button", name="So it is in my box").click()
    expect(page.locator(".bx-desk .fault li").first).to_be_visible()
    assert page.evaluate("localStorage.getItem('lascaux.box.first_sparks')") is None
    visitor.forgive("400")


def test_a_value_is_put_back(visit: Visit) -> None:
    page = visit().go("/box/first_sparks")
    correct_price(page, 8, 3)
    page.get_by_role("button", name="Put back").click()
    page.goto("/new/first_sparks")
    expect(page.get_by_role("switch", name="Your box")).to_have_count(0)


def test_values_are_saved_and_loaded_as_a_file(visit: Visit, tmp_path: Path) -> None:
    page = visit().go("/box/first_sparks")
    file = tmp_path / "mine.toml"
    file.write_text(PRICE, encoding="utf-8")
    page.locator(".box-files input").set_input_files(file)
    expect(page.get_by_text("One value is now as in the file.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert saved.value.path().read_text(encoding="utf-8") == PRICE


def test_a_file_that_does_not_fit_is_told_by_line(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.go("/box/tain")
    file = tmp_path / "mine.toml"
    file.write_text("turns = 99\nfoo = 1\n", encoding="utf-8")
    page.locator(".box-files input").set_input_files(file)
    expect(page.locator(".box-said li")).to_have_count(2)
    expect(page.locator(".box-said li").first).to_contain_text("Line 1")
    visitor.forgive("400")


def test_a_guest_is_told_before_sitting_down(visit: Visit, server: Server) -> None:
    opened = server.open("human", "human", game="first_sparks", components=PRICE)
    page = visit().go(f"/table/{opened.table.id}#seat={opened.invitations[1]}")
    page.get_by_role("button", name="varied components").click()
    expect(page.get_by_role("dialog")).to_contain_text("Price of the card (8): 9 instead of 2.")


@ALL_SCREENS
def test_the_page_fits_every_screen(
    visit: Visit, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    for game in ("first_sparks", "prehistory"):
        page = visit(language=language, is_dark=is_dark, size=size).go(f"/box/{game}")
        page.locator(".bx").nth(2).click()
        expect(page.locator(".bx-desk")).to_be_visible()
        check_screen(page)
        assert fits(page)
