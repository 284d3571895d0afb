"""The table of Prehistory: a turn as one draft, heroes and tabs, games with bots and against the tribe."""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from lascaux.server.messages import Update
from lascaux.wire import YourDecision
from tests.browser.audit import ALL_SCREENS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.pointing import CONFIRM
from tests.browser.prehistory_hands import (
    ROW,
    PrehistoryFinger,
    PrehistoryKeys,
    PrehistoryMouse,
    play_on,
    prehistory_view,
    spot,
)
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

SHORT: Final = 'game = "prehistory"\nyears = 1\n'
# Where something lies, frame by frame, while what is pointed at is weighed by the server and shown.
PLACES: Final = """async (node) => {
  const places = [];
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame);
    const { x, y } = node.getBoundingClientRect();
    places.push(`${x} ${y}`);
  }
  return places;
}"""


def test_an_action_is_one_draft_with_the_pillar_and_one_button(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = _sit(visitor, server, "human", "random")
    update = _until_spring(visitor)
    place = _offered(update, "gather")
    page.locator(spot(f"gather {place}")).press("Enter")
    card = page.locator(".prehistory-turn")
    expect(card).to_contain_text("Then to the pillar")
    expect(card.locator(".chip-choice.is-chosen")).to_have_count(1)
    assert visitor.update is not None
    assert visitor.update.seq == update.seq
    page.locator(CONFIRM).click()
    after = visitor.heard(lambda heard: heard.seq > update.seq)
    assert sum(prehistory_view(after).players[0].baskets) == 1
    assert sum(sum(pillar.foot) for pillar in prehistory_view(after).pillars) >= 1


def test_steps_of_a_draft_are_taken_back_one_by_one(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = _sit(visitor, server, "human", "random")
    update = _until_spring(visitor)
    page.locator(spot(f"gather {_offered(update, 'gather')}")).press("Enter")
    root = page.locator("[data-path]").first
    expect(root).to_have_attribute("data-path", "2")
    page.keyboard.press("u")
    expect(root).to_have_attribute("data-path", "1")
    page.keyboard.press("u")
    expect(root).to_have_attribute("data-path", "0")
    assert visitor.update is not None
    assert visitor.update.seq == update.seq


def test_what_is_pointed_at_stays_under_the_pointer(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = _sit(visitor, server, "human", "random")
    update = _until_spring(visitor)
    page.locator(spot(f"ceremony {_offered(update, 'ceremony')}")).press("Enter")
    chips = page.locator(".prehistory-turn .chip-choice:not(.is-chosen)")
    while page.locator('.prehistory-turn [data-choice^="foot "]').count() == 0:
        for number in range(chips.count()):
            chips.nth(number).hover()
            assert len(set(chips.nth(number).evaluate(PLACES))) == 1
        page.locator(".prehistory-turn .deed-part").last.locator("button").last.click()
        visitor.await_answer(update.seq)


def test_development_is_offered_in_the_own_turn(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = _sit(visitor, server, "human", "random")
    _until_spring(visitor)
    page.get_by_role("button", name="What else?").click()
    sell = page.locator('.drawer [data-choice^="sell resource"]').first
    sell.click()
    expect(page.locator(".used")).to_have_count(1)
    expect(page.locator('.drawer [data-choice^="turn"]').first).to_be_visible()


def test_a_turn_begun_on_another_device_is_gone_on_with(visit: Visit, server: Server) -> None:
    opened = server.open("human", "random", game="prehistory", components=SHORT)
    with server.sit(opened.table.id, opened.token) as elsewhere:
        choices = elsewhere.choices()
        while not any(text.startswith("foot ") for text in choices):
            gathering = [text for text in choices if text.startswith("gather ")]
            elsewhere.act((gathering or choices)[0])
            choices = elsewhere.choices()
        seq = elsewhere.update.seq
    visitor = visit()
    page = visitor.sit_at(opened.table.id, "prehistory", opened.seat, opened.token)
    page.locator('.prehistory-turn [data-choice^="foot "]').last.click()
    page.locator(CONFIRM).click()
    visitor.heard(lambda heard: heard.seq > seq)


def test_the_hero_is_swapped_and_comes_back(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = _sit(visitor, server, "human", "random")
    _until_spring(visitor)
    page.get_by_role("button", name="Map").first.click()
    expect(page.locator(".prehistory-actions")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".prehistory-actions")).to_be_visible()


@ALL_SCREENS
def test_screens_are_for_everyone(
    visit: Visit, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, is_dark=is_dark, size=size)
    page = _sit(visitor, server, "human", "random")
    _until_spring(visitor)
    check_screen(page)
    assert fits(page)
    page.locator(ROW).first.click()
    page.locator(".reach [data-choice]").first.click()
    page.locator(f"{CONFIRM}, .slots").first.wait_for()
    check_screen(page)
    assert fits(page)


def test_tabs_of_a_phone_are_one_tap_away(visit: Visit, server: Server) -> None:
    visitor = visit(size=PHONE)
    page = _sit(visitor, server, "human", "random")
    _until_spring(visitor)
    for name in ("map", "own", "actions"):
        page.locator(f'[data-tab="{name}"]').tap()
        expect(page.locator(f'[data-tab="{name}"]')).to_have_attribute("aria-selected", "true")
        expect(page.locator(".decision")).to_be_visible()
        assert fits(page)


def test_a_whole_game_by_mouse(visit: Visit, server: Server) -> None:
    visitor, dice = visit(), random.Random(2)
    page = _sit(visitor, server, "human", "random", characters="yes", tiles="yes")
    while play_on(visitor, PrehistoryMouse(), dice):
        pass
    page.get_by_role("link", name="To the result").click()
    expect(page.locator(".res")).to_be_visible()


def test_a_whole_game_against_the_tribe_by_keyboard(visit: Visit, server: Server) -> None:
    visitor, dice = visit(), random.Random(4)
    page = _sit(visitor, server, "human", marauders="easy")
    hand = PrehistoryKeys(dice)
    while play_on(visitor, hand, dice):
        hand.walker.note_focus(page, "draft")
    hand.walker.check()
    expect(page.get_by_role("link", name="To the result")).to_be_visible()


def test_a_whole_game_by_finger_on_a_phone(visit: Visit, server: Server) -> None:
    visitor, dice = visit(size=PHONE), random.Random(6)
    page = _sit(visitor, server, "human", "random", "random")
    while play_on(visitor, PrehistoryFinger(), dice):
        assert fits(page)
    page.get_by_role("link", name="To the result").tap()
    expect(page.locator(".res")).to_be_visible()
    assert fits(page)


def _until_spring(visitor: Visitor) -> Update:
    """Begin as the card proposes, until spring asks for an action."""
    update = visitor.heard(is_asked)
    while isinstance(update.decision, YourDecision) and update.decision.step == "begin":
        visitor.page.locator(f"{CONFIRM}:enabled").click()
        seq = update.seq
        update = visitor.heard(lambda heard, since=seq: heard.seq > since and is_asked(heard))  # type: ignore[misc]
    assert isinstance(update.decision, YourDecision)
    assert update.decision.step == "spring_turn"
    visitor.page.locator(ROW).first.wait_for()
    return update


def _offered(update: Update, verb: str) -> str:
    """What an action of this verb is about, of those offered first."""
    assert isinstance(update.decision, YourDecision)
    texts = [choice.text for choice in update.decision.choices]
    return next(text.split()[1] for text in texts if text.startswith(f"{verb} "))


def _sit(visitor: Visitor, server: Server, *seats: str, **options: str) -> Page:
    """A table of one year, with one person in the first seat."""
    opened = server.open(*seats, game="prehistory", options=options, components=SHORT)
    kept: dict[str, object] = {
        "id": opened.table.id,
        "game": "prehistory",
        "title": "",
        "seat": opened.seat,
        "token": opened.token,
        "invitations": {},
        "openedAt": "2026-01-01T00:00:00Z",
    }
    visitor.remember("tables", msgspec.json.encode([kept]).decode())
    page = visitor.go(f"/table/{opened.table.id}")
    page.locator(".decision").wait_for()
    return page
