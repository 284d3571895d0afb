"""Standing orders on the page: given, shown to their owner, followed, revoked with one press."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from lascaux import Table
from lascaux.registry import orders
from lascaux.server.seatmessages import Orders
from lascaux.wire import YourDecision
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, is_asked
from tests.browser.known import KnownTable, copy_of, write
from tests.browser.visitor import LAPTOP, PATIENCE, PHONE
from tests.server.harness import STUB, Seated, Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.server,
    pytest.mark.xdist_group("orders"),
]

NARROW = (320, 640)
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Server]:
    """A server whose orders take their time, so that nothing is answered while a test looks."""
    running = Server(
        tmp_path_factory.mktemp("patient"), worker=STUB, static=str(pages), order_pause=100_000.0
    )
    yield running
    assert "Traceback" not in running.stop()


class Followed(NamedTuple):
    """An order, what it is called, and what the log says once it has answered."""

    game: str
    order: str
    said: str
    told: str
    value: str = ""
    size: tuple[int, int] = LAPTOP


ORDERS: Final = {
    "offers": Followed("first_sparks", "decline_rest", "Decline the rest", "You left"),
    "offers-phone": Followed("first_sparks", "decline_rest", "Decline the rest", "You left", "", PHONE),
    "lottery": Followed("stone_age", "take_die", "When all take a die", "You took the", "agriculture"),
    "feeding": Followed("stone_age", "feed_with", "Where food is short", "in place of food", "cheapest"),
    "passing": Followed("prehistory", "pass_spring", "Pass at my next turn", "You passed"),
}
FOLLOWED = pytest.mark.parametrize("followed", ORDERS.values(), ids=ORDERS)


class Prompt(NamedTuple):
    """A server whose orders answer at once, and tables at which they do, with the seat they answer for."""

    server: Server
    tables: dict[Followed, tuple[KnownTable, int]]


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Prompt]:
    """A server with those tables."""
    folder = tmp_path_factory.mktemp("prompt")
    tables = {followed: _ready(name, followed) for name, followed in ORDERS.items()}
    write(folder, [known for known, _ in tables.values()])
    running = Server(folder, worker=STUB, static=str(pages), order_pause=0.1)
    yield Prompt(running, tables)
    assert "Traceback" not in running.stop()


def _ready(name: str, followed: Followed) -> tuple[KnownTable, int]:
    """Play by chance until the order would answer; gives the table and the seat it would answer for."""
    order = next(order for order in orders(followed.game) if order.name == followed.order)
    for seed in count():
        dice, table = random.Random(seed), Table.new(followed.game, 2, seed=seed)
        while not table.over:
            for seat in table.asked:
                if table.ordered(seat, order, followed.value) is not None:
                    return copy_of(name, table, 0), seat
            table.act(table.asked[0], dice.choice(table.choices(table.asked[0])).text)
    raise AssertionError("no game came to such a position")


def values(server: Server, table: Seated, seat: int) -> list[str | None]:
    """What stands for a seat, in the order of the game."""
    found = server.get(f"/api/tables/{table.table.id}/seat/orders", Orders, table.tokens[seat])
    return [order.value for order in found.orders]


def expect_values(server: Server, table: Seated, wanted: list[str | None]) -> None:
    """Wait until just this stands for the first seat: a page shows it before the server has heard of it."""
    deadline = time.monotonic() + PATIENCE
    while values(server, table, 0) != wanted:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def open_orders(page: Page, size: tuple[int, int]) -> None:
    """Open the dialogue, on a phone from its menu."""
    if size != LAPTOP:
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Standing orders").click()
    expect(page.get_by_role("dialog", name="Standing orders")).to_be_visible()


@SIZES
def test_an_order_is_given_shown_and_revoked_with_one_press(
    visit: Visit, patient: Server, size: tuple[int, int]
) -> None:
    table = patient.seated("human", "human", game="first_sparks")
    page = visit(size=size, server=patient).sit_at(table.table.id, "first_sparks", 0, table.tokens[0])
    other = visit(size=size, server=patient).sit_at(table.table.id, "first_sparks", 1, table.tokens[1])
    open_orders(page, size)
    dialogue = page.get_by_role("dialog", name="Standing orders")
    dialogue.get_by_role("switch", name="Decline every offer above 4 food").click()
    dialogue.get_by_role("button", name="Decline every offer above 4 food: more").click()
    expect(dialogue.get_by_role("switch", name="Decline every offer above 5 food")).to_be_checked()
    dialogue.get_by_role("button", name="Close").click()
    standing = page.get_by_role("region", name="Standing orders")
    expect(standing).to_contain_text("Decline every offer above 5 food")
    expect_values(patient, table, ["5", None])
    expect(other.get_by_role("region", name="Standing orders")).to_have_count(0)
    page.reload()
    expect(standing).to_contain_text("Decline every offer above 5 food")
    standing.get_by_role("button", name="Revoke").click()
    expect(standing).to_have_count(0)
    expect_values(patient, table, [None, None])
    assert fits(page)


@FOLLOWED
def test_an_order_is_given_and_answers_and_its_owner_sees_it_in_the_log(
    visit: Visit, prompt: Prompt, followed: Followed
) -> None:
    known, seat = prompt.tables[followed]
    visitor = visit(size=followed.size, server=prompt.server)
    visitor.remember(f"guide.{followed.game}", "seen")
    page = visitor.sit(known, seat)
    before = visitor.heard(lambda update: isinstance(update.decision, YourDecision)).seq
    if followed.size != LAPTOP:
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Standing orders").click()
    dialogue = page.get_by_role("dialog", name="Standing orders")
    dialogue.get_by_role("switch", name=followed.said).click()
    visitor.heard(lambda update: update.seq > before)
    dialogue.get_by_role("button", name="Close").click()
    if followed.size != LAPTOP:
        page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator(".log").first).to_contain_text(followed.told)


@LANGUAGES_AND_LIGHTS
@pytest.mark.parametrize("game", ["first_sparks", "stone_age", "prehistory"])
def test_the_dialogue_has_nothing_to_complain_of(
    visit: Visit, patient: Server, game: str, language: str, is_dark: bool
) -> None:
    table = patient.seated("human", "human", game=game)
    visitor = visit(language=language, is_dark=is_dark, server=patient)
    page = visitor.sit_at(table.table.id, game, 0, table.tokens[0])
    name = "Standing orders" if language == "en" else "Ordini permanenti"
    page.get_by_role("button", name=name).click()
    page.get_by_role("switch").first.click()
    expect(page.get_by_role("switch").first).to_be_checked()
    check_screen(page)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    box = page.locator(".table-dialogue").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= NARROW[0]


def test_a_game_without_orders_has_no_button_for_them(visit: Visit, patient: Server) -> None:
    table = patient.seated("human", "human", game="clans")
    page = visit(server=patient).sit_at(table.table.id, "clans", 0, table.tokens[0])
    expect(
        page.get_by_role("button", name="Rules").or_(page.get_by_role("link", name="Rules"))
    ).to_be_visible()
    expect(page.get_by_role("button", name="Standing orders")).to_have_count(0)


def test_a_game_without_orders_is_asked_for_them_once(visit: Visit, patient: Server) -> None:
    table = patient.open("human", "random", game="clans")
    visitor = visit(server=patient)
    visitor.sit_at(table.table.id, "clans", table.seat, table.token)
    seq = 0
    for _ in range(3):
        update = visitor.heard(lambda newer: newer.seq > seq and is_asked(newer))  # noqa: B023 -- heard at once
        assert isinstance(update.decision, YourDecision)
        seq = update.seq
        Mouse().play(visitor.page, update.decision.choices[0].text)
    visitor.heard(lambda newer: newer.seq > seq and is_asked(newer))
    asked = [request for request in visitor.received.requests if request.url.endswith("/seat/orders")]
    assert len(asked) == 1
