"""Whose turn it is at several tables: one question for all, answered without bringing them back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path

import msgspec
import pytest

from lascaux.server.bus import LocalBus
from lascaux.server.faults import Denied
from lascaux.server.guests import Guest, present, welcome
from lascaux.server.houserules import HouseRules
from lascaux.server.messages import Act, HumanSeat, Join, NewTable, TableOpened
from lascaux.server.sqlite import SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.turnmessages import MOST, TurnInfo, Turns, WatchedTable
from lascaux.server.turns import FROM_DISK, TurnTeller
from lascaux.server.workers import WorkerPool
from lascaux.wire import YourDecision
from tests.server.harness import PATIENCE, STUB, Server

PAIR = NewTable("clans", [HumanSeat("Ada"), HumanSeat("Bo")])
ANY_ID = "x" * 12


def scene(work: Callable[[Path], Coroutine[None, None, None]]) -> Callable[[Path], None]:
    """A test that runs in a loop of its own."""

    @wraps(work)
    def played(tmp_path: Path) -> None:
        asyncio.run(work(tmp_path))

    return played


@asynccontextmanager
async def house(folder: Path, idle: float = 3600.0) -> AsyncIterator[Tables]:
    store, pool = SqliteStore(folder), WorkerPool(STUB, 1)
    tables = Tables(store, LocalBus(), pool, idle=idle, pace=0.0, hold=0.0)
    yield tables
    await tables.close()
    await pool.close()
    store.close()


async def seated(tables: Tables) -> tuple[TableOpened, list[str]]:
    """A table of two people, and the tokens of both."""
    opened = await tables.open(PAIR)
    joined = await tables.join(await tables.get(opened.table.id), Join(opened.invitations[1]))
    return opened, [opened.token, joined.token]


async def asked_seat(tables: Tables, table: str) -> int:
    live = await tables.get(table)
    return 0 if isinstance(live.update(0, 0).decision, YourDecision) else 1


async def play(tables: Tables, table: str) -> None:
    """Play the first choice of whoever is asked."""
    live = await tables.get(table)
    seat = await asked_seat(tables, table)
    decision = live.update(seat, 0).decision
    assert isinstance(decision, YourDecision)
    message = Act(f"move {live.seq}", live.seq, decision.choices[0].text)
    await tables.act(live, seat, message, "en", lambda _: None)


async def turn(tables: Tables, table: str, token: str) -> TurnInfo:
    (info,) = await TurnTeller(tables).tell([WatchedTable(table, token)], 0)
    return info


@scene
async def test_each_holder_of_a_seat_is_told_of_their_own_turn(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        opened, tokens = await seated(tables)
        asked = await asked_seat(tables, opened.table.id)
        yours = await turn(tables, opened.table.id, tokens[asked])
        others = await turn(tables, opened.table.id, tokens[1 - asked])
        assert (yours.turn, others.turn) == ("yours", "others")
        assert yours.since is not None
        assert others.since == yours.since
        assert [companion.name for companion in others.others] == [["Ada", "Bo"][asked]]


@scene
async def test_of_others_it_is_told_since_when_the_one_is_awaited_who_is_asked_now(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        opened, tokens = await seated(tables)
        asked = await asked_seat(tables, opened.table.id)
        while await asked_seat(tables, opened.table.id) == asked:
            await play(tables, opened.table.id)
        yours = await turn(tables, opened.table.id, tokens[1 - asked])
        others = await turn(tables, opened.table.id, tokens[asked])
        assert (yours.turn, others.turn) == ("yours", "others")
        assert others.since == yours.since is not None


@scene
async def test_a_token_that_opens_nothing_learns_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        opened, _ = await seated(tables)
        assert await turn(tables, opened.table.id, "guess") == TurnInfo(opened.table.id, "gone")
        assert await turn(tables, ANY_ID, "guess") == TurnInfo(ANY_ID, "gone")


@scene
async def test_an_invitation_that_nobody_used_is_no_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        opened = await tables.open(PAIR)
        assert (await turn(tables, opened.table.id, opened.invitations[1])).turn == "gone"
        assert (await turn(tables, opened.table.id, opened.token)).turn == "waiting"


@scene
async def test_news_of_one_of_many_tables_ends_the_wait(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        watched = []
        for _ in range(20):
            opened, tokens = await seated(tables)
            seat = 1 - await asked_seat(tables, opened.table.id)
            watched.append(WatchedTable(opened.table.id, tokens[seat], "others"))
        waiting = asyncio.create_task(TurnTeller(tables).tell(watched, 25))
        await asyncio.sleep(0)
        await play(tables, watched[7].table)
        async with asyncio.timeout(PATIENCE):
            (news,) = await waiting
        assert (news.table, news.turn) == (watched[7].table, "yours")
        assert not tables.bells._listeners


@scene
async def test_asking_does_not_bring_back_a_table_that_left_memory(tmp_path: Path) -> None:
    async with house(tmp_path, idle=0.0) as tables:
        opened, tokens = await seated(tables)
        seat = await asked_seat(tables, opened.table.id)
        tables.sweep()
        assert tables.in_memory(opened.table.id) is None
        assert (await turn(tables, opened.table.id, tokens[seat])).turn == "yours"
        assert tables.in_memory(opened.table.id) is None
        await play(tables, opened.table.id)
        tables.sweep()
        assert (await turn(tables, opened.table.id, tokens[seat])).turn == "others"


@scene
async def test_only_a_few_tables_are_read_from_the_disk_for_one_question(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        held = [await seated(tables) for _ in range(FROM_DISK + 2)]
    async with house(tmp_path) as tables:
        watched = [WatchedTable(opened.table.id, tokens[0]) for opened, tokens in held]
        first = await TurnTeller(tables).tell(watched, 0)
        assert [info.turn for info in first].count("unread") == 2
        second = await TurnTeller(tables).tell(watched, 0)
        assert [info.turn for info in second].count("unread") == 0


@scene
async def test_an_address_that_asks_for_ever_has_nothing_read_for_it(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        welcome(Guest("192.0.2.1", HouseRules()))
        while present().may("readings"):
            pass
        assert (await turn(tables, ANY_ID, "guess")).turn == "unread"
        while present().may("turns"):
            pass
        with pytest.raises(Denied, match="too-fast"):
            present().take("turns")


def test_bounds_of_the_question_are_kept(server: Server) -> None:
    one = {"table": ANY_ID, "token": "guess"}
    bodies: list[dict[str, object]] = [
        {"tables": []},
        {"tables": [one] * (MOST + 1)},
        {"tables": [one], "wait": 60},
    ]
    for body in bodies:
        assert server.fault(server.send("POST", "/api/turns", body), 400).code == "bad-message"
    answer = server.send("POST", "/api/turns", {"tables": [one] * MOST})
    turns = msgspec.json.decode(answer.content, type=Turns)
    assert turns.tables == [TurnInfo(ANY_ID, "gone")]
