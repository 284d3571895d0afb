"""The numbers of the steps, as frames carry them."""

from __future__ import annotations

from typing import Final

DRAW_FIRST: Final = 0
SCOUT_SPACE: Final = 1
LAY_TILE: Final = 2
FREE_HOSTAGE: Final = 3
