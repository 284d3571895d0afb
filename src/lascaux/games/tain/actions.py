"""The action table of Táin: rows that seats play come first, chance after them."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.data import BOY, DAUGHTER, DOORS, KINDS
from lascaux.games.tain.meta import MAX_SEATS
from lascaux.kernel.actions import ActionSpace, Param, counted

FREED: Final = [BOY, DAUGHTER]
_DOORS: Final = [str(door + 1) for door in range(DOORS)]

SPACE: Final = ActionSpace()
SCOUT: Final = SPACE.add("scout", [counted("board", 0, MAX_SEATS - 1), Param("door", _DOORS)])
SCOUT_OUTER: Final = SPACE.add("scout", [Param("land", ["outer"])])
PASS: Final = SPACE.add("pass")
LAY: Final = SPACE.add("lay", [Param("kind", KINDS)])  # face down
FREE: Final = SPACE.add("free", [Param("kind", [KINDS[kind] for kind in FREED])])
FIRST: Final = SPACE.add("first", [counted("seat", 0, MAX_SEATS - 1)], chance=True)
