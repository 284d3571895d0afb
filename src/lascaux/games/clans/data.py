"""The board and the huts: what shapes the game and is not in box.py.

`board.json` holds the same graph with a geometry of our own; a test compares the two.
Rule: CL-0.2, CL-0.3, CL-0.4, CL-2.7.
"""

from __future__ import annotations

from typing import Final

from lascaux.parts.heaps import COUNT_BITS

COLOURS: Final = ["red", "blue", "green", "yellow", "black"]
TERRAINS: Final = ["forest", "mountain", "steppe", "grassland"]

REGIONS: Final = 12
REGION_SIZE: Final = 5  # territories, and one hut of each colour
TERRITORIES: Final = 60
HUTS_OF_A_COLOUR: Final = 12
VILLAGES: Final = 12  # chips: the game ends with the last
EPOCHS: Final = 5

# Territories are printed 1 to 60, five for each region; inside they count from 0.
_TERRAINS: Final = "SMGMF GSGMF FGMSF MGMFS MGSMF MGFSG MGSFS FSGMS FSGFM GSMFS FMGFS GFSGM"
_NEIGHBOURS: Final = """
    2 3 4, 1 3 5 6, 1 2 4 5, 1 3 5 32, 2 3 4 6 29 32,
    2 5 7 10 29, 6 8 10, 7 9 10, 8 10 11 14 22, 6 7 8 9 24 27,
    9 12 13 14, 11 13 15, 11 12 14 15, 9 11 13 15 16 22, 12 13 14 16,
    14 15 17 20 22, 16 18 20, 17 19 20, 18 20 45 46 47, 16 17 18 19 21 44,
    20 22 23 44, 9 14 16 21 23 24, 21 22 24 25, 10 22 23 25 27, 23 24 26 38 42,
    25 27 28 30 38, 10 24 26 28, 26 27 29 30, 5 6 28 30 32, 26 28 29 31 37,
    30 32 33 34 35 37, 4 5 29 31 33, 31 32 34, 31 33 35, 31 34 36 59 60,
    35 37 39 40 55 60, 30 31 36 38 39, 25 26 37 39 40 42, 36 37 38 40, 36 38 39 41 53,
    40 42 43 45 53, 25 38 41 43 44, 41 42 44 45, 20 21 42 43 45, 19 41 43 44 46 51,
    19 45 47 49 50 51, 19 46 48 49, 47 49 50, 46 47 48 50, 46 48 49 51,
    45 46 50 52 53, 51 53 54, 40 41 51 52 54 55, 52 53 55, 36 53 54 56 60,
    55 57 58 60, 56 58 59, 56 57 59 60, 35 57 58 60, 35 36 55 56 58 59
"""
_LAKES: Final = """
    6 10 27 28 29, 9 10 22 24, 29 30 31 32, 24 25 26 27, 21 23 25 42 44, 16 20 21 22,
    26 30 37 38, 31 35 36 37, 38 40 41 42, 19 20 44 45, 36 40 53 55, 41 45 51 53
"""
TERRAIN: Final = ["FMSG".index(letter) for letter in _TERRAINS.replace(" ", "")]
NEIGHBOURS: Final = [[int(word) - 1 for word in row.split()] for row in _NEIGHBOURS.split(",")]
LAKES: Final = [[int(word) - 1 for word in row.split()] for row in _LAKES.split(",")]  # who lies on the shore

# Every border, both ways: the moves of the game, in the order of the action table.  Bytes, since compiled
# code reads a byte without unpacking a number.
FROM: Final = bytes([here for here in range(TERRITORIES) for _ in NEIGHBOURS[here]])
TO: Final = bytes([there for here in range(TERRITORIES) for there in NEIGHBOURS[here]])
MOVES: Final = len(FROM)

# A group of huts is a heap and, above its counts, the size of the group.
SIZE_SHIFT: Final = COUNT_BITS * len(COLOURS)
HUT: Final = [(1 << SIZE_SHIFT) + (1 << COUNT_BITS * colour) for colour in range(len(COLOURS))]


def size_of(huts: int) -> int:
    """How many huts stand in a group."""
    return huts >> SIZE_SHIFT
