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
from lascaux.server.seatrows import Offered, Renewed, Secured
from lascaux.server.store import Body, CannotRead, Head, Kept, Rest, Row, Standing
from lascaux.server.talkmessages import Spoken
from lascaux.server.writer import BUSY, INSERT_ROW, Statement, Writer

FILE: Final = "lascaux.sqlite3"
LOCK: Final = "lascaux.lock"
READERS: Final = 2

INSERT_TABLE: Final = 'INSERT INTO "table" (id, head, created_at) VALUES (?, ?, ?)'
SELECT_TABLE: Final = 'SELECT head, created_at FROM "table" WHERE id = ?'
SELECT_ROWS: Final = 'SELECT seq, idem, body, at FROM log WHERE "table" = ? AND seq > ? ORDER BY seq'
KEEP_CODE: Final = 'INSERT OR REPLACE INTO code ("table", place, hash) VALUES (?, ?, ?)'
FIND_CODE: Final = 'SELECT "table" FROM code WHERE hash = ?'
KEEP_ORDER: Final = (
    'INSERT OR REPLACE INTO standing ("table", seat, name, value, chapter) VALUES (?, ?, ?, ?, ?)'
)
DROP_ORDER: Final = 'DELETE FROM standing WHERE "table" = ? AND seat = ? AND name = ?'
SELECT_ORDERS: Final = 'SELECT seat, name, value, chapter FROM standing WHERE "table" = ?'
NOTE_OVER: Final = 'INSERT OR IGNORE INTO over ("table") VALUES (?)'
INSERT_LINE: Final = """
INSERT INTO talk ("table", number, idem, seat, name, kind, text, is_open, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
DROP_LINE: Final = 'DELETE FROM talk WHERE "table" = ? AND number = ?'
SELECT_TALK: Final = """
SELECT number, idem, seat, name, kind, text, is_open, at FROM talk WHERE "table" = ? ORDER BY number
"""
SELECT_UNTOUCHED: Final = """
SELECT id FROM "table" WHERE
    (SELECT at FROM log WHERE log."table" = id ORDER BY seq DESC LIMIT 1)
        < CASE WHEN id IN (SELECT "table" FROM over) THEN ? ELSE ? END
    LIMIT 100
"""
DELETES: Final = (  # in this order: the first refer to the last
    'DELETE FROM log WHERE "table" = ?',
    'DELETE FROM "table" WHERE id = ?',
)
KEEP_STORY: Final = 'INSERT OR REPLACE INTO story ("table", told) VALUES (?, ?)'
SELECT_STORY: Final = 'SELECT told FROM story WHERE "table" = ?'
KEEP_FOR_HOUSE: Final = "INSERT OR IGNORE INTO secret (name, secret) VALUES (?, ?)"
SELECT_FOR_HOUSE: Final = "SELECT secret FROM secret WHERE name = ?"
SIZE: Final = """
SELECT (page_count - freelist_count) * page_size
FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()
"""
RESERVE: Final = 4  # the part of the disk that is kept for games under way: a quarter more
SELECT_CLOCKED: Final = """
SELECT id FROM "table"
    WHERE json_extract(head, '$.clock') IS NOT NULL AND id NOT IN (SELECT "table" FROM over)
"""
NOTE_REST: Final = "INSERT OR IGNORE INTO rest (since, until) VALUES (?, ?)"
NOTE_LAST_REST: Final = "INSERT OR IGNORE INTO rest (since, until) SELECT at, ? FROM pulse"
SELECT_RESTS: Final = "SELECT since, until FROM rest WHERE until > ? ORDER BY since"
BEAT: Final = "INSERT OR REPLACE INTO pulse (id, at) VALUES (1, ?)"
UNHARMED: Final = "ok"  # what SQLite says of a file that has no damage

T = TypeVar("T")


class SqliteStore:
    """A Store in one file of a folder that no other server may use at the same time."""

    def __init__(self, folder: Path, most: int = 0) -> None:
        """Open the file, or make it; raises LockedElsewhere, OSError or sqlite3.Error.

        Beyond `most` bytes, if that is not 0, there is a reserve of a quarter; then nothing is written.
        """
        folder.mkdir(0o700, parents=True, exist_ok=True)
        self._file: Final = folder / FILE
        self._lock: Final = LockFile(folder / LOCK)
        try:
            self._writer: Final = Writer(self._file, most + most // RESERVE)
        except (sqlite3.Error, OSError):
            self._lock.release()
            raise
        self._writer.write_first([(NOTE_LAST_REST, (now(),)), (BEAT, (now(),))])
        self._own: Final = threading.local()
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")

    async def open_table(self, table: str, head: Head, first: Row) -> None:
        """Keep a new table, created when its first row happened.  Raises CannotWrite."""
        text = msgspec.json.encode(head).decode()
        await self._writer.write([(INSERT_TABLE, (table, text, first.at)), _insertion(table, first)])

    async def append(self, table: str, row: Row) -> None:
        """Keep one more row.  Raises Taken or CannotWrite."""
        await self._writer.write([_insertion(table, row), *_signposts(table, row.body)])

    async def keep_order(self, table: str, order: Standing) -> None:
        """Keep a standing order in place of another of its name.  Raises CannotWrite or Taken."""
        values = (table, order.seat, order.name, order.value, order.chapter)
        await self._writer.write([(KEEP_ORDER, values)])

    async def drop_order(self, table: str, seat: int, name: str) -> None:
        """Forget a standing order, if there is one.  Raises CannotWrite."""
        await self._writer.write([(DROP_ORDER, (table, seat, name))])

    async def find(self, code: str) -> str | None:
        """The table with a seat that a code of this SHA-256 opens, or opened once.  Raises CannotRead."""
        found = await self._looked(lambda connection: connection.execute(FIND_CODE, (code,)).fetchone())
        return None if found is None else str(found[0])

    async def read(self, table: str) -> Kept | None:
        """All that is known of a table; None if there is no such table.  Raises CannotRead."""

        def look(connection: sqlite3.Connection) -> Kept | None:
            found = connection.execute(SELECT_TABLE, (table,)).fetchone()
            if found is None:
                return None
            head = msgspec.json.decode(found[0], type=Head)
            rests = [] if head.clock is None else connection.execute(SELECT_RESTS, (found[1],)).fetchall()
            orders = connection.execute(SELECT_ORDERS, (table,)).fetchall()
            return Kept(
                head,
                found[1],
                _rows(connection, table, 0),
                _lines(connection, table),
                [Rest(*rest) for rest in rests],
                [Standing(*order) for order in orders],
            )

        return await self._looked(look)

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        """The rows of a table with higher numbers.  Raises CannotRead."""
        return await self._looked(lambda connection: _rows(connection, table, seq))

    async def say(self, table: str, line: Spoken, dropped: int | None) -> None:
        """Keep a line of talk, and another one no longer.  Raises Taken or CannotWrite."""
        values = (line.number, line.idem, line.seat, line.name, line.kind, line.text, line.is_open, line.at)
        statements: list[Statement] = [(INSERT_LINE, (table, *values))]
        if dropped is not None:
            statements.append((DROP_LINE, (table, dropped)))
        await self._writer.write(statements)

    async def talk(self, table: str) -> list[Spoken]:
        """What was said at a table and is kept, oldest first.  Raises CannotRead."""
        return await self._looked(lambda connection: _lines(connection, table))

    async def note_over(self, table: str) -> None:
        """The game of a table is over; may be noted again.  Raises CannotWrite."""
        await self._writer.write([(NOTE_OVER, (table,))])

    async def keep_story(self, table: str, story: str) -> None:
        """Keep the story of a finished game; a newer one takes its place.  Raises CannotWrite."""
        await self._writer.write([(KEEP_STORY, (table, story))])

    async def story(self, table: str) -> str | None:
        """The story that was kept; None if there is none.  Raises CannotRead."""
        found = await self._looked(lambda connection: connection.execute(SELECT_STORY, (table,)).fetchone())
        return None if found is None else str(found[0])

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the house: the first that was ever given here.  Raises CannotWrite or CannotRead."""
        await self._writer.write([(KEEP_FOR_HOUSE, (name, fresh))])
        found = await self._looked(
            lambda connection: connection.execute(SELECT_FOR_HOUSE, (name,)).fetchone()
        )
        return str(found[0])

    async def untouched(self, finished: str, abandoned: str) -> list[str]:
        """Some finished tables without a row since one moment, others since another.  Raises CannotRead."""
        return await self._looked(
            lambda connection: [
                found[0] for found in connection.execute(SELECT_UNTOUCHED, (finished, abandoned))
            ]
        )

    async def remove(self, table: str) -> None:
        """Forget a table wholly.  Raises CannotWrite."""
        await self._writer.write([(delete, (table,)) for delete in DELETES])

    async def size(self) -> int:
        """The bytes that all tables take.  Raises CannotRead."""
        return int(await self._looked(lambda connection: connection.execute(SIZE).fetchone()[0]))

    async def beat(self) -> None:
        """Write that a server is up, be it only to see whether that is possible.  Raises CannotWrite."""
        await self._writer.write([(BEAT, (now(),))])

    async def rest(self, rest: Rest) -> None:
        """Note a time in which no server was up.  Raises CannotWrite."""
        await self._writer.write([(NOTE_REST, (rest.since, rest.until))])

    async def clocked(self) -> list[str]:
        """The tables with clocks whose game is not over.  Raises CannotRead."""
        return await self._looked(
            lambda connection: [found[0] for found in connection.execute(SELECT_CLOCKED)]
        )

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


def _signposts(table: str, body: Body) -> list[Statement]:
    """What leads from the codes of a row to their table; whether they open anything is said by the log."""
    match body:
        case Offered(seat=seat, words=words, link=link):
            codes = {f"{seat} words": words, f"{seat} link": link}
        case Renewed(seat=seat, recovery=recovery) | Secured(seat=seat, recovery=recovery):
            codes = {f"{seat} recovery": recovery}
        case _:
            return []
    return [(KEEP_CODE, (table, place, code)) for place, code in codes.items()]


def _rows(connection: sqlite3.Connection, table: str, after: int) -> list[Row]:
    found = connection.execute(SELECT_ROWS, (table, after))
    return [Row(seq, idem, msgspec.json.decode(body, type=Body), at) for seq, idem, body, at in found]


def _lines(connection: sqlite3.Connection, table: str) -> list[Spoken]:
    return [
        Spoken(number, idem, seat, name, kind, text, bool(is_open), at)
        for number, idem, seat, name, kind, text, is_open, at in connection.execute(SELECT_TALK, (table,))
    ]
