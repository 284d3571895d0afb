"""Whole games of The First Sparks in the browser: by mouse, by keyboard, by finger on a phone."""

from __future__ import annotations

import random

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
from tests.browser.visitor import PHONE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    visitor = visit()
    page = _open_table(visitor)
    dice, hand = random.Random(2), FirstSparksMouse()
    while play_on(visitor, hand, dice):
        pass
    page.get_by_role("link", name="To the result").click()
    places = page.get_by_role("region", name="From first to last")
    expect(places.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("table", name="Members, year by year")).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    _open_table(visitor)
    dice = random.Random(4)
    hand = FirstSparksKeys(dice)
    while play_on(visitor, hand, dice):
        pass
    expect(visitor.page.get_by_role("link", name="To the result")).to_be_visible()


def test_a_whole_game_by_finger_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = _open_table(visitor)
    dice, hand = random.Random(6), FirstSparksFinger()
    while play_on(visitor, hand, dice):
        assert fits(page)
    page.get_by_role("link", name="To the result").tap()
    expect(page.get_by_role("region", name="From first to last")).to_be_visible()
    assert fits(page)


def _open_table(visitor: Visitor) -> Page:
    """A table for one person and two restless bots."""
    page = visitor.go("/new/first_sparks")
    removes = page.get_by_role("button", name="Remove this seat")
    removes.first.wait_for()
    while removes.count() > 2:
        removes.last.click()
    for restless in page.get_by_role("radio", name="Restless").all():
        restless.click()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".first_sparks-map").wait_for()
    return page
