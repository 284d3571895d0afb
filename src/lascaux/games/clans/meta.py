"""What Clans says of itself.

Rule: CL-0.7.
"""

from __future__ import annotations

from typing import Final

from lascaux.kernel.meta import Meta

MAX_SEATS: Final = 4

META: Final = Meta(
    name="clans",
    title="Clans",
    min_seats=2,
    max_seats=MAX_SEATS,
    minutes=30,
    options={"ties": (["shared", "chips"], "shared")},
    rules_version="1.0.0",
    max_plies=12
    + MAX_SEATS
    + 1
    + 59
    + 12,  # deals, cards, first seat, one move for each emptied territory, orders
    widest=270,
)
