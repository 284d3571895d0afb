"""A guided first game in the browser: walked to its end, kept on the device, never in the way."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from lascaux.table.lesson import plan_of
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.first_sparks_hands import FirstSparksMouse
from tests.browser.hands import Finger, Mouse, spot
from tests.browser.lesson_hands import PrehistoryLearner, StoneAgeLearner, TainLearner
from tests.browser.pointing import Hand
from tests.browser.tain_hands import TainFinger, TainMouse
from tests.browser.visitor import LAPTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.server]

TODO: Final = ".todo:not(.is-waiting)"
BEADS: Final = ".beads .is-done"


def walk(page: Page, game: str, hand: Hand) -> None:
    """Do every step of a lesson as a learner would."""
    for place, step in enumerate(plan_of(game).step):
        begin(page, place)
        for action in step.actions:
            hand.play(page, action)
    expect(page.locator(BEADS)).to_have_count(len(plan_of(game).step))
    expect(page.locator(".coach-play")).to_be_visible()


def begin(page: Page, step: int) -> None:
    """Wait for a step; in the hand it is read before it is done."""
    expect(page.locator(BEADS)).to_have_count(step)
    expect(page.locator(TODO)).to_be_visible()
    if (now := page.locator(".coach-now")).count() > 0:
        now.tap()


@pytest.mark.parametrize(("size", "hand"), [(LAPTOP, Mouse()), (PHONE, Finger())], ids=["desk", "phone"])
def test_clans_is_learnt_step_by_step_and_leads_to_a_first_game(
    visit: Visit, size: tuple[int, int], hand: Hand
) -> None:
    page = visit(size=size).go("/learn/clans")
    walk(page, "clans", hand)
    assert fits(page)
    page.get_by_role("button", name="Play your first game").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".decision")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "hand"), [(LAPTOP, TainMouse()), (PHONE, TainFinger())], ids=["desk", "phone"]
)
def test_tain_is_learnt_step_by_step(
    visit: Visit, size: tuple[int, int], hand: TainMouse | TainFinger
) -> None:
    page = visit(size=size).go("/learn/tain")
    walk(page, "tain", TainLearner(hand))
    assert fits(page)


def test_the_first_sparks_is_learnt_step_by_step(visit: Visit) -> None:
    walk(visit().go("/learn/first_sparks"), "first_sparks", FirstSparksMouse())


def test_stone_age_is_learnt_step_by_step(visit: Visit) -> None:
    walk(visit().go("/learn/stone_age"), "stone_age", StoneAgeLearner())


def test_prehistory_is_learnt_step_by_step(visit: Visit) -> None:
    page = visit().go("/learn/prehistory")
    for place in range(len(plan_of("prehistory").step)):
        begin(page, place)
        PrehistoryLearner().play_step(
            page, page.locator(".beads").filter(has=page.locator(f"i:nth-child({place + 1}).is-done"))
        )
    expect(page.locator(".coach-play")).to_be_visible()


def test_a_wrong_choice_changes_nothing_and_is_answered_kindly(visit: Visit) -> None:
    page = visit().go("/learn/clans")
    todo = page.locator(TODO).inner_text()
    Mouse().press(page, 10)
    expect(page.locator(".why-card")).to_contain_text(f"Not yet. {todo}")
    expect(page.locator(spot(10))).to_have_attribute("aria-disabled", "true")
    expect(page.locator(BEADS)).to_have_count(0)


def test_a_learner_is_shown_steps_leaves_and_goes_on_later(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("link", name="Learn it in 6 steps").click()
    for done in range(1, 3):
        page.get_by_role("button", name="Show me").click()
        expect(page.locator(BEADS)).to_have_count(done)
    page.get_by_role("link", name="Skip the guide").click()
    expect(page).to_have_url(re.compile("/$"))
    visitor.go("/learn/clans")
    expect(page.locator(BEADS)).to_have_count(2)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(BEADS)).to_have_count(1)


@LANGUAGES_AND_LIGHTS
def test_a_lesson_is_in_order_for_everyone(visit: Visit, language: str, is_dark: bool) -> None:
    page = visit(language=language, is_dark=is_dark).go("/learn/clans")
    expect(page.locator(TODO)).to_be_visible()
    check_screen(page)


@LANGUAGES_AND_LIGHTS
def test_in_the_hand_a_step_is_read_before_it_is_done(visit: Visit, language: str, is_dark: bool) -> None:
    page = visit(language=language, is_dark=is_dark, size=PHONE).go("/learn/tain")
    expect(page.locator(".coach-text")).to_be_visible()
    expect(page.locator(".brief")).to_be_hidden()
    check_screen(page)
    page.locator(".coach-now").tap()
    expect(page.locator(".brief")).to_be_visible()
    assert fits(page)
    check_screen(page)


def test_the_text_form_teaches_as_well(visit: Visit) -> None:
    page = visit().go("/learn/clans")
    expect(page.locator(TODO)).to_be_visible()
    page.keyboard.press("t")
    page.get_by_role("button", name="Take up 3").press("Enter")
    page.get_by_role("button", name="Move here 2").press("Enter")
    expect(page.locator(BEADS)).to_have_count(1)
    check_screen(page)
