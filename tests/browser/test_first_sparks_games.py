"""Whole games of The First Sparks in the browser: by mouse, by keyboard, by finger on a phone."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import fits
from tests.browser.conftest import Visit
from tests.browser.first_sparks_hands import (
    FirstSparksFinger,
    FirstSparksKeys,
    FirstSparksMouse,
    play_on,
)
from tests.browser.hands import play_by_keys
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

SHORT: Final = 'game = "first_sparks"\nlast_year = 4\n'


def test_a_whole_game_by_mouse(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = _sit_down(visitor, server)
    dice, hand = random.Random(2), FirstSparksMouse()
    while play_on(visitor, hand, dice):
        pass
    page.get_by_role("link", name="To the result").click()
    places = page.get_by_role("region", name="From first to last")
    expect(places.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("table", name="Members, year by year")).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visit, server: Server) -> None:
    visitor = visit()
    _sit_down(visitor, server)
    dice = random.Random(4)
    hand = FirstSparksKeys(dice)
    play_by_keys(visitor, lambda: play_on(visitor, hand, dice), hand.walker)
    expect(visitor.page.get_by_role("link", name="To the result")).to_be_visible()


def test_a_whole_game_by_finger_on_a_phone(visit: Visit, server: Server) -> None:
    visitor = visit(size=PHONE)
    page = _sit_down(visitor, server)
    dice, hand = random.Random(6), FirstSparksFinger()
    while play_on(visitor, hand, dice):
        assert fits(page)
    page.get_by_role("link", name="To the result").tap()
    expect(page.get_by_role("region", name="From first to last")).to_be_visible()
    assert fits(page)


def _sit_down(visitor: Visitor, server: Server) -> Page:
    """A table of a few years for one person and two restless bots."""
    opened = server.open("human", "random", "random", game="first_sparks", components=SHORT)
    page = visitor.sit_at(opened.table.id, "first_sparks", opened.seat, opened.token)
    page.locator(".first_sparks-map").wait_for()
    return page
