"""The tiles, the boards and what a raid brings.

Where each figure comes from is said in PROVENANCE, below.
Rule: TN-0.2, TN-0.3, TN-0.4, TN-0.5, TN-0.6, TN-6.6, TN-6.8, TN-6.9, TN-6.11, TN-6.12, TN-9.2.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ["chief", "warrior", "boy", "daughter", "bluff"]
CHIEF: Final = 0
WARRIOR: Final = 1
BOY: Final = 2
DAUGHTER: Final = 3
BLUFF: Final = 4

TILES: Final = [1, 2, 6, 1, 8]  # of each kind, for every player

DOORS: Final = 5  # pairs of an entrance and a threshold on each clan board
STABLE_DOORS: Final = 3  # the first ones lead to the stables, the others to the house
OUTER_SPACES: Final = 2

COWS: Final = 25
COWS_AT_START: Final = 5
JEWELS_AT_START: Final = 3
TURNS: Final = 8
HERD: Final = 11  # so many cows end the game, and bring a bonus

COW_POINTS: Final = 2
JEWEL_POINTS: Final = 3
BOY_POINTS: Final = 1
DAUGHTER_POINTS: Final = 5
HERD_POINTS: Final = 3

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

# Which of the tables above the rulebook prints, and which come from elsewhere; docs/components.md lists them.
PROVENANCE: Final = {
    "KINDS": ("rulebook", "Named among the contents; several reviews confirm the daughter."),
    "TILES": ("rulebook", "Named with each kind; eighteen for each player."),
    "DOORS": ("rulebook", "Five pairs of spaces on each clan board."),
    "STABLE_DOORS": (
        "other source",
        "A review says that three doors lead to the stables and two to the house.",
    ),
    "OUTER_SPACES": ("rulebook", "Section on the outer land."),
    "COWS": ("rulebook", "Named among the contents."),
    "COWS_AT_START": ("rulebook", "Section on the set-up."),
    "JEWELS_AT_START": ("rulebook", "Section on the set-up."),
    "TURNS": ("rulebook", "Section on the turn."),
    "HERD": ("rulebook", "Section on winning."),
    "COW_POINTS": ("rulebook", "Section on winning."),
    "JEWEL_POINTS": ("rulebook", "Section on winning."),
    "BOY_POINTS": ("rulebook", "Section on winning."),
    "DAUGHTER_POINTS": ("rulebook", "Section on winning."),
    "HERD_POINTS": ("rulebook", "Section on winning."),
    "GUARDS": ("rulebook", "Section on scouting."),
    "RAIDERS": ("rulebook", "Section on scouting."),
    "ROVERS": ("rulebook", "Section on scouting."),
    "OUTCOME": ("rulebook", "Section on raids on clans, case by case."),
}

# A heap of tiles is one number, four bits for the count of each kind.
COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
TILE: Final = [1 << COUNT_BITS * kind for kind in range(len(KINDS))]
FULL_SET: Final = sum([count * tile for count, tile in zip(TILES, TILE, strict=True)])
GUARDS_MASK: Final = sum([COUNT_MASK * TILE[kind] for kind in GUARDS])
RAIDERS_MASK: Final = sum([COUNT_MASK * TILE[kind] for kind in RAIDERS])
ROVERS_MASK: Final = sum([COUNT_MASK * TILE[kind] for kind in ROVERS])

# A tile on a board is one number: 0 is an empty space, else 1 + kind + 5 times its owner.
EMPTY: Final = 0


def count_of(heap: int, kind: int) -> int:
    """How many tiles of one kind a heap holds."""
    return heap >> COUNT_BITS * kind & COUNT_MASK


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
