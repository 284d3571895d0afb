"""Nothing of a tile that lies face down leaves the server before the raid."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux import Table
from lascaux.server.live import LiveTable
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Body, Head, Kept, Opened, Row, SeatHead
from tests.server.harness import AT
from tests.server.test_secrecy import said_to

SEATS = 2
OURS = ["scout 1 1", "lay chief", "scout outer", "lay warrior", "pass"]
THEIRS = ["scout 0 1", "lay boy", "scout 1 1", "lay daughter", "scout outer", "lay warrior", "pass"]
OTHERS = ["scout 0 1", "lay warrior", "scout 1 1", "lay bluff", "scout outer", "lay chief", "pass"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path)
    yield opened
    opened.close()


def scouted(theirs: list[str]) -> list[Body]:
    """The first turn's scouting, and the raid that its last pass begins."""
    table = Table.new("tain", SEATS, seed=3)
    bodies: list[Body] = [Opened(table.lines())]
    left = [iter(OURS), iter(theirs)]
    for _ in OURS + theirs:
        seat, before = table.seat, table.entries
        table.act(seat, next(left[seat]))
        bodies.append(Acted(seat, table.lines(before)))
    return bodies


def live_table(bodies: list[Body], store: SqliteStore) -> LiveTable:
    seats = [SeatHead(None, "random", None)] * SEATS
    head = Head("tain", "1.0.0", {"rotate_active": "yes"}, seats, "", True, "ab" * 32, "")
    rows = [Row(seq, str(seq), body, AT) for seq, body in enumerate(bodies, 1)]
    return LiveTable("twin", Kept(head, "2026-01-01T00:00:00Z", rows), store)


@pytest.mark.parametrize("reader", [0, None])
def test_no_byte_depends_on_a_tile_that_lies_face_down(reader: int | None, store: SqliteStore) -> None:
    one, other = scouted(THEIRS), scouted(OTHERS)
    for length in range(1, len(one)):
        twins = [live_table(bodies[:length], store) for bodies in (one, other)]
        assert said_to(twins[0], reader) == said_to(twins[1], reader)
    assert twins[0].position._table.lines() != twins[1].position._table.lines()


def test_their_owner_knows_them(store: SqliteStore) -> None:
    twins = [live_table(scouted(theirs)[:-1], store) for theirs in (THEIRS, OTHERS)]
    assert said_to(twins[0], 1) != said_to(twins[1], 1)


def test_the_raid_shows_them_to_all(store: SqliteStore) -> None:
    twins = [live_table(scouted(theirs), store) for theirs in (THEIRS, OTHERS)]
    assert said_to(twins[0], None) != said_to(twins[1], None)
