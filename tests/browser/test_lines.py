"""The line to the table: it breaks and mends by itself, it has a second way, and all tabs hang on it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from lascaux.table.words import Words
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, is_asked, play_on, spot
from tests.browser.known import Shelf
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

BROKEN = "Connection lost. Trying again …"


def question(page: Page) -> Locator:
    """The sentence that says what is asked, or what is wrong."""
    return page.get_by_role("heading", level=1)


def answering(page: Page) -> Locator:
    """Territories that may be pressed now."""
    return page.locator('[data-spot][aria-disabled="false"]')


class Restarted:
    """A server that can be killed and comes back at the same address."""

    def __init__(self, folder: Path, pages: Path) -> None:
        self._folder = folder
        self._pages = pages
        self.server = Server(folder, static=str(pages))

    def kill(self) -> None:
        """End it as a power cut would."""
        self.server.kill()

    def start(self) -> None:
        """Start it again."""
        port = int(self.server.address.partition(":")[2])
        self.server = Server(self._folder, static=str(self._pages), port=port)


@pytest.fixture
def mortal(tmp_path: Path, pages: Path) -> Iterator[Restarted]:
    """A server of this test's own."""
    restarted = Restarted(tmp_path / "server", pages)
    yield restarted
    restarted.server.stop()


def test_the_page_comes_back_by_itself_after_the_server_was_killed(visit: Visit, mortal: Restarted) -> None:
    dice, hand = random.Random(2), Mouse()
    visitor = visit(server=mortal.server)
    page = visitor.play_now()
    assert play_on(visitor, hand, dice)
    before = visitor.heard(is_asked)
    mortal.kill()
    expect(question(page)).to_contain_text(BROKEN)
    mortal.start()
    expect(question(page)).not_to_contain_text(BROKEN)
    expect(answering(page)).not_to_have_count(0)
    assert visitor.heard(is_asked).view == before.view
    assert play_on(visitor, hand, dice)
    visitor.forgive("ERR_CONNECTION_REFUSED|WebSocket|ERR_CONNECTION_RESET")


def test_two_tabs_of_one_seat_stay_in_step(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    known = shelf.take("opening")
    one = visitor.sit(known, 1)
    two = visitor.new_tab()
    two.goto(f"/table/{known.id}")
    expect(two.locator(spot(1))).to_have_attribute("aria-disabled", "false")
    Mouse().play(one, "move 1 2")
    expect(two.locator('[data-group="1"]')).to_have_count(0)
    two.keyboard.press("u")
    expect(one.locator('[data-group="1"]')).to_have_count(1)


def test_a_watcher_sees_a_move_that_another_browser_made(visit: Visit, shelf: Shelf) -> None:
    known = shelf.take("before the order")
    watcher = visit(language="it")
    expect(watcher.sit(known, None).locator("[data-group]")).not_to_have_count(0)
    Mouse().play(visit().sit(known, 0), "move 1 2")
    assert watcher.heard(lambda update: update.entries == 55).view.seat is None
    expect(watcher.page.locator('[data-group="1"]')).to_have_count(0)


def test_a_whole_turn_is_played_where_sockets_are_forbidden(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    visitor.context.route_web_socket("**/socket", lambda socket: socket.close())
    page = visitor.sit(shelf.take("before the order"), 0)
    Mouse().play(page, "move 49 47")
    expect(question(page)).to_contain_text("Which one takes chip 11?")
    page.keyboard.press("u")
    expect(page.locator('[data-group="49"]')).to_have_count(1)
    assert not visitor.received.frames


def test_a_refusal_is_explained_where_sockets_are_forbidden(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    visitor.context.route_web_socket("**/socket", lambda socket: socket.close())
    page = visitor.sit(shelf.take("before the order"), 0)
    Mouse().press(page, 3)
    expect(page.locator(".why-card")).to_contain_text(Words("en").say("clans-no-huts-here"))
