"""Looking back: steps, play, scrubbing, a click on a line of the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.known import Shelf

pytestmark = [pytest.mark.browser, pytest.mark.server]


def bar(page: Page) -> Locator:
    """The bar that stands where the question stood."""
    return page.get_by_role("group", name="Replay")


def moment(page: Page) -> Locator:
    """Which moment is shown, of how many."""
    return page.locator(".replay-count")


def scrubber(page: Page) -> Locator:
    """The slider over the whole game."""
    return page.get_by_role("slider", name="Moment of the game")


def groups(page: Page) -> Locator:
    """The groups of huts on the board."""
    return page.locator("[data-group]")


def test_a_replay_begins_with_the_first_move_and_steps_on_and_back(visit: Visit, shelf: Shelf) -> None:
    page = visit().go(f"/table/{shelf.look_at('over').id}/replay")
    expect(moment(page)).to_have_text("Move 1 of 40")
    expect(groups(page)).to_have_count(59)
    expect(bar(page)).to_contain_text("Ugo moved one hut")
    page.get_by_role("button", name="One step back").click()
    expect(moment(page)).to_have_text("Before move 1")
    expect(groups(page)).to_have_count(60)
    page.get_by_role("button", name="One step on").click()
    expect(groups(page)).to_have_count(59)


def test_a_replay_is_stepped_by_arrow_keys(visit: Visit, shelf: Shelf) -> None:
    page = visit().go(f"/table/{shelf.look_at('over').id}/replay#move=4")
    expect(moment(page)).to_have_text("Move 4 of 40")
    page.keyboard.press("ArrowRight")
    expect(moment(page)).to_have_text("Move 5 of 40")
    page.keyboard.press("ArrowLeft")
    expect(moment(page)).to_have_text("Move 4 of 40")


def test_a_replay_plays_until_it_is_paused(visit: Visit, shelf: Shelf) -> None:
    page = visit().go(f"/table/{shelf.look_at('over').id}/replay#move=5")
    expect(moment(page)).to_have_text("Move 5 of 40")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment(page)).not_to_have_text("Move 5 of 40")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_plays_on_when_somebody_comes_to_watch(visit: Visit, shelf: Shelf) -> None:
    """News of the table are no reason to stop."""
    here, other = visit(), visit()
    known = shelf.look_at("over")
    page = here.go(f"/table/{known.id}/replay#move=5")
    expect(moment(page)).to_have_text("Move 5 of 40")
    page.get_by_role("button", name="Play", exact=True).click()
    other.go(f"/table/{known.id}")
    expect(page.get_by_role("button", name="2 people watch")).to_be_visible()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_the_scrubber_goes_anywhere(visit: Visit, shelf: Shelf) -> None:
    page = visit().go(f"/table/{shelf.look_at('over').id}/replay")
    scrubber(page).fill("40")
    expect(bar(page)).to_contain_text("The twelfth village ends the game.")
    scrubber(page).fill("0")
    expect(groups(page)).to_have_count(60)
    page.get_by_role("link", name="To the result").click()
    expect(page).to_have_url(re.compile("/result$"))


def test_a_click_on_a_line_of_the_log_shows_its_moment(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    page.get_by_role("link", name="Village 4 stands on forest").click()
    expect(moment(page)).to_have_text("Move 33 of 39")
    expect(bar(page)).to_contain_text("Village 4 stands on forest")
    expect(page.locator('[data-spot][aria-disabled="false"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Choose a group of huts")
    expect(page.locator('[data-spot="49"]')).to_have_attribute("aria-disabled", "false")


def test_the_result_leads_to_its_turning_points(visit: Visit, shelf: Shelf) -> None:
    page = visit().go(f"/table/{shelf.look_at('over').id}/result")
    expect(page.get_by_role("heading", name="Ugo wins with 45 points.")).to_be_visible()
    page.get_by_role("link", name="Look at it").first.click()
    expect(bar(page)).to_be_visible()


def test_two_who_share_the_first_place_are_both_named(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("shared victory"), 0)
    page.get_by_role("link", name="To the result").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("share the win")


def test_the_log_follows_the_moment_shown(visit: Visit, shelf: Shelf) -> None:
    page = visit().go(f"/table/{shelf.look_at('over').id}/replay#move=5")
    line = page.locator(".log .is-now")
    expect(line).to_be_in_viewport()
    scrubber(page).fill("35")
    expect(moment(page)).to_have_text("Move 35 of 40")
    expect(line).to_be_in_viewport()


def test_the_newest_line_stays_in_sight_when_the_window_shrinks(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    newest = page.locator(".log li").last
    expect(newest).to_be_in_viewport()
    page.set_viewport_size({"width": 1440, "height": 760})
    expect(newest).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Italiano").click()
    expect(newest).to_be_in_viewport(ratio=0.9)
