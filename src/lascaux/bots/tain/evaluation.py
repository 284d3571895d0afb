"""How good a position of Táin looks for each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from lascaux.bots.evaluation import Evaluation, rewards_at_end
from lascaux.bots.tain.prospects import CENT, prospects_of
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import LAY_TILE

_SPREAD: Final = 1.6  # points that scatter in each turn still to come
_LAST_SPREAD: Final = 1.5  # and in the last


class TainEvaluation(Evaluation[TainState]):
    """Goods, hostages and tiles after the raid that is being prepared."""

    def rewards(self, s: TainState) -> list[float]:
        if s.over:
            return rewards_at_end(self.game, s)
        f = s.stack[-1]
        if f.step == LAY_TILE:
            return self._after_best_tile(s, f.seat)
        return shares_of(s, prospects_of(self.game, s))

    def _after_best_tile(self, s: TainState, seat: int) -> list[float]:
        """A chosen space is worth what the best tile for it is worth."""
        best: list[float] = []
        for action in self.game.legal(s):
            twin = self.game.copy(s)
            self.game.play(twin, action)
            rewards = (
                rewards_at_end(self.game, twin)
                if twin.over
                else shares_of(twin, prospects_of(self.game, twin))
            )
            if not best or rewards[seat] > best[seat]:
                best = rewards
        return best


def shares_of(s: TainState, hopes: list[int]) -> list[float]:
    """The chance of each seat to win, by how far it is ahead and how much can still happen."""
    spread = (_LAST_SPREAD + _SPREAD * (s.box.turns - s.turn)) * CENT
    best = max(hopes)
    shares = [exp((hope - best) / spread) for hope in hopes]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
