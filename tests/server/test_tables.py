"""Tables in memory and on the disk are the same tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import ModuleType

import pytest

from lascaux.server import position as position_module
from lascaux.server.bus import Bus, LocalBus
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act, HumanSeat, Join, NewTable, Undo
from lascaux.server.position import Position
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import CannotWrite, Head, Opened, Row, SeatHead, Settled
from lascaux.server.tables import Tables
from lascaux.server.workers import WorkerPool
from lascaux.table import course as course_module
from lascaux.table.table import Table
from lascaux.wire import YourDecision


class FailingStore(SqliteStore):
    """A store whose disk can be taken away."""

    is_broken = False

    async def append(self, table: str, row: Row) -> None:
        """Keep one more row, if the disk is there."""
        if self.is_broken:
            raise CannotWrite
        await super().append(table, row)


@asynccontextmanager
async def tables_in(store: SqliteStore, bus: Bus | None = None) -> AsyncIterator[Tables]:
    """All tables of a store, none of which is kept longer than needed."""
    tables = Tables(store, bus or LocalBus(), WorkerPool(), idle=0.0)
    yield tables
    await tables.close()


async def opened(tables: Tables) -> LiveTable:
    """A table of two people who have sat down."""
    table = await tables.open(NewTable("clans", [HumanSeat("Ada"), HumanSeat()]))
    live = await tables.get(table.table.id)
    await tables.join(live, Join(table.invitations[1], "Bruno"))
    return live


async def play(tables: Tables, live: LiveTable, choices: int, dice: random.Random) -> None:
    """So many choices, some of them taken back."""
    for number in range(choices):
        for seat in (0, 1):
            decision = live.update(seat, 0).decision
            if isinstance(decision, YourDecision):
                action = dice.choice(decision.choices).text
                await tables.act(live, seat, Act(f"a{dice.random()}", live.seq, action), "en", lambda _: None)
                if number % 3 == 2:
                    with suppress(Denied):
                        await tables.act(
                            live, seat, Undo(f"u{dice.random()}", live.seq), "en", lambda _: None
                        )
                break


def key_of(live: LiveTable) -> tuple[object, ...]:
    """The whole position."""
    return live.position._table.game.key(live.position._table._state)


def test_a_table_is_rebuilt_as_it_was_at_every_point_of_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables, tables_in(store) as others:
            live = await opened(tables)
            dice = random.Random(4)
            while live.position.status == "playing":
                await play(tables, live, 3, dice)
                others.sweep()
                rebuilt = await others.get(live.id)
                assert rebuilt is not live
                assert key_of(rebuilt) == key_of(live)
                assert [rebuilt.update(seat, 0) for seat in (0, 1)] == [
                    live.update(seat, 0) for seat in (0, 1)
                ]
                assert rebuilt.position.record(0) == live.position.record(0)
        store.close()

    asyncio.run(scene())


def test_opening_a_table_adds_nothing_that_is_not_in_its_log(tmp_path: Path) -> None:
    """Where the log ends before chance has drawn, the draws become a row of their own, once for all."""
    whole = Table.new("clans", 2, seed=3)
    cut = 5
    seats = [SeatHead("Ada", None, "token")] * 2
    head = Head("clans", "1.0.0", whole.options, seats, "", True, whole.seed, "")

    async def scene() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table(
            "cut", head, Row(1, "open", Opened(whole.lines()[:cut]), "2026-01-01T00:00:00Z")
        )
        kept = await store.read("cut")
        assert kept is not None
        assert Position(kept).entries == cut
        for _ in range(2):
            async with tables_in(store) as tables:
                live = await tables.get("cut")
                kept = await store.read("cut")
                assert kept is not None
                assert [row.body for row in kept.rows][:2] == [
                    Opened(whole.lines()[:cut]),
                    Settled(whole.lines(cut)),
                ]
                assert [type(row.body) for row in kept.rows].count(Settled) == 1
                assert Position(kept).entries == whole.entries == live.position.entries
        store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("module", "name"),
    [(course_module, "Entry"), (position_module, "Acted")],
    ids=["before it counts", "after it counts"],
)
def test_what_fails_halfway_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables:
            live = await opened(tables)
            await play(tables, live, 2, random.Random(4))
            (seat,) = live.position._table.asked
            act = Act("a", live.seq, live.position._table.choices(seat)[0].text)
            before = key_of(live), live.position.record(seat)
            with monkeypatch.context() as patch:
                fail_once(patch, module, name)
                with pytest.raises(ZeroDivisionError):
                    await tables.act(live, seat, act, "en", lambda _: None)
            assert (key_of(live), live.position.record(seat)) == before
            live.position.forget()
            assert key_of(live) == before[0]
            await tables.act(live, seat, act, "en", lambda _: None)
            assert key_of(live) != before[0]
        store.close()

    asyncio.run(scene())


def fail_once(patch: pytest.MonkeyPatch, module: ModuleType, name: str) -> None:
    """Let something that tables call fail the next time, and never again."""
    whole = getattr(module, name)
    failures = [ZeroDivisionError()]

    def failing(*args: object) -> object:
        if failures:
            raise failures.pop()
        return whole(*args)

    patch.setattr(module, name, failing)


def test_a_table_nobody_looks_at_leaves_memory(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables:
            live = await opened(tables)
            await asyncio.sleep(0)
            tables.sweep()
            assert await tables.get(live.id) is not live
        store.close()

    asyncio.run(scene())


def test_a_table_that_is_watched_stays_in_memory(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables:
            live = await opened(tables)
            live.presence.come(None)
            await asyncio.sleep(0)
            tables.sweep()
            assert await tables.get(live.id) is live
        store.close()

    asyncio.run(scene())


def test_of_two_servers_that_play_one_table_the_later_is_stale_and_heals(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables, tables_in(store) as others:
            live = await opened(tables)
            twin = await others.get(live.id)
            await play(tables, live, 1, random.Random(1))
            assert twin.seq == 2
            with pytest.raises(Denied) as denied:
                await play(others, twin, 1, random.Random(2))
            assert denied.value.code == "stale"
            assert (twin.seq, key_of(twin)) == (live.seq, key_of(live))
        store.close()

    asyncio.run(scene())


def test_a_move_that_another_server_already_logged_is_acknowledged_with_its_row(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables, tables_in(store) as others:
            live = await opened(tables)
            twin = await others.get(live.id)
            seat = 0 if isinstance(live.update(0, 0).decision, YourDecision) else 1
            decision = live.update(seat, 0).decision
            assert isinstance(decision, YourDecision)
            message = Act("same", live.seq, decision.choices[0].text)
            rows: list[int] = []
            await tables.act(live, seat, message, "en", rows.append)
            await others.act(twin, seat, message, "en", rows.append)
            assert rows == [3, 3]
        store.close()

    asyncio.run(scene())


def test_a_move_that_could_not_be_written_never_happened(tmp_path: Path) -> None:
    async def scene() -> None:
        store = FailingStore(tmp_path)
        async with tables_in(store) as tables:
            live = await opened(tables)
            before = key_of(live), live.update(0, 0)
            store.is_broken = True
            with pytest.raises(Denied) as denied:
                await play(tables, live, 1, random.Random(1))
            assert denied.value.code == "store"
            assert (key_of(live), live.update(0, 0)) == before
            store.is_broken = False
            await play(tables, live, 1, random.Random(1))
            assert key_of(live) != before[0]
        store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "damage",
    [
        """UPDATE "table" SET head = replace(head, '"1.0.0"', '"9.0.0"')""",
        """UPDATE "table" SET head = '{}'""",
        """UPDATE log SET body = replace(body, 'card ', 'card b')""",
        """UPDATE log SET body = 'x'""",
        """UPDATE log SET seq = seq + 1 WHERE seq = 2""",
        """UPDATE log SET body = '{"type":"join","seat":7,"name":null}' WHERE seq = 2""",
        """UPDATE log SET body = '{"type":"stand_in","seat":7,"bot":"greedy","why":"left"}' WHERE seq = 2""",
        """UPDATE "table" SET head = json_set(head, '$.seed', 'none')""",
        """UPDATE "table" SET head = json_set(head, '$.game', 'chess')""",
        """UPDATE "table" SET head = json_set(head, '$.seats', json('[]'))""",
        """UPDATE "table" SET head = json_set(head, '$.options.ties', 'none')""",
        """UPDATE "table" SET head = json_set(head, '$.components.Components', 'none')""",
    ],
)
def test_a_damaged_table_is_refused_without_a_word_of_what_is_in_it(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables:
            live = await opened(tables)
            assert store._writer.connection is not None
            store._writer.connection.execute(damage)
            await asyncio.sleep(0)
            tables.sweep()
            with pytest.raises(Denied) as denied:
                await tables.get(live.id)
            assert (denied.value.code, denied.value.values, denied.value.sentence) == ("unreadable", {}, None)
            assert f"Table {live.id} cannot be rebuilt: " in caplog.text
        store.close()

    asyncio.run(scene())
