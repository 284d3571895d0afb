"""Your turn: title, icon, drum, notification, the bar of another table, and one key to get there."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from lascaux import games
from lascaux.wire import YourDecision
from tests.browser.audit import ALL_SCREENS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.stillness import until
from tests.browser.visitor import Visitor
from tests.server.harness import Seated, Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

# What Chromium without a screen does not have: notifications that can be allowed, and ears.
STAGE = """
window.called = []; window.beats = 0; window.asked = 0;
window.Notification = class {
  static permission = localStorage.getItem('test.leave') ?? 'default';
  static async requestPermission() { window.asked += 1; return (Notification.permission = 'granted'); }
  constructor(title, options) { window.called.push([title, options.body, options.tag]); }
  close() {}
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { window.beats += 1; start.call(this, at); };
"""
HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"


class Seat:
    """A table of two people, seen by one of them."""

    def __init__(self, server: Server, game: str, *, is_asked: bool, title: str = "") -> None:
        self.server = server
        self.game = game
        self.table: Seated = server.seated("human", "human", game=game, title=title)
        with server.sit(self.table.table.id, self.table.token) as host:
            self.asked = 0 if isinstance(host.update.decision, YourDecision) else 1
        self.seat = self.asked if is_asked else 1 - self.asked

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.table.id

    def kept(self) -> dict[str, object]:
        """What the browser remembers of it."""
        return {
            "id": self.id,
            "game": self.game,
            "title": "",
            "seat": self.seat,
            "token": self.table.tokens[self.seat],
            "invitations": {},
            "openedAt": "2026-01-01T00:00:00Z",
        }

    def others_move(self) -> None:
        """Whoever is asked plays until the other is asked."""
        with self.server.sit(self.id, self.table.tokens[self.asked]) as player:
            while isinstance(player.update.decision, YourDecision):
                player.act(player.choices()[0])


def sit(visitor: Visitor, here: Seat, *elsewhere: Seat) -> Page:
    """Look at a table from a browser that holds seats at others too."""
    kept = [table.kept() for table in (here, *elsewhere)]
    visitor.page.add_init_script(STAGE)
    visitor.remember("tables", msgspec.json.encode(kept).decode())
    return visitor.go(f"/table/{here.id}")


@pytest.mark.parametrize("game", games())
def test_title_icon_and_bar_tell_of_another_table_and_lead_there(
    visit: Visit, server: Server, game: str
) -> None:
    here, there = Seat(server, game, is_asked=False), Seat(server, "clans", is_asked=True)
    page = sit(visit(), here, there)
    bar = page.get_by_role("region", name="Another table")
    expect(bar).to_contain_text("Your turn at Clans")
    expect(page).to_have_title("(1) Your turn: Clans")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile(r"^data:image/svg.*%3E1%3C"))
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{there.id}")
    expect(page.locator(".decision .flame")).to_be_visible()
    expect(bar).to_have_count(0)
    expect(page).to_have_title("(1) Your turn: Clans")


def test_home_shows_first_what_waits_for_the_reader(visit: Visit, server: Server) -> None:
    idle = [Seat(server, "tain", is_asked=False) for _ in range(5)]
    page = sit(visit(), *idle, Seat(server, "clans", is_asked=True))
    expect(page).to_have_title("(1) Your turn: Clans")
    page.goto("/")
    expect(page.locator(".wait > ol > li")).to_have_count(5)
    expect(page.locator(".wait > ol > li").first).to_contain_text("Clans")
    expect(page.locator(".wait > ol > li.is-next")).to_contain_text("Your turn waiting ")


def test_at_ones_own_turn_the_bar_is_only_a_number(visit: Visit, server: Server) -> None:
    here, there = Seat(server, "clans", is_asked=True), Seat(server, "stone_age", is_asked=True)
    page = sit(visit(), here, there)
    expect(page.locator(".brand .badge")).to_contain_text("1")
    expect(page).to_have_title("(2) Your turn: Clans")
    expect(page.get_by_role("region", name="Another table")).to_have_count(0)


def test_a_turn_elsewhere_comes_by_itself_and_beats_the_drum_once(visit: Visit, server: Server) -> None:
    here, there = Seat(server, "clans", is_asked=False), Seat(server, "clans", is_asked=False)
    visitor = visit()
    visitor.remember("sound", "on")
    page = sit(visitor, here, there)
    expect(page).to_have_title("Clans · Lascaux")
    until(page, "id => (localStorage.getItem('lascaux.turns') ?? '').includes(id)", there.id)
    page.mouse.click(5, 5)
    there.others_move()
    expect(page).to_have_title("(1) Your turn: Clans")
    until(page, "() => window.beats === 2")  # two tones are one beat
    assert page.evaluate("window.called") == []


def test_silence_is_the_default(visit: Visit, server: Server) -> None:
    here = Seat(server, "clans", is_asked=False)
    page = sit(visit(), here)
    expect(page).to_have_title("Clans · Lascaux")
    here.others_move()
    expect(page).to_have_title("(1) Your turn: Clans")
    assert page.evaluate("[window.beats, window.called.length, window.asked]") == [0, 0, 0]


def test_a_page_out_of_sight_calls_where_it_was_allowed(visit: Visit, server: Server) -> None:
    here = Seat(server, "clans", is_asked=False)
    visitor = visit()
    visitor.remember("calls", "on")
    visitor.page.evaluate("localStorage.setItem('test.leave', 'granted')")
    page = sit(visitor, here)
    expect(page).to_have_title("Clans · Lascaux")
    page.evaluate(HIDE)
    here.others_move()
    until(page, "() => window.called.length === 1")
    assert page.evaluate("window.called")[0][::2] == ["Your turn at Clans", here.id]


def test_calls_are_offered_after_a_minute_and_the_browser_asks_only_after_a_yes(
    visit: Visit, server: Server
) -> None:
    here = Seat(server, "clans", is_asked=False)
    visitor = visit()
    visitor.page.clock.install()
    page = sit(visitor, here)
    expect(page.locator(".decision-s")).to_contain_text("away")
    card = page.get_by_role("dialog", name="When it is your turn")
    page.clock.run_for(50_000)
    expect(card).to_have_count(0)
    page.clock.run_for(15_000)
    expect(card).to_contain_text("Shall we call you")
    assert page.evaluate("window.asked") == 0
    card.get_by_role("button", name="Yes, call me").click()
    expect(card).to_have_count(0)
    assert page.evaluate("[window.asked, localStorage.getItem('lascaux.calls')]") == [1, "on"]


def test_who_says_not_now_is_not_asked_again(visit: Visit, server: Server) -> None:
    here = Seat(server, "clans", is_asked=False)
    visitor = visit()
    visitor.page.clock.install()
    page = sit(visitor, here)
    expect(page.locator(".decision-s")).to_contain_text("away")
    page.clock.run_for(65_000)
    card = page.get_by_role("dialog", name="When it is your turn")
    card.get_by_role("button", name="Not now").click()
    page.clock.run_for(130_000)
    expect(card).to_have_count(0)
    assert page.evaluate("window.asked") == 0


@ALL_SCREENS
def test_bar_and_card_fit_every_screen(
    visit: Visit, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    here = Seat(server, "clans", is_asked=False)
    there = Seat(server, "first_sparks", is_asked=True)
    visitor = visit(language=language, is_dark=is_dark, size=size)
    page = sit(visitor, here, there)
    expect(page.locator(".jump")).to_be_visible()
    check_screen(page)
    assert fits(page)
    if size[0] < 720:
        page.get_by_role("button", name={"en": "More", "it": "Altro"}[language]).click()
    page.locator("[data-bell]").click()
    expect(page.locator(".bellpop")).to_be_visible()
    check_screen(page)
