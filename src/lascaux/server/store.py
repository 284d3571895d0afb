"""The log that every table is rebuilt from, and the interface of what keeps it.

A table is its head (what it was opened with) and rows numbered from 1.  A row is one input with all
the entries of the record it caused, so a table is rebuilt without needing luck.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from lascaux.bots.interface import BotName
from lascaux.table.opening import STANDARD


class SeatHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the table was opened: for a bot, for the host, or for whoever is invited.

    `token` is the SHA-256 of the host's token or of the invitation.
    """

    name: str | None
    bot: BotName | None
    token: str | None


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table was opened with.  `host` is the SHA-256 of the host's token.

    `components` are the tags that name its box; old heads have none.
    """

    game: str
    rules: str
    options: dict[str, str]
    seats: list[SeatHead]
    title: str
    watchable: bool
    seed: str
    host: str
    components: dict[str, str] = msgspec.field(default_factory=lambda: {"Components": STANDARD})


class Opened(msgspec.Struct, frozen=True, tag="open"):
    """The first row: the entries that chance made before anybody was asked."""

    entries: list[str]


class Acted(msgspec.Struct, frozen=True, tag="act"):
    """A seat chose; chance and forced choices that followed stand behind its own entry."""

    seat: int
    entries: list[str]


class Settled(msgspec.Struct, frozen=True, tag="settle"):
    """What chance drew and nobody could choose where the log had ended before it."""

    entries: list[str]


class TookBack(msgspec.Struct, frozen=True, tag="undo"):
    """A seat took its choice back; so many entries were kept."""

    seat: int
    kept: int


class SatDown(msgspec.Struct, frozen=True, tag="join"):
    """A person took a seat.

    `token` is the SHA-256 of what proves the seat from now on; in old rows the invitation went on to do so.
    """

    seat: int
    name: str | None
    token: str | None = None


class Reseated(msgspec.Struct, frozen=True, tag="reseat"):
    """The host gave an empty seat to a bot."""

    seat: int
    bot: BotName
    name: str | None = None


Body = Opened | Acted | Settled | TookBack | SatDown | Reseated


class Row(msgspec.Struct, frozen=True):
    """One row of the log.  `idem` names the input once and for all.

    `at` is when it happened (ISO 8601, UTC, to the millisecond); within a table times never run backwards.
    """

    seq: int
    idem: str
    body: Body
    at: str


class Kept(msgspec.Struct, frozen=True):
    """A table as the store knows it."""

    head: Head
    created_at: str
    rows: list[Row]


class Taken(Exception):
    """Another row has this number, or this input was logged before."""


class CannotWrite(Exception):
    """The disk is full, read-only or broken; what was to be written may be tried again."""


class CannotRead(Exception):
    """What was kept cannot be read any more: the file is damaged there."""


class Store(Protocol):
    """Keeps heads and rows.  A write that returned is on the disk."""

    async def open_table(self, table: str, head: Head, first: Row) -> None:
        """Keep a new table, created when its first row happened.  Raises CannotWrite."""

    async def append(self, table: str, row: Row) -> None:
        """Keep one more row.  Raises Taken or CannotWrite."""

    async def read(self, table: str) -> Kept | None:
        """All that is known of a table; None if there is no such table.  Raises CannotRead."""

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        """The rows of a table with higher numbers.  Raises CannotRead."""

    async def beat(self) -> None:
        """Write something, only to see whether that is possible.  Raises CannotWrite."""

    async def damage(self) -> str:
        """What is wrong with what was kept; empty if nothing is."""

    def close(self) -> None:
        """Finish what was begun, then let go of the files."""
