"""The map of Prehistory: an autumn as one draft, pan and zoom, tiles that players lay, the final scoring."""

from __future__ import annotations

import re
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from lascaux.games.prehistory.view import PrehistoryView
from lascaux.server.messages import TableOpened, WhatIf
from lascaux.wire import YourDecision
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen
from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.pointing import CONFIRM
from tests.browser.prehistory_autumn import at_autumn, to_the_end, walks_in
from tests.browser.prehistory_hands import prehistory_view
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

MOST_ELEMENTS: Final = 4000  # of the drawing on the four-player map
FOUR: Final = ("human", "random", "random", "random")


def test_an_autumn_is_drafted_and_played_as_one(visit: Visit, server: Server) -> None:
    opened = at_autumn(server, "human", "random", tiles="yes")
    visitor = visit()
    page = _sit(visitor, opened)
    before = visitor.heard(is_asked)
    walker = walks_in(before)[0]
    page.locator(_spot(walker)).press("Enter")
    reach = _reach_of(server, opened, walker)
    expect(page.locator(".step-price")).to_have_count(len(reach))
    goal = min(reach, key=lambda space: reach[space])
    page.locator(_spot(goal)).press("Enter")
    expect(page.locator(".autumn-deeds li")).to_have_count(1)
    assert visitor.update is not None
    assert visitor.update.seq == before.seq
    page.locator(CONFIRM).click()
    after = prehistory_view(visitor.heard(lambda update: update.seq > before.seq))
    stood = [there.space for there in prehistory_view(before).players[0].members]
    stands = [there.space for there in after.players[0].members]
    assert stands.count(goal) > stood.count(goal)


def test_prices_on_the_map_are_those_of_the_rules(visit: Visit, server: Server) -> None:
    opened = at_autumn(server, "human", "random")
    visitor = visit()
    page = _sit(visitor, opened)
    walker = walks_in(visitor.heard(is_asked))[-1]
    page.locator(_spot(walker)).press("Enter")
    reach = _reach_of(server, opened, walker)
    expect(page.locator(".step-price")).to_have_count(len(reach))
    assert sorted(page.locator(".step-price text").all_text_contents()) == sorted(
        str(steps) for steps in reach.values()
    )
    far = max(reach, key=lambda space: reach[space])
    expect(page.locator(_spot(far))).to_have_attribute("aria-label", re.compile(f"{reach[far]} step"))


def test_what_pays_for_a_walk_may_be_changed(visit: Visit, server: Server) -> None:
    opened = at_autumn(server, "human", "random", walkers=3)
    visitor = visit()
    page = _sit(visitor, opened)
    walker = walks_in(visitor.heard(is_asked))[0]
    page.locator(_spot(walker)).press("Enter")
    page.locator(".step-price").first.wait_for()
    page.locator(_spot(_near(server, opened, walker))).press("Enter")
    paid = page.locator(".pay-slot.is-paid")
    expect(paid.first).to_be_visible()
    first = paid.first.get_attribute("title")
    others = page.locator(f'.pay-slot:not(.is-paid):not([title="{first}"])')
    if others.count() > 0:
        wanted = others.last.get_attribute("title")
        others.last.click()
        expect(page.locator(f'.pay-slot.is-paid[title="{wanted}"]').first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-path]").first).to_have_attribute("data-path", "0")


def test_a_large_map_comes_closer_by_wheel_keys_and_buttons(visit: Visit, server: Server) -> None:
    opened = at_autumn(server, *FOUR, walkers=1)
    visitor = visit()
    page = _sit(visitor, opened)
    visitor.heard(is_asked)
    expect(page.locator(".prehistory-map .spot")).to_have_count(81)
    assert page.locator(".prehistory-map svg *").count() < MOST_ELEMENTS
    assert page.locator(".prehistory-map canvas").count() == 1  # the land is one picture
    inset = page.locator(".map-inset")
    page.keyboard.press("+")
    expect(inset).to_be_visible()
    page.keyboard.press("0")
    expect(inset).to_have_count(0)
    page.locator(".prehistory-map").hover()
    page.mouse.wheel(0, -300)
    expect(inset).to_be_visible()
    page.get_by_role("button", name="The whole map").click()
    expect(inset).to_have_count(0)
    page.get_by_role("button", name="Closer").click()
    expect(inset).to_be_visible()


def test_a_phone_looks_closely_at_the_member_taken_up(visit: Visit, server: Server) -> None:
    opened = at_autumn(server, *FOUR)
    visitor = visit(size=PHONE)
    page = _sit(visitor, opened)
    walker = walks_in(visitor.heard(is_asked))[0]
    page.locator(_spot(walker)).press("Enter")
    expect(page.locator(".map-inset")).to_be_visible()
    box = page.locator(_spot(walker)).bounding_box()
    assert box is not None
    assert box["width"] >= 44


def test_tiles_are_laid_on_the_map(visit: Visit, server: Server) -> None:
    opened = server.open("human", "random", game="prehistory", options={"map": "built"})
    visitor = visit()
    page = _sit(visitor, opened)
    before = visitor.heard(is_asked)
    expect(page.locator(".tile-hand")).to_be_visible()
    laid = len(prehistory_view(before).tiles)
    page.get_by_role("button", name="Turn", exact=True).click()
    site = page.locator(".laying .spot").first
    site.press("Enter")
    page.locator(CONFIRM).click()
    after = visitor.heard(lambda update: update.seq > before.seq)
    assert len(prehistory_view(after).tiles) > laid


def test_the_end_is_counted_line_by_line_with_the_tribe(visit: Visit, server: Server) -> None:
    opened = to_the_end(server, "human", marauders="hard")
    visitor = visit()
    _sit(visitor, opened)
    over = visitor.heard(lambda update: not isinstance(update.decision, YourDecision))
    page = visitor.go(f"/table/{opened.table.id}/result")
    expect(page.locator(".prehistory-lines tbody tr[data-line]")).to_have_count(6)
    expect(page.locator(".prehistory-result .rv")).to_have_count(2)
    expect(page.locator(".prehistory-result")).to_contain_text("The marauders")
    view = prehistory_view(over)
    total = view.players[0].points + sum(view.players[0].lines or [])
    expect(page.locator(".prehistory-lines .mine .num").last).to_have_text(str(total))
    page.locator("button.name").first.click()
    expect(page.locator(".prehistory-lines .rule")).to_contain_text("Rule PH-11.2")


@LANGUAGES_AND_LIGHTS
def test_the_autumn_is_for_everyone(visit: Visit, server: Server, language: str, is_dark: bool) -> None:
    opened = at_autumn(server, *FOUR)
    visitor = visit(language=language, is_dark=is_dark)
    page = _sit(visitor, opened)
    walker = walks_in(visitor.heard(is_asked))[0]
    page.locator(_spot(walker)).press("Enter")
    page.locator(".step-price").first.wait_for()
    check_screen(page)
    page.keyboard.press("t")
    expect(page.locator(".prehistory-words")).to_be_visible()
    check_screen(page)


def _sit(visitor: Visitor, opened: TableOpened) -> Page:
    kept: dict[str, object] = {
        "id": opened.table.id,
        "game": "prehistory",
        "title": "",
        "seat": opened.seat,
        "token": opened.token,
        "invitations": {},
        "openedAt": opened.table.created_at,
    }
    visitor.remember("tables", msgspec.json.encode([kept]).decode())
    return visitor.go(f"/table/{opened.table.id}")


def _spot(space: str) -> str:
    return f'path[data-spot="space {space}"]'


def _near(server: Server, opened: TableOpened, walker: str) -> str:
    """The nearest place to go after which there is more to do, so that the walk is not played at once."""
    reach = _reach_of(server, opened, walker)
    with server.sit(opened.table.id, opened.token) as person:
        for space in sorted(reach, key=lambda space: reach[space]):
            answer: WhatIf = person.what_if([f"walk {walker}", f"go {space}"])
            if answer.preview is not None and isinstance(answer.preview.decision, YourDecision):
                return space
    raise AssertionError("every walk ends the autumn")


def _reach_of(server: Server, opened: TableOpened, walker: str) -> dict[str, int]:
    """Where a member may go, and how many steps away that is, as the server says it."""
    with server.sit(opened.table.id, opened.token) as person:
        answer: WhatIf = person.what_if([f"walk {walker}"])
    assert answer.preview is not None
    view = answer.preview.view
    decision = answer.preview.decision
    assert isinstance(view, PrehistoryView)
    assert isinstance(decision, YourDecision)
    assert view.walk is not None
    steps = {reached.space: reached.steps for reached in view.walk.reach}
    return {str(choice.text.split()[1]): steps[choice.text.split()[1]] for choice in decision.choices}
