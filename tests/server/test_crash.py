"""Kills, full disks and second servers: no acknowledged move is ever lost."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lascaux.server.history import History, table_of
from lascaux.server.messages import (
    Ack,
    Act,
    Hello,
    Refused,
    TableInfo,
    ToBrowser,
    Undo,
    Update,
    Updates,
)
from lascaux.server.sqlite import SqliteStore
from lascaux.wire import GameOver, YourDecision
from tests.server.harness import PATIENCE, Seated, Server, bearing

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("crash")]

KILLS = 22
MANY_KILLS = 300
TABLES = 12
FEWEST_MOVES, MOST_MOVES = 10, 40  # from one kill to the next

_to_browser: msgspec.json.Decoder[ToBrowser] = msgspec.json.Decoder(ToBrowser)


@dataclass
class Seat:
    """A person who plays without pause, comes back after every crash and resends what was not answered."""

    table: Seated
    token: str
    dice: random.Random
    acked: dict[str, int] = field(default_factory=dict)
    pending: Act | Undo | None = None
    number: int = 0
    since: int = 0
    is_over: bool = False

    async def play(self, address: str) -> None:
        """Play until the game is over or the server is gone."""
        uri = f"ws://{address}/api/tables/{self.table.table.id}/socket"
        try:
            async with connect(uri, max_size=None, proxy=None) as socket:
                await socket.send(msgspec.json.encode(Hello(self.token, self.since)).decode())
                async for text in socket:
                    answer = self._heard(_to_browser.decode(text))
                    if answer is not None:
                        await socket.send(msgspec.json.encode(answer).decode())
                    if self.is_over and self.pending is None:
                        return
        except (OSError, ConnectionClosed, InvalidHandshake):
            return

    def _heard(self, message: ToBrowser) -> Act | Undo | None:
        if isinstance(message, Ack):
            self.acked[message.id] = message.seq
            self.pending = None
        elif isinstance(message, Refused):
            assert message.fault.code in ("stale", "no-undo", "too-fast"), message
            self.pending = None
        elif isinstance(message, Update):
            self.since = message.seq
            self.is_over = isinstance(message.decision, GameOver)
            return self.pending or self._chosen(message)
        return None

    def _chosen(self, update: Update) -> Act | Undo | None:
        decision = update.decision
        if isinstance(decision, GameOver):
            return None
        self.number += 1
        if isinstance(decision, YourDecision):
            action = self.dice.choice(decision.choices).text
            self.pending = Act(f"n{self.number}", update.seq, action)
        elif decision.undo.allowed and self.dice.random() < 0.1:
            self.pending = Undo(f"n{self.number}", update.seq)
        return self.pending


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost_or_doubled_by_kills_under_load(kills: int, tmp_path: Path) -> None:
    dice = random.Random(23)
    server = Server(tmp_path)
    seats: list[Seat] = []
    for _ in range(kills):
        if sum(not seat.is_over for seat in seats) < TABLES:
            seats += _new_seats(server, dice)
        asyncio.run(_play_until_killed(server, [seat for seat in seats if not seat.is_over], dice))
        server.kill()
        _check_log(tmp_path, seats)
        server = Server(tmp_path)
    server.stop()
    _check_log(tmp_path, seats)
    assert sum(len(seat.acked) for seat in seats) >= FEWEST_MOVES * kills


def _new_seats(server: Server, dice: random.Random) -> list[Seat]:
    seats: list[Seat] = []
    for _ in range(TABLES):
        table = server.seated("human", "human")
        seats += [
            Seat(table, token, random.Random(dice.random())) for token in (table.token, table.tokens[1])
        ]
    return seats


async def _play_until_killed(server: Server, seats: list[Seat], dice: random.Random) -> None:
    """Let all play at once, and kill the server at some moment after some moves."""
    playing = [asyncio.create_task(seat.play(server.address)) for seat in seats]
    wanted = sum(len(seat.acked) for seat in seats) + dice.randrange(FEWEST_MOVES, MOST_MOVES)
    while sum(len(seat.acked) for seat in seats) < wanted and not all(task.done() for task in playing):
        await asyncio.sleep(0.001)
    await asyncio.sleep(dice.uniform(0.0, 0.02))
    server.process.send_signal(signal.SIGKILL)
    await asyncio.gather(*playing)


def _check_log(folder: Path, seats: list[Seat]) -> None:
    """Every acknowledged input is in the log at its number, once, and the log replays."""
    asyncio.run(_checked_log(folder, seats))


async def _checked_log(folder: Path, seats: list[Seat]) -> None:
    store = SqliteStore(folder)
    try:
        for seat in seats:
            kept = await store.read(seat.table.table.id)
            assert kept is not None
            history = History(kept.head)
            for row in kept.rows:
                history.fold(row)
            number = seat.table.seat if seat.token == seat.table.token else 1
            for name, seq in seat.acked.items():
                assert history.seq_of[f"{number} {name}"] == seq
            table_of(kept.head, kept.rows)
    finally:
        store.close()


def test_a_restarted_server_shows_the_table_as_it_was(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        opened = server.seated("human", "human")
        tokens = [opened.token, opened.tokens[1]]
        with server.sit(opened.table.id, tokens[0]) as one, server.sit(opened.table.id, tokens[1]) as two:
            mover = one if isinstance(one.update.decision, YourDecision) else two
            mover.act(mover.choices()[0])
            mover.catch_up(mover.update.seq + 1)
            mover.catch_up(mover.undo().seq)
            answer = mover.act(mover.choices()[3])
            assert isinstance(answer, Ack)
        before = _seen(server, opened)
        server.kill()
    with Server(tmp_path) as server:
        after = _seen(server, opened)
    assert after == before


def _seen(server: Server, opened: Seated) -> list[tuple[str, Update]]:
    """What everybody sees of a table, but for who is online."""
    path = f"/api/tables/{opened.table.id}"
    seen = []
    for token in (opened.token, opened.tokens[1], None):
        update = server.get(f"{path}/updates", Updates, token).update
        assert update is not None
        update.table.seats.clear()
        seen.append((server.http.get(f"{path}/record", headers=bearing(token)).text, update))
    return seen


def test_sockets_are_told_to_come_back_when_the_server_ends_politely(tmp_path: Path) -> None:
    server = Server(tmp_path)
    opened = server.open("human", "human")
    with server.sit(opened.table.id, opened.token) as person:
        server.process.send_signal(signal.SIGTERM)
        assert person.closing() == 1012
        assert any('"bye"' in text and '"retryIn":2' in text for text in person.heard)
    server.stop()
    assert server.process.returncode in (0, -signal.SIGTERM)


def test_a_poll_under_way_does_not_hold_up_the_end(tmp_path: Path) -> None:
    server = Server(tmp_path)
    opened = server.open("human", "human")
    path = f"/api/tables/{opened.table.id}"
    with ThreadPoolExecutor(1) as pool:
        poll = pool.submit(server.get, f"{path}/updates?since=1&wait=30", Updates, opened.token)
        while not server.get(path, TableInfo).seats[0].online:
            assert not poll.done()
        server.process.send_signal(signal.SIGTERM)
        assert poll.result().update is None
    server.stop()


def test_a_second_server_on_the_same_folder_refuses_in_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path):
        second = _main("--port", "0", "--data", str(tmp_path))
    assert second.returncode == 1
    assert second.stdout == ""
    assert "Another server uses the folder" in second.stderr
    assert second.stderr.count("\n") == 1


@pytest.mark.parametrize("port", ["taken", "99999", "-1"])
def test_a_port_that_cannot_be_had_is_refused_in_one_sentence(port: str, tmp_path: Path) -> None:
    with Server(tmp_path / "first") as first:
        taken = first.address.partition(":")[2]
        second = _main("--port", taken if port == "taken" else port, "--data", str(tmp_path / "second"))
    assert (second.returncode, second.stderr.count("\n")) == (1, 1)
    assert "cannot be had" in second.stderr
    assert "[Errno" not in second.stderr


@pytest.mark.parametrize("host", ["", " "])
def test_no_address_does_not_mean_all_of_them(host: str, tmp_path: Path) -> None:
    answer = _main("--host", host, "--port", "0", "--data", str(tmp_path))
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (1, "", 1)
    assert "No address to listen on" in answer.stderr


def test_a_folder_that_cannot_be_used_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    answer = _main("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert (answer.returncode, answer.stderr.count("\n")) == (1, 1)


def _main(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lascaux.server.main", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_full_disk_refuses_moves_keeps_reads_and_recovers_without_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        opened = server.seated("human", "human")
        tokens = [opened.token, opened.tokens[1]]
        with server.sit(opened.table.id, tokens[0]) as one, server.sit(opened.table.id, tokens[1]) as two:
            mover = one if isinstance(one.update.decision, YourDecision) else two
            action = mover.choices()[0]
            _limit_files(server, 4096)
            assert server.fault(server.http.get("/api/health"), 503).code == "store"
            refused = mover.act(action)
            assert isinstance(refused, Refused)
            assert refused.fault.code == "store"
            assert server.fault(server.send("POST", "/api/tables", _two_people()), 503).code == "store"
            info = server.http.get(f"/api/tables/{opened.table.id}")
            assert (info.status_code, info.json()["seq"]) == (200, refused.seq)
            _limit_files(server, resource.RLIM_INFINITY)
            again = mover.act(action)
            assert isinstance(again, Ack)
            assert again.seq == refused.seq + 1


def _limit_files(server: Server, size: int) -> None:
    """Let no file of the server grow beyond a size, as a full disk would."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def _two_people() -> dict[str, object]:
    return {"game": "clans", "seats": [{"kind": "human"}, {"kind": "human"}]}
