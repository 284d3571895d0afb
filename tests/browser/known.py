"""Tables at known positions: games of tests/records, put into a server's log before it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lascaux import Table
from lascaux.server.moments import now
from lascaux.server.seats import digest_of
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Body, Head, Opened, Row, SatDown, SeatHead
from lascaux.table.opening import component_tags

RECORDS: Final = Path(__file__).parents[1] / "records"
COPIES: Final = 60  # more than there are tests that take one
FEW: Final = {"late": 2, "counted": 6}  # a long game takes long to write down
NAMES: Final = ("Ada", "Ugo", "Ilse", "Teo", "Mira")
ORDER: Final = "clans-order-of-villages.txt"
HOSTAGE: Final = "tain-choice-of-hostage.txt"

# By name: the record, and how many of its entries have been played; None is all of them.
Positions = Mapping[str, tuple[str, int | None]]
POSITIONS: Final[Positions] = {
    "opening": (ORDER, 15),  # nobody has moved; seat 1 is asked
    "late": (ORDER, 46),  # so that a game is soon over
    "before the order": (ORDER, 54),  # seat 0 is asked; `move 49 47` founds villages in 47 and 50
    "order of villages": (ORDER, 55),  # seat 0 says which comes first
    "over": (ORDER, 56),
    "shared victory": ("clans-shared-victory.txt", None),
    "hostage": (HOSTAGE, 72),  # Táin, turn 5: in the midst of a raid seat 2 says whom it frees
    "raided": (HOSTAGE, None),  # the same game, over
    "counted": ("stone_age-end-of-cards.txt", None),  # Stone Age, over
}


@dataclass(frozen=True)
class KnownTable:
    """A table of the shelf: its id, the record so far, and the token of each seat."""

    id: str
    game: Table
    tokens: tuple[str, ...]


class Shelf:
    """Some copies of each known position; each test takes its own."""

    def __init__(self, positions: Positions = POSITIONS, copies: int = COPIES) -> None:
        self._positions: Final = positions
        self._copies: Final = copies
        self._left: Final[dict[str, list[KnownTable]]] = {}

    def fill(self, folder: Path) -> None:
        """Write all copies into the log in a folder; no server may use it yet."""
        for name, (record, entries) in self._positions.items():
            whole = Table.load((RECORDS / record).read_text(encoding="utf-8"))
            game = whole if entries is None else whole.at(entries)
            self._left[name] = [copy_of(name, game, number) for number in range(FEW.get(name, self._copies))]
        write(folder, [known for copies in self._left.values() for known in copies])

    def take(self, name: str) -> KnownTable:
        """A table at this position that no test has touched."""
        return self._left[name].pop()

    def look_at(self, name: str) -> KnownTable:
        """A table at this position for tests that change nothing."""
        return self._left[name][0]


def write(folder: Path, tables: list[KnownTable]) -> None:
    """Write tables into the log in a folder, beside Playwright, which may occupy this thread's event loop."""
    store = SqliteStore(folder)

    async def keep_all() -> None:
        await asyncio.gather(*[keep(store, known) for known in tables])

    try:
        with ThreadPoolExecutor(1) as beside:
            beside.submit(lambda: asyncio.run(keep_all())).result()
    finally:
        store.close()


def copy_of(name: str, game: Table, number: int) -> KnownTable:
    """One of several equal tables."""
    table_id = f"{name.replace(' ', '')}{number}"
    return KnownTable(table_id, game, tuple(f"token-{table_id}-{seat}" for seat in range(game.seats)))


async def keep(store: SqliteStore, known: KnownTable) -> None:
    """Write a table into the log."""
    seats = [SeatHead(name, None, digest_of(token)) for name, token in zip(NAMES, known.tokens, strict=False)]
    game = known.game
    head = Head(
        game=game.game.meta.name,
        rules="1.0.0",
        options=game.options,
        seats=seats,
        title="",
        watchable=True,
        seed=game.seed,
        host=digest_of(known.tokens[0]),
        components=component_tags(game.box),
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
