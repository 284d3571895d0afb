"""What Prehistory says of itself."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import MOST_PLAYERS, SPACES, YEARS
from lascaux.kernel.meta import Meta, SeatRange

WIDEST: Final = 200
MARAUDERS: Final = {"no": 0, "easy": 1, "hard": 2}

# The longest game.  What a seat gets in a year is bounded, every conversion loses some of it, and everything
# else it does in a year is bounded by its members, huts and actions.
_YEAR: Final = 600
_SETUP: Final = 4 * SPACES

META: Final = Meta(
    name="prehistory",
    title="Prehistory",
    min_seats=2,
    max_seats=MOST_PLAYERS,
    minutes=120,
    options={
        "characters": (["no", "yes"], "no"),
        "tiles": (["no", "yes"], "no"),
        "marauders": (list(MARAUDERS), "no"),
        "price_tiles": (["shared", "separate"], "shared"),
        "map": (["random", "built"], "random"),
    },
    rules_version="1.0.0",
    max_plies=_SETUP + YEARS * MOST_PLAYERS * _YEAR,
    widest=WIDEST,
    headings=["year_began", "season_began"],
    ranges=[
        SeatRange({"marauders": "easy"}, 1, MOST_PLAYERS - 1),
        SeatRange({"marauders": "hard"}, 1, MOST_PLAYERS - 1),
    ],
)
