"""The table of the day: the same start for everybody, which nobody can know before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import lascaux
from lascaux.bots.par import par_of
from lascaux.server import daily
from lascaux.server.bus import LocalBus
from lascaux.server.daily import DailyTables, seats_of
from lascaux.server.messages import TableInfo, TableOpened
from lascaux.server.sqlite import SqliteStore
from lascaux.server.storymessages import DailyInfo
from lascaux.server.tables import Tables
from lascaux.server.workers import Answer, Kind, WorkerFailed, WorkerPool
from tests.server.harness import STUB, Server


def opened(server: Server, game: str, **wanted: object) -> TableOpened:
    answer = server.send("POST", f"/api/daily/{game}", wanted)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableOpened)


@pytest.mark.server
def test_everybody_has_the_same_start_even_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        first = opened(server, "clans", name="Ada")
        assert first.seat == 0
        assert first.table.daily is not None
        assert [seat.kind for seat in first.table.seats] == ["human", "bot", "bot"]
        assert opened(server, "clans").table.commitment == first.table.commitment
        assert opened(server, "stone_age").table.commitment != first.table.commitment
    with Server(tmp_path, worker=STUB) as server:
        again = opened(server, "clans")
        if again.table.daily == first.table.daily:  # midnight may have come
            assert again.table.commitment == first.table.commitment
        assert server.get(f"/api/tables/{first.table.id}", TableInfo).daily == first.table.daily


@pytest.mark.server
def test_another_server_has_other_starts(tmp_path: Path) -> None:
    found = set()
    for name in ("one", "two"):
        with Server(tmp_path / name, worker=STUB) as server:
            found.add(opened(server, "clans").table.commitment)
    assert len(found) == 2


@pytest.mark.server
def test_bots_play_the_par_of_each_game(server: Server) -> None:
    while True:
        infos = server.get("/api/daily", list[DailyInfo])
        if all(info.par is not None for info in infos):
            break
    assert [info.game for info in infos] == lascaux.games()
    for info in infos:
        assert info.par is not None
        assert len(info.par) == info.seats == seats_of(info.game)


@pytest.mark.server
def test_a_game_that_is_not_there_has_no_daily_table(server: Server) -> None:
    refused = server.fault(server.send("POST", "/api/daily/chess", {}), 404)
    assert (refused.code, "first_sparks" in refused.message) == ("no-game", True)
    assert server.fault(server.send("POST", "/api/daily/clans", {"name": ""}), 400).code == "bad-message"


class Players(WorkerPool):
    """Workers that play a par, or fail the first time."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = True
        self.seeds: list[object] = []

    async def ask(self, kind: Kind, request: dict[str, object], longest: int = 1, whose: str = "") -> Answer:
        """Fail once."""
        self.seeds.append(request["seed"])
        if self.fails:
            raise WorkerFailed("no")
        return Answer(1, scores=[1, 2, 3])


def test_a_par_that_failed_is_played_again_and_days_differ(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        players = Players()
        tables = DailyTables(Tables(store, LocalBus(), WorkerPool()), players, store)
        monkeypatch.setattr(daily, "today", lambda: "2026-11-18")
        assert [info.par for info in await tables.infos()] == [None] * 5
        await asyncio.gather(*tables._pars.values(), return_exceptions=True)
        players.fails = False
        await tables.infos()
        await asyncio.gather(*tables._pars.values())
        assert [info.par for info in await tables.infos()] == [[1, 2, 3]] * 5
        assert players.seeds[:5] == players.seeds[5:]
        monkeypatch.setattr(daily, "today", lambda: "2026-11-19")
        assert [info.par for info in await tables.infos()] == [None] * 5
        await asyncio.gather(*tables._pars.values())
        assert len(set(players.seeds)) == 10
        store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("game", lascaux.games())
def test_the_par_of_a_seed_is_always_the_same(game: str) -> None:
    seed = "ab" * 32
    first = par_of(game, seats_of(game), seed)
    assert len(first) == seats_of(game)
    assert par_of(game, seats_of(game), seed) == first
