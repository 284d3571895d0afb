"""Nothing leaves the server that its receiver may not know."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from lascaux import Table
from lascaux.server.live import LiveTable
from lascaux.server.messages import Ack, Update
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Body, Head, Kept, Opened, Row, SeatHead
from lascaux.wire import GameOver, YourDecision
from tests.server.harness import AT, Server, bearing
from tests.views import clans_view

SEATS = 3
ROUTES = ("", "/updates", "/record", "/at/15", "/at/20")


def logged() -> list[Body]:
    """The rows of a whole game of three bots."""
    table = Table.new("clans", SEATS, seed=11)
    bodies: list[Body] = [Opened(table.lines())]
    dice = random.Random(11)
    while not table.over:
        seat, before = table.seat, table.entries
        table.act(seat, dice.choice(table.choices(seat)).text)
        bodies.append(Acted(seat, table.lines(before)))
    return bodies


def with_cards(bodies: list[Body], cards: list[str]) -> list[Row]:
    """The same game with other clan cards."""
    first = bodies[0]
    assert isinstance(first, Opened)
    left = iter(cards)
    entries = [f"* card {next(left)}" if " card " in entry else entry for entry in first.entries]
    return [Row(seq, str(seq), body, AT) for seq, body in enumerate([Opened(entries), *bodies[1:]], 1)]


def live_table(rows: list[Row], store: SqliteStore, name: str = "twin") -> LiveTable:
    seats = [SeatHead(None, "random", None)] * SEATS
    head = Head("clans", "1.0.0", {"ties": "shared"}, seats, "", True, "ab" * 32, "")
    return LiveTable(name, Kept(head, "2026-01-01T00:00:00Z", rows), store)


def said_to(live: LiveTable, reader: int | None) -> bytes:
    """All that the server would say to a reader now."""
    return msgspec.json.encode(
        [
            live.update(reader, 0),
            live.position.moment(reader, live.update(reader, 0).entries),
            live.position.record(reader),
        ]
    )


@pytest.mark.parametrize("reader", [0, None])
def test_no_byte_depends_on_what_its_receiver_may_not_know(reader: int | None, tmp_path: Path) -> None:
    bodies = logged()
    store = SqliteStore(tmp_path)
    try:
        for length in range(1, len(bodies)):
            twins = [
                live_table(with_cards(bodies[:length], cards), store)
                for cards in (["red", "blue", "green"], ["red", "yellow", "blue"])
            ]
            assert twins[0].position._table.lines() != twins[1].position._table.lines()
            assert said_to(twins[0], reader) == said_to(twins[1], reader)
    finally:
        store.close()


def test_the_twins_differ_once_the_cards_are_shown(tmp_path: Path) -> None:
    bodies = logged()
    store = SqliteStore(tmp_path)
    try:
        twins = [
            live_table(with_cards(bodies, cards), store)
            for cards in (["red", "blue", "green"], ["red", "yellow", "blue"])
        ]
        assert said_to(twins[0], None) != said_to(twins[1], None)
    finally:
        store.close()


@pytest.mark.server
def test_nothing_secret_is_sent_before_the_end(server: Server) -> None:
    opened = server.seated("human", "human")
    tokens = opened.tokens
    dice = random.Random(5)
    plain: list[str] = []
    with (
        server.sit(opened.table.id, tokens[0]) as one,
        server.sit(opened.table.id, tokens[1]) as two,
        server.sit(opened.table.id) as spectator,
    ):
        while not isinstance(one.update.decision, GameOver):
            mover = one if isinstance(one.update.decision, YourDecision) else two
            plain += [server.http.get(f"/api/tables/{opened.table.id}{route}").text for route in ROUTES]
            answer = mover.act(dice.choice(mover.choices()))
            assert isinstance(answer, Ack)
            for person in (one, two, spectator):
                person.catch_up(answer.seq)
        seed = one.update.table.seed
        assert seed is not None
        before = [text for person in (one, two, spectator) for text in person.heard if seed not in text]
        after = [text for person in (one, two, spectator) for text in person.heard if seed in text]
        assert all('"status":"over"' in text for text in after)
        assert not any(token in text for token in tokens.values() for text in [*before, *after, *plain])
        assert not any(seed in text for text in plain)
        _check_cards(one.heard, 0)
        _check_cards(two.heard, 1)
        _check_cards(spectator.heard, None)


def _check_cards(heard: list[str], seat: int | None) -> None:
    """Every view shows this seat's own card and no other."""
    for text in heard:
        if '"type":"update"' in text and '"kind":"over"' not in text:
            cards = clans_view(msgspec.json.decode(text, type=Update).view).cards
            assert [number for number, card in enumerate(cards) if card is not None] == (
                [] if seat is None else [seat]
            )


@pytest.mark.server
def test_a_record_of_a_game_under_way_hides_other_cards_and_the_seed(server: Server) -> None:
    opened = server.open("human", "human")
    path = f"/api/tables/{opened.table.id}/record"
    own = server.http.get(path, headers=bearing(opened.token)).text
    assert own.count("* card ") == 1
    assert own.count("* ?") == 1
    assert "[Seed" not in own
    assert server.http.get(path).text.count("* ?") == 2
