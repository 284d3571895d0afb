"""Kinds of food and cards, and the shape of tiles: what shapes the game and is not in box.py.

Rule: FS-0.5, FS-0.6, FS-0.8, FS-2.1.
"""

from __future__ import annotations

from typing import Final

from lascaux.parts.masks import mask_of

# --- food -----------------------------------------------------------------------------------------

FOODS: Final = ["crop", "berry", "fish", "bear", "mammoth"]
CROP: Final = 0
BERRY: Final = 1
FISH: Final = 2
BEAR: Final = 3
MAMMOTH: Final = 4
HUNTED_FOODS: Final = [BERRY, FISH, BEAR, MAMMOTH]

# --- cards ----------------------------------------------------------------------------------------

HERBS: Final = 6
FIRST_CARD: Final = 7  # the lowest that is for sale
LAST_CARD: Final = 41

HERB: Final = 0
TOOL: Final = 1
FIRE: Final = 2
PLOW: Final = 3
SLED: Final = 4
LANGUAGE: Final = 5
INTELLIGENCE: Final = 6
KINDS: Final = ["herb", "tool", "fire", "plow", "sled", "language", "intelligence"]
TOOLS: Final = ["field", "basket", "rod", "bow", "spear"]  # by the food they bring

# --- the map --------------------------------------------------------------------------------------

TILES: Final = 6
HEXES: Final = 12
HEXES_OF_A_TILE: Final = 2
SPACES: Final = 36
HEX_SPACES: Final = 3

# --- clans ----------------------------------------------------------------------------------------

MOST_NEW: Final = 5  # members in a year

# --- derived, by card, hex or food ----------------------------------------------------------------

MOST_COUNTED: Final = 48  # no harvest space ever counts as more, with the tokens and grounds a box may have

FOR_SALE_MASK: Final = mask_of(list(range(FIRST_CARD, LAST_CARD + 1)))

HEX_MASK: Final = [7 << HEX_SPACES * place for place in range(HEXES)]  # of spaces
SPACE_NAMES: Final = [f"T{space // 6 + 1}{'AB'[space // 3 % 2]}{'abc'[space % 3]}" for space in range(SPACES)]
TILE_NAMES: Final = [f"T{tile + 1}" for tile in range(TILES)]
