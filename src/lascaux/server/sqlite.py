"""The log in one SQLite file: a writer with group commit, readers that cannot write."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from lascaux.server.lockfile import LockFile
from lascaux.server.moments import now
from lascaux.server.store import Body, CannotRead, Head, Kept, Row
from lascaux.server.writer import BUSY, INSERT_ROW, Statement, Writer

FILE: Final = "lascaux.sqlite3"
LOCK: Final = "lascaux.lock"
READERS: Final = 2

INSERT_TABLE: Final = 'INSERT INTO "table" (id, head, created_at) VALUES (?, ?, ?)'
SELECT_TABLE: Final = 'SELECT head, created_at FROM "table" WHERE id = ?'
SELECT_ROWS: Final = 'SELECT seq, idem, body, at FROM log WHERE "table" = ? AND seq > ? ORDER BY seq'
BEAT: Final = "INSERT OR REPLACE INTO pulse (id, at) VALUES (1, ?)"
UNHARMED: Final = "ok"  # what SQLite says of a file that has no damage

T = TypeVar("T")


class SqliteStore:
    """A Store in one file of a folder that no other server may use at the same time."""

    def __init__(self, folder: Path) -> None:
        """Open the file, or make it; raises LockedElsewhere, OSError or sqlite3.Error."""
        folder.mkdir(0o700, parents=True, exist_ok=True)
        self._file: Final = folder / FILE
        self._lock: Final = LockFile(folder / LOCK)
        try:
            self._writer: Final = Writer(self._file)
        except (sqlite3.Error, OSError):
            self._lock.release()
            raise
        self._own: Final = threading.local()
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")

    async def open_table(self, table: str, head: Head, first: Row) -> None:
        """Keep a new table, created when its first row happened.  Raises CannotWrite."""
        text = msgspec.json.encode(head).decode()
        await self._writer.write([(INSERT_TABLE, (table, text, first.at)), _insertion(table, first)])

    async def append(self, table: str, row: Row) -> None:
        """Keep one more row.  Raises Taken or CannotWrite."""
        await self._writer.write([_insertion(table, row)])

    async def read(self, table: str) -> Kept | None:
        """All that is known of a table; None if there is no such table.  Raises CannotRead."""

        def look(connection: sqlite3.Connection) -> Kept | None:
            found = connection.execute(SELECT_TABLE, (table,)).fetchone()
            if found is None:
                return None
            return Kept(msgspec.json.decode(found[0], type=Head), found[1], _rows(connection, table, 0))

        return await self._looked(look)

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        """The rows of a table with higher numbers.  Raises CannotRead."""
        return await self._looked(lambda connection: _rows(connection, table, seq))

    async def beat(self) -> None:
        """Write something, only to see whether that is possible.  Raises CannotWrite."""
        await self._writer.write([(BEAT, (now(),))])

    async def damage(self) -> str:
        """What is wrong with the file, as SQLite says it; empty if nothing is."""
        try:
            found = await self._looked(
                lambda connection: connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            )
        except CannotRead as error:
            return str(error)
        return "" if found == UNHARMED else str(found)

    def close(self) -> None:
        """Finish what was begun, then let go of the files."""
        self._writer.close()
        self._readers.shutdown()
        self._lock.release()

    # --- within -------------------------------------------------------------------------------

    async def _looked(self, look: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.wrap_future(self._readers.submit(lambda: look(self._reader())))
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            raise CannotRead(str(error)) from None

    def _reader(self) -> sqlite3.Connection:
        """This thread's own connection."""
        connection = getattr(self._own, "connection", None)
        if not isinstance(connection, sqlite3.Connection):
            connection = sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY)
            self._own.connection = connection
        return connection


def _insertion(table: str, row: Row) -> Statement:
    return INSERT_ROW, (table, row.seq, row.idem, msgspec.json.encode(row.body).decode(), row.at)


def _rows(connection: sqlite3.Connection, table: str, after: int) -> list[Row]:
    found = connection.execute(SELECT_ROWS, (table, after))
    return [Row(seq, idem, msgspec.json.decode(body, type=Body), at) for seq, idem, body, at in found]
