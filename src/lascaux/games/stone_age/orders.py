"""Standing orders of Stone Age: which die to take when all take one, and how to feed."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.actions import DIE, PAY, STARVE
from lascaux.games.stone_age.data import AGRICULTURE, RESOURCES, TOOL
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.numbers import CHOOSE_DIE, FEED
from lascaux.kernel.actions import UNKNOWN
from lascaux.kernel.frames import Frame
from lascaux.kernel.orders import Order

CHEAPEST: Final = "cheapest"
DEAREST: Final = "dearest"
HUNGER: Final = "hunger"
FIRST_OF: Final = {"agriculture": AGRICULTURE, "tool": TOOL}  # by value: what a die is to bring
GOODS: Final = "goods"


class TakeDie(Order[StoneAgeState]):
    """The die that brings what is wanted, else the highest; with goods, the highest that brings some.

    The stylish dice bring other things, so whoever may take one of them is asked.
    Rule: SA-6.2, SA-6.3.
    """

    def answer(self, s: StoneAgeState, f: Frame, options: list[int], value: str) -> int:
        if f.step != CHOOSE_DIE or f.b == 1:
            return UNKNOWN
        others = list(FIRST_OF.values())
        for action in reversed(options):
            effect, _ = s.box.lottery[action - DIE]
            if effect not in others if value == GOODS else effect == FIRST_OF[value]:
                return action
        return options[-1]


class FeedWith(Order[StoneAgeState]):
    """Who lacks food gives the cheapest resources for it, or the dearest, or goes hungry.

    Rule: SA-8.3, SA-8.4.
    """

    def answer(self, s: StoneAgeState, f: Frame, options: list[int], value: str) -> int:
        if f.step != FEED:
            return UNKNOWN
        if value == HUNGER:
            return STARVE
        given = [action for action in options if PAY <= action < PAY + RESOURCES]
        if not given:
            return UNKNOWN
        return given[0] if value == CHEAPEST else given[-1]


ORDERS: Final[list[Order[StoneAgeState]]] = [
    TakeDie("take_die", [*FIRST_OF, GOODS]),
    FeedWith("feed_with", [CHEAPEST, DEAREST, HUNGER]),
]
