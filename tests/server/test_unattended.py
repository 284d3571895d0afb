"""Where nobody looks on, bots take their time or rest; they go on when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lascaux.server.bus import LocalBus
from lascaux.server.guests import FRIEND, Guest, welcome
from lascaux.server.houserules import HouseRules
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act, BotSeat, HumanSeat, Join, NewTable
from lascaux.server.players import FEW
from lascaux.server.presence import Presence
from lascaux.server.sqlite import SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.wishes import StandIn
from lascaux.server.workers import WorkerPool
from lascaux.wire import YourDecision
from tests.server.harness import PATIENCE, STUB

BOTS = NewTable("clans", [BotSeat("random"), BotSeat("random")])
MIXED = NewTable("clans", [HumanSeat("Ada"), BotSeat("random")])
LONG = 3600.0


@asynccontextmanager
async def house(folder: Path, unattended: float) -> AsyncIterator[Tables]:
    """Tables whose bots answer at once, if they think at all."""
    store, pool = SqliteStore(folder), WorkerPool(STUB, 1)
    tables = Tables(store, LocalBus(), pool, idle=LONG, pace=0.0, hold=0.0, unattended=unattended)
    yield tables
    await tables.close()
    await pool.close()
    store.close()


async def row(tables: Tables, live: LiveTable, seq: int) -> None:
    """Return when a table has come to this row."""
    heard = asyncio.Event()
    stop = tables.bells.listen(live.id, lambda newest: heard.set() if newest >= seq else None)
    async with asyncio.timeout(PATIENCE):
        if live.seq < seq:
            await heard.wait()
    stop()


def live_one(tables: Tables) -> LiveTable:
    (live,) = tables._live.values()
    return live


async def asked(tables: Tables, live: LiveTable) -> YourDecision:
    """What the person is asked, once it is their turn and the row before it is on the disk."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with live.lock:
                if isinstance(decision := live.update(0, 0).decision, YourDecision):
                    return decision
            await asyncio.sleep(0.01)


def test_a_game_of_bots_that_nobody_looks_at_rests_until_somebody_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, 0.0) as tables:
            opened = await tables.open(BOTS)
            live = live_one(tables)
            await asyncio.sleep(0.3)
            assert live.seq == 1
            assert not tables._players.is_thinking(live)
            await tables.get(opened.table.id)
            await row(tables, live, 4)

    asyncio.run(scene())


def test_a_game_of_bots_rests_again_when_all_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(tmp_path, 0.0) as tables:
            await tables.open(BOTS)
            live = live_one(tables)
            tables.come(live, None)
            await row(tables, live, 3)
            tables.leave(live, None)
            async with asyncio.timeout(PATIENCE):
                while tables._players.is_thinking(live):
                    await asyncio.sleep(0.01)
            rested = live.seq
            assert live.position.status == "playing"
            tables.come(live, None)
            await row(tables, live, rested + 1)

    asyncio.run(scene())


def test_bots_answer_a_person_who_has_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, 0.01) as tables:
            await tables.open(MIXED)
            live = live_one(tables)
            decision = await asked(tables, live)
            before = live.seq
            act = Act("a", before, decision.choices[0].text)
            await tables.act(live, 0, act, "en", lambda _: None)
            assert not live.presence.is_attended
            await row(tables, live, before + 2)

    asyncio.run(scene())


def test_bots_that_take_their_time_go_on_at_once_when_somebody_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, LONG) as tables:
            await tables.open(MIXED)
            live = live_one(tables)
            tables.come(live, 0)
            decision = await asked(tables, live)
            tables.leave(live, 0)
            before = live.seq
            act = Act("a", before, decision.choices[0].text)
            await tables.act(live, 0, act, "en", lambda _: None)
            await asyncio.sleep(0.3)
            assert live.seq == before + 1
            tables.come(live, 0)
            await row(tables, live, before + 2)

    asyncio.run(scene())


def test_many_tables_of_one_address_that_nobody_looks_at_play_no_faster_than_a_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def somebody(presence: Presence, seconds: float) -> None:
        waits.append(seconds)
        await asyncio.sleep(LONG)

    async def scene() -> None:
        monkeypatch.setattr(Presence, "somebody", somebody)
        async with house(tmp_path, 1.0) as tables:
            for address, number in (("192.0.2.1", 3 * FEW), ("192.0.2.2", 2)):
                welcome(Guest(address, HouseRules()))
                for count in range(number):
                    opened = await tables.open(NewTable("clans", [HumanSeat("Ada"), HumanSeat()]))
                    live = tables._live[opened.table.id]
                    other = await tables.join(live, Join(opened.invitations[1]))
                    for seat, token in ((0, opened.token), (1, other.token)):
                        await tables.wish(live, token, StandIn("leave", seat, "random"))
                    while len(waits) <= count:
                        await asyncio.sleep(0)
                assert waits[:FEW] == [1.0] * min(FEW, number)
                assert number < FEW or waits[-1] == 3.0
                waits.clear()
            welcome(FRIEND)

    asyncio.run(scene())


def test_who_asks_over_plain_requests_counts_as_looking_on_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    presence = Presence()
    assert not presence.is_attended
    presence.note_visit()
    assert (presence.is_attended, presence.is_watched) == (True, False)
