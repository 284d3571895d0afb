"""What is in the box of Táin: tiles, cows, turns and points.

The values and where they come from stand in box.toml.
Rule: TN-0.2, TN-0.3, TN-0.4, TN-0.5, TN-0.6, TN-9.2.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.data import DOORS, KINDS, TILE
from lascaux.games.tain.meta import MAX_SEATS, MOST_TURNS
from lascaux.kernel.box import Box, Reader
from lascaux.kernel.printed import printed_in
from lascaux.kernel.shapes import By, Whole
from lascaux.parts.heaps import COUNT_MASK

MOST_GOODS: Final = 99  # cows, or jewels for each player
MOST_POINTS: Final = 99


class TainBox(Box):
    """The printed values of Táin."""

    def __init__(self, reader: Reader) -> None:
        self.tiles: Final = reader.read("tiles", By(KINDS, Whole(0, COUNT_MASK)))  # by kind, for every player
        self.stable_doors: Final = reader.read(
            "stable_doors", Whole(0, DOORS)
        )  # the others lead to the house
        self.cows: Final = reader.read("cows", Whole(0, MOST_GOODS))
        self.cows_at_start: Final = reader.read("cows_at_start", Whole(0, MOST_GOODS))
        self.jewels_at_start: Final = reader.read("jewels_at_start", Whole(0, MOST_GOODS))
        self.turns: Final = reader.read("turns", Whole(1, MOST_TURNS))
        self.herd: Final = reader.read("herd", Whole(1, MOST_GOODS))  # so many cows end the game
        self.cow_points: Final = reader.read("cow_points", Whole(0, MOST_POINTS))
        self.jewel_points: Final = reader.read("jewel_points", Whole(0, MOST_POINTS))
        self.boy_points: Final = reader.read("boy_points", Whole(0, MOST_POINTS))
        self.daughter_points: Final = reader.read("daughter_points", Whole(0, MOST_POINTS))
        self.herd_points: Final = reader.read("herd_points", Whole(0, MOST_POINTS))
        self.full_set: Final = sum([count * TILE[kind] for kind, count in enumerate(self.tiles)])  # as a heap
        reader.check(sum(self.tiles) > 0, ("tiles",), "tain-box-no-tiles", {})
        reader.check(
            self.cows_at_start * MAX_SEATS <= self.cows,
            ("cows",),
            "tain-box-no-cows",
            {"cows": self.cows, "due": self.cows_at_start * MAX_SEATS, "seats": MAX_SEATS},
        )
        Box.__init__(self, reader)


BOX: Final = TainBox(Reader(printed_in("lascaux.games.tain"), {}))
