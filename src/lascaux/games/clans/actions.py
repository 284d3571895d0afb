"""The action table of Clans: rows that seats play come first, chance after them."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from lascaux.games.clans.data import COLOURS, FROM, TERRITORIES, TO
from lascaux.games.clans.meta import MAX_SEATS
from lascaux.games.clans.steps.numbers import (
    DEAL_CARD,
    DEAL_HUTS,
    DRAW_FIRST,
    MOVE_HUTS,
    ORDER_VILLAGES,
    STEPS,
)
from lascaux.kernel.actions import ActionSpace, Param, counted

ORDERS: Final = list(permutations(range(len(COLOURS))))  # ways to lay out the huts of a region

_PRINTED: Final = [str(territory + 1) for territory in range(TERRITORIES)]
_BORDERS: Final = [[here, there] for here, there in zip(FROM, TO, strict=True)]
_LAID_OUT: Final = ["-".join([COLOURS[colour] for colour in order]) for order in ORDERS]

SPACE: Final = ActionSpace(STEPS)
# A row is a border.
SPACE.add("move", [Param("here", _PRINTED), Param("there", _PRINTED)], only=_BORDERS, at=[MOVE_HUTS])
FOUND: Final = SPACE.add("found", [Param("territory", _PRINTED)], at=[ORDER_VILLAGES])
DEAL: Final = SPACE.add("deal", [Param("huts", _LAID_OUT)], at=[DEAL_HUTS], chance=True)
CARD: Final = SPACE.add("card", [Param("colour", COLOURS)], at=[DEAL_CARD], chance=True)
FIRST: Final = SPACE.add("first", [counted("seat", 0, MAX_SEATS - 1)], at=[DRAW_FIRST], chance=True)
