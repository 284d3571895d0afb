"""Standing orders of Prehistory: passing, skipping and ending turns."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import DONE, PASS, SKIP
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.numbers import END_TURN, SPRING_TURN, SUMMER_TURN
from lascaux.kernel.actions import UNKNOWN
from lascaux.kernel.frames import Frame
from lascaux.kernel.orders import Order


class PassSpring(Order[PrehistoryState]):
    """At the next own turn of this spring the seat passes.

    Rule: PH-4.2.
    """

    def answer(self, s: PrehistoryState, f: Frame, options: list[int], value: str) -> int:
        return PASS if f.step == SPRING_TURN else UNKNOWN


class SkipSummer(Order[PrehistoryState]):
    """All further actions of this summer are skipped.

    Rule: PH-5.3.
    """

    def answer(self, s: PrehistoryState, f: Frame, options: list[int], value: str) -> int:
        return SKIP if f.step == SUMMER_TURN else UNKNOWN


class EndAtOnce(Order[PrehistoryState]):
    """Turns end when their part is done, without asking for development points.

    Rule: PH-10.0.
    """

    def answer(self, s: PrehistoryState, f: Frame, options: list[int], value: str) -> int:
        return DONE if f.step == END_TURN else UNKNOWN


ORDERS: Final[list[Order[PrehistoryState]]] = [
    PassSpring("pass_spring", [], ends_with_chapter=True),
    SkipSummer("skip_summer", [], ends_with_chapter=True),
    EndAtOnce("end_at_once", []),
]
