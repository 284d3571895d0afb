"""Clocks of a real server: agreed when a table is opened, and kept through a kill."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from lascaux.server.messages import TableInfo
from lascaux.server.moments import millis_of
from lascaux.server.wishes import Clock
from tests.server.harness import PATIENCE, STUB, Server, table_of

pytestmark = pytest.mark.server

HOUR = 3600
DAY = 24 * HOUR


def wait_for(is_so: Callable[[], bool]) -> None:
    """Return when something has come about."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize(
    "clock",
    [
        {"per": "turn", "seconds": 59, "then": "nudge"},
        {"per": "turn", "seconds": 30 * DAY + 1, "then": "nudge"},
        {"per": "year", "seconds": 60, "then": "nudge"},
        {"per": "turn", "seconds": 60, "then": "shoot"},
        {"per": "turn", "seconds": 1e300, "then": "nudge"},
        {"per": "turn"},
        "turn",
    ],
)
def test_a_clock_that_cannot_be_had_is_refused_with_a_sentence(server: Server, clock: object) -> None:
    answer = server.send("POST", "/api/tables", table_of("human", "human", clock=clock))
    assert "clock" in server.fault(answer, 400).message


def test_everybody_is_told_what_was_agreed_and_a_rematch_keeps_it(server: Server) -> None:
    clock = Clock("game", 2 * DAY, "stand_in")
    table = server.seated("human", "human", clock=clock)
    info = server.get(f"/api/tables/{table.table.id}", TableInfo)
    assert info.clock == clock
    assert sorted(seat.clock is not None and seat.clock.ends is not None for seat in info.seats) == [
        False,
        True,
    ]
    for token in table.tokens.values():
        server.granted(table.table.id, token, "agree")
    again = server.send("POST", f"/api/tables/{table.table.id}/rematch", {"key": "k" * 40}, table.token)
    assert again.status_code == 200
    assert again.json()["table"]["clock"] == {"per": "game", "seconds": 2 * DAY, "then": "stand_in"}


def test_without_a_clock_nothing_is_told_of_one(server: Server) -> None:
    info = server.get(f"/api/tables/{server.seated('human', 'human').table.id}", TableInfo)
    assert info.clock is None
    assert [seat.clock for seat in info.seats] == [None, None]


def test_a_clock_outlives_a_kill_and_the_time_of_rest_is_held_against_nobody(tmp_path: Path) -> None:
    later = tmp_path / "later.txt"
    later.write_text("0")
    with Server(tmp_path / "data", worker=STUB, clock=str(later)) as server:
        table = server.seated("human", "human", clock=Clock("turn", 2 * HOUR, "stand_in"))
        path = f"/api/tables/{table.table.id}"
        before = server.get(path, TableInfo)
        seat = next(seat.seat for seat in before.seats if seat.clock and seat.clock.ends)
        later.write_text(str(HOUR))
        beaten = tmp_path / "data" / "lascaux.sqlite3-wal"
        size = beaten.stat().st_size
        wait_for(lambda: beaten.stat().st_size != size)  # the timekeeper has noted that it is up
        server.kill()
    later.write_text(str(30 * DAY))
    with Server(tmp_path / "data", worker=STUB, clock=str(later)) as server:
        clocks = [info.seats[seat].clock for info in (before, server.get(path, TableInfo))]
        assert clocks[0] is not None
        assert clocks[1] is not None
        assert clocks[0].ends is not None
        assert clocks[1].ends is not None
        shift = millis_of(clocks[1].ends) - millis_of(clocks[0].ends)
        assert abs(30 * DAY - HOUR - shift / 1000) < HOUR / 2  # whatever the test itself took
    with Server(tmp_path / "data", worker=STUB, clock=str(later)) as server:
        later.write_text(str(30 * DAY + 2 * HOUR))
        wait_for(lambda: server.get(path, TableInfo).seats[seat].stand_in is not None)
        stand_in = server.get(path, TableInfo).seats[seat].stand_in
        assert stand_in is not None
        assert (stand_in.why, stand_in.by) == ("clock", None)
        server.kill()
    with Server(tmp_path / "data", worker=STUB, clock=str(later)) as server:
        own = {"Authorization": f"Bearer {table.token}"}
        wait_for(lambda: f'[StandIn{seat} "greedy ' in server.http.get(f"{path}/record", headers=own).text)
