"""What is in the box of Clans: epochs, chips, and how large a group may move.

The values and where they come from stand in box.toml.
Rule: CL-0.5, CL-0.6, CL-2.7.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.clans.data import EPOCHS, SIZE_SHIFT, TERRAINS, VILLAGES
from lascaux.kernel.box import Box, Reader
from lascaux.kernel.printed import printed_in
from lascaux.kernel.shapes import By, OneOf, Row, Whole

MOST_POINTS: Final = 30

_EPOCHS: Final = [str(epoch + 1) for epoch in range(EPOCHS)]
_GROUNDS: Final = By(_EPOCHS, Row(OneOf(TERRAINS), 0, len(TERRAINS)))


class ClansBox(Box):
    """The printed values of Clans."""

    def __init__(self, reader: Reader) -> None:
        self.immobile: Final = reader.read("immobile", Whole(2, 60))  # groups of this size no longer move
        self.full: Final = self.immobile << SIZE_SHIFT  # from here on, a group is immobile
        self.chip_points: Final = reader.read("chip_points", Whole(0, MOST_POINTS))
        chips = reader.read("chips", Row(Whole(1, VILLAGES), EPOCHS, EPOCHS))
        self.epoch: Final = [epoch for epoch, count in enumerate(chips) for _ in range(count)]  # by chip
        favourable = reader.read("favourable", _GROUNDS)
        bonuses = reader.read("bonus", By(_EPOCHS, Whole(0, MOST_POINTS)))
        hostile = reader.read("hostile", _GROUNDS)
        self.bonus: Final = [  # by epoch and terrain
            [bonus if terrain in good else 0 for terrain in range(len(TERRAINS))]
            for bonus, good in zip(bonuses, favourable, strict=True)
        ]
        self.is_hostile: Final = [[terrain in bad for terrain in range(len(TERRAINS))] for bad in hostile]
        reader.check(
            len(self.epoch) == VILLAGES,
            ("chips",),
            "clans-box-no-chips",
            {"chips": len(self.epoch), "villages": VILLAGES},
        )
        for epoch, (good, bad) in enumerate(zip(favourable, hostile, strict=True)):
            both = set(good) & set(bad)
            reader.check(not both, ("hostile", _EPOCHS[epoch]), "clans-box-no-ground", {"epoch": epoch + 1})
        Box.__init__(self, reader)


BOX: Final = ClansBox(Reader(printed_in("lascaux.games.clans"), {}))
