"""Stand-ins within one house and across houses: never too late, never told more than their seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import msgspec
import pytest

from lascaux.server.bus import LocalBus
from lascaux.server.live import LiveTable
from lascaux.server.messages import HumanSeat, Join, NewTable
from lascaux.server.sqlite import SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.wishes import Agree, Close, ComeBack, StandIn
from lascaux.server.workers import Answer, Kind, WorkerPool
from lascaux.table.outlook import Outlook
from tests.server.test_houses import caught_up


class Thinkers(WorkerPool):
    """Workers that answer when they are let, and note what they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.outlooks: list[object] = []
        self.may_answer = asyncio.Event()
        self.is_asked = asyncio.Event()

    async def ask(self, kind: Kind, request: dict[str, object], longest: int = 1, whose: str = "") -> Answer:
        """Choose the first of all choices."""
        self.outlooks.append(msgspec.json.decode(msgspec.json.encode(request["outlook"])))
        self.is_asked.set()
        await self.may_answer.wait()
        outlook = Outlook.load(self.outlooks[-1])
        return Answer(1, actions=[outlook.game.space.text(outlook.choices[0])])


class Scene:
    """A table of two people in this house, and their tokens."""

    def __init__(self, tables: Tables, pool: Thinkers, live: LiveTable, tokens: list[str]) -> None:
        self.tables = tables
        self.pool = pool
        self.live = live
        self.tokens = tokens
        self.asked = live.position._table.asked[0]

    async def leave(self, seat: int) -> None:
        """Let a bot play on for a seat, as its owner wants."""
        await self.tables.wish(self.live, self.tokens[seat], StandIn("leave", seat, "greedy"))


def play(folder: Path, scene: Callable[[Scene], Coroutine[None, None, None]], game: str = "clans") -> None:
    """Play a scene at a new table."""

    async def played() -> None:
        store, pool = SqliteStore(folder), Thinkers()
        tables = Tables(store, LocalBus(), pool, pace=0.0, hold=0.0, grace=0.0)
        opened = await tables.open(NewTable(game, [HumanSeat("Ada"), HumanSeat()]))
        live = await tables.get(opened.table.id)
        joined = await tables.join(live, Join(opened.invitations[1], "Bruno"))
        try:
            await scene(Scene(tables, pool, live, [opened.token, joined.token]))
        finally:
            await tables.close()
            store.close()

    asyncio.run(played())


def test_a_stand_in_that_still_thinks_does_not_act_once_the_owner_is_back(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        await at.leave(at.asked)
        await at.pool.is_asked.wait()
        await at.tables.wish(at.live, at.tokens[at.asked], ComeBack("back"))
        seq = at.live.seq
        at.pool.may_answer.set()
        while at.tables._players.is_thinking(at.live):
            await asyncio.sleep(0)
        assert at.live.seq == seq
        assert at.live.position.is_asked(at.asked)

    play(tmp_path, scene)


@pytest.mark.parametrize("wish", [Agree("end"), Close("shut")])
def test_a_stand_in_that_still_thinks_does_not_act_after_the_end(
    tmp_path: Path, wish: Agree | Close, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(at: Scene) -> None:
        host, friend = at.tokens
        await at.tables.wish(at.live, friend, StandIn("leave", 1, "greedy"))
        if at.asked == 0:
            await at.leave(0)
            await at.pool.is_asked.wait()
            await at.tables.wish(at.live, host, ComeBack("back"))
        else:
            await at.pool.is_asked.wait()
        if isinstance(wish, Close):
            at.live.position.history.seating.bots[1] = "greedy"  # as if nobody else held a seat
            at.live.position.history.attendance.stand_ins[1] = None
        await at.tables.wish(at.live, host, wish)
        seq = at.live.seq
        at.pool.may_answer.set()
        while at.tables._players.is_thinking(at.live):
            await asyncio.sleep(0)
        assert at.live.seq == seq

    play(tmp_path, scene)
    assert not caplog.records


def test_an_owner_cannot_keep_the_stand_in_from_acting_by_ids_of_its_moves(tmp_path: Path) -> None:
    """Ids of a person and of the bot in the same seat never meet."""

    async def scene(at: Scene) -> None:
        history = at.live.position.history
        for seq in range(20):
            for idem in (f"{at.asked} {seq}", f"{at.asked} bot {seq}", f"wish {at.asked} {seq}"):
                history.seq_of[idem] = 1
        await at.leave(at.asked)
        seq = at.live.seq
        at.pool.may_answer.set()
        while at.tables._players.is_thinking(at.live):
            await asyncio.sleep(0)
        assert at.live.seq == seq + 1

    play(tmp_path, scene)


@pytest.mark.parametrize("game", ["clans", "tain"])
def test_a_stand_in_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path, game: str) -> None:
    async def scene(at: Scene) -> None:
        expected = at.live.position._table.outlook(at.asked).dump()
        await at.leave(at.asked)
        await at.pool.is_asked.wait()
        assert at.pool.outlooks == [msgspec.json.decode(msgspec.json.encode(expected))]

    play(tmp_path, scene, game)


def test_other_houses_learn_of_stand_ins_agreements_and_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        store, bus = SqliteStore(tmp_path), LocalBus()
        pools = [Thinkers(), Thinkers()]
        one, two = [Tables(store, bus, pool, pace=0.0, hold=0.0, grace=0.0) for pool in pools]
        opened = await one.open(NewTable("clans", [HumanSeat("Ada"), HumanSeat()]))
        live = await one.get(opened.table.id)
        joined = await one.join(live, Join(opened.invitations[1], "Bruno"))
        twin = await two.get(live.id)
        await one.wish(live, joined.token, StandIn("leave", 1, "search"))
        await caught_up(two, twin, live.seq)
        assert twin.info().seats == live.info().seats
        await two.wish(twin, opened.token, Agree("end"))
        await caught_up(one, live, twin.seq)
        assert [table.position.status for table in (live, twin)] == ["over", "over"]
        for tables in (one, two):
            await tables.close()
        store.close()

    asyncio.run(scene())
