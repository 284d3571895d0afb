"""A board on a big screen and private phones: joining by scanning, no secret, nothing too small to read."""

from __future__ import annotations

import random
import re
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from lascaux.server.messages import ToBrowser, Update
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, first_asked, is_asked, play_on
from tests.browser.one_room import GAMES, NAMES, seated_by_name
from tests.browser.secrecy import check_nothing_secret
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

SCREEN: Final = (1920, 1080)
LEAST: Final = 19.0
# Words that can be seen and are smaller than that; a question mark drawn on a good is no word.
_SMALL: Final = """least => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node, currentNode: { parentElement: holder } } = walker;
    if (!node.data.trim() || holder.closest(".vh, .good-any-mark, style, script")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const { fontSize, visibility } = getComputedStyle(holder);
    if (width < 1 || height < 1 || visibility === "hidden") continue;
    const scale = holder instanceof SVGElement ? holder.getScreenCTM() : null;
    const size = parseFloat(fontSize) * (scale ? Math.hypot(scale.a, scale.b) : holder.currentCSSZoom);
    if (size < least - 0.05) found.push(`${size.toFixed(1)} ${node.data.trim()}`);
  }
  return found;
}"""
# What of the board lies outside of the window, and whether the page can be scrolled.
_FITS: Final = """() => {
  const { left, top, right, bottom } = document.querySelector(".big .boardbox svg").getBoundingClientRect();
  const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return isInside && document.documentElement.scrollHeight <= innerHeight;
}"""

_to_browser: Final[msgspec.json.Decoder[ToBrowser]] = msgspec.json.Decoder(ToBrowser)


def small_words(page: Page) -> list[str]:
    """What is written too small to be read from a sofa."""
    return msgspec.convert(page.evaluate(_SMALL, LEAST), list[str])


def test_phones_sit_down_by_scanning_and_play_while_the_screen_shows_the_board(visit: Visit) -> None:
    screen, ada, lia = visit(size=SCREEN), visit(size=PHONE), visit(size=PHONE)
    page = _open_for_two(screen)
    for number, (phone, name) in enumerate(((ada, "Ada"), (lia, "Lia")), 1):
        expect(page.get_by_role("img", name=f"QR code of the link for seat {number}")).to_be_visible()
        phone.page.goto(_scanned(screen, number - 1))
        phone.page.get_by_label("Your name").fill(name)
        phone.page.get_by_role("button", name="Sit down").tap()
        expect(page.locator(".big-seats")).to_contain_text(name)
    expect(page.get_by_role("heading", level=1)).to_contain_text("chooses.")
    for phone in (ada, lia):
        phone.put_code_away()
    dice = random.Random(3)
    for _ in range(4):
        asked = page.locator(".big-seats .is-now b").inner_text()
        phone = ada if asked == "Ada" else lia
        play_on(phone, Finger(), dice)
        expect(page.locator(".big-line")).to_contain_text(asked)
        expect(page.locator(".big-seats .is-now b")).not_to_have_text(asked)
    check_nothing_secret(screen, None, [])


@pytest.mark.parametrize("game", [game for game in GAMES if game != "clans"])
def test_two_phones_play_and_the_screen_shows_what_they_did(visit: Visit, server: Server, game: str) -> None:
    screen, ada, lia = visit(size=SCREEN), visit(size=PHONE), visit(size=PHONE)
    table = seated_by_name(server, "human", "human", game=game)
    page = screen.go(f"/table/{table.table.id}/screen")
    for seat, phone in enumerate((ada, lia)):
        phone.remember(f"guide.{game}", "seen")
        phone.sit_at(table.table.id, game, seat, table.tokens[seat])
    dice, played = random.Random(3), set[int]()
    while len(played) < 2:
        phone = first_asked(ada, lia)
        played.add((ada, lia).index(phone))
        _tap_and_see(phone, screen, game, dice)
    expect(page.locator(".big-line")).to_contain_text(re.compile("Ada|Lia"))
    told = [_to_browser.decode(frame) for frame in screen.received.frames]
    assert {message.view.seat for message in told if isinstance(message, Update)} == {None}


def _tap_and_see(phone: Visitor, screen: Visitor, game: str, dice: random.Random) -> None:
    """Play one choice on a phone, which the screen hears of."""
    before = phone.heard(is_asked).seq
    GAMES[game].tap(phone, dice)
    screen.heard(lambda update: update.seq > before)


def test_a_seat_to_which_nobody_comes_is_given_to_a_bot_from_the_screen(visit: Visit) -> None:
    screen, ada = visit(size=SCREEN), visit(size=PHONE)
    page = _open_for_two(screen)
    expect(page.get_by_role("img", name="QR code of the link for seat 1")).to_be_visible()
    ada.page.goto(_scanned(screen, 0))
    ada.page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("img", name="QR code of the link for seat 2")).to_be_visible()
    page.get_by_role("button", name="Steady").click()
    expect(page.locator(".big-seats")).to_contain_text("bot, steady")
    expect(page.locator(".big-invite")).to_have_count(0)


def test_a_table_that_nobody_needs_is_closed_from_the_screen(visit: Visit, server: Server) -> None:
    page = _open_for_two(visit(size=SCREEN))
    expect(page.locator(".big .qr")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Close this table").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert server.fault(server.http.get(f"/api/tables/{table}"), 410).code == "closed"


def test_the_screen_tells_who_is_away_and_never_that_they_choose(visit: Visit, server: Server) -> None:
    table = seated_by_name(server, "human", "human")
    page = visit(size=SCREEN).go(f"/table/{table.table.id}/screen")
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text("has been away for")
    expect(title).not_to_contain_text("chooses")


def test_a_screen_of_a_private_table_is_told_no_secret_though_its_browser_has_a_seat(
    visit: Visit, server: Server
) -> None:
    screen, stranger = visit(size=SCREEN), visit(size=SCREEN)
    table = seated_by_name(server, "human", "human", watchable=False)
    screen.sit_at(table.table.id, "clans", 0, table.tokens[0])
    screen.received.frames.clear()
    screen.received.requests.clear()
    page = screen.go(f"/table/{table.table.id}/screen")
    expect(page.locator(".big [data-spot]")).to_have_count(60)
    update: Update = screen.heard(lambda newest: newest.view.seat is None)
    assert update.view.seat is None
    expect(page.locator(".big")).not_to_contain_text("You are")
    page = stranger.go(f"/table/{table.table.id}/screen")
    expect(page.get_by_text("not open to watchers")).to_be_visible()
    expect(page.locator(".big")).to_have_count(0)
    stranger.forgive("403|401")


@LANGUAGES_AND_LIGHTS
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_too_small_and_the_board_fits(
    visit: Visit, server: Server, game: str, language: str, is_dark: bool
) -> None:
    screen = visit(size=SCREEN, language=language, is_dark=is_dark)
    table = seated_by_name(server, "human", "human", game=game)
    with server.sit(table.table.id, table.tokens[0]), server.sit(table.table.id, table.tokens[1]):
        page = screen.go(f"/table/{table.table.id}/screen")
        expect(page.locator(".big-kind")).to_have_count(2)
        expect(page.locator(".big-seats")).to_contain_text(NAMES[1])
        expect(page.locator(".big .boardbox svg").first).to_be_visible()
        assert small_words(page) == []
        assert page.evaluate(_FITS)
        check_screen(page)


@LANGUAGES_AND_LIGHTS
def test_a_screen_that_waits_is_for_everyone(visit: Visit, language: str, is_dark: bool) -> None:
    screen = visit(size=SCREEN, language=language, is_dark=is_dark)
    page = screen.go("/new/tain")
    page.get_by_role("radio", name={"en": "Big screen", "it": "Schermo"}[language]).click()
    check_screen(page)
    page.get_by_role("button", name={"en": "Open the table", "it": "Apri il tavolo"}[language]).click()
    expect(page.locator(".big .qr")).to_be_visible()
    assert small_words(page) == []
    check_screen(page)


def _open_for_two(screen: Visitor) -> Page:
    """A table for two phones, opened at a big screen."""
    page = screen.go("/new/clans")
    for _ in range(2):
        page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_role("radio", name="Big screen").click()
    page.get_by_role("radiogroup", name="Who sits in seat 2").get_by_role("radio", name="Phone").click()
    page.get_by_role("button", name="Open the table").click()
    return page


def _scanned(screen: Visitor, seat: int) -> str:
    """The link that the picture for a seat stands for."""
    kept = "JSON.parse(localStorage['lascaux.tables'])[0]"
    token = screen.page.evaluate(f"{kept}.invitations[{seat}]")
    return f"/j/{screen.page.evaluate(f'{kept}.id')}#{token}"
