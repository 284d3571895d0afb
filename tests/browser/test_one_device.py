"""One device, several people: sitting down, the curtain, whole games, reloads, who is away."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from lascaux.server.messages import TableInfo
from lascaux.wire import YourDecision
from tests.browser.audit import SCREENS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, play_on
from tests.browser.known import Shelf
from tests.browser.one_room import (
    CURTAIN,
    GAMES,
    HAND_OVER,
    HOLD,
    NAMES,
    chip,
    hand_over,
    play_together,
    seated_by_name,
    share,
    sit_together,
    sit_together_at,
    take_in_hand,
)
from tests.browser.visitor import LAPTOP
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_two_at_one_device_to_its_end(
    visit: Visit, server: Server, shelf: Shelf, game: str
) -> None:
    visitor = visit()
    wanted = GAMES[game]
    if wanted.components is None:  # there is no short box, so it begins late in a game
        sit_together_at(visitor, shelf.take("late"))
    else:
        sit_together(visitor, server, game, "human", "human", components=wanted.components)
    assert play_together(visitor, wanted.play, random.Random(5)) >= 4
    page = visitor.page
    expect(page.locator(CURTAIN)).to_have_count(0)
    page.get_by_role("link", name="To the result").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("Ada|Lia|Ugo"))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_people_sit_down_at_the_new_table_and_nobody_is_waited_for(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/clans")
    page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_label("Your name").fill("Ada")
    for number, name in ((2, "Lia"), (3, "Teo")):
        seat = page.get_by_role("radiogroup", name=f"Who sits in seat {number}")
        seat.get_by_role("radio", name="Here").click()
        page.get_by_label(f"Name of seat {number}").fill(name)
    expect(page.get_by_text("Three people at this device. The game starts at once.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        re.compile("Give the device to (Ada|Lia|Teo)")
    )
    take_in_hand(visitor)
    seats = page.get_by_role("list", name="Players")
    for name in ("Ada", "Lia", "Teo"):
        expect(seats).to_contain_text(name)
    expect(seats).not_to_contain_text("away")


def test_one_more_sits_down_in_the_lobby(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.go("/new/clans")
    for _ in range(2):
        page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_role("radiogroup", name="Who sits in seat 2").get_by_role("radio", name="Friend").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="At this device").click()
    page.get_by_label("Their name").fill("Lia")
    page.get_by_role("button", name="Sit down here").click()
    expect(page.locator(HOLD)).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Lia")


def test_a_tap_does_not_open_the_curtain(visit: Visit, server: Server) -> None:
    visitor = visit()
    sit_together(visitor, server, "clans", "human", "human")
    page = visitor.page
    page.locator(HOLD).click()
    page.keyboard.press(" ")
    page.keyboard.press("Enter")
    page.wait_for_timeout(1000)
    expect(page.locator(HOLD)).to_be_visible()
    page.locator(HOLD).hover()
    page.mouse.down()
    expect(page.locator(CURTAIN)).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-spot]")).to_have_count(60)


def test_a_move_is_taken_back_before_the_device_is_handed_over(visit: Visit, server: Server) -> None:
    visitor = visit()
    sit_together(visitor, server, "clans", "human", "human")
    update = take_in_hand(visitor)
    play_on(visitor, Mouse(), random.Random(1))
    expect(visitor.page.locator(HAND_OVER)).to_be_visible()
    visitor.page.keyboard.press("u")
    again = visitor.heard(lambda newer: newer.seq > update.seq and isinstance(newer.decision, YourDecision))
    assert again.view.seat == update.view.seat
    play_on(visitor, Mouse(), random.Random(2))
    hand_over(visitor)


def test_the_curtain_falls_by_itself_and_names_the_next(visit: Visit, server: Server) -> None:
    visitor = visit()
    sit_together(visitor, server, "clans", "human", "human")
    seat = take_in_hand(visitor).view.seat
    assert seat is not None
    play_on(visitor, Mouse(), random.Random(1))
    title = visitor.page.get_by_role("heading", level=1)
    expect(title).to_have_text(f"Give the device to {NAMES[1 - seat]}")
    expect(visitor.page.locator(".covered")).to_have_text(f"What {NAMES[seat]} knows is covered")
    assert take_in_hand(visitor).view.seat == 1 - seat


def test_a_reload_comes_back_with_the_curtain_closed(visit: Visit, server: Server) -> None:
    visitor = visit()
    sit_together(visitor, server, "clans", "human", "human")
    take_in_hand(visitor)
    frames = len(visitor.received.frames)
    visitor.page.reload()
    expect(visitor.page.locator(HOLD)).to_be_visible()
    visitor.heard(lambda update: update.view.seat is None)
    views = re.findall(r'"view":\{"game":"clans","seat":(\w+),', "".join(visitor.received.frames[frames:]))
    assert set(views) == {"null"}
    expect(visitor.page.locator("[data-spot]")).to_have_count(0)


def test_nobody_at_the_device_is_away_for_those_elsewhere(visit: Visit, server: Server) -> None:
    visitor = visit()
    table = seated_by_name(server, "human", "human", "human", game="clans")
    share(visitor, table, [0, 1])
    expect(visitor.page.locator(HOLD)).to_be_visible()

    def online() -> list[bool]:
        told = server.get(f"/api/tables/{table.table.id}", TableInfo, table.tokens[2])
        return [seat.online for seat in told.seats]

    expect(visitor.page.locator(".curtain-order")).to_be_visible()
    visitor.heard(lambda update: update.view.seat is None)
    assert online() == [True, True, False]
    chip(visitor.page, "Lia").click()
    take_in_hand(visitor)
    assert online() == [True, True, False]


def test_somebody_looks_while_another_is_asked(visit: Visit, server: Server) -> None:
    visitor = visit()
    sit_together(visitor, server, "clans", "human", "human", "human")
    page = visitor.page
    asked = page.get_by_role("heading", level=1).inner_text().removeprefix("Give the device to ")
    other = next(name for name in NAMES if name != asked)
    chip(page, other).click()
    expect(page.locator(HOLD)).to_have_text(f"I am {other}: hold to look")
    take_in_hand(visitor)
    expect(page.locator(HAND_OVER)).to_have_text(re.compile(f"Hand over to {asked}"))
    page.wait_for_timeout(4500)  # longer than a turn's end waits
    expect(page.locator(CURTAIN)).to_have_count(0)
    page.get_by_role("button", name="Close the curtain").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Give the device to {asked}")


def test_a_seat_that_goes_to_a_phone_leaves_the_others_at_the_device(visit: Visit, server: Server) -> None:
    visitor = visit()
    table = sit_together(visitor, server, "clans", "human", "human", "human")
    path = f"/api/tables/{table.table.id}/seat/renew"
    assert server.send("POST", path, {"key": "k" * 40}, table.tokens[1]).status_code == 201
    page = visitor.page
    chip(page, "Lia").click()
    page.keyboard.down(" ")
    expect(chip(page, "Lia")).to_have_count(0)
    page.keyboard.up(" ")
    expect(page.locator(".curtain-order")).to_contain_text("elsewhere")
    visitor.forgive("401|403|409")


def test_all_at_the_device_play_again(visit: Visit, server: Server) -> None:
    visitor = visit()
    wanted = GAMES["tain"]
    sit_together(visitor, server, "tain", "human", "human", components='game = "tain"\nturns = 1\n')
    play_together(visitor, wanted.play, random.Random(3))
    page = visitor.page
    page.get_by_role("link", name="To the result").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(HOLD)).to_be_visible()
    take_in_hand(visitor)
    hand = page.get_by_role("list", name="Players")
    expect(hand).to_contain_text("Ada")
    expect(hand).to_contain_text("Lia")


def test_home_tells_nobodys_secrets(visit: Visit, server: Server) -> None:
    visitor = visit()
    sit_together(visitor, server, "clans", "human", "human")
    page = visitor.go("/")
    expect(page.locator(".wait .is-next")).to_contain_text("to move")
    expect(page.locator(".wait .is-next")).not_to_contain_text("You belong")


def test_one_file_brings_back_all_seats_of_a_device(visit: Visit, server: Server, tmp_path: Path) -> None:
    visitor = visit()
    sit_together(visitor, server, "clans", "human", "human")
    page = visitor.page
    page.get_by_role("button", name="Save everybody’s codes").click()
    card = page.get_by_role("dialog", name="Keep all seats of this device")
    with page.expect_download() as saving:
        card.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "saved.txt")
    lines = (tmp_path / "saved.txt").read_text(encoding="utf-8").splitlines()
    assert [lines[1], lines[3]] == ["Seat: Ada", "Seat: Lia"]
    card.get_by_role("button", name="We have them").click()
    expect(card).to_have_count(0)
    page.evaluate("localStorage.clear()")
    for line, name in ((2, "Ada"), (4, "Lia")):
        page.goto("/c")
        page.get_by_label("Words or recovery code").fill(lines[line].removeprefix("Recovery code: "))
        page.get_by_role("button", name="Open my seat").click()
        expect(page.locator(".seat.is-you")).to_contain_text(name)


def test_who_sits_down_together_is_offered_all_codes_before_the_game(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/clans")
    page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_role("radiogroup", name="Who sits in seat 2").get_by_role("radio", name="Here").click()
    page.get_by_role("radiogroup", name="Who sits in seat 3").get_by_role("radio", name="Friend").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Keep all seats of this device")).to_be_visible()
    with page.expect_download():
        page.get_by_role("button", name="Save as a file").click()
    page.get_by_role("button", name="We have them").click()
    expect(page.get_by_role("heading", name="Keep all seats of this device")).to_have_count(0)


@SCREENS
def test_the_curtain_is_for_everyone(
    visit: Visit, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, is_dark=is_dark, size=size)
    sit_together(visitor, server, "prehistory", "human", "human", "human")
    narrower: ViewportSize = {"width": 1024, "height": 768}
    if size != LAPTOP:
        narrower = {"width": 320, "height": 640}
    check_screen(visitor.page)
    assert fits(visitor.page)
    visitor.page.locator(".curtain-codes button").click()
    expect(visitor.page.locator(".own-all li")).to_have_count(3)
    check_screen(visitor.page)
    assert fits(visitor.page)
    visitor.page.set_viewport_size(narrower)
    assert fits(visitor.page)
    visitor.page.goto("/new/clans")
    visitor.page.get_by_role("radio", name={"en": "Here", "it": "Qui"}[language]).first.click()
    check_screen(visitor.page)
    assert fits(visitor.page)
