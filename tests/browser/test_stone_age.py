"""The table of Stone Age: places and numbers, what is closed, pins, camps, and whole games by every hand."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from lascaux.server.messages import Update
from lascaux.wire import YourDecision
from tests.browser.audit import ALL_SCREENS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import is_asked, play_by_keys
from tests.browser.pointing import CONFIRM
from tests.browser.stone_age_hands import (
    StoneAgeFinger,
    StoneAgeKeys,
    StoneAgeMouse,
    on_board,
    play_on,
    spot,
    stone_age_view,
)
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

SHORT: Final = 'game = "stone_age"\nlast_round = 3\n'


def test_a_place_then_a_number_then_the_button(visit: Visit) -> None:
    visitor = visit()
    page = _open_table(visitor)
    before = visitor.heard(is_asked)
    on_board(visitor, StoneAgeMouse(), "place forest 2")
    expect(page.locator(".picker")).to_contain_text("about 2.0 wood")
    expect(page.locator(".worker.is-ghost")).to_have_count(4)  # two on the board, two in the camp
    page.locator(CONFIRM).click()
    after = visitor.heard(lambda update: update.seq > before.seq)
    assert stone_age_view(after).at["forest"][0] == 2


def test_a_place_that_is_not_open_says_why(visit: Visit) -> None:
    visitor = visit()
    page = _open_table(visitor)
    visitor.heard(is_asked)
    on_board(visitor, StoneAgeMouse(), "place forest 1")
    before = visitor.heard(is_asked).seq
    page.locator(CONFIRM).click()
    visitor.heard(lambda update: update.seq > before and is_asked(update))
    page.locator(f'{spot("forest")}[aria-disabled="true"]').wait_for()
    StoneAgeMouse().place(page, "forest")
    expect(page.locator(".why-card")).to_contain_text("already")


def test_camps_of_all_show_where_each_may_go(visit: Visit) -> None:
    visitor = visit()
    page = _open_table(visitor)
    visitor.heard(is_asked)
    page.get_by_role("radiogroup", name="Camps").get_by_role("radio").last.click()
    camps = page.locator(".camp-of")
    expect(camps).to_have_count(2)
    camps.first.hover()
    expect(page.locator(".may-go path").first).to_be_visible()
    camps.first.get_by_role("button").press("Enter")
    expect(camps.first.get_by_role("status")).to_contain_text("May still go to")


def test_own_people_tell_what_they_will_bring(visit: Visit) -> None:
    visitor, hand, dice = visit(), StoneAgeMouse(), random.Random(8)
    page = _open_table(visitor)
    while not _is_using(visitor.heard(is_asked)):
        play_on(visitor, hand, dice)
    expect(page.locator(".forecast").first).to_be_visible()


@ALL_SCREENS
def test_screens_are_for_everyone(visit: Visit, language: str, is_dark: bool, size: tuple[int, int]) -> None:
    visitor = visit(language=language, is_dark=is_dark, size=size)
    page = _open_table(visitor)
    visitor.heard(is_asked)
    page.locator('[data-spot][aria-disabled="false"]').first.wait_for()
    check_screen(page)
    assert fits(page)
    hand = StoneAgeMouse() if size == LAPTOP else StoneAgeFinger()
    hand.place(page, "hunt")
    page.locator(CONFIRM).wait_for()
    check_screen(page)
    assert fits(page)


def test_the_table_as_text_plays_too(visit: Visit) -> None:
    visitor = visit()
    page = _open_table(visitor)
    before = visitor.heard(is_asked)
    page.keyboard.press("t")
    row = page.get_by_role("row", name="Forest")
    row.get_by_role("button", name="Send 3").click()
    after = visitor.heard(lambda update: update.seq > before.seq)
    assert stone_age_view(after).at["forest"][0] == 3


def test_a_whole_game_by_mouse(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = _sit_at_short_game(visitor, server, 4, "no")
    dice, hand = random.Random(2), StoneAgeMouse()
    while play_on(visitor, hand, dice):
        pass
    page.get_by_role("link", name="To the result").click()
    expect(page.locator(".res")).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visit, server: Server) -> None:
    visitor, dice = visit(), random.Random(4)
    page = _sit_at_short_game(visitor, server, 2, "yes")
    hand = StoneAgeKeys(dice)
    play_by_keys(visitor, lambda: play_on(visitor, hand, dice), hand.walker)
    expect(page.get_by_role("link", name="To the result")).to_be_visible()


def test_a_whole_game_of_five_by_finger_on_a_phone(visit: Visit, server: Server) -> None:
    visitor = visit(size=PHONE)
    page = _sit_at_short_game(visitor, server, 5, "yes")
    dice, hand = random.Random(6), StoneAgeFinger()
    while play_on(visitor, hand, dice):
        assert fits(page)
    page.get_by_role("link", name="To the result").tap()
    expect(page.locator(".res")).to_be_visible()
    assert fits(page)


def _is_using(update: Update) -> bool:
    """Whether people are used next."""
    return isinstance(update.decision, YourDecision) and update.decision.step == "use_place"


def _sit_at_short_game(visitor: Visitor, server: Server, seats: int, style: str) -> Page:
    """A table of a few rounds, for one person and restless bots."""
    bots = ["random"] * (seats - 1)
    opened = server.open("human", *bots, game="stone_age", options={"style": style}, components=SHORT)
    page = visitor.sit_at(opened.table.id, "stone_age", opened.seat, opened.token)
    page.locator(".stone_age-valley").wait_for()
    return page


def _open_table(visitor: Visitor) -> Page:
    """A table for one person and one restless bot, which has not gone to the forest before."""
    while True:
        visitor.update = None
        page = _open_any_table(visitor)
        if not any(stone_age_view(visitor.heard(is_asked)).at.get("forest", [])):
            return page


def _open_any_table(visitor: Visitor) -> Page:
    page = visitor.go("/new/stone_age")
    removes = page.locator(".srow button.x")
    removes.first.wait_for()
    while removes.count() > 1:
        removes.last.click()
    page.get_by_role("radio", name=re.compile("Restless|Irrequieto")).first.click()
    page.get_by_role("button", name=re.compile("Open the table|Apri il tavolo")).click()
    page.locator(".stone_age-valley").wait_for()
    return page
