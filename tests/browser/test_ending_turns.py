"""The end of one's own turn at a table with bots: it can be taken back until it is ended, or time is over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from lascaux.server.messages import Update
from lascaux.wire import YourDecision
from tests.browser.audit import check_screen
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys, Mouse, is_asked
from tests.browser.pointing import Hand
from tests.browser.tain_hands import Laying, TainMouse, some_laying
from tests.browser.test_calm import STILL, boxes
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.harness import Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.server,
    pytest.mark.xdist_group("ending turns"),
]

LONG = 600.0  # nothing here waits that long: these turns are ended or taken back
SHORT = 1.0


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Server]:
    """A server whose bots wait for the end of a turn."""
    with Server(tmp_path_factory.mktemp("patient"), static=str(pages), hold=LONG) as server:
        yield server


@pytest.fixture
def hasty(tmp_path: Path, pages: Path) -> Iterator[Server]:
    """A server whose bots wait a moment only."""
    with Server(tmp_path / "hasty", static=str(pages), hold=SHORT) as server:
        yield server


def end_turn(page: Page) -> Locator:
    """The button that ends the turn."""
    return page.get_by_role("button", name="End turn")


def question(page: Page) -> Locator:
    """The sentence that says what is asked, or what happened."""
    return page.get_by_role("heading", level=1)


def ask(visitor: Visitor) -> Update:
    """Sit down with bots and wait until asked to move."""
    visitor.play_now()
    asked = visitor.heard(is_asked)
    expect(visitor.page.locator('[data-spot][aria-disabled="false"]').first).to_be_visible()
    return asked


def move(visitor: Visitor, asked: Update, hand: Hand) -> None:
    """Play the first move there is, and see that the bots wait."""
    assert isinstance(asked.decision, YourDecision)
    hand.play(visitor.page, asked.decision.choices[0].text)
    expect(end_turn(visitor.page)).to_be_visible()
    assert visitor.heard(lambda update: update.seq > asked.seq).hold is not None


def first_laying(asked: Update) -> Laying:
    """A tile and a space that fit."""
    dice = random.Random(1)
    while (laying := some_laying(asked, dice)) is None:
        pass
    return laying


def went_on(asked: Update, update: Update) -> bool:
    """Whether bots have acted after the move."""
    return update.entries > asked.entries + 1


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_move_is_taken_back_while_bots_wait(visit: Visit, patient: Server, way: str) -> None:
    visitor = visit(server=patient)
    asked = ask(visitor)
    move(visitor, asked, Mouse())
    page = visitor.page
    expect(question(page)).to_contain_text(re.compile("You moved|is founded"))
    if way == "button":
        page.get_by_role("button", name="Undo").click()
    else:
        page.keyboard.press("u")
    assert visitor.heard(is_asked).entries == asked.entries
    expect(question(page)).to_contain_text("Choose a group of huts")
    expect(end_turn(page)).to_have_count(0)


def test_a_tile_of_tain_is_taken_back_while_bots_wait(visit: Visit, patient: Server) -> None:
    visitor = visit(server=patient)
    page = visitor.go("/new/tain")
    page.get_by_role("button", name="Open the table").click()
    asked = visitor.heard(is_asked)
    TainMouse().lay(page, first_laying(asked))
    expect(end_turn(page)).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(end_turn(page)).to_have_count(0)
    assert (
        visitor.heard(lambda update: update.seq > asked.seq and is_asked(update)).entries <= asked.entries + 1
    )


@pytest.mark.parametrize("hand", [Mouse(), Keys(random.Random(3))], ids=["mouse", "keys"])
def test_enter_ends_the_turn(visit: Visit, patient: Server, hand: Hand) -> None:
    visitor = visit(server=patient)
    asked = ask(visitor)
    move(visitor, asked, hand)
    visitor.page.keyboard.press("Enter")
    visitor.heard(lambda update: went_on(asked, update))
    expect(end_turn(visitor.page)).to_have_count(0)


def test_the_button_ends_the_turn_on_a_phone(visit: Visit, patient: Server) -> None:
    visitor = visit(server=patient, size=PHONE)
    asked = ask(visitor)
    move(visitor, asked, Finger())
    check_screen(visitor.page)
    end_turn(visitor.page).tap()
    visitor.heard(lambda update: went_on(asked, update))


def test_the_turn_ends_by_itself_when_its_time_is_over(visit: Visit, hasty: Server) -> None:
    visitor = visit(server=hasty)
    asked = ask(visitor)
    assert isinstance(asked.decision, YourDecision)
    Mouse().play(visitor.page, asked.decision.choices[0].text)
    visitor.heard(lambda update: went_on(asked, update))
    expect(end_turn(visitor.page)).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_moves_when_the_turn_can_be_ended(
    visit: Visit, patient: Server, size: tuple[int, int]
) -> None:
    visitor = visit(server=patient, size=size)
    asked = ask(visitor)
    before = boxes(visitor.page, size)
    assert set(before) == set(STILL[size])
    move(visitor, asked, Finger() if size == PHONE else Mouse())
    assert boxes(visitor.page, size) == before


def test_who_watches_is_not_asked_to_end_the_turn(visit: Visit, patient: Server) -> None:
    visitor, watcher = visit(server=patient), visit(server=patient)
    asked = ask(visitor)
    watcher.page.goto(visitor.page.url)
    move(visitor, asked, Mouse())
    watcher.heard(lambda update: update.entries > asked.entries)
    expect(question(watcher.page)).to_contain_text("is choosing a move")
    expect(end_turn(watcher.page)).to_have_count(0)
