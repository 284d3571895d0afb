"""Every dialogue of Stone Age on every size of screen: nothing is cut; and the result adds up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.known import Shelf
from tests.browser.pointing import CONFIRM
from tests.browser.stillness import AT_REST
from tests.browser.stone_age_hands import stone_age_view
from tests.browser.stone_age_positions import ASKED, STONE_AGE_POSITIONS
from tests.browser.visitor import LAPTOP, PHONE
from tests.server.harness import Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.server,
    pytest.mark.xdist_group("dialogues"),
]

SQUARE: Final = (1024, 768)
SMALL: Final = (320, 640)
DIALOGUE: Final = ".stone_age-asked"
# Buttons whose words stick out: the cut edge of a button is up to 3 pixels wider than the button.
_CUT: Final = """() => [...document.querySelectorAll("button, .seat-sub, .tally-score")]
  .filter(node => node.offsetParent && getComputedStyle(node).position !== "absolute")
  .filter(node => node.innerText.trim() && node.scrollWidth > node.clientWidth + 4)
  .map(node => node.innerText)"""


@pytest.fixture(scope="module")
def looked_at() -> Shelf:
    """One table for each dialogue."""
    return Shelf(STONE_AGE_POSITIONS, copies=1)


@pytest.fixture(scope="module")
def stone_age_server(
    tmp_path_factory: pytest.TempPathFactory, pages: Path, looked_at: Shelf
) -> Iterator[Server]:
    """A server that keeps these tables."""
    folder = tmp_path_factory.mktemp("stone_age")
    looked_at.fill(folder)
    running = Server(folder, static=str(pages))
    yield running
    assert "Traceback" not in running.stop()


@pytest.mark.parametrize("sizes", [(LAPTOP, SQUARE), (PHONE, SMALL)], ids=["desk", "hand"])
def test_no_dialogue_is_cut_in_the_longer_language(
    visit: Visit, stone_age_server: Server, looked_at: Shelf, sizes: tuple[tuple[int, int], ...]
) -> None:
    visitor = visit(size=sizes[0], language="it", server=stone_age_server)
    visitor.remember("guide.stone_age", "seen")
    for name, (_, seat) in ASKED.items():
        page = visitor.sit(looked_at.look_at(name), seat)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            dialogue = page.locator(DIALOGUE)
            dialogue.wait_for()
            page.evaluate(AT_REST)
            assert fits(page), name
            assert page.evaluate(_CUT) == [], name
            if LAPTOP in sizes:
                assert dialogue.evaluate("node => node.scrollHeight <= node.clientHeight + 4"), name


@pytest.mark.parametrize("name", ["barter", "hunt", "dice", "great meal"])
def test_dialogues_are_for_everyone(
    visit: Visit, stone_age_server: Server, looked_at: Shelf, name: str
) -> None:
    page = visit(language="it", is_dark=True, server=stone_age_server).sit(
        looked_at.look_at(name), ASKED[name][1]
    )
    page.locator(DIALOGUE).wait_for()
    check_screen(page)
    page.keyboard.press("t")
    expect(page.locator(".textbox").locator(DIALOGUE)).to_be_visible()
    check_screen(page)


def test_both_courses_of_a_meal_are_in_sight_in_the_hand(
    visit: Visit, stone_age_server: Server, looked_at: Shelf
) -> None:
    page = visit(size=PHONE, server=stone_age_server).sit(looked_at.look_at("great meal"), 0)
    courses = page.locator(".course")
    expect(courses).to_have_count(2)
    for course in courses.all():
        expect(course).to_be_in_viewport(ratio=0.99)
        expect(course.locator(".sum .num")).not_to_be_empty()


def test_ten_points_may_be_lost_by_choice(visit: Visit, stone_age_server: Server, looked_at: Shelf) -> None:
    visitor = visit(server=stone_age_server)
    page = visitor.sit(looked_at.look_at("meal"), 1)
    before = visitor.heard(is_asked)
    page.get_by_role("radio", name="Let 2 go hungry").click()
    expect(page.locator(CONFIRM)).to_have_text("Go hungry: −10")
    page.locator(CONFIRM).click()
    after = visitor.heard(lambda update: update.seq > before.seq)
    lost = stone_age_view(before).camps[1].score - stone_age_view(after).camps[1].score
    assert lost == 10
    assert stone_age_view(after).camps[1].goods == stone_age_view(before).camps[1].goods


def test_dice_do_not_lie_about_while_people_are_placed(
    visit: Visit, stone_age_server: Server, looked_at: Shelf
) -> None:
    visitor = visit(server=stone_age_server)
    page = visitor.sit(looked_at.look_at("share"), 0)
    expect(page.locator(".thrown").first).to_be_visible()
    page.locator(CONFIRM).click()
    expect(page.locator(".thrown")).to_have_count(0)


@pytest.mark.parametrize("name", ["five over", "buildings out"])
def test_the_result_adds_up_line_by_line(
    visit: Visit, stone_age_server: Server, looked_at: Shelf, name: str
) -> None:
    page = visit(server=stone_age_server).go(f"/table/{looked_at.look_at(name).id}/result")
    lines = page.locator(".stone_age-lines")
    lines.wait_for()
    for column in range(lines.locator("thead th").count()):
        parts = _numbers(page, f".stone_age-lines tbody tr > :nth-child({column + 2}) .num")
        (total,) = _numbers(page, f".stone_age-lines .together > :nth-child({column + 2}) .num")
        assert sum(parts) == total
    rule = lines.get_by_role("button").first
    rule.click()
    expect(lines.locator(".rule a")).to_be_visible()


def _numbers(page: Page, selector: str) -> list[int]:
    """The numbers that are shown, minus with a true sign included."""
    return [int(text.replace("−", "-")) for text in page.locator(selector).all_inner_texts()]
