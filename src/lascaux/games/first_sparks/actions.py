"""The action table of The First Sparks: rows that seats play come first, chance after them."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.data import (
    FIRST_CARD,
    HERBS,
    LAST_CARD,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TILES,
)
from lascaux.kernel.actions import ActionSpace

REACH: Final = 11  # no hex of a legal map has a coordinate beyond
SIDE: Final = 2 * REACH + 1
ROTATIONS: Final = 6
PLACINGS: Final = SIDE * SIDE * ROTATIONS
CARDS: Final = LAST_CARD - FIRST_CARD + 1

LAY: Final = 0  # where the tile goes, see `placing`
SETTLE: Final = LAY + PLACINGS  # and the space
SPREAD: Final = SETTLE + SPACES  # and the space
DONE: Final = SPREAD + SPACES
OFFER: Final = DONE + 1 - FIRST_CARD  # and the card's number
PASS: Final = OFFER + LAST_CARD + 1
BUY: Final = PASS + 1
DECLINE: Final = BUY + 1
BOX: Final = DECLINE + 1
DROP: Final = BOX  # and the card's number
HUNT: Final = DROP + LAST_CARD + 1
USE: Final = HUNT + 1 - FIRST_CARD  # and the card's number
LOSE: Final = USE + LAST_CARD + 1  # and the space
HERB: Final = LOSE + SPACES - 1  # and the card's number
TILE: Final = HERB + HERBS + 1
FOUND: Final = TILE + TILES  # where the tile goes
DRAW: Final = FOUND + PLACINGS - FIRST_CARD  # and the card's number


def placing(q: int, r: int, rotation: int) -> int:
    """Where a tile lies, as one number: hex A at (q, r), hex B beside it in the direction of the rotation."""
    return ((q + REACH) * SIDE + r + REACH) * ROTATIONS + rotation


def place_of(number: int) -> tuple[int, int, int]:
    """The q, r and rotation of a placing."""
    rest = number // ROTATIONS
    return (rest // SIDE - REACH, rest % SIDE - REACH, number % ROTATIONS)


def make_space() -> ActionSpace:
    """Text for every row, in the order of the constants above."""
    placings = [" ".join([str(part) for part in place_of(number)]) for number in range(PLACINGS)]
    for_sale = [str(card) for card in range(FIRST_CARD, LAST_CARD + 1)]
    space = ActionSpace()
    space.add("lay", placings)
    space.add("settle", SPACE_NAMES)
    space.add("spread", SPACE_NAMES)
    space.add("done", [""])
    space.add("offer", for_sale)
    space.add("pass", [""])
    space.add("buy", [""])
    space.add("decline", [""])
    space.add("box", [""])
    space.add("drop", [str(card) for card in range(1, LAST_CARD + 1)])
    space.add("hunt", [""])
    space.add("use", for_sale)
    space.add("lose", SPACE_NAMES)
    space.add("herb", [str(card) for card in range(1, HERBS + 1)], chance=True)
    space.add("tile", TILE_NAMES, chance=True)
    space.add("found", placings, chance=True)
    space.add("draw", for_sale, chance=True)
    return space
