"""The numbers of the steps, as frames carry them."""

from __future__ import annotations

from typing import Final

DEAL_HERB: Final = 0
DRAW_TILE: Final = 1
LAY_TILE: Final = 2
FIND_TILE: Final = 3
SETTLE: Final = 4
SECOND: Final = 5
OFFER: Final = 6
ANSWER: Final = 7
BOX_OFFER: Final = 8
DROP_TOOL: Final = 9
DRAW_CARD: Final = 10
HUNT: Final = 11
STARVE: Final = 12
NEUTRAL: Final = 13
SPREAD: Final = 14
