"""How sure a rate is."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.959964  # standard deviations on either side of 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score; (0, 1) if nothing was played.

    Unlike the textbook interval it stays between 0 and 1, and is right for few games and for rates
    near the ends.  A shared win may count as part of a win.
    """
    if games == 0:
        return (0.0, 1.0)
    square = CONFIDENCE * CONFIDENCE
    rate = wins / games
    centre = rate + square / (2 * games)
    spread = CONFIDENCE * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))
