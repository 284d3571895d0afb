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

    @property
    def seq(self) -> int:
        """The number of the newest row."""
        return len(self._lengths) - 1

    def fold(self, row: Row) -> None:
        """Take in the next row; raises BadRecord if one is missing."""
        if row.seq != self.seq + 1:
            raise BadRecord(f"Row {self.seq + 1} of the log is missing.")
        match row.body:
            case Opened(entries=entries) | Acted(entries=entries):
                self.entries += entries
            case TookBack(kept=kept):
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

    def table(self) -> Table:
        """The game as the log left it: replayed, nothing drawn anew."""
        head = self.head
        game = game_named(head.game)
        chance = Chance(seed_from_text(head.seed))
        tags = tags_of(game.meta, len(head.seats), head.options, chance, game.box)
        tags |= {"Rules": head.rules, **head.components}
        lines = [f"[{name} {json.dumps(value)}]" for name, value in tags.items()]
        return Table.load("\n".join([*lines, "", *self.entries]) + "\n")


def entries_of(table: Table) -> list[str]:
    """The entries of a table's record, one text each."""
    return table.record().partition("\n\n")[2].splitlines()
