"""Several houses over one store: a ring makes a table catch up."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from lascaux.server.bus import LocalBus
from lascaux.server.house import House
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act
from lascaux.server.moments import now
from lascaux.server.settings import Settings
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Kept, Row
from lascaux.server.tables import Tables
from lascaux.wire import YourDecision
from tests.server.test_tables import key_of, opened, play, tables_in


async def caught_up(tables: Tables, live: LiveTable, seq: int) -> None:
    """Return when all who look at a table in this house were told of a row."""
    heard = asyncio.Event()
    stop = tables.bells.listen(live.id, lambda newest: heard.set() if newest >= seq else None)
    async with asyncio.timeout(20):
        if live.seq < seq:
            await heard.wait()
    stop()


def test_a_move_in_one_house_appears_in_the_other(tmp_path: Path) -> None:
    async def scene() -> None:
        store, bus = SqliteStore(tmp_path), LocalBus()
        one, two = [House(Settings(tmp_path), store, bus) for _ in range(2)]
        live = await opened(one.tables)
        twin = await two.tables.get(live.id)
        dice = random.Random(4)
        for _ in range(6):
            for here, there, acting in ((live, twin, one.tables), (twin, live, two.tables)):
                await play(acting, here, 3, dice)
                await caught_up(two.tables if acting is one.tables else one.tables, there, here.seq)
                assert (there.seq, key_of(there)) == (here.seq, key_of(here))
                assert [there.update(seat, 0) for seat in (0, 1, None)] == [
                    here.update(seat, 0) for seat in (0, 1, None)
                ]
        for house in (one, two):
            await house.tables.close()
        store.close()

    asyncio.run(scene())


def test_a_ring_that_comes_while_a_table_is_opened_is_not_lost(tmp_path: Path) -> None:
    class SlowStore(SqliteStore):
        """Gives what it read only when it is let."""

        may_give: asyncio.Event

        async def read(self, table: str) -> Kept | None:
            """Read at once, give later."""
            kept = await super().read(table)
            await self.may_give.wait()
            return kept

    async def scene() -> None:
        store, bus = SlowStore(tmp_path), LocalBus()
        store.may_give = asyncio.Event()
        async with tables_in(store, bus) as tables, tables_in(store, bus) as others:
            live = await opened(tables)
            opening = asyncio.create_task(others.get(live.id))
            await asyncio.sleep(0.05)
            await play(tables, live, 1, random.Random(1))
            store.may_give.set()
            twin = await opening
            await caught_up(others, twin, live.seq)
            assert key_of(twin) == key_of(live)
        store.close()

    asyncio.run(scene())


def test_a_table_that_cannot_follow_leaves_memory(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        store, bus = SqliteStore(tmp_path), LocalBus()
        async with tables_in(store, bus) as tables:
            live = await opened(tables)
            await store.append(live.id, Row(live.seq + 1, "x", Acted(0, ["0 move 1 1"]), now()))
            bus.ring(live.id, live.seq + 1)
            await asyncio.gather(*tables._tasks)
            assert live.id not in tables._live
        store.close()

    asyncio.run(scene())
    assert "cannot be followed" in caplog.text


def test_rows_have_times_that_a_rebuilt_table_knows_and_that_never_run_backwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(["2026-01-01T10:00:00.000Z", "2026-01-01T10:00:05.000Z", "2026-01-01T09:00:00.000Z"])
    newest = ["2026-01-01T10:00:00.000Z"]

    def tick() -> str:
        newest[0] = next(clock, newest[0])
        return newest[0]

    monkeypatch.setattr("lascaux.server.history.now", tick)
    monkeypatch.setattr("lascaux.server.tables.now", tick)

    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables, tables_in(store) as others:
            live = await opened(tables)
            await play(tables, live, 1, random.Random(1))
            rebuilt = await others.get(live.id)
            times = [
                [table.position.history.time_of(seq) for seq in range(1, live.seq + 1)]
                for table in (live, rebuilt)
            ]
            assert times[0] == [f"2026-01-01T10:00:0{second}.000Z" for second in (0, 5, 5)]
            assert times[1] == times[0]
        store.close()

    asyncio.run(scene())


def test_an_input_given_up_while_it_is_written_is_forgotten_or_found_again(tmp_path: Path) -> None:
    class StuckStore(SqliteStore):
        """Writes, but never says so."""

        is_stuck = False

        async def append(self, table: str, row: Row) -> None:
            """Write, then wait for ever."""
            await super().append(table, row)
            if self.is_stuck:
                await asyncio.Event().wait()

    async def scene() -> None:
        store = StuckStore(tmp_path)
        async with tables_in(store) as tables:
            live = await opened(tables)
            before = key_of(live)
            seat, decision = next(
                (seat, decision)
                for seat in (0, 1)
                if isinstance(decision := live.update(seat, 0).decision, YourDecision)
            )
            act = Act("once", live.seq, decision.choices[0].text)
            store.is_stuck = True
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await live.writing.act(seat, act, "en")
            assert key_of(live) == before
            store.is_stuck = False
            assert await live.writing.act(seat, act, "en") == 3
            assert (live.seq, key_of(live) == before) == (3, False)
        store.close()

    asyncio.run(scene())
