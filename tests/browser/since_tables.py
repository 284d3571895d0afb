"""Tables of every game at which others have just done something that can be found on the board."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lascaux import Table
from lascaux.wire import Told, YourDecision
from tests.browser.known import KnownTable, copy_of, write

MOST: Final = 2000  # decisions; all are found long before
SEATS: Final = 3


def is_spreading(table: Table) -> bool:
    """Whether seat 0 is asked for new members."""
    decision = table.decision(0)
    return isinstance(decision, YourDecision) and decision.step == "spread"


# By game: the kinds of lines that are marked, and what else must be true of the position.
Wanted = tuple[tuple[str, ...], Callable[[Table], bool]]
WANTED: Final[dict[str, Wanted]] = {
    "clans": (("moved",), lambda table: table.moves > 12),
    "stone_age": (("worked", "hunted", "bought"), lambda table: True),
    "tain": (("scouted",), lambda table: any(told.heading for told in table.log(0))),
    "first_sparks": (("spread",), is_spreading),
    "prehistory": (("gathered", "hunted", "fished", "held"), lambda table: True),
}


def news_for(table: Table, kinds: tuple[str, ...]) -> list[Told]:
    """Lines of these kinds since seat 0 moved last, and since the newest heading."""
    log = table.log(0)
    own = max((told.move for told in log if told.by == 0), default=0)
    begun = max((at for at, told in enumerate(log) if told.heading), default=-1)
    return [told for told in log[begun + 1 :] if told.move > own and told.kind in kinds and told.places]


def table_with_news(game: str) -> Table:
    """A table of this game at which seat 0 is asked and others have done such things."""
    kinds, is_wanted = WANTED[game]
    dice = random.Random(4)
    table = Table.new(game, SEATS, seed=4)
    for _ in range(MOST):
        if 0 in table.asked and news_for(table, kinds) and is_wanted(table):
            return table
        seat = table.asked[0]
        table.act(seat, dice.choice(table.choices(seat)).text)
    raise AssertionError(f"no such position of {game}")


def fill(folder: Path) -> dict[str, KnownTable]:
    """Write a table of each game into the log in a folder; no server may use it yet."""
    known = {game: copy_of(f"since {game}", table_with_news(game), 0) for game in WANTED}
    write(folder, list(known.values()))
    return known
