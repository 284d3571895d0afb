"""Language and light: the browser's choice at first, the visitor's from then on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.known import Shelf

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_the_browser_chooses_language_and_light_at_first(visit: Visit) -> None:
    page = visit(language="it", is_dark=True).go("/")
    expect(page.get_by_role("button", name="Gioca subito: Clans")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_chosen_language_is_remembered(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("group", name="Language").get_by_role("button", name="IT").click()
    expect(page.get_by_role("button", name="Gioca subito: Clans")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Gioca subito: Clans")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_a_chosen_light_is_remembered(visit: Visit) -> None:
    page = visit().go("/")
    daylight = page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
    page.get_by_role("button", name="Firelight").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("button", name="Daylight")).to_be_visible()
    assert page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor") != daylight


def test_the_table_changes_language_and_light_in_the_midst_of_a_choice(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    page.locator('[data-spot="1"]').press("Enter")
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dove va la capanna")
    expect(page.locator('[data-spot="1"]')).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("listitem").filter(has_text="Ugo ha ").first).to_be_visible()
    page.get_by_role("button", name="Luce del fuoco").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
