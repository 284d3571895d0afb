"""What Clans says of itself.

Rule: CL-0.7.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.clans.data import MOVES, REGIONS, TERRITORIES, VILLAGES
from lascaux.kernel.meta import Meta

MAX_SEATS: Final = 4

# The longest game: regions and cards are dealt, somebody is drawn to begin, every move empties a territory,
# and the order is asked for at most as many villages as there are chips.
MAX_PLIES: Final = REGIONS + MAX_SEATS + 1 + (TERRITORIES - 1) + VILLAGES

META: Final = Meta(
    name="clans",
    title="Clans",
    min_seats=2,
    max_seats=MAX_SEATS,
    minutes=30,
    options={"ties": (["shared", "chips"], "shared")},
    rules_version="1.0.0",
    max_plies=MAX_PLIES,
    widest=MOVES,
    headings=["epoch"],
)
