"""The kinds of tiles, the boards and what a raid brings: what shapes the game and is not in box.py.

Rule: TN-0.4, TN-0.6, TN-6.6, TN-6.8, TN-6.9, TN-6.11, TN-6.12.
"""

from __future__ import annotations

from typing import Final

from lascaux.parts.heaps import COUNT_BITS, COUNT_MASK

KINDS: Final = ["chief", "warrior", "boy", "daughter", "bluff"]
CHIEF: Final = 0
WARRIOR: Final = 1
BOY: Final = 2
DAUGHTER: Final = 3
BLUFF: Final = 4

DOORS: Final = 5  # pairs of an entrance and a threshold on each clan board
OUTER_SPACES: Final = 2

# Where a kind may lie.
GUARDS: Final = [CHIEF, WARRIOR, BOY, DAUGHTER, BLUFF]
RAIDERS: Final = [CHIEF, WARRIOR, BOY, BLUFF]
ROVERS: Final = [CHIEF, WARRIOR, BLUFF]  # in the outer land

# What comes of a raider (row) at a threshold with this guard (column); the last column is nobody.
FAILS: Final = 0
SUCCEEDS: Final = 1
IS_CAPTURED: Final = 2  # the raiding boy
CAPTURES: Final = 3  # the guarding daughter
EQUALS: Final = 4  # of the same kind: nothing happens
OUTCOMES: Final = ["fails", "succeeds", "captured", "captures", "draw"]
NO_GUARD: Final = 4
OUTCOME: Final = [
    [EQUALS, SUCCEEDS, SUCCEEDS, FAILS, SUCCEEDS],
    [FAILS, EQUALS, SUCCEEDS, CAPTURES, SUCCEEDS],
    [FAILS, IS_CAPTURED, EQUALS, FAILS, SUCCEEDS],
]

TILE: Final = [1 << COUNT_BITS * kind for kind in range(len(KINDS))]  # heaps of one tile
GUARDS_MASK: Final = sum([COUNT_MASK * TILE[kind] for kind in GUARDS])
RAIDERS_MASK: Final = sum([COUNT_MASK * TILE[kind] for kind in RAIDERS])
ROVERS_MASK: Final = sum([COUNT_MASK * TILE[kind] for kind in ROVERS])

# A tile on a board is one number: 0 is an empty space, else 1 + kind + 5 times its owner.
EMPTY: Final = 0


def size_of(heap: int) -> int:
    """How many tiles a heap holds."""
    size = 0
    while heap:
        size += heap & COUNT_MASK
        heap >>= COUNT_BITS
    return size


def tile_of(owner: int, kind: int) -> int:
    """The number of a tile that lies on a board."""
    return 1 + kind + len(KINDS) * owner


def owner_of(tile: int) -> int:
    """Whose tile it is."""
    return (tile - 1) // len(KINDS)


def kind_of(tile: int) -> int:
    """Which kind it is."""
    return (tile - 1) % len(KINDS)
