"""Playing on from a moment of a finished game: a table of its own, which says where it comes from."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from lascaux import Table, verify
from lascaux.server.messages import Ack, TableInfo, TableOpened
from lascaux.table.opening import PLAYED_ON
from lascaux.wire import YourDecision
from tests.browser.known import ORDER, KnownTable, Shelf
from tests.server.harness import STUB, Server

pytestmark = pytest.mark.server


def asked(server: Server, known: KnownTable, **wanted: object) -> httpx.Response:
    return server.send("POST", f"/api/tables/{known.id}/play_on", wanted, known.tokens[0])


def opened(server: Server, known: KnownTable, **wanted: object) -> TableOpened:
    answer = asked(server, known, **wanted)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableOpened)


def test_the_first_moves_are_taken_over_and_a_person_goes_on(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    move = known.game.moves - 4
    table = opened(house, known, move=move, seat=1, name="Ada")
    assert (table.seat, table.table.status) == (1, "playing")
    assert table.table.origin is not None
    assert (table.table.origin.table, table.table.origin.move) == (known.id, move)
    assert [seat.kind for seat in table.table.seats].count("bot") == len(table.table.seats) - 1
    lines = house.http.get(f"/api/tables/{table.table.id}/record").text.splitlines()
    assert any(line.startswith(f"[{PLAYED_ON} ") and known.id in line for line in lines)
    with house.sit(table.table.id, table.token) as person:
        while not isinstance(person.update.decision, YourDecision):
            person.receive()
        assert not person.update.decision.undo.allowed
        assert isinstance(person.act(person.choices()[0]), Ack)


def test_chance_is_new_and_the_record_can_be_checked(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    first = opened(house, known, move=known.game.moves - 3, seat=0)
    second = opened(house, known, move=known.game.moves - 3, seat=0)
    assert len({table.table.commitment for table in (first, second)}) == 2
    table = Table.load(known.game.record()).at(known.game.entries_until(known.game.moves - 3))
    assert first.table.seed is None
    record = _played_out(house, first)
    assert Table.load(record).lines()[: table.entries] == table.lines()
    verdict = verify(record)
    assert verdict.fair, verdict.message
    assert "taken over from another game" in verdict.message
    assert not verify(record.replace(f"[{PLAYED_ON} ", "[Elsewhere ")).fair


def _played_out(server: Server, table: TableOpened) -> str:
    """The record once a person who takes the first choice has come to the end."""
    with server.sit(table.table.id, table.token) as person:
        while server.get(f"/api/tables/{table.table.id}", TableInfo).status != "over":
            if isinstance(person.update.decision, YourDecision):
                answer = person.act(person.choices()[0])
                assert isinstance(answer, Ack)
                person.catch_up(answer.seq)
            else:
                person.receive()
    return server.http.get(f"/api/tables/{table.table.id}/record").text


def test_nothing_is_played_on_before_the_end(house: Server, shelf: Shelf) -> None:
    answer = asked(house, shelf.take("playing"), move=1, seat=0)
    assert house.fault(answer, 409).code == "not-over"


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"move": 10_000, "seat": 0}, 404, "no-move"),
        ({"move": 1, "seat": 5}, 404, "no-such-seat"),
        ({"move": -1, "seat": 0}, 400, "bad-message"),
        ({"move": 1}, 400, "bad-message"),
        ({"move": 1, "seat": 0, "bot": "clever"}, 400, "bad-message"),
        ({"move": 1, "seat": 0, "name": "x" * 41}, 400, "bad-message"),
    ],
)
def test_what_makes_no_sense_is_refused(
    house: Server, shelf: Shelf, wanted: dict[str, object], status: int, code: str
) -> None:
    assert house.fault(asked(house, shelf.take("over"), **wanted), status).code == code


def test_the_end_itself_cannot_be_played_on(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    assert house.fault(asked(house, known, move=known.game.moves, seat=0), 404).code == "no-move"


def test_a_killed_server_knows_where_a_table_comes_from(tmp_path: Path) -> None:
    shelf = Shelf({"over": (ORDER, 56)}, copies=1)
    shelf.fill(tmp_path)
    server = Server(tmp_path, worker=STUB)
    known = shelf.take("over")
    table = opened(server, known, move=3, seat=0)
    server.kill()
    with Server(tmp_path, worker=STUB) as again:
        info = again.get(f"/api/tables/{table.table.id}", TableInfo)
        assert info.origin is not None
        assert info.origin.table == known.id
        assert info.commitment == table.table.commitment
