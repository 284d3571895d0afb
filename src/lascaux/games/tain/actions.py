"""The action table of Táin: rows that seats play come first, chance after them."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.data import BOY, DAUGHTER, DOORS, KINDS
from lascaux.games.tain.meta import MAX_SEATS
from lascaux.kernel.actions import ActionSpace

SCOUT: Final = 0  # a door of a clan board: 5 times the board, and the door
SCOUT_OUTER: Final = SCOUT + MAX_SEATS * DOORS
PASS: Final = SCOUT_OUTER + 1
LAY: Final = PASS + 1  # a kind of tile, face down
FREE: Final = LAY + len(KINDS)
FREED: Final = [BOY, DAUGHTER]
FIRST: Final = FREE + len(FREED)


def make_space() -> ActionSpace:
    """Text for every row, in the order of the constants above."""
    space = ActionSpace()
    space.add(
        "scout", [f"{board} {door + 1}" for board in range(MAX_SEATS) for door in range(DOORS)] + ["outer"]
    )
    space.add("pass", [""])
    space.add("lay", KINDS)
    space.add("free", [KINDS[kind] for kind in FREED])
    space.add("first", [str(seat) for seat in range(MAX_SEATS)], chance=True)
    return space
