"""How good a position of Stone Age looks for each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from lascaux.bots.evaluation import Evaluation, rewards_at_end
from lascaux.bots.stone_age.prospects import hope_of, prospects_of
from lascaux.bots.stone_age.worths import rounds_after
from lascaux.games.stone_age.state import PLACING, SETUP, StoneAgeState

_SPREAD: Final = 4.0  # points that scatter in each round still to come
_LAST_SPREAD: Final = 5.0  # and in this one


class StoneAgeEvaluation(Evaluation[StoneAgeState]):
    """Points, cards, goods, and what people will bring."""

    def rewards(self, s: StoneAgeState) -> list[float]:
        if s.over:
            return rewards_at_end(self.game, s)
        if s.phase == SETUP:
            return [1.0 / s.seats] * s.seats
        return shares_of(prospects_of(s), spread_of(rounds_after(s)))

    def rate(self, s: StoneAgeState, seat: int, options: list[int]) -> list[float]:
        """As ever; but while people are placed, the hopes of all others stand still."""
        if s.phase != PLACING:
            return Evaluation.rate(self, s, seat, options)
        rounds = rounds_after(s)
        hopes = [hope_of(s, other, rounds) for other in range(s.seats)]
        values: list[float] = []
        for action in options:
            twin = self.game.copy(s)
            self.game.play_for(twin, seat, action)
            if twin.phase == PLACING:
                hopes[seat] = hope_of(twin, seat, rounds)
                values.append(shares_of(hopes, spread_of(rounds))[seat])
            else:
                values.append(self.rewards(twin)[seat])
        return values


def spread_of(rounds: float) -> float:
    """By how many points it may still come otherwise."""
    return _LAST_SPREAD + _SPREAD * rounds


def shares_of(hopes: list[float], spread: float) -> list[float]:
    """The chance of each seat to win, by how far it is ahead and how much can still happen."""
    best = max(hopes)
    shares = [exp((hope - best) / spread) for hope in hopes]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
