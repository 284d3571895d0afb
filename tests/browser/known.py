"""Tables at known positions: games of tests/records, put into a server's log before it starts."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lascaux import Table
from lascaux.server.moments import now
from lascaux.server.seats import digest_of
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Body, Head, Opened, Row, SatDown, SeatHead

RECORDS: Final = Path(__file__).parents[1] / "records"
COPIES: Final = 60  # more than there are tests that take one
NAMES: Final = ("Ada", "Ugo", "Ilse", "Teo")
ORDER: Final = "clans-order-of-villages.txt"
HOSTAGE: Final = "tain-choice-of-hostage.txt"

# By name: the record, and how many of its entries have been played.
POSITIONS: Final = {
    "opening": (ORDER, 15),  # nobody has moved; seat 1 is asked
    "before the order": (ORDER, 54),  # seat 0 is asked; `move 49 47` founds villages in 47 and 50
    "order of villages": (ORDER, 55),  # seat 0 says which comes first
    "over": (ORDER, 56),
    "shared victory": ("clans-shared-victory.txt", None),
    "hostage": (HOSTAGE, 72),  # Táin, turn 5: in the midst of a raid seat 2 says whom it frees
    "raided": (HOSTAGE, None),  # the same game, over
}


@dataclass(frozen=True)
class KnownTable:
    """A table of the shelf: its id, the record so far, and the token of each seat."""

    id: str
    game: Table
    tokens: tuple[str, ...]


class Shelf:
    """Some copies of each known position; each test takes its own."""

    def __init__(self) -> None:
        self._left: Final[dict[str, list[KnownTable]]] = {}

    def fill(self, folder: Path) -> None:
        """Write all copies into the log in a folder; no server may use it yet."""
        store = SqliteStore(folder)
        try:
            asyncio.run(self._fill(store))
        finally:
            store.close()

    def take(self, name: str) -> KnownTable:
        """A table at this position that no test has touched."""
        return self._left[name].pop()

    async def _fill(self, store: SqliteStore) -> None:
        for name, (record, entries) in POSITIONS.items():
            whole = Table.load((RECORDS / record).read_text(encoding="utf-8"))
            game = whole if entries is None else whole.at(entries)
            self._left[name] = [copy_of(name, game, number) for number in range(COPIES)]
            await asyncio.gather(*[keep(store, known) for known in self._left[name]])


def copy_of(name: str, game: Table, number: int) -> KnownTable:
    """One of several equal tables."""
    table_id = f"{name.replace(' ', '')}{number}"
    return KnownTable(table_id, game, tuple(f"token-{table_id}-{seat}" for seat in range(game.seats)))


async def keep(store: SqliteStore, known: KnownTable) -> None:
    """Write a table into the log."""
    seats = [SeatHead(name, None, digest_of(token)) for name, token in zip(NAMES, known.tokens, strict=False)]
    game = known.game
    head = Head(
        game.game.meta.name, "1.0.0", game.options, seats, "", True, game.seed, digest_of(known.tokens[0])
    )
    arrivals: list[Body] = [SatDown(seat, NAMES[seat]) for seat in range(1, game.seats)]
    opened, *acts = played(game.lines())
    await store.open_table(known.id, head, Row(1, "open", opened, now()))
    rows = [Row(seq, f"row {seq}", body, now()) for seq, body in enumerate(arrivals + acts, 2)]
    await asyncio.gather(*[store.append(known.id, row) for row in rows])


def played(lines: list[str]) -> list[Body]:
    """The lines of a record as rows of a log: the opening, then every choice with what chance made of it."""
    opening: list[str] = []
    acts: list[Acted] = []
    for line in lines:
        seat = line.split()[0]
        if seat != "*":
            acts.append(Acted(int(seat), [line]))
        else:
            (acts[-1].entries if acts else opening).append(line)
    return [Opened(opening), *acts]
