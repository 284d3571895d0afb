"""Forgetting: names that somebody wants erased, tables that are to go, from the file of a server at rest."""

from __future__ import annotations

import json
import re
import sqlite3
import unicodedata
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from lascaux.server.lockfile import LockFile
from lascaux.server.seats import clean_text
from lascaux.server.sqlite import DELETES, FILE, LOCK
from lascaux.server.writer import SCHEMA

NAME: Final = "name"  # the field of heads and rows that has what somebody is called
TITLE: Final = "title"  # the field of heads that has what the table is called


class Forgotten(NamedTuple):
    """How many names were erased, how many tables removed, and how many lines of talk."""

    names: int
    tables: int
    lines: int


def forgotten(folder: Path, names: Sequence[str], tables: Sequence[str]) -> Forgotten:
    """Erase names wherever they stand, capitals or not, and remove tables; nothing of them stays in the file.

    What was said by somebody of such a name goes too, and so does what was said with the name in it; a table
    that is called after somebody has no title any more.

    Raises FileNotFoundError, LockedElsewhere or sqlite3.Error.
    """
    file = folder / FILE
    if not file.is_file():
        raise FileNotFoundError(file)
    lock = LockFile(folder / LOCK)
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for setting in ("secure_delete=ON", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {setting}")
            connection.executescript(SCHEMA)  # an older server may not have made all tables
            connection.execute("BEGIN IMMEDIATE")
            removed = sum(_removed(connection, table) for table in tables)
            wanted = {_plain(clean_text(name)) for name in names} - {""}
            erased, seats = _erased(connection, wanted)
            lines = _hushed(connection, wanted, seats)
            connection.execute("COMMIT")
            connection.execute("VACUUM")  # pages that were given back may still have what stood on them
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        lock.release()
    return Forgotten(erased, removed, lines)


def _removed(connection: sqlite3.Connection, table: str) -> bool:
    """Remove a table; whether there was one."""
    return bool([connection.execute(delete, (table,)) for delete in DELETES][-1].rowcount)


def _erased(connection: sqlite3.Connection, names: set[str]) -> tuple[int, set[tuple[str, int]]]:
    """Erase names in heads and rows; gives how often they stood there, and the seats of those tables."""
    erased = 0
    seats: set[tuple[str, int]] = set()
    for table, head in connection.execute('SELECT id, head FROM "table"').fetchall():
        text, count = _without(head, names)
        if count:
            connection.execute('UPDATE "table" SET head = ? WHERE id = ?', (text, table))
            seats |= {
                (table, seat) for seat, kept in enumerate(json.loads(head)["seats"]) if _has(kept, names)
            }
        erased += count
    for table, seq, body in connection.execute('SELECT "table", seq, body FROM log').fetchall():
        text, count = _without(body, names)
        if count:
            connection.execute('UPDATE log SET body = ? WHERE "table" = ? AND seq = ?', (text, table, seq))
            seats.add((table, json.loads(body)["seat"]))
        erased += count
    return erased, seats


def _hushed(connection: sqlite3.Connection, names: set[str], seats: set[tuple[str, int]]) -> int:
    """Remove what was said by somebody of these names, or with one of them in it; gives how many lines."""
    gone = [
        (table, number)
        for table, number, seat, name, text in connection.execute(
            'SELECT "table", number, seat, name, text FROM talk'
        )
        if (table, seat) in seats or _plain(name or "") in names or _mentions(text, names)
    ]
    connection.executemany('DELETE FROM talk WHERE "table" = ? AND number = ?', gone)
    return len(gone)


def _mentions(text: str, names: set[str]) -> bool:
    """Whether one of these names stands in a text, as words of its own."""
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", _plain(text)) for name in names)


def _has(seat: dict[str, object], names: set[str]) -> bool:
    """Whether a seat as the table was opened has one of these names."""
    return _plain(str(seat[NAME] or "")) in names


def _plain(text: str) -> str:
    """A text without capitals, and with every letter written in the one way of several that look the same."""
    return unicodedata.normalize("NFKC", text).casefold()


def _without(text: str, names: set[str]) -> tuple[str, int]:
    """A head or row without these names, and how many it had."""
    count = 0

    def nameless(pairs: list[tuple[str, object]]) -> dict[str, object]:
        nonlocal count
        found = dict(pairs)
        name, title = found.get(NAME), found.get(TITLE)
        if isinstance(name, str) and _plain(name) in names:
            found[NAME] = None
            count += 1
        if isinstance(title, str) and _mentions(title, names):
            found[TITLE] = ""
            count += 1
        return found

    return json.dumps(json.loads(text, object_pairs_hook=nameless), ensure_ascii=False), count
