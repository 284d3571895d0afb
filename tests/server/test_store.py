"""The log on the disk: durable, in order, and honest when the disk is not there."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from lascaux.server.lockfile import LockedElsewhere
from lascaux.server.sqlite import FILE, SqliteStore
from lascaux.server.store import Acted, CannotRead, CannotWrite, Head, Opened, Row, SeatHead, Taken, TookBack
from tests.server.harness import AT

# As the first server that kept games made it; it must not change.
FIRST_SCHEMA = """
CREATE TABLE "table" (
    id TEXT PRIMARY KEY, head TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    "table" TEXT NOT NULL REFERENCES "table" (id), seq INTEGER NOT NULL, idem TEXT NOT NULL,
    body TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY ("table", seq), UNIQUE ("table", idem)
) STRICT, WITHOUT ROWID;
"""
HEAD = Head("clans", "1.0.0", {}, [SeatHead("Ada", None, "hash")], "Title", True, "00", "hash")
FIRST = Row(1, "open", Opened(["* first 0"]), AT)


def test_what_was_kept_is_read_back_by_the_next_server(tmp_path: Path) -> None:
    rows = [FIRST, Row(2, "0 a", Acted(0, ["0 move 1 2"]), AT), Row(3, "0 b", TookBack(0, 1), AT)]

    async def write() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table("t", HEAD, rows[0])
        for row in rows[1:]:
            await store.append("t", row)
        store.close()

    async def read() -> None:
        store = SqliteStore(tmp_path)
        kept = await store.read("t")
        assert kept is not None
        assert (kept.head, kept.created_at, kept.rows) == (HEAD, AT, rows)
        assert await store.rows_after("t", 2) == rows[2:]
        assert await store.read("none") is None
        store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_a_database_of_the_first_version_is_opened_with_the_times_of_its_rows(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as old:
        old.executescript(FIRST_SCHEMA)
        old.execute('INSERT INTO "table" VALUES (?, ?, ?)', ("t", msgspec.json.encode(HEAD).decode(), AT))
        body = msgspec.json.encode(FIRST.body).decode()
        old.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", ("t", 1, "open", body, AT))
        old.commit()

    async def read() -> None:
        store = SqliteStore(tmp_path)
        kept = await store.read("t")
        assert kept is not None
        assert kept.rows == [FIRST]
        await store.beat()
        await store.append("t", Row(2, "x", TookBack(0, 0), AT))
        store.close()

    asyncio.run(read())


def test_only_its_owner_can_read_the_log(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table("t", HEAD, FIRST)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert set(modes) >= {FILE, f"{FILE}-wal"}
        assert set(modes.values()) == {0o600}
        store.close()

    asyncio.run(write())


@pytest.mark.parametrize("row", [Row(1, "new", TookBack(0, 0), AT), Row(2, "open", TookBack(0, 0), AT)])
def test_a_number_or_an_input_is_taken_only_once(row: Row, tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table("t", HEAD, FIRST)
        with pytest.raises(Taken):
            await store.append("t", row)
        store.close()

    asyncio.run(write())


def test_of_many_who_race_for_a_number_one_gets_it_and_others_are_not_held_up(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table("t", HEAD, FIRST)
        await store.open_table("u", HEAD, FIRST)
        racing = [store.append("t", Row(2, f"{number}", TookBack(0, 0), AT)) for number in range(20)]
        outcomes = await asyncio.gather(
            *racing, store.append("u", Row(2, "x", TookBack(0, 0), AT)), return_exceptions=True
        )
        assert outcomes.count(None) == 2
        assert outcomes[-1] is None
        store.close()

    asyncio.run(write())


def test_a_row_of_no_table_is_refused(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path)
        with pytest.raises(Taken):
            await store.append("none", FIRST)
        store.close()

    asyncio.run(write())


def test_a_second_store_on_the_same_folder_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path)
    with pytest.raises(LockedElsewhere):
        SqliteStore(tmp_path)
    first.close()
    SqliteStore(tmp_path).close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        SqliteStore(tmp_path)
    (tmp_path / FILE).unlink()
    SqliteStore(tmp_path).close()


def test_a_full_disk_refuses_writes_keeps_reads_and_recovers(tmp_path: Path) -> None:
    big = Row(2, "big", Acted(0, ["x" * 500_000]), AT)

    async def write() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table("t", HEAD, FIRST)
        assert store._writer.connection is not None
        store._writer.connection.execute("PRAGMA max_page_count = 20")
        with pytest.raises(CannotWrite):
            await store.append("t", big)
        assert await store.rows_after("t", 0) == [FIRST]
        await store.append("t", big)
        assert len(await store.rows_after("t", 0)) == 2
        store.close()

    asyncio.run(write())


def test_a_write_that_nobody_waits_for_any_more_does_not_end_the_writing(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table("t", HEAD, FIRST)
        held_up = HeldUp(store)
        await held_up.begun()
        appends = [store.append("t", Row(2 + n, f"{n}", TookBack(0, 0), AT)) for n in range(3)]
        given_up = [held_up.writing, *[asyncio.create_task(append) for append in appends]]
        await asyncio.sleep(0)  # all but the first stand in the queue behind it
        for task in given_up:
            task.cancel()
        await asyncio.gather(*given_up, return_exceptions=True)
        held_up.free.set()
        async with asyncio.timeout(20):
            await store.append("t", Row(5, "x", TookBack(0, 0), AT))
        assert [row.idem for row in await store.rows_after("t", 1)] == ["0", "1", "2", "x"]
        store.close()

    asyncio.run(write())


class HeldUp:
    """A write that lasts until it is let go."""

    def __init__(self, store: SqliteStore) -> None:
        self.free = threading.Event()
        self._has_begun = threading.Event()
        assert store._writer.connection is not None
        store._writer.connection.create_function("hold", 0, self._hold)
        self.writing = asyncio.create_task(store._writer.write([("SELECT hold()", ())]))

    async def begun(self) -> None:
        """Return when the writer is at it."""
        assert await asyncio.to_thread(self._has_begun.wait, 20)

    def _hold(self) -> int:
        self._has_begun.set()
        return int(self.free.wait(20))


def test_a_loop_that_ended_does_not_end_the_writing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    async def leave() -> HeldUp:
        await store.open_table("t", HEAD, FIRST)
        held_up = HeldUp(store)
        await held_up.begun()
        return held_up

    async def go_on() -> None:
        await store.append("t", Row(2, "x", TookBack(0, 0), AT))

    asyncio.run(leave()).free.set()
    asyncio.run(go_on())
    store.close()


def spoil(folder: Path, needle: bytes) -> None:
    """Overwrite the page of the file in which something stands."""
    file = folder / FILE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    page_size = int.from_bytes(content[16:18], "big")
    page = content.index(needle) // page_size * page_size
    content[page : page + page_size] = b"\xa5" * page_size
    file.write_bytes(content)


def test_a_damaged_page_is_found_by_the_check_and_spoils_only_what_lies_in_it(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path)
        for number in range(200):
            await store.open_table(
                f"t{number:03}", HEAD, Row(1, "open", Opened([f"* mark{number:03} "] * 20), AT)
            )
        assert await store.damage() == ""
        store.close()

    async def read() -> None:
        store = SqliteStore(tmp_path)
        assert await store.damage()
        with pytest.raises(CannotRead):
            await store.read("t100")
        assert await store.read("t000") is not None
        outcomes = await asyncio.gather(
            *[store.append(table, Row(2, "x", TookBack(0, 0), AT)) for table in ("t000", "t100", "t199")],
            return_exceptions=True,
        )
        assert [isinstance(outcome, CannotWrite) for outcome in outcomes] == [False, True, False]
        store.close()

    asyncio.run(write())
    spoil(tmp_path, b"mark100")
    asyncio.run(read())


def test_the_log_is_synced_at_each_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert store._writer.connection is not None
    settings = [
        store._writer.connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    store.close()
    assert settings == ["wal", 2, 1]


def test_readers_cannot_write(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(sqlite3.OperationalError):
        store._reader().execute("DELETE FROM log")
    store.close()
