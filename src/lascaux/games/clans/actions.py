"""The action table of Clans: rows that seats play come first, chance after them."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from lascaux.games.clans.data import COLOURS, FROM, MOVES, TERRITORIES, TO
from lascaux.games.clans.meta import MAX_SEATS
from lascaux.kernel.actions import ActionSpace

ORDERS: Final = list(permutations(range(len(COLOURS))))  # ways to lay out the huts of a region

MOVE: Final = 0
FOUND: Final = MOVE + MOVES
DEAL: Final = FOUND + TERRITORIES
CARD: Final = DEAL + len(ORDERS)
FIRST: Final = CARD + len(COLOURS)


def make_space() -> ActionSpace:
    """Text for every row, in the order of the constants above."""
    space = ActionSpace()
    space.add("move", [f"{here + 1} {there + 1}" for here, there in zip(FROM, TO, strict=True)])
    space.add("found", [str(territory + 1) for territory in range(TERRITORIES)])
    space.add("deal", ["-".join([COLOURS[colour] for colour in order]) for order in ORDERS], chance=True)
    space.add("card", COLOURS, chance=True)
    space.add("first", [str(seat) for seat in range(MAX_SEATS)], chance=True)
    return space
