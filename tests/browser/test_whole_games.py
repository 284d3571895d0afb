"""Whole games of Clans from the home page to the result: by mouse, by keyboard, by touch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from lascaux.server.messages import Update
from lascaux.wire import GameOver
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys, Mouse, play_on
from tests.browser.visitor import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_a_whole_game_by_keyboard_only_in_italian_by_firelight(visit: Visit) -> None:
    dice = random.Random(3)
    visitor = visit(language="it", is_dark=True)
    page = visitor.go("/")
    _tab_to(page, "Gioca subito")
    page.keyboard.press("Enter")
    hand = Keys(dice)
    while play_on(visitor, hand, dice):
        pass
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    _tab_to(page, "Al risultato")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("punt")
    expect(page.get_by_role("region", name="I clan scoperti").get_by_role("article")).to_have_count(5)


def _tab_to(page: Page, name: str) -> None:
    """Tab until what has the focus is called so."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name!r} cannot be reached by Tab")
