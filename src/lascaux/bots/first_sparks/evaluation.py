"""How good a position of The First Sparks looks for each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from lascaux.bots.evaluation import Evaluation, rewards_at_end
from lascaux.bots.first_sparks.ending import last_worths
from lascaux.bots.first_sparks.prospects import prospects_of
from lascaux.games.first_sparks.actions import BUY, DECLINE, HUNT
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import ANSWER, BOX_OFFER, DROP_TOOL, OFFER
from lascaux.games.first_sparks.steps.numbers import HUNT as HUNT_STEP
from lascaux.parts.masks import count_of

_PAIR: Final = 2  # players, who offer without a thought for the answer: with it they were no stronger
_RACE: Final = 0.17  # how much it counts to be ahead of the others; the rest is for the own years
_SPREAD: Final = 0.15  # part of the years still needed that may be more or fewer
_LEAST_SPREAD: Final = 0.3  # years
_LAST_SPREAD: Final = 0.2  # members, once a clan has thirteen
_DOUBT: Final = 2.0  # times the spread where chances are told: judged alone, leads are believed too soon


class FirstSparksEvaluation(Evaluation[FirstSparksState]):
    """Whoever needs fewer years to thirteen members is ahead."""

    def rewards(self, s: FirstSparksState) -> list[float]:
        quiet = self.game.copy(s)
        self.settle(quiet)
        return self._rewards_of(quiet)

    def chances(self, s: FirstSparksState) -> list[float]:
        """The race alone, without what the own years count for."""
        quiet = self.game.copy(s)
        self.settle(quiet)
        if quiet.over or not quiet.tiles or not quiet.order or self._is_last_year(quiet):
            rewards = self._rewards_of(quiet)
            total = max(1.0, sum(rewards))
            return [reward / total for reward in rewards]
        years = prospects_of(quiet)
        spread = _DOUBT * (_LEAST_SPREAD + _SPREAD * min(years))
        return _shares([-needed / spread for needed in years])

    def rate(self, s: FirstSparksState, seat: int, options: list[int]) -> list[float]:
        values: list[float] = []
        for action in options:
            twin = self.game.copy(s)
            self.game.play_for(twin, seat, action)
            if s.seats > _PAIR and s.stack[-1].step == OFFER:
                self._answer(twin)
            self.settle(twin)
            values.append(self._rewards_of(twin)[seat])
        return values

    def _rewards_of(self, s: FirstSparksState) -> list[float]:
        if s.over:
            return rewards_at_end(self.game, s)
        if not s.order or not s.tiles:
            return [1.0 / s.seats] * s.seats
        if self._is_last_year(s):
            return _shares([worth / _LAST_SPREAD for worth in last_worths(self.game.copy(s))])
        years = prospects_of(s)
        begun = float(max(s.year, 1))  # dates, not years to wait: options may lead into different years
        spread = _LEAST_SPREAD + _SPREAD * min(years)
        rewards = _shares([-needed / spread for needed in years])
        for seat, needed in enumerate(years):
            last = min(begun + needed, float(s.box.last_year))
            rewards[seat] = _RACE * rewards[seat] + (1.0 - _RACE) * (1.0 - last / s.box.last_year)
        return rewards

    def _is_last_year(self, s: FirstSparksState) -> bool:
        return max([count_of(s.members[seat]) for seat in range(s.seats)]) >= s.box.ending_members

    def _answer(self, s: FirstSparksState) -> None:
        """Let the others buy what was offered, or decline it, as each would for itself."""
        while s.stack and s.stack[-1].step == ANSWER:
            seat = s.stack[-1].seat
            bought = self._hope_after(s, seat, BUY)
            self.game.play(s, BUY if bought > self._hope_after(s, seat, DECLINE) else DECLINE)

    def _hope_after(self, s: FirstSparksState, seat: int, action: int) -> float:
        twin = self.game.copy(s)
        self.game.play(twin, action)
        self.settle(twin)
        return self._rewards_of(twin)[seat]

    def settle(self, s: FirstSparksState) -> None:
        """Play on to where nothing is open: an offer goes to whoever made it, the worst tool leaves."""
        while s.stack:
            f = s.stack[-1]
            if f.step == ANSWER:
                self.game.play(s, DECLINE)
            elif f.step == BOX_OFFER:
                self.game.play(s, BUY)
            elif f.step == HUNT_STEP:
                self.game.play(s, HUNT)
            elif f.step == DROP_TOOL:
                self.game.play(s, self._worst_tool(s, f.seat))
            else:
                return

    def _worst_tool(self, s: FirstSparksState, seat: int) -> int:
        best = -1.0
        worst = -1
        for action in self.game.legal(s):
            twin = self.game.copy(s)
            self.game.play(twin, action)
            reward = self._rewards_of(twin)[seat]
            if reward > best:
                best = reward
                worst = action
        return worst


def _shares(worths: list[float]) -> list[float]:
    """The chance of each seat to win."""
    best = max(worths)
    shares = [exp(worth - best) for worth in worths]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
