"""The action table of The First Sparks: rows that seats play come first, chance after them."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.data import (
    FIRST_CARD,
    HERBS,
    LAST_CARD,
    SPACE_NAMES,
    TILE_NAMES,
)
from lascaux.games.first_sparks.steps import numbers
from lascaux.kernel.actions import ActionSpace, Param, counted

REACH: Final = 11  # no hex of a legal map has a coordinate beyond
SIDE: Final = 2 * REACH + 1
ROTATIONS: Final = 6
PLACINGS: Final = SIDE * SIDE * ROTATIONS

_COORDINATES: Final = [str(number) for number in range(-REACH, REACH + 1)]
_PLACE: Final = [
    Param("q", _COORDINATES, is_name=True),
    Param("r", _COORDINATES, is_name=True),
    counted("rotation", 0, ROTATIONS - 1, is_name=True),
]
_SPACE: Final = [Param("space", SPACE_NAMES)]
CARD: Final = counted("card", 1, LAST_CARD, is_name=True)
_FOR_SALE: Final = [counted("card", FIRST_CARD, LAST_CARD, is_name=True)]

SPACE: Final = ActionSpace(numbers.STEPS)
LAY: Final = SPACE.add("lay", _PLACE, at=[numbers.LAY_TILE])  # and where the tile goes, see `placing`
SETTLE: Final = SPACE.add("settle", _SPACE, at=[numbers.SETTLE])
SPREAD: Final = SPACE.add("spread", _SPACE, at=[numbers.SECOND, numbers.NEUTRAL, numbers.SPREAD])
DONE: Final = SPACE.add("done", at=[numbers.SECOND, numbers.SPREAD])
OFFER: Final = SPACE.add("offer", _FOR_SALE, at=[numbers.OFFER])
PASS: Final = SPACE.add("pass", at=[numbers.OFFER])
BUY: Final = SPACE.add("buy", at=[numbers.ANSWER, numbers.BOX_OFFER])
DECLINE: Final = SPACE.add("decline", at=[numbers.ANSWER])
BOX: Final = SPACE.add("box", at=[numbers.BOX_OFFER])
DROP: Final = SPACE.add("drop", [CARD], at=[numbers.DROP_TOOL])
HUNT: Final = SPACE.add("hunt", at=[numbers.HUNT])
USE: Final = SPACE.add("use", _FOR_SALE, at=[numbers.HUNT])
LOSE: Final = SPACE.add("lose", _SPACE, at=[numbers.STARVE])
HERB: Final = SPACE.add("herb", [counted("card", 1, HERBS)], at=[numbers.DEAL_HERB], chance=True)
TILE: Final = SPACE.add("tile", [Param("tile", TILE_NAMES)], at=[numbers.DRAW_TILE], chance=True)
FOUND: Final = SPACE.add("found", _PLACE, at=[numbers.FIND_TILE], chance=True)
DRAW: Final = SPACE.add("draw", _FOR_SALE, at=[numbers.DRAW_CARD], chance=True)


def placing(q: int, r: int, rotation: int) -> int:
    """Where a tile lies, as one number: hex A at (q, r), hex B beside it in the direction of the rotation."""
    return ((q + REACH) * SIDE + r + REACH) * ROTATIONS + rotation


def place_of(number: int) -> tuple[int, int, int]:
    """The q, r and rotation of a placing."""
    rest = number // ROTATIONS
    return (rest // SIDE - REACH, rest % SIDE - REACH, number % ROTATIONS)
