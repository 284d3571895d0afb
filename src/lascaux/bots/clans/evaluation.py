"""How good a position of Clans looks for each clan and each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from lascaux.bots.evaluation import Evaluation
from lascaux.games.clans.data import (
    BONUS,
    CHIP_POINTS,
    COLOURS,
    EPOCH,
    IS_HOSTILE,
    NEIGHBOURS,
    TERRAIN,
    VILLAGES,
    size_of,
)
from lascaux.games.clans.scoring import after_strife
from lascaux.games.clans.state import ClansState

CENT: Final = 100  # prospects are whole hundredths of a point

# What a group promises to each clan in it, by its size: to be in many groups counts more than to be in
# large ones, because every clan of a village gets its whole worth.
PROMISE: Final = [0, 160, 200, 230, 260, 300, 340, 440]
LARGEST: Final = len(PROMISE) - 1
CLOSING_GROUND: Final = 40  # per cent of today's ground that counts for a group with one neighbour left
OPEN_GROUND: Final = 10  # the same with two
SPREAD: Final = [9.0, 8.7, 8.3, 8.0, 7.6, 7.2, 6.8, 6.3, 5.7, 5.0, 4.2, 3.2]  # of points to come, by chip


class ClansEvaluation(Evaluation[ClansState]):
    """Points, chips, and what the groups on the board promise."""

    def rewards(self, s: ClansState) -> list[float]:
        prospects = prospects_of(s)
        spread = SPREAD[min(len(s.villages), VILLAGES - 1)] * CENT
        hopes = [
            (prospects[colour] + CENT * CHIP_POINTS * s.chips[seat]) / spread
            for seat, colour in enumerate(s.cards)
        ]
        best = max(hopes)
        shares = [exp(hope - best) for hope in hopes]
        total = sum(shares)
        return [share / total for share in shares]


def prospects_of(s: ClansState) -> list[int]:
    """The points each clan may hope for at the end, in hundredths."""
    prospects = [CENT * points for points in s.points]
    chip = len(s.villages)
    if chip == VILLAGES:
        return prospects
    bonus = BONUS[EPOCH[chip]]
    hostile = IS_HOSTILE[EPOCH[chip]]
    territory = 0
    for huts, neighbours in zip(s.huts, NEIGHBOURS):  # noqa: B905 - strict costs time here
        if huts != 0:
            beside = 0
            for there in neighbours:
                if s.huts[there] != 0:
                    beside += 1
            if beside != 0:
                left = after_strife(huts)
                promise = _promise(size_of(left), beside, bonus[TERRAIN[territory]], hostile[TERRAIN[territory]])
                for colour in range(len(COLOURS)):
                    if left & 15 != 0:
                        prospects[colour] += promise
                    left >>= 4
        territory += 1
    return prospects


def _promise(size: int, beside: int, bonus: int, is_hostile: bool) -> int:
    """What a group promises to each of its clans."""
    promise = PROMISE[min(size, LARGEST)]
    if beside <= 2:
        ground = CENT * (-size if is_hostile else bonus)
        promise += ground * (CLOSING_GROUND if beside == 1 else OPEN_GROUND) // 100
    return promise
