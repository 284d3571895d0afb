"""The log that every table is rebuilt from, and the interface of what keeps it.

A table is its head (what it was opened with) and rows numbered from 1.  A row is one input with all
the entries of the record it caused, so a table is rebuilt without needing luck.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from lascaux.bots.interface import BotName
from lascaux.server.deeds import Deed
from lascaux.server.marks import Mark
from lascaux.server.seatrows import SeatBody
from lascaux.server.talkmessages import Spoken
from lascaux.server.wishes import PATIENCE, SILENCE, STAND_IN, Clock
from lascaux.table.opening import STANDARD


class SeatHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the table was opened: for a bot, for the host, or for whoever is invited.

    `token` is the SHA-256 of the host's token or of the invitation; in a rematch there is none, since who sat
    at the table before takes the seat.
    """

    name: str | None
    bot: BotName | None
    token: str | None
    mark: Mark | None = None


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that a rematch follows: by seat, which seat its owner had there.

    `host` is the seat of whoever asked for the rematch first.
    """

    table: str
    seats: list[int]
    host: int


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a finished game from which a table plays on: its first moves, and their entries."""

    table: str
    move: int
    entries: int


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table was opened with.  `host` is the SHA-256 of the host's token.

    `components` are the tags that name its box; old heads have none.  `after` is set in a rematch, `origin`
    where a finished game is played on, `daily` (a day, as 2026-11-18) at a table of the day.
    `patience` is how many seconds somebody is away until not only the host may act for them, `silence` how
    many somebody who is here leaves a nudge unanswered until a bot may play on, `stand_in` the bot that does
    so if no other is named.  `clock` is the time that people have, if it is limited.
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
    after: After | None = None
    patience: int = PATIENCE
    silence: int = SILENCE
    stand_in: BotName = STAND_IN
    clock: Clock | None = None
    origin: Origin | None = None
    daily: str | None = None


class Asking(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is asked after a row, for the clocks of a table that has some.

    `anew` says that whoever acted is among them and begins another move.
    """

    seats: list[int]
    anew: bool = False


class Opened(msgspec.Struct, frozen=True, tag="open", omit_defaults=True):
    """The first row: the entries that chance made before anybody was asked."""

    entries: list[str]
    asking: Asking | None = None


class Acted(msgspec.Struct, frozen=True, tag="act", omit_defaults=True):
    """A seat chose; chance and forced choices that followed stand behind its own entry.

    `bot` is the stand-in that chose for the person who holds the seat.
    """

    seat: int
    entries: list[str]
    bot: BotName | None = None
    asking: Asking | None = None


class Settled(msgspec.Struct, frozen=True, tag="settle", omit_defaults=True):
    """What chance drew and nobody could choose where the log had ended before it."""

    entries: list[str]
    asking: Asking | None = None


class TookBack(msgspec.Struct, frozen=True, tag="undo", omit_defaults=True):
    """A seat took its choice back; so many entries were kept."""

    seat: int
    kept: int
    asking: Asking | None = None


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


Body = Opened | Acted | Settled | TookBack | SatDown | Reseated | SeatBody | Deed


class Row(msgspec.Struct, frozen=True):
    """One row of the log.  `idem` names the input once and for all.

    `at` is when it happened (ISO 8601, UTC, to the millisecond); within a table times never run backwards.
    """

    seq: int
    idem: str
    body: Body
    at: str


class Standing(msgspec.Struct, frozen=True):
    """A standing order of a seat: a secret of its owner, so it is no row of the log, which others count.

    `value` is empty if it has none; `chapter` is the one it ends with, None if it lasts.
    """

    seat: int
    name: str
    value: str
    chapter: int | None


class Rest(msgspec.Struct, frozen=True):
    """A time in which no server was up, as far as the store can tell."""

    since: str
    until: str


class Kept(msgspec.Struct, frozen=True):
    """A table as the store knows it; `rests` are told of one with clocks, oldest first."""

    head: Head
    created_at: str
    rows: list[Row]
    talk: list[Spoken] = []
    rests: list[Rest] = []
    orders: list[Standing] = []


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

    async def keep_order(self, table: str, order: Standing) -> None:
        """Keep a standing order in place of another of its name.  Raises CannotWrite or Taken."""

    async def drop_order(self, table: str, seat: int, name: str) -> None:
        """Forget a standing order, if there is one.  Raises CannotWrite."""

    async def find(self, code: str) -> str | None:
        """The table with a seat that a code of this SHA-256 opens, or opened once.  Raises CannotRead."""

    async def read(self, table: str) -> Kept | None:
        """All that is known of a table; None if there is no such table.  Raises CannotRead."""

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        """The rows of a table with higher numbers.  Raises CannotRead."""

    async def say(self, table: str, line: Spoken, dropped: int | None) -> None:
        """Keep a line of talk, and another one no longer.  Raises Taken or CannotWrite."""

    async def talk(self, table: str) -> list[Spoken]:
        """What was said at a table and is kept, oldest first.  Raises CannotRead."""

    async def note_over(self, table: str) -> None:
        """The game of a table is over; may be noted again.  Raises CannotWrite."""

    async def keep_story(self, table: str, story: str) -> None:
        """Keep the story of a finished game; a newer one takes its place.  Raises CannotWrite."""

    async def story(self, table: str) -> str | None:
        """The story that was kept; None if there is none.  Raises CannotRead."""

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the house: the first that was ever given here.  Raises CannotWrite or CannotRead."""

    async def untouched(self, finished: str, abandoned: str) -> list[str]:
        """Some finished tables without a row since one moment, others since another.  Raises CannotRead."""

    async def remove(self, table: str) -> None:
        """Forget a table wholly.  Raises CannotWrite."""

    async def size(self) -> int:
        """The bytes that all tables take.  Raises CannotRead."""

    async def beat(self) -> None:
        """Write that a server is up, be it only to see whether that is possible.  Raises CannotWrite."""

    async def rest(self, rest: Rest) -> None:
        """Note a time in which no server was up.  Raises CannotWrite."""

    async def clocked(self) -> list[str]:
        """The tables with clocks whose game is not over.  Raises CannotRead."""

    async def damage(self) -> str:
        """What is wrong with what was kept; empty if nothing is."""

    def close(self) -> None:
        """Finish what was begun, then let go of the files."""
