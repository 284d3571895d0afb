"""What the others did since one's turn: numbers on board and in the log, lit places, stepping back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, spot
from tests.browser.known import Shelf
from tests.browser.pointing import CONFIRM, point_of

pytestmark = [pytest.mark.browser, pytest.mark.server]


def numbers(page: Page, selector: str) -> list[str]:
    """The numbers that stand there, in order."""
    return [text.strip() for text in page.locator(selector).all_inner_texts()]


def test_moves_of_others_are_numbered_and_a_line_of_the_log_lights_its_places(
    visit: Visit, shelf: Shelf
) -> None:
    known = shelf.look_at("before the order")
    page = visit().sit(known, 0)
    others = known.game.seats - 1
    expect(page.locator(".marks .mark")).to_have_count(others)
    assert numbers(page, ".log-number") == [str(number + 1) for number in range(others)]
    moved = [told for told in known.game.log(0) if told.kind == "moved"][-1]
    line = page.locator(".log li").filter(has_text=f" {moved.places[0]} ").last
    line.hover()
    for place in moved.places:
        expect(page.locator(f"[data-lit='{place}']")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    line.locator("a").first.focus()
    expect(page.locator("[data-lit]")).to_have_count(len(moved.places))


def test_one_click_steps_back_through_the_round(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.look_at("before the order"), 0)
    page.get_by_role("button", name="Since my turn").click()
    bar = page.get_by_role("group", name="Replay")
    expect(bar).to_be_visible()
    expect(page.locator(".marks .mark")).to_have_count(0)
    expect(bar).to_have_count(0)  # it goes back to the table by itself
    expect(page.locator(".marks .mark").first).to_be_visible()


def test_whoever_watches_has_no_turn_and_no_marks(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.look_at("before the order"), None)
    expect(page.locator(".log li").first).to_be_visible()
    expect(page.locator(".marks .mark, .log-number")).to_have_count(0)


def test_groups_that_can_move_stand_in_a_ring_and_destinations_show_the_village_they_found(
    visit: Visit, shelf: Shelf
) -> None:
    known = shelf.look_at("before the order")
    page = visit().sit(known, 0)
    movable = {str(choice.args[0]) for choice in known.game.choices(0)}
    ringed = page.locator("[data-movable]")
    expect(ringed).to_have_count(len(movable))
    assert {ring.get_attribute("data-movable") for ring in ringed.all()} == movable
    Mouse().press(page, 1)
    expect(page.locator("[data-founds='2']")).to_have_text("11")


def test_the_card_has_the_button_once_a_destination_is_taken_up(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("before the order"), 0)
    Mouse().press(page, 1)
    page.mouse.move(*point_of(page, spot(2)))
    card = page.locator(".preview")
    expect(card).to_contain_text("Press to choose it, press again to play it.")
    page.mouse.click(*point_of(page, spot(2)))
    expect(page.locator(".is-pinned .line")).to_be_visible()
    expect(page.locator(CONFIRM)).to_be_visible()
    card.get_by_role("button", name="Move here").click()
    visitor.heard(lambda update: update.entries == 55)
