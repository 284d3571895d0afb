"""Whole games of Clans from the home page to the result: by mouse, by keyboard, by touch."""

from __future__ import annotations

import random
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys, Mouse, first_asked, is_asked, play_by_keys, play_on
from tests.browser.secrecy import check_all_revealed, check_nothing_secret
from tests.browser.visitor import PHONE, Visitor
from tests.views import clans_view

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_a_whole_game_by_mouse_tells_no_secret_to_friend_or_watcher(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    invitation, watching = _open_table(host.go("/"))
    host.put_code_away()
    _sit_down(friend, invitation)
    watcher.page.goto(watching)
    _play_out(host, friend, watcher)
    tokens = [_token(host), _token(friend)]
    seeds = {check_all_revealed(visitor, 3) for visitor in (host, friend, watcher)}
    assert len(seeds) == 1
    check_nothing_secret(watcher, None, [*seeds, *tokens])
    check_nothing_secret(friend, 1, [*seeds, tokens[0]])
    check_nothing_secret(host, 0, seeds)
    with pytest.raises(AssertionError):  # what the host saw would have been too much for a watcher
        check_nothing_secret(host, None, [])
    for visitor in (host, friend, watcher):
        visitor.page.get_by_role("link", name="To the result").click()
        revealed = visitor.page.get_by_role("region", name="The clans revealed")
        expect(revealed.get_by_role("article")).to_have_count(5)
        expect(visitor.page.get_by_text("Checked: chance was fixed before the first move.")).to_be_visible()


def _open_table(page: Page) -> tuple[str, str]:
    """A table for a host, a friend and a restless bot; gives the friend's link and the watchers'."""
    page.get_by_role("link", name="New table").click()
    page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_role("radiogroup", name="Who sits in seat 2").get_by_role("radio", name="Friend").click()
    page.get_by_role("radiogroup", name="How Mira plays").get_by_role("radio", name="Restless").click()
    page.get_by_role("button", name="Open the table").click()
    links = page.locator(".linkbox code")
    expect(links).to_have_count(2)
    invitation, watching = links.all_inner_texts()
    return f"http://{invitation}", f"http://{watching}"


def _sit_down(friend: Visitor, invitation: str) -> None:
    friend.page.goto(invitation)
    friend.page.get_by_label("Your name").fill("Ugo")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.put_code_away()


def _play_out(host: Visitor, friend: Visitor, watcher: Visitor) -> None:
    """Play to the end; now and then friend and watcher look back."""
    dice, hand = random.Random(5), Mouse()
    for number in count(1):
        if not play_on(first_asked(host, friend), hand, dice):
            return
        if number in (5, 15):
            for visitor in (friend, watcher):
                visitor.page.get_by_role("button", name="Replay").click()
                visitor.page.get_by_role("button", name="One step on").click()
                visitor.page.get_by_role("button", name="Back to the table").click()


def _token(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("JSON.parse(localStorage['lascaux.tables'])[0].token"))


def test_a_whole_game_by_keyboard_only_in_italian_by_firelight(visit: Visit) -> None:
    dice = random.Random(3)
    visitor = visit(language="it", is_dark=True)
    page = visitor.go("/")
    _tab_to(page, "Gioca subito")
    page.keyboard.press("Enter")
    page.keyboard.type("Ugo")  # the question for a name has the focus
    page.keyboard.press("Enter")
    hand = Keys(dice)
    play_by_keys(visitor, lambda: play_on(visitor, hand, dice), hand.walker)
    _tab_to(page, "Al risultato")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="I clan scoperti").get_by_role("article")).to_have_count(5)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def _tab_to(page: Page, name: str) -> None:
    """Tab until what has the focus is called so."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name!r} cannot be reached by Tab")


def test_a_whole_game_by_finger_on_a_phone(visit: Visit) -> None:
    dice, hand = random.Random(7), Finger()
    visitor = visit(size=PHONE)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now: Clans").tap()
    page.get_by_role("button", name="Without a name").tap()
    while play_on(visitor, hand, dice):
        _check_fits(page)
    assert clans_view(visitor.heard(is_asked).view).villages
    page.get_by_role("link", name="To the result").tap()
    revealed = page.get_by_role("region", name="The clans revealed")
    expect(revealed.get_by_role("article").first).to_be_visible()
    _check_fits(page)


def _check_fits(page: Page) -> None:
    """Nothing makes the page wider than the phone."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_huts_travel_where_motion_is_welcome(visit: Visit) -> None:
    dice, hand = random.Random(9), Mouse()
    visitor = visit(is_moving=True)
    visitor.play_now()
    for _ in range(3):
        assert play_on(visitor, hand, dice)
    view = clans_view(visitor.heard(is_asked).view)
    inhabited = [number for number, huts in enumerate(view.huts, 1) if any(huts) or number in view.villages]
    expect(visitor.page.locator("[data-group]")).to_have_count(len(inhabited))
