"""What the rows of a log add up to: the game, the seats, and who was answered what when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.kernel.errors import BadRecord
from lascaux.registry import game as game_named
from lascaux.server.attendance import Attendance
from lascaux.server.clocks import Clocks
from lascaux.server.deeds import Agreed, CameBack, Closed, Nudged, SawNudge, StoodIn, Withdrew
from lascaux.server.moments import millis_of, now
from lascaux.server.seats import Seating
from lascaux.server.store import Acted, Head, Opened, Reseated, Rest, Row, SatDown, Settled, TookBack
from lascaux.table.chance import Chance, seed_from_text
from lascaux.table.opening import PLAYED_ON, opening_of, tags_of
from lascaux.table.record import Line, line_of
from lascaux.table.table import Table


class History:
    """A log, read row by row, but for the game itself.  New rows are folded in as stored ones are."""

    def __init__(self, head: Head, rests: Sequence[Rest] = ()) -> None:
        self.head: Final = head
        self.seating: Final = Seating(head)
        self.attendance: Final = Attendance(self.seating)
        self.clocks: Final = None if head.clock is None else Clocks(head, head.clock, rests)
        self.seq_of: Final[dict[str, int]] = {}  # by input: the row it became
        self._lengths: Final = [0]  # by row: how many entries the record then had
        self._times: Final[list[str]] = []  # by row: when it happened
        self._newest_of: Final[dict[int, int]] = {}  # by seat: the newest row in which it acted or took back
        self._took_back: Final[set[int]] = set()  # seats that did so in that row

    @property
    def seq(self) -> int:
        """The number of the newest row."""
        return len(self._lengths) - 1

    def fold(self, row: Row) -> None:
        """Take in the next row; raises BadRecord if one is missing."""
        if row.seq != self.seq + 1:
            raise BadRecord(f"Row {self.seq + 1} of the log is missing.")
        length = self._lengths[-1]
        match row.body:
            case Opened(entries=entries) | Settled(entries=entries):
                length += len(entries)
            case Acted(seat=seat, entries=entries):
                self._newest_of[seat] = row.seq
                self._took_back.discard(seat)
                length += len(entries)
            case TookBack(seat=seat, kept=kept):
                self._newest_of[seat] = row.seq
                self._took_back.add(seat)
                length = kept
            case SatDown():
                self.seating.sit(row.body)
            case Reseated():
                self.seating.reseat(row.body)
            case StoodIn() | CameBack() | Nudged() | SawNudge() | Agreed() | Withdrew() | Closed():
                pass
            case _:
                self.seating.fold(row.body)
        self.attendance.fold(row, self._lengths[-1])
        if self.clocks is not None:
            self.clocks.fold(row, self._is_on_the_clock)
        self._lengths.append(length)
        self._times.append(row.at)
        self.seq_of[row.idem] = row.seq

    def time_of(self, seq: int) -> str:
        """When a row happened."""
        return self._times[seq - 1]

    def next_time(self) -> str:
        """When a row that is written now happens: never before the one it follows."""
        return max(now(), *self._times[-1:])

    @property
    def seconds(self) -> int:
        """How long was played: from the first row to the newest in which somebody chose."""
        newest = max(self._newest_of.values(), default=1)
        return max(0, (millis_of(self._times[newest - 1]) - millis_of(self._times[0])) // 1000)

    def kept_since(self, seq: int) -> int:
        """How many entries known at `seq` still stand; 0 for one who knows nothing, or of another log."""
        return min(self._lengths[seq:]) if 0 <= seq <= self.seq else 0

    def newest_of(self, seat: int) -> int:
        """The newest row in which this seat acted or took back; 0 if it never did."""
        return self._newest_of.get(seat, 0)

    def has_taken_back(self, seat: int) -> bool:
        """Whether this seat took back what it did last, and has not acted since."""
        return seat in self._took_back

    def row_asking(self, seat: int, since: int) -> int:
        """The row that asked this seat what it is asked since there were so many entries.

        What it did itself, taking back included, makes every question of its own a new one.
        """
        row = self.seq
        while row > 0 and self._lengths[row - 1] >= since:
            row -= 1
        return max(row, self.newest_of(seat))

    def _is_on_the_clock(self, seat: int) -> bool:
        """Whether a person plays in this seat, in a game that all have sat down to and nobody has ended."""
        is_on = not (self.seating.awaited or self.attendance.is_ended or self.attendance.is_closed)
        return is_on and self.attendance.is_person(seat)


def table_of(head: Head, rows: list[Row]) -> Table:
    """The game as rows of a log left it: replayed, nothing drawn anew and nothing added; raises BadRecord."""
    entries, begins = course_of(rows)
    return Table.opened(opening_of(_tags_of(head), lines_of(entries)), begins)


def course_of(rows: list[Row]) -> tuple[list[str], set[int]]:
    """The entries that rows add up to, and those with which what a seat played at once begins."""
    entries: list[str] = []
    begins: list[int] = []
    for row in rows:
        match row.body:
            case Opened() | Settled():
                entries += row.body.entries
            case Acted():
                begins.append(len(entries))
                entries += row.body.entries
            case TookBack(kept=kept):
                del entries[kept:]
                while begins and begins[-1] >= kept:
                    begins.pop()
    return entries, set(begins)


def table_before(head: Head) -> Table:
    """The game before the first entry; raises BadRecord."""
    return Table.opened(opening_of(_tags_of(head), []), ())


def lines_of(entries: list[str], before: int = 0) -> list[Line]:
    """Entries of the log as lines of a record that already had some; raises BadRecord."""
    return [line_of(number, text) for number, text in enumerate(entries, before + 1)]


def _tags_of(head: Head) -> dict[str, str]:
    game = game_named(head.game)
    chance = Chance(seed_from_text(head.seed))
    tags = tags_of(game, len(head.seats), head.options, chance, game.box)
    origin = head.origin
    played_on = {PLAYED_ON: f"{origin.entries} {origin.table}"} if origin is not None else {}
    return tags | {"Rules": head.rules, **head.components, **played_on}
