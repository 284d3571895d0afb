"""The log in one SQLite file: one writer thread with group commit, readers that cannot write."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from lascaux.server.lockfile import LockFile
from lascaux.server.store import Body, CannotWrite, Head, Kept, Row, Taken

FILE: Final = "lascaux.sqlite3"
LOCK: Final = "lascaux.lock"
BUSY: Final = 5.0  # seconds a statement waits for a lock
READERS: Final = 2
BATCH: Final = 500  # rows in one commit

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS "table" (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL REFERENCES "table" (id),
    seq INTEGER NOT NULL,
    idem TEXT NOT NULL,
    body TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY ("table", seq),
    UNIQUE ("table", idem)
) STRICT, WITHOUT ROWID;
"""
INSERT_TABLE: Final = 'INSERT INTO "table" (id, head, created_at) VALUES (?, ?, ?)'
INSERT_ROW: Final = 'INSERT INTO log ("table", seq, idem, body, at) VALUES (?, ?, ?, ?, ?)'
SELECT_TABLE: Final = 'SELECT head, created_at FROM "table" WHERE id = ?'
SELECT_ROWS: Final = 'SELECT seq, idem, body FROM log WHERE "table" = ? AND seq > ? ORDER BY seq'

_log: Final = logging.getLogger(__name__)

T = TypeVar("T")
Values = tuple[str | int, ...]


@dataclass(slots=True)
class _Write:
    """Statements that belong together, and who waits for them."""

    statements: list[tuple[str, Values]]
    done: Future[None] = field(default_factory=Future)
    is_taken: bool = False


class SqliteStore:
    """A Store in one file of a folder that no other server may use at the same time."""

    def __init__(self, folder: Path) -> None:
        """Open the file, or make it; raises LockedElsewhere, OSError or sqlite3.Error."""
        folder.mkdir(0o700, parents=True, exist_ok=True)
        self._file: Final = folder / FILE
        self._lock: Final = LockFile(folder / LOCK)
        try:
            self._connection: sqlite3.Connection | None = _writer(self._file)
        except (sqlite3.Error, OSError):
            self._lock.release()
            raise
        self._writes: Final[queue.SimpleQueue[_Write | None]] = queue.SimpleQueue()
        self._own: Final = threading.local()
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        self._thread: Final = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def open_table(self, table: str, head: Head, first: Row) -> str:
        """Keep a new table and its first row; gives its time of creation.  Raises CannotWrite."""
        now = _now()
        text = msgspec.json.encode(head).decode()
        await self._written([(INSERT_TABLE, (table, text, now)), _insertion(table, first, now)])
        return now

    async def append(self, table: str, row: Row) -> None:
        """Keep one more row.  Raises Taken or CannotWrite."""
        await self._written([_insertion(table, row, _now())])

    async def read(self, table: str) -> Kept | None:
        """All that is known of a table; None if there is no such table."""

        def look(connection: sqlite3.Connection) -> Kept | None:
            found = connection.execute(SELECT_TABLE, (table,)).fetchone()
            if found is None:
                return None
            return Kept(msgspec.json.decode(found[0], type=Head), found[1], _rows(connection, table, 0))

        return await self._looked(look)

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        """The rows of a table with higher numbers."""
        return await self._looked(lambda connection: _rows(connection, table, seq))

    def close(self) -> None:
        """Finish what was begun, then let go of the files."""
        self._writes.put(None)
        self._thread.join()
        self._readers.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._lock.release()

    # --- reading ------------------------------------------------------------------------------

    async def _looked(self, look: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self._readers.submit(lambda: look(self._reader())))

    def _reader(self) -> sqlite3.Connection:
        """This thread's own connection."""
        connection = getattr(self._own, "connection", None)
        if not isinstance(connection, sqlite3.Connection):
            connection = sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY)
            self._own.connection = connection
        return connection

    # --- writing ------------------------------------------------------------------------------

    async def _written(self, statements: list[tuple[str, Values]]) -> None:
        write = _Write(statements)
        self._writes.put(write)
        await asyncio.wrap_future(write.done)

    def _write_all(self) -> None:
        """The writer thread: whatever waits is committed together."""
        while (write := self._writes.get()) is not None:
            batch = [write]
            while len(batch) < BATCH and not self._writes.empty():
                following = self._writes.get()
                if following is None:
                    self._writes.put(None)
                    break
                batch.append(following)
            self._write_batch(batch)

    def _write_batch(self, batch: list[_Write]) -> None:
        try:
            if self._connection is None:
                self._connection = _writer(self._file)
            self._connection.execute("BEGIN IMMEDIATE")
            for write in batch:
                _execute(self._connection, write)
            self._connection.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            _log.error("The log cannot be written: %s", error)
            self._drop_connection()
            for write in batch:
                write.done.set_exception(CannotWrite(str(error)))
            return
        for write in batch:
            if write.is_taken:
                write.done.set_exception(Taken())
            else:
                write.done.set_result(None)

    def _drop_connection(self) -> None:
        """Start afresh after a failure: what the old connection believes may not be what is on the disk."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except sqlite3.Error as error:
                _log.error("The log cannot be closed: %s", error)


def _execute(connection: sqlite3.Connection, write: _Write) -> None:
    """Run the statements of one write; a row that is taken does not hold up the others."""
    for sql, values in write.statements:
        try:
            connection.execute(sql, values)
        except sqlite3.IntegrityError:
            write.is_taken = True
            return


def _writer(file: Path) -> sqlite3.Connection:
    """The one connection that writes; a new file can be read by its owner only, since it holds secrets."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    connection = sqlite3.connect(file, timeout=BUSY, isolation_level=None, check_same_thread=False)
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")
    connection.executescript(SCHEMA)
    return connection


def _insertion(table: str, row: Row, now: str) -> tuple[str, Values]:
    return INSERT_ROW, (table, row.seq, row.idem, msgspec.json.encode(row.body).decode(), now)


def _rows(connection: sqlite3.Connection, table: str, after: int) -> list[Row]:
    found = connection.execute(SELECT_ROWS, (table, after))
    return [Row(seq, idem, msgspec.json.decode(body, type=Body)) for seq, idem, body in found]


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
