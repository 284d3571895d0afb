"""How much is kept, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lascaux.server.bus import LocalBus
from lascaux.server.deeds import CameBack, StoodIn
from lascaux.server.faults import Denied
from lascaux.server.houserules import HouseRules
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act, BotSeat, HumanSeat, NewTable, Undo
from lascaux.server.moments import days_ago
from lascaux.server.seatrows import Reinvited, Returned
from lascaux.server.shelf import ALMOST, MEGABYTE, Shelf
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import CannotWrite, Head, Kept, Opened, Row, SeatHead
from lascaux.server.tables import Tables
from lascaux.server.workers import WorkerPool
from lascaux.wire import YourDecision
from tests.server.test_tables import opened

HEAD = Head("clans", "1.0.0", {}, [SeatHead("Ada", None, "hash")], "", True, "00", "hash")


class SmallStore(SqliteStore):
    """A store that says how large it is."""

    used = 0

    async def size(self) -> int:
        """As it was told."""
        return self.used


def on_shelf(folder: Path, scene: Callable[[SmallStore], Awaitable[None]]) -> None:
    async def played() -> None:
        store = SmallStore(folder)
        await scene(store)
        store.close()

    asyncio.run(played())


def test_no_table_is_opened_when_there_is_no_room_and_games_under_way_go_on(tmp_path: Path) -> None:
    async def scene(store: SmallStore) -> None:
        tables = Tables(store, LocalBus(), WorkerPool(), rules=HouseRules(disk_mb=1))
        live = await opened(tables)
        store.used = MEGABYTE
        await tables.shelf.look()
        with pytest.raises(Denied) as denied:
            await opened(tables)
        assert denied.value.code == "no-room"
        seat, action = asked(live)
        await tables.act(live, seat, Act("a", live.seq, action), "en", lambda _: None)
        store.used = 0
        await tables.shelf.look()
        await opened(tables)
        await tables.close()

    on_shelf(tmp_path, scene)


def test_whoever_runs_the_server_is_told_once_that_room_is_short(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(store: SmallStore) -> None:
        shelf = Shelf(store, HouseRules(disk_mb=1))
        for used in (0.0, ALMOST, ALMOST, 0.0, ALMOST):
            store.used = int(used * MEGABYTE)
            await shelf.look()

    on_shelf(tmp_path, scene)
    assert caplog.text.count("disk_mb") == 2


def test_beyond_its_reserve_the_file_takes_nothing_more(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path, 200_000)
        await store.open_table("t", HEAD, Row(1, "open", Opened(["* first 0"]), days_ago(0)))
        with pytest.raises(CannotWrite):
            await fill(store)
        assert 200_000 * 0.9 < await store.size() <= 250_000
        store.close()

    asyncio.run(scene())


def test_finished_and_abandoned_tables_are_removed_after_their_time(tmp_path: Path) -> None:
    async def scene(store: SmallStore) -> None:
        ages = {"new": 1, "abandoned": 4, "finished": 4, "long finished": 8, "live": 9}
        for table, age in ages.items():
            await store.open_table(table, HEAD, Row(1, "open", Opened(["* first 0"]), days_ago(age)))
        for table in ("finished", "long finished"):
            await store.note_over(table)
            await store.note_over(table)
        shelf = Shelf(store, HouseRules(keep_finished_days=7, keep_abandoned_days=3))
        assert await shelf.clear(lambda table: table == "live") == 2
        left = [table for table in ages if await store.read(table) is not None]
        assert left == ["new", "finished", "live"]

    on_shelf(tmp_path, scene)


def test_what_counts_is_the_newest_row(tmp_path: Path) -> None:
    async def scene(store: SmallStore) -> None:
        await store.open_table("t", HEAD, Row(1, "open", Opened(["* first 0"]), days_ago(90)))
        await store.append("t", Row(2, "x", Opened([]), days_ago(1)))
        assert await Shelf(store, HouseRules(keep_abandoned_days=3)).clear(lambda _: False) == 0

    on_shelf(tmp_path, scene)


def test_a_game_that_ends_is_noted_as_finished(tmp_path: Path) -> None:
    async def scene(store: SmallStore) -> None:
        tables = Tables(store, LocalBus(), WorkerPool())
        live = await opened(tables)
        while live.position.status == "playing":
            seat, action = asked(live)
            await tables.act(live, seat, Act(f"a{live.seq}", live.seq, action), "en", lambda _: None)
        await tables.close()
        later = days_ago(-1)
        assert await store.untouched(finished="", abandoned=later) == []
        assert await store.untouched(finished=later, abandoned="") == [live.id]

    on_shelf(tmp_path, scene)


def test_beyond_its_rows_a_table_takes_nothing_back_but_plays_on_to_twice_as_many(tmp_path: Path) -> None:
    async def scene(store: SmallStore) -> None:
        rows = 100
        tables = Tables(store, LocalBus(), WorkerPool(), rules=HouseRules(rows=rows))
        live = await opened(tables)
        while live.seq < rows:
            seat, action = asked(live)
            await tables.act(live, seat, Act(f"a{live.seq}", live.seq, action), "en", lambda _: None)
            if live.seq < rows:
                await tables.act(live, seat, Undo(f"u{live.seq}", live.seq), "en", lambda _: None)
        seat, action = asked(live)
        await tables.act(live, seat, Act("more", live.seq, action), "en", lambda _: None)
        before = live.update(seat, 0)
        with pytest.raises(Denied) as denied:
            await tables.act(live, seat, Undo("back", live.seq), "en", lambda _: None)
        assert denied.value.code == "long-table"
        assert live.update(seat, 0) == before
        while live.position.status == "playing":
            seat, action = asked(live)
            await tables.act(live, seat, Act(f"a{live.seq}", live.seq, action), "en", lambda _: None)
        await tables.close()

    on_shelf(tmp_path, scene)


def test_nobody_uses_up_the_rows_of_a_table_by_leaving_and_coming_back(tmp_path: Path) -> None:
    async def scene(store: SmallStore) -> None:
        rows = 100
        tables = Tables(store, LocalBus(), WorkerPool(), rules=HouseRules(rows=rows))
        live = await opened(tables)
        while live.seq < rows:
            await live.writing.append(f"leave {live.seq}", StoodIn(0, "random", "left", 0))
            await live.writing.append(f"back {live.seq}", CameBack(0))
        with pytest.raises(Denied) as denied:
            await live.writing.append("once more", StoodIn(0, "random", "left", 0))
        assert denied.value.code == "long-table"
        while live.position.status == "playing":
            seat, action = asked(live)
            await tables.act(live, seat, Act(f"a{live.seq}", live.seq, action), "en", lambda _: None)
        await tables.close()

    on_shelf(tmp_path, scene)


def test_nobody_uses_up_the_rows_of_a_table_by_inviting_or_by_coming_to_a_rematch_with_more_devices(
    tmp_path: Path,
) -> None:
    async def scene(store: SmallStore) -> None:
        rows = 100
        tables = Tables(store, LocalBus(), WorkerPool(), rules=HouseRules(rows=rows))
        table = await tables.open(NewTable("clans", [HumanSeat(), HumanSeat(), HumanSeat()]))
        live = await tables.get(table.table.id)
        for number in range(rows // 2):
            await live.writing.append(f"invite {number}", Reinvited(1, f"{number}"))
        while live.seq < rows:
            await live.writing.append(f"return {live.seq}", Returned(2, f"{live.seq}"))
        for body in (Reinvited(1, "more"), Returned(2, "more")):
            with pytest.raises(Denied) as denied:
                await live.writing.append("once more", body)
            assert denied.value.code == "long-table"
        await live.writing.append("at last", Returned(1, "late"))
        assert live.position.status == "playing"
        await tables.close()

    on_shelf(tmp_path, scene)


def test_a_game_longer_than_any_is_stopped_and_its_bots_with_it(tmp_path: Path) -> None:
    async def scene(store: SmallStore) -> None:
        tables = Tables(store, LocalBus(), WorkerPool())
        table = await tables.open(NewTable("clans", [HumanSeat(), BotSeat("random")]))
        live = LiveTable(table.table.id, await kept(store, table.table.id), store, rows=0)
        for seat in (0, 1):
            decision = live.update(seat, 0).decision
            if isinstance(decision, YourDecision):
                before = live.update(seat, 0)
                with pytest.raises(Denied) as denied:
                    await live.writing.act(seat, Act("a", live.seq, decision.choices[0].text), "en")
                assert denied.value.code == "long-game"
                assert live.update(seat, 0) == before
        await asyncio.wait_for(tables._players._play(live), 20)
        await tables.close()

    on_shelf(tmp_path, scene)


async def fill(store: SqliteStore) -> None:
    """A thousand rows of a kilobyte each."""
    for seq in range(2, 1000):
        await store.append("t", Row(seq, str(seq), Opened(["x" * 1000]), days_ago(0)))


async def kept(store: SqliteStore, table: str) -> Kept:
    found = await store.read(table)
    assert found is not None
    return found


def asked(live: LiveTable) -> tuple[int, str]:
    """Whose turn it is, and the first thing they may play."""
    for seat in (0, 1):
        decision = live.update(seat, 0).decision
        if isinstance(decision, YourDecision):
            return seat, decision.choices[0].text
    raise AssertionError("nobody is asked")
