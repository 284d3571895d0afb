"""What the rows of a log add up to: the entries of the record, the seats, and who was answered what."""

from __future__ import annotations

import json
from typing import Final

from lascaux.kernel.errors import BadRecord
from lascaux.registry import game as game_named
from lascaux.server.seats import Seating
from lascaux.server.store import Acted, Head, Opened, Reseated, Row, SatDown, TookBack
from lascaux.table.chance import Chance, seed_from_text
from lascaux.table.opening import tags_of
from lascaux.table.table import Table


class History:
    """A log, read row by row.  A live table folds its new rows in the same way as stored ones."""

    def __init__(self, head: Head) -> None:
        self.head: Final = head
        self.seating: Final = Seating(head)
        self.entries: list[str] = []
        self.seq_of: Final[dict[str, int]] = {}  # by input: the row it became
        self._lengths: Final = [0]  # by row: how many entries the record then had
        self._begins: list[int] = []  # the entries with which a seat's inputs begin
        self._newest_of: Final[dict[int, int]] = {}  # by seat: the newest row in which it acted or took back

    @property
    def seq(self) -> int:
        """The number of the newest row."""
        return len(self._lengths) - 1

    def fold(self, row: Row) -> None:
        """Take in the next row; raises BadRecord if one is missing."""
        if row.seq != self.seq + 1:
            raise BadRecord(f"Row {self.seq + 1} of the log is missing.")
        match row.body:
            case Opened(entries=entries):
                self.entries += entries
            case Acted(seat=seat, entries=entries):
                self._begins.append(len(self.entries))
                self._newest_of[seat] = row.seq
                self.entries += entries
            case TookBack(seat=seat, kept=kept):
                self._begins = [entry for entry in self._begins if entry < kept]
                self._newest_of[seat] = row.seq
                del self.entries[kept:]
            case SatDown():
                self.seating.sit(row.body)
            case Reseated():
                self.seating.reseat(row.body)
        self._lengths.append(len(self.entries))
        self.seq_of[row.idem] = row.seq

    def kept_since(self, seq: int) -> int:
        """How many entries known at `seq` still stand; 0 for one who knows nothing, or of another log."""
        return min(self._lengths[seq:]) if 0 <= seq <= self.seq else 0

    def newest_of(self, seat: int) -> int:
        """The newest row in which this seat acted or took back; 0 if it never did."""
        return self._newest_of.get(seat, 0)

    def row_asking(self, seat: int, since: int) -> int:
        """The row that asked this seat what it is asked since there were so many entries.

        What it did itself, taking back included, makes every question of its own a new one.
        """
        row = self.seq
        while row > 0 and self._lengths[row - 1] >= since:
            row -= 1
        return max(row, self.newest_of(seat))

    def table(self) -> Table:
        """The game as the log left it: replayed, nothing drawn anew and nothing added."""
        head = self.head
        game = game_named(head.game)
        chance = Chance(seed_from_text(head.seed))
        tags = tags_of(game, len(head.seats), head.options, chance, game.box)
        tags |= {"Rules": head.rules, **head.components}
        lines = [f"[{name} {json.dumps(value)}]" for name, value in tags.items()]
        text = "\n".join([*lines, "", *self.entries]) + "\n"
        return Table.load(text, at=len(self.entries), begins=set(self._begins))
