"""What Táin says of itself.

Rule: TN-0.1.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.data import DOORS, OUTER_SPACES
from lascaux.kernel.meta import Meta

MAX_SEATS: Final = 4
MOST_TURNS: Final = 16  # that a box may ask for

# The longest game: somebody is drawn to begin; in every turn each space is chosen and filled, everybody
# passes, and behind every door, if all lead to houses, somebody chooses a hostage.
_SPACES: Final = 2 * DOORS * MAX_SEATS + OUTER_SPACES
_HOUSE_DOORS: Final = DOORS * MAX_SEATS
MAX_PLIES: Final = 1 + MOST_TURNS * (2 * _SPACES + MAX_SEATS + _HOUSE_DOORS)
WIDEST: Final = DOORS * MAX_SEATS + 2  # all doors, the outer land, passing

META: Final = Meta(
    name="tain",
    title="Táin",
    min_seats=2,
    max_seats=MAX_SEATS,
    minutes=40,
    options={"rotate_active": (["yes", "no"], "yes")},
    rules_version="1.0.0",
    max_plies=MAX_PLIES,
    widest=WIDEST,
    headings=["turn_began", "raid_began"],
)
