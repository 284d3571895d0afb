"""Standing orders of The First Sparks: offers that one would decline anyway."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.actions import DECLINE
from lascaux.games.first_sparks.box import MOST_PRICE
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import ANSWER
from lascaux.kernel.actions import UNKNOWN
from lascaux.kernel.frames import Frame
from lascaux.kernel.orders import Order


class DeclineAbove(Order[FirstSparksState]):
    """Every card that costs more food than this is declined.

    Rule: FS-4.6.
    """

    def answer(self, s: FirstSparksState, f: Frame, options: list[int], value: str) -> int:
        return DECLINE if f.step == ANSWER and s.box.price[f.a] > int(value) else UNKNOWN


class DeclineRest(Order[FirstSparksState]):
    """Whatever others still offer this year is declined.

    Rule: FS-4.6.
    """

    def answer(self, s: FirstSparksState, f: Frame, options: list[int], value: str) -> int:
        return DECLINE if f.step == ANSWER else UNKNOWN


ORDERS: Final[list[Order[FirstSparksState]]] = [
    DeclineAbove("decline_above", [str(price) for price in range(MOST_PRICE)]),
    DeclineRest("decline_rest", [], ends_with_chapter=True),
]
