"""The numbers of the steps, as frames carry them."""

from __future__ import annotations

from typing import Final

DEAL_HUTS: Final = 0
DEAL_CARD: Final = 1
DRAW_FIRST: Final = 2
MOVE_HUTS: Final = 3
ORDER_VILLAGES: Final = 4
