"""Every screen, in both languages and both lights: nothing axe objects to, no name of a message in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lascaux.server.workers import STORY_PATIENCE
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, raw_keys, violations
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Mouse, spot
from tests.browser.known import Shelf
from tests.browser.pointing import point_of
from tests.browser.visitor import PHONE
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]


@LANGUAGES_AND_LIGHTS
def test_the_pages_before_a_game_are_open_to_everyone(
    visit: Visit, server: Server, language: str, is_dark: bool
) -> None:
    visitor = visit(language=language, is_dark=is_dark)
    page = visitor.go("/")
    expect(page.get_by_role("article").get_by_role("button").first).to_be_enabled()
    check_screen(page)
    page.goto("/new/clans")
    expect(page.get_by_role("radiogroup").first).to_be_visible()
    check_screen(page)
    page.goto("/rules/clans")
    expect(page.get_by_role("article").first).to_be_visible()
    check_screen(page)
    for path in ("/about", "/no/trail/here"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_screen(page)
    opened = server.open("human", "human")
    page.goto(f"/table/{opened.table.id}")
    expect(page.locator(".linkbox")).to_be_visible()
    check_screen(page)
    page.goto(f"/table/{opened.table.id}#seat={opened.invitations[1]}")
    expect(page.get_by_role("textbox")).to_be_visible()
    check_screen(page)


@LANGUAGES_AND_LIGHTS
def test_the_table_is_open_to_everyone(visit: Visit, shelf: Shelf, language: str, is_dark: bool) -> None:
    page = visit(language=language, is_dark=is_dark).sit(shelf.take("before the order"), 0)
    hand = Mouse()
    expect(page.locator(spot(1))).to_have_attribute("aria-disabled", "false")
    check_screen(page)
    hand.press(page, 1)
    page.mouse.move(*point_of(page, spot(2)))
    expect(page.locator(".preview")).to_be_visible()
    check_screen(page)
    hand.press(page, 52)
    expect(page.locator(".why-card .ref")).to_be_visible()
    check_screen(page)
    page.keyboard.press("t")
    expect(page.locator("table.text-form")).to_be_visible()
    check_screen(page)
    page.keyboard.press("t")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check_screen(page)


@LANGUAGES_AND_LIGHTS
def test_a_guest_who_was_never_here_is_told_in_words_who_sits_there(
    visit: Visit, server: Server, language: str, is_dark: bool
) -> None:
    opened = server.open("human", "human")
    page = visit(language=language, is_dark=is_dark).go(f"/j/{opened.table.id}#{opened.invitations[1]}")
    expect(page.get_by_role("textbox")).to_be_visible()
    check_screen(page)


@pytest.mark.parametrize("language", ["en", "it"])
def test_own_tables_on_the_home_page_are_told_in_words(visit: Visit, shelf: Shelf, language: str) -> None:
    visitor = visit(language=language)
    visitor.sit(shelf.take("before the order"), 0)
    page = visitor.go("/")
    expect(page.locator(".wait .row-line")).not_to_be_empty()
    assert raw_keys(page) == []


@LANGUAGES_AND_LIGHTS
def test_the_end_of_a_game_is_open_to_everyone(
    visit: Visit, shelf: Shelf, language: str, is_dark: bool
) -> None:
    known = shelf.look_at("over")
    page = visit(language=language, is_dark=is_dark).go(f"/table/{known.id}")
    expect(page.locator(f'a[href="/table/{known.id}/result"]')).to_be_visible()
    check_screen(page)
    page.goto(f"/table/{known.id}/replay#move=33")
    expect(page.get_by_role("slider")).to_be_visible()
    check_screen(page)
    page.goto(f"/table/{known.id}/result")
    expect(page.locator(".tpl li:not(.is-open)").first).to_be_visible(timeout=STORY_PATIENCE * 1000)
    page.locator("summary").click()
    check_screen(page)


@LANGUAGES_AND_LIGHTS
def test_the_phone_is_open_to_everyone(visit: Visit, shelf: Shelf, language: str, is_dark: bool) -> None:
    known = shelf.take("before the order")
    page = visit(language=language, is_dark=is_dark, size=PHONE).sit(known, 0)
    for territory in (1, 2):
        Finger().press(page, territory)
    expect(page.locator("button.confirm")).to_be_visible()
    check_screen(page)
    page.get_by_role("button", name={"en": "More", "it": "Altro"}[language], exact=True).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_screen(page)
    page.goto(f"/table/{shelf.look_at('over').id}/replay#move=33")
    expect(page.get_by_role("slider")).to_be_visible()
    check_screen(page)
    for path in ("/", "/new/clans", f"/table/{shelf.look_at('over').id}/result"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_screen(page)


def test_the_audit_notices_what_it_is_there_for(visit: Visit) -> None:
    page = visit().go("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("main").evaluate("main => main.append(new Image(), 'clans-no-pass')")
    assert violations(page)
    assert raw_keys(page) == ["clans-no-pass"]
