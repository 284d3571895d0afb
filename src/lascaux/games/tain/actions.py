"""The action table of Táin: rows that seats play come first, chance after them."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.data import BOY, DAUGHTER, DOORS, KINDS
from lascaux.games.tain.meta import MAX_SEATS
from lascaux.games.tain.steps.numbers import DRAW_FIRST, FREE_HOSTAGE, LAY_TILE, SCOUT_SPACE, STEPS
from lascaux.kernel.actions import ActionSpace, Param, counted

FREED: Final = [BOY, DAUGHTER]
_DOORS: Final = [str(door + 1) for door in range(DOORS)]

SPACE: Final = ActionSpace(STEPS)
SCOUT: Final = SPACE.add(
    "scout", [counted("board", 0, MAX_SEATS - 1), Param("door", _DOORS)], at=[SCOUT_SPACE]
)
SCOUT_OUTER: Final = SPACE.add("scout", [Param("land", ["outer"])], at=[SCOUT_SPACE])
PASS: Final = SPACE.add("pass", at=[SCOUT_SPACE])
LAY: Final = SPACE.add("lay", [Param("kind", KINDS)], at=[LAY_TILE])  # face down
FREE: Final = SPACE.add("free", [Param("kind", [KINDS[kind] for kind in FREED])], at=[FREE_HOSTAGE])
FIRST: Final = SPACE.add("first", [counted("seat", 0, MAX_SEATS - 1)], at=[DRAW_FIRST], chance=True)
