"""What The First Sparks says of itself.

Rule: FS-0.10.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.data import TILES
from lascaux.kernel.meta import Meta

MAX_SEATS: Final = 6
FIRST_MAP: Final = 0
RANDOM_MAP: Final = 1
BUILT_MAP: Final = 2
MAPS: Final = {"first": FIRST_MAP, "random": RANDOM_MAP, "built": BUILT_MAP}
# What a box may ask for at most.
MOST_TOOLS: Final = 6
MOST_MEMBERS: Final = 17
MOST_YEARS: Final = 40

# The longest game.  In a year each seat buys or passes once, so there are at most as many offers as seats,
# and one more that is boxed; each is answered by all, may be boxed, and brings a drop and a draw.
_OFFER: Final = 1 + (MAX_SEATS - 1) + 1 + 1 + 1
_TECHNOLOGY: Final = (MAX_SEATS + 1) * _OFFER + 1
_HUNTING: Final = MAX_SEATS * (MOST_TOOLS + MOST_MEMBERS)
_SPREADING: Final = (MAX_SEATS + 1) * MOST_MEMBERS
_YEAR: Final = _TECHNOLOGY + _HUNTING + _SPREADING + 1
_SETUP: Final = MAX_SEATS + 2 * TILES + 2 * (MAX_SEATS + 1)

META: Final = Meta(
    name="first_sparks",
    title="The First Sparks",
    min_seats=2,
    max_seats=MAX_SEATS,
    minutes=75,
    options={"map": (list(MAPS), "first")},
    rules_version="1.1.0",
    max_plies=_SETUP + MOST_YEARS * _YEAR,
    headings=["year_began", "phase_began"],
    widest=60,  # places for the second tile
)
