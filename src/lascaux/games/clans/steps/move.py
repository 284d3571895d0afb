"""The one kind of move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.games.clans.data import FROM, MOVES, TERRITORIES, TO, size_of
from lascaux.games.clans.events import moved
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.villages import found_villages
from lascaux.kernel.frames import Frame
from lascaux.kernel.rng import Rng
from lascaux.kernel.steps import Step

BLIND_TRIES: Final = 24  # by measurement; any number is right
BORDERS_END: Final = [1 + FROM.rindex(here) for here in range(TERRITORIES)]  # by territory


class MoveHuts(Step[ClansState]):
    """All huts of a territory go to a neighbour that has huts; there is no passing.

    Rule: CL-2.1, CL-2.2, CL-2.8.
    """

    def legal(self, s: ClansState, f: Frame) -> list[int]:
        options: list[int] = []
        board, full = s.huts, s.box.full
        peopled: i64 = 0  # a mask; asking the list for each border costs a tenth
        bit: i64 = 1
        for huts in board:
            if huts != 0:
                peopled |= bit
            bit <<= 1
        border: i64 = 0
        for huts, end in zip(board, BORDERS_END):  # noqa: B905 - strict costs time here
            last: i64 = end
            if huts == 0:
                border = last
            elif huts < full:  # what `can_join` says of most groups; asking it each time costs a fifth
                while border < last:
                    there: i64 = TO[border]
                    if peopled >> there & 1:
                        options.append(border)
                    border += 1
            else:
                while border < last:
                    if can_join(full, huts, board[TO[border]]):
                        options.append(border)
                    border += 1
        return options

    def sample(self, s: ClansState, f: Frame, rng: Rng) -> int:
        """Try a few borders blindly; when the board has thinned out, list them."""
        full = s.box.full
        for _ in range(BLIND_TRIES):
            border = rng.below(MOVES)
            huts = s.huts[FROM[border]]
            if huts != 0 and can_join(full, huts, s.huts[TO[border]]):
                return border
        options = self.legal(s, f)
        return options[rng.below(len(options))]

    def apply(self, s: ClansState, f: Frame, action: int) -> None:
        here = FROM[action]
        there = TO[action]
        moved(s, f.seat, here, there, s.huts[here])
        s.huts[there] += s.huts[here]
        s.huts[here] = 0
        s.live -= 1
        found_villages(s, f.seat, here)


def can_join(full: int, huts: int, others: int) -> bool:
    """Groups that are full, seven or more, stay where they are, unless they join a group at least as large.

    Rule: CL-2.3, CL-2.4, CL-2.5.
    """
    if huts < full:
        return others != 0
    return size_of(others) >= size_of(huts)
