"""The settings sheet: language, light, pace, text board, drum and calls, kept on this device."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from lascaux import games
from tests.browser.audit import ALL_SCREENS, check_screen
from tests.browser.conftest import Visit
from tests.browser.known import Shelf
from tests.browser.test_notices import Seat, sit
from tests.browser.visitor import Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

WORDS = {
    "en": ["Rules", "Help", "Your seat", "Calls", "Settings"],
    "it": ["Regole", "Aiuto", "Il tuo posto", "Avvisi", "Impostazioni"],
}


def open_sheet(page: Page) -> None:
    """Open the settings of a page that is not a phone's table."""
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_language_and_light_are_chosen_and_given_back_to_the_device(visit: Visit) -> None:
    page = visit(is_dark=True).go("/")
    open_sheet(page)
    page.get_by_role("radio", name="Light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("radio", name="Device").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="Italiano").click()
    expect(page.get_by_role("dialog", name="Impostazioni")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_the_pace_is_one_for_style_sheets_and_games(visit: Visit, shelf: Shelf) -> None:
    page = visit(is_moving=True).sit(shelf.take("before the order"), 0)
    root = page.locator("html")
    expect(root).to_have_attribute("data-pace", "quick")
    open_sheet(page)
    for name, pace in (("Calm", "calm"), ("At once", "once")):
        page.get_by_role("radio", name=name).click()
        expect(root).to_have_attribute("data-pace", pace)
    assert root.evaluate("node => getComputedStyle(node).getPropertyValue('--t-move')") in ("0ms", "0s")
    page.reload()
    expect(root).to_have_attribute("data-pace", "once")


def test_a_device_that_wants_less_motion_has_all_at_once(visit: Visit) -> None:
    page = visit().go("/")
    expect(page.locator("html")).to_have_attribute("data-pace", "once")


@pytest.mark.parametrize("game", games())
def test_tables_open_in_words_where_it_is_wanted(visit: Visit, server: Server, game: str) -> None:
    table = server.seated("human", "human", game=game)
    visitor = visit()
    visitor.remember("text", "on")
    page = visitor.sit_at(table.table.id, game, 0, table.tokens[0])
    expect(page.locator(".textbox")).to_be_visible()


def test_others_are_skipped_to_ones_own_turn(visit: Visit, server: Server) -> None:
    here = Seat(server, "clans", is_asked=False)
    page = sit(visit(is_moving=True), here)
    root = page.locator("html")
    expect(page.locator(".decision.is-wait")).to_be_visible()
    expect(root).to_have_attribute("data-pace", "quick")
    page.keyboard.press("s")
    expect(root).to_have_attribute("data-pace", "once")
    here.others_move()
    expect(page.locator(".decision > .flame")).to_be_visible()
    expect(root).to_have_attribute("data-pace", "quick")


def test_the_server_hears_who_skips_or_wants_all_at_once(visit: Visit, server: Server) -> None:
    visitor, here = visit(is_moving=True), Seat(server, "clans", is_asked=False)
    said = _skips_said(visitor)
    page = sit(visitor, here)
    expect(page.locator(".decision.is-wait")).to_be_visible()
    assert said == ["hello follows"]
    page.keyboard.press("s")
    here.others_move()
    expect(page.locator(".decision > .flame")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-pace", "quick")
    assert said == ["hello follows", "pace skips", "pace follows"]
    visitor.remember("pace", "once")
    sit(visitor, here)
    expect(page.locator(".decision > .flame")).to_be_visible()
    assert said[3:] in (["hello skips"], ["hello follows", "pace skips"])


def _skips_said(visitor: Visitor) -> list[str]:
    """What a browser says of its pace from now on."""
    said: list[str] = []

    def note(text: str | bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] in ("hello", "pace"):
            said.append(f"{message['type']} {'skips' if message['skips'] else 'follows'}")

    visitor.page.on("websocket", lambda socket: socket.on("framesent", note))
    return said


@ALL_SCREENS
def test_sheet_and_menu_are_whole_on_every_screen(
    visit: Visit, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    table = server.seated("human", "human", game="clans")
    visitor = visit(language=language, is_dark=is_dark, size=size)
    page = visitor.sit_at(table.table.id, "clans", 0, table.tokens[0])
    if size[0] < 720:
        page.get_by_role("button", name={"en": "More", "it": "Altro"}[language], exact=True).click()
        for word in WORDS[language]:
            expect(page.locator(".tool-word", has_text=word).first).to_be_visible()
        check_screen(page)
    page.get_by_role("button", name=WORDS[language][-1]).click()
    expect(page.locator("dialog.settings")).to_be_visible()
    check_screen(page)
    wide = page.evaluate("document.querySelector('dialog.settings').scrollWidth")
    assert wide <= size[0]
