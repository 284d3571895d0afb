"""The one thread that writes to the log's SQLite file: whatever waits is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from lascaux.server.store import CannotWrite, Taken

BUSY: Final = 5.0  # seconds a statement waits for a lock
BATCH: Final = 500  # writes in one commit
BREATH: Final = 0.006  # seconds from one commit to the next, in which more comes that can go with it
CHECKPOINT: Final = 8000  # pages of new rows until they are copied to their places, each page once
ROWS: Final = 64  # rows in one statement: each statement costs a change of threads

INSERT_ROW: Final = 'INSERT INTO log ("table", seq, idem, body, at) VALUES (?, ?, ?, ?, ?)'
ONE_MORE_ROW: Final = ", (?, ?, ?, ?, ?)"

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
CREATE TABLE IF NOT EXISTS code (
    "table" TEXT NOT NULL REFERENCES "table" (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    PRIMARY KEY ("table", place)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS talk (
    "table" TEXT NOT NULL REFERENCES "table" (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    idem TEXT NOT NULL,
    seat INTEGER,
    name TEXT,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", idem)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS over (
    "table" TEXT PRIMARY KEY REFERENCES "table" (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS standing (
    "table" TEXT NOT NULL REFERENCES "table" (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    chapter INTEGER,
    PRIMARY KEY ("table", seat, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS story (
    "table" TEXT PRIMARY KEY REFERENCES "table" (id) ON DELETE CASCADE,
    told TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS secret (
    name TEXT PRIMARY KEY,
    secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS rest (
    since TEXT PRIMARY KEY,
    until TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

_log: Final = logging.getLogger(__name__)

Values = tuple[str | int | None, ...]
Statement = tuple[str, Values]


@dataclass(slots=True)
class _Write:
    """Statements that belong together, who waits for them, and why they were not written."""

    statements: list[Statement]
    done: asyncio.Future[None]
    failure: Taken | CannotWrite | None = None

    @property
    def is_row(self) -> bool:
        """Whether it only adds a row to the log."""
        return len(self.statements) == 1 and self.statements[0][0] == INSERT_ROW


class Writer:
    """Writes in the order it was asked to; nothing that fails ends the thread."""

    def __init__(self, file: Path, most: int = 0) -> None:
        """Open the file, or make it; raises OSError or sqlite3.Error.

        It takes no more than `most` bytes, if that is not 0; what does not fit cannot be written.
        """
        self._file: Final = file
        self._most: Final = most
        self.connection: sqlite3.Connection | None = _connected(file, most)
        self._writes: Final[queue.SimpleQueue[_Write | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    def write_first(self, statements: list[Statement]) -> None:
        """Have statements committed before anything else is asked for; what cannot be is told and left."""
        assert self.connection is not None, "it was opened just now"
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                self.connection.execute(sql, values)
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._drop_connection()
            _log.error("The log cannot be written: %s", error)

    async def write(self, statements: list[Statement]) -> None:
        """Have statements committed together; raises Taken or CannotWrite."""
        write = _Write(statements, asyncio.get_running_loop().create_future())
        self._writes.put(write)
        await write.done

    def close(self) -> None:
        """Write what waits, then let go of the file."""
        self._writes.put(None)
        self._thread.join()
        if self.connection is not None:
            self.connection.close()

    # --- in the thread ------------------------------------------------------------------------

    def _write_all(self) -> None:
        is_open = True
        written = 0.0
        while is_open:
            waiting = [self._writes.get()]
            time.sleep(max(0.0, written + BREATH - time.monotonic()))
            while len(waiting) < BATCH and waiting[-1] is not None and not self._writes.empty():
                waiting.append(self._writes.get())
            is_open = waiting[-1] is not None
            batch = [write for write in waiting if write is not None]
            if batch:
                self._write_batch(batch)
                _tell(batch)
                written = time.monotonic()

    def _write_batch(self, batch: list[_Write]) -> None:
        try:
            self._commit(batch)
        except (sqlite3.Error, OSError) as error:
            self._drop_connection()
            if len(batch) > 1 and not isinstance(error, sqlite3.OperationalError | OSError):
                for write in batch:  # a damaged page: those who do not touch it can still be served
                    self._write_batch([write])
                return
            _log.error("The log cannot be written: %s", error)
            for write in batch:
                write.failure = CannotWrite(str(error))

    def _commit(self, batch: list[_Write]) -> None:
        if self.connection is None:
            self.connection = _connected(self._file, self._most)
        self.connection.execute("BEGIN IMMEDIATE")
        for write in batch:
            write.failure = None
        for is_rows, writes in groupby(batch, lambda write: write.is_row):
            (_insert if is_rows else _execute)(self.connection, list(writes))
        self.connection.execute("COMMIT")

    def _drop_connection(self) -> None:
        """Start afresh after a failure: what the old connection believes may not be what is on the disk."""
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                connection.close()
            except sqlite3.Error as error:
                _log.error("The log cannot be closed: %s", error)


def _tell(batch: list[_Write]) -> None:
    """Tell all who wait for a batch, with one call into each loop; a loop that has ended waits no more."""
    for loop in {write.done.get_loop() for write in batch}:
        own = [write for write in batch if write.done.get_loop() is loop]
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, own)


def _settle(batch: list[_Write]) -> None:
    """Give those who wait what became of their writes; who has given up gets nothing."""
    for write in batch:
        if write.done.done():
            continue
        if write.failure is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.failure)


def _insert(connection: sqlite3.Connection, rows: list[_Write]) -> None:
    """Add many rows with few statements, of few lengths; where one is taken they are added one by one."""
    start = 0
    while start < len(rows):
        count = min(ROWS, 1 << (len(rows) - start).bit_length() - 1)
        part = rows[start : start + count]
        values = [value for write in part for value in write.statements[0][1]]
        try:
            connection.execute(INSERT_ROW + ONE_MORE_ROW * (count - 1), values)
        except sqlite3.IntegrityError:
            _execute(connection, part)
        start += count


def _execute(connection: sqlite3.Connection, writes: list[_Write]) -> None:
    """Run writes one by one; one whose row is taken does not hold up the others."""
    for write in writes:
        try:
            for sql, values in write.statements:
                connection.execute(sql, values)
        except sqlite3.IntegrityError:
            write.failure = Taken()


def _connected(file: Path, most: int) -> sqlite3.Connection:
    """The one connection that writes; a new file can be read by its owner only, since it holds secrets.

    What is removed is overwritten, so that nothing of it is left in the file.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    connection = sqlite3.connect(file, timeout=BUSY, isolation_level=None, check_same_thread=False)
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
        f"wal_autocheckpoint={CHECKPOINT}",
        "temp_store=MEMORY",  # what a statement might have to take back, otherwise a file for each
    ):
        connection.execute(f"PRAGMA {setting}")
    if most:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute(f"PRAGMA max_page_count={max(1, most // page)}")
    connection.executescript(SCHEMA)
    return connection
