"""A calm screen: nothing jumps while others think, all fits the window, and little is fetched."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from lascaux.server.workers import STORY_PATIENCE
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Mouse, spot
from tests.browser.known import Shelf
from tests.browser.pointing import CONFIRM
from tests.browser.stillness import box_at_rest
from tests.browser.visitor import LAPTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.server]

LARGEST_BUNDLE = 186_000  # home, a table and the story of a game
SMALL = (1024, 768)
STILL = {
    LAPTOP: ("header.topbar", ".decision", ".board", ".seats", ".rail"),
    SMALL: ("header.topbar", ".decision", ".board", ".seats", ".rail"),
    PHONE: ("header.topbar", ".decision", ".board", ".seats", ".sheet"),
}


def boxes(page: Page, size: tuple[int, int]) -> dict[str, list[int]]:
    """Where the parts of the screen are that must stay, in whole pixels."""
    found = {}
    for part in STILL[size]:
        box = box_at_rest(page.locator(part))
        found[part] = [round(length) for length in (box["x"], box["y"], box["width"], box["height"])]
    return found


@pytest.mark.parametrize("size", STILL, ids=["laptop", "small", "phone"])
def test_nothing_moves_from_being_asked_to_waiting(visit: Visit, shelf: Shelf, size: tuple[int, int]) -> None:
    page = visit(size=size).sit(shelf.take("before the order"), 0)
    hand = Finger() if size == PHONE else Mouse()
    expect(page.locator(spot(1))).to_have_attribute("aria-disabled", "false")
    asked = boxes(page, size)
    hand.press(page, 1)
    expect(page.locator(spot(1))).to_have_attribute("aria-pressed", "true")
    assert boxes(page, size) == asked
    hand.press(page, 2)
    expect(page.locator(CONFIRM)).to_be_visible()
    assert boxes(page, size) == asked
    page.locator(CONFIRM).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ugo has been away for")
    assert boxes(page, size) == asked


@pytest.mark.parametrize("size", STILL, ids=["laptop", "small", "phone"])
def test_the_table_fits_the_window_and_nothing_moves_from_it_to_its_replay(
    visit: Visit, shelf: Shelf, size: tuple[int, int]
) -> None:
    known = shelf.look_at("before the order")
    visitor = visit(size=size)
    page = visitor.sit(known, 0)
    expect(page.locator(spot(1))).to_have_attribute("aria-disabled", "false")
    asked = boxes(page, size)
    for part, (left, top, width, height) in asked.items():
        assert left >= 0, part
        assert top >= 0, part
        assert left + width <= size[0], part
        assert top + height <= size[1], part
    assert page.evaluate("[document.documentElement.scrollHeight, innerHeight]") == [size[1], size[1]]
    visitor.go(f"/table/{known.id}/replay#move=33")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator('[data-group="44"]')).to_be_visible()
    assert boxes(page, size) == asked


@pytest.mark.parametrize("size", [(720, 450), (500, 400)], ids=["zoomed", "tiny"])
def test_confirm_is_within_a_small_window(visit: Visit, shelf: Shelf, size: tuple[int, int]) -> None:
    page = visit(size=size).sit(shelf.take("before the order"), 0)
    expect(page.locator(spot(60))).to_be_visible()
    for whole in page.get_by_role("button", name="The whole map").all():  # under a thumb it is shown closely
        whole.tap()
    for territory in (1, 2):
        Mouse().press(page, territory)
    expect(page.locator(CONFIRM)).to_be_in_viewport(ratio=1)


def test_the_guide_leaves_the_rail_when_it_has_served(visit: Visit, shelf: Shelf) -> None:
    page = visit(size=SMALL).sit(shelf.take("before the order"), 0)
    guide = page.get_by_role("region", name="Your first turn")
    expect(guide).to_be_visible()
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)


def test_home_and_a_whole_game_fetch_a_small_bundle(visit: Visit, shelf: Shelf, pages: Path) -> None:
    visitor = visit()
    page = visitor.play_now()
    expect(page.locator("[data-spot]")).to_have_count(60)
    page.goto(f"/table/{shelf.look_at('over').id}/result")
    expect(page.locator(".tpl li:not(.is-open)").first).to_be_visible(timeout=STORY_PATIENCE * 1000)
    fetched = {urlsplit(request.url).path for request in visitor.received.requests}
    code = {path for path in fetched if path.endswith((".js", ".css"))}
    assert any("clans-Room" in path for path in code)
    packed = {path: len(gzip.compress((pages / path[1:]).read_bytes(), mtime=0)) for path in code}
    assert sum(packed.values()) < LARGEST_BUNDLE, packed
