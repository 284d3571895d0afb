"""What is in the box of the toy game: purses, and what the dice buy."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.box import Box, Reader
from lascaux.kernel.printed import Printed, entries_in
from lascaux.kernel.shapes import By, Whole

KINDS: Final = ["wood", "clay", "stone"]
MOST_COINS: Final = 9

PRINTED: Final = Printed(
    entries_in(
        {
            "kinds": {"fixed": KINDS, "source": "rulebook", "note": "Named among the contents."},
            "coins": {"value": 6, "source": "rulebook", "note": "Set-up."},
            "worth": {
                "value": {"wood": 2, "clay": 3, "stone": 4},
                "source": "reconstructed",
                "note": "Points of the dice for one unit of each kind.",
            },
        }
    ),
    {},
)


class ToyBox(Box):
    """The printed values of the toy game."""

    def __init__(self, reader: Reader) -> None:
        self.coins: Final = reader.read("coins", Whole(0, MOST_COINS))
        self.worth: Final = reader.read("worth", By(KINDS, Whole(1, 6)))
        dearest = max(self.worth)
        reader.check(
            dearest == self.worth[-1],
            ("worth",),
            "toy-box-no-stone",
            {"stone": self.worth[-1], "most": dearest},
        )
        Box.__init__(self, reader)


BOX: Final = ToyBox(Reader(PRINTED, {}))
