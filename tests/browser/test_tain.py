"""The table of Táin: whole games, raids told step by step, the choice of a hostage, what stays hidden."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from lascaux import Table
from lascaux.wire import GameOver
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen
from tests.browser.conftest import Visit
from tests.browser.hands import play_by_keys
from tests.browser.known import Shelf
from tests.browser.pointing import CONFIRM
from tests.browser.tain_hands import (
    NEXT,
    RESULT,
    SKIP,
    TainFinger,
    TainKeys,
    TainMouse,
    first_to_go,
    is_my_go,
    play_go,
    step_through_raid,
    tain_view,
)
from tests.browser.tain_secrecy import check_no_tile_told
from tests.browser.visitor import PHONE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_a_whole_game_by_mouse_tells_no_tile_to_friend_or_watcher(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    invitation, watching = _open_table(host.page)
    friend.page.goto(invitation)
    host.put_code_away()
    friend.page.get_by_role("button", name="Sit down").click()
    friend.put_code_away()
    watcher.page.goto(watching)
    dice, hand = random.Random(4), TainMouse()
    while play_go(first_to_go(host, friend), hand, dice):
        pass
    seed = host.heard(is_my_go).table.seed
    assert seed is not None
    for visitor, seat in ((host, 0), (friend, 1), (watcher, None)):
        visitor.heard(lambda newest: isinstance(newest.decision, GameOver))
        others = [_token(other) for other in (host, friend) if other is not visitor]
        assert check_no_tile_told(visitor, seat, [seed, *others]) > 0
    with pytest.raises(AssertionError):  # what the host saw would have been too much for a watcher
        check_no_tile_told(host, None, [])
    watcher.page.locator(SKIP).click()
    for visitor in (host, watcher):
        visitor.page.get_by_role("link", name="To the result").click()
        expect(visitor.page.get_by_role("article")).to_have_count(2)


def _open_table(page: Page) -> tuple[str, str]:
    """A table for a host and a friend; gives the friend's link and the watchers'."""
    page.goto("/new/tain")
    for _ in range(2):
        page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_role("radiogroup", name="Who sits in seat 2").get_by_role("radio", name="Friend").click()
    page.get_by_role("button", name="Open the table").click()
    links = page.locator(".linkbox code")
    expect(links).to_have_count(2)
    invitation, watching = links.all_inner_texts()
    return f"http://{invitation}", f"http://{watching}"


def _token(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("JSON.parse(localStorage['lascaux.tables'])[0].token"))


def test_a_whole_game_by_keyboard_only_in_italian_by_firelight(visit: Visit) -> None:
    dice = random.Random(2)
    visitor = visit(language="it", is_dark=True)
    _open_against_bots(visitor.page, 1)
    hand = TainKeys(dice)
    play_by_keys(visitor, lambda: play_go(visitor, hand, dice), hand.walker)
    hand.press(visitor.page, RESULT)
    expect(visitor.page.get_by_role("article")).to_have_count(2)
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")


def _open_against_bots(page: Page, bots: int) -> None:
    """Sit down with so many bots, in whatever language."""
    page.goto("/new/tain")
    removable = page.locator("form .x")
    removable.first.wait_for()
    while removable.count() > bots:
        removable.last.click()
    page.locator("form .btn-primary").click()
    page.locator("[data-spot]").first.wait_for()


def test_a_game_by_finger_on_a_phone_fits_its_screen(visit: Visit) -> None:
    dice, hand = random.Random(7), TainFinger()
    visitor = visit(size=PHONE)
    _open_against_bots(visitor.page, 3)
    while tain_view(visitor.heard(is_my_go)).turn < 3 and play_go(visitor, hand, dice):
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_raid_is_stepped_through_and_back_with_the_state_of_each_step(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("hostage"), 2)
    standings = page.locator(".tain-standings tbody")
    expect(page.locator(".tain-dots i.is-now")).to_have_count(1)
    before = standings.inner_text()
    page.locator(NEXT).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("5 bluffs leave the boards.")
    page.locator(NEXT).click()
    expect(page.locator(".tain-outcome")).to_have_count(1)
    expect(page.locator(".tain-raid-card")).to_contain_text("You take a cow from Ada’s stables.")
    taken = standings.inner_text()
    assert taken != before
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".tain-outcome")).to_have_count(0)
    page.locator(NEXT).click()
    assert standings.inner_text() == taken
    page.locator(".tain-raid-card").get_by_role("button", name="Who beats whom").click()
    expect(page.get_by_role("dialog")).to_contain_text("Captured: the guard keeps the boy")


def test_a_reload_goes_on_with_the_step_of_the_raid_that_was_shown(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("hostage"), 2)
    page.locator(NEXT).click()
    page.locator(NEXT).click()
    third = page.get_by_role("img", name="Step 3 of 4")
    expect(third).to_be_visible()
    page.reload()
    expect(third).to_be_visible()


def test_whoever_broke_in_says_which_hostage_goes_free(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("hostage"), 2)
    step_through_raid(page, TainMouse())
    expect(page.locator(".tain-hostages")).to_be_visible()
    page.get_by_role("radio", name="Your boy").click()
    page.locator(f".tain-hostages {CONFIRM}").click()
    view = tain_view(visitor.heard(lambda newest: not tain_view(newest).is_raid))
    assert [held.kind for held in view.boards[0].hostages if held.owner == 2] == ["daughter"]
    expect(page.locator(".tain-hostages")).to_have_count(0)


@pytest.mark.parametrize("raid", [0, 4, 7], ids=["captives", "a hostage freed", "the end"])
def test_a_raid_told_to_its_end_arrives_at_the_true_position(visit: Visit, shelf: Shelf, raid: int) -> None:
    known = shelf.take("raided")
    page = visit().sit(known, 0)
    again = page.get_by_role("button", name="Step by step")
    expect(again).to_have_count(8)
    again.nth(raid).click()
    expect(page.locator(".tain-dots i.is-now")).to_have_count(1)
    while page.locator(".tain-play").is_enabled():
        page.locator(NEXT).click()
    told = page.locator(".tain-standings tbody").inner_text()
    page.goto(f"/table/{known.id}/replay#move={_move_of(known.game, raid)}")
    expect(page.locator(".tain-standings tbody")).to_have_text(told, use_inner_text=True)


def test_a_raid_told_again_from_the_menu_of_a_phone_is_in_sight(visit: Visit, shelf: Shelf) -> None:
    page = visit(size=PHONE).sit(shelf.take("raided"), 0)
    page.get_by_role("button", name="More").last.tap()
    page.get_by_role("button", name="Step by step").first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(NEXT)).to_be_in_viewport()


def _move_of(game: Table, raid: int) -> int:
    """The move with which a raid was settled, counted from the first."""
    return [told.move for told in game.log(0) if told.kind in ("turn_began", "ended")][raid]


def test_a_reload_between_the_halves_shows_the_open_second_half(visit: Visit) -> None:
    visitor = visit()
    _open_against_bots(visitor.page, 1)
    page = visitor.page
    update = visitor.heard(is_my_go)
    table, token = update.table.id, _token(visitor)
    answer = page.request.post(
        f"/api/tables/{table}/act",
        data={"type": "act", "id": "half", "at": update.seq, "action": "scout 1 4"},
        headers={"Authorization": f"Bearer {token}"},
    )
    assert answer.ok
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        "Which tile do you lay at Brun’s house, door 4?"
    )
    page.locator('[data-tile="chief"]').click()
    page.locator(CONFIRM).click()
    view = tain_view(visitor.heard(lambda newest: tain_view(newest).scouted is None))
    tile = view.boards[1].entrances[3]
    assert tile is not None
    assert (tile.owner, tile.kind) == (0, "chief")


def test_a_space_that_may_not_be_used_says_why(visit: Visit) -> None:
    page = visit().page
    _open_against_bots(page, 1)
    page.locator('[data-tile="daughter"]').click()
    page.locator('[data-spot="entrance 1 3"]').click(force=True)
    expect(page.locator(".why-card")).to_contain_text("The daughter only guards")
    page.keyboard.press("Escape")
    expect(page.locator(".why-card")).to_have_count(0)


def test_passing_is_asked_once_more_while_a_tile_could_be_laid(visit: Visit) -> None:
    visitor = visit()
    _open_against_bots(visitor.page, 1)
    seq = visitor.heard(is_my_go).seq
    visitor.page.locator(".tain-pass").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Pass?")
    visitor.page.get_by_role("button", name="Stay").click()
    assert visitor.heard(is_my_go).seq == seq


@LANGUAGES_AND_LIGHTS
def test_the_table_is_open_to_everyone(visit: Visit, shelf: Shelf, language: str, is_dark: bool) -> None:
    page = visit(language=language, is_dark=is_dark).sit(shelf.take("hostage"), 2)
    page.locator(NEXT).click()
    page.locator(NEXT).click()
    expect(page.locator(".tain-raid-card")).to_be_visible()
    check_screen(page)
    page.locator(NEXT).click()
    expect(page.locator(".tain-hostages")).to_be_visible()
    check_screen(page)
    page.keyboard.press("t")
    expect(page.locator(".tain-text")).to_be_visible()
    check_screen(page)


@pytest.mark.parametrize("size", [PHONE, (768, 1024), (1024, 768), (1440, 900)])
def test_nothing_is_wider_than_the_screen(visit: Visit, shelf: Shelf, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language="it")
    _open_against_bots(visitor.page, 3)
    visitor.heard(is_my_go)
    visitor.page.locator('[data-tile="chief"]').click()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page = visitor.sit(shelf.take("hostage"), 2)
    step_through_raid(page, TainMouse())
    expect(page.locator(".tain-hostages")).to_be_visible()
    check_screen(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
