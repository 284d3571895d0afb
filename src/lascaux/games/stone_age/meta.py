"""What Stone Age says of itself."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.data import MOST_PAID, MOST_SEATS, MOST_WORKERS, RINGS, SPACES, STACKS
from lascaux.kernel.meta import Meta, SeatRange

MOST_ROUNDS: Final = 100  # what a box may ask for at most

# The longest game.  In a round every worker is placed and used; a card or building costs most: to use it,
# buy, give two goods, pay, stop, turn up a tile, roll, and a die for everybody; beside the fifth card an
# unseen one.  A roll asks for tools.  Then people are fed and the card row is filled.
_PURCHASE: Final = 1 + 1 + 2 + MOST_PAID + 1 + 1 + 1 + MOST_SEATS + 1
_EXTRA: Final = 1 + 2 + 1
_TURN: Final = MOST_WORKERS * (1 + _PURCHASE) + _EXTRA
_ROUND: Final = MOST_SEATS * (MOST_WORKERS + _TURN + MOST_WORKERS + 2) + SPACES
_SETUP: Final = 1 + SPACES + STACKS

# The widest decision: where to place so many, with ten workers and everything free.
_PLACINGS: Final = 4 + MOST_WORKERS + 4 * RINGS + SPACES + STACKS + 3 * 3

META: Final = Meta(
    name="stone_age",
    title="Stone Age",
    min_seats=2,
    max_seats=4,
    minutes=75,
    options={"style": (["no", "yes"], "no"), "spielbox": (["no", "yes"], "no")},
    rules_version="1.0.0",
    max_plies=_SETUP + MOST_ROUNDS * _ROUND,
    widest=_PLACINGS,
    headings=["round_began", "phase_began"],
    ranges=[SeatRange({"style": "yes"}, 2, MOST_SEATS)],
)
