"""Playing on from a position as the bots would, to see how the chances stand there."""

from __future__ import annotations

from math import exp
from typing import Final

from lascaux.bots.catalogue import knowledge_of
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State

# Choices this close to the best are as good where chances are even, or continuations would be one game often;
# whoever is far ahead or behind can change little and still plays as well: there it is less.
NEAR: Final = 0.003


class Continuing:
    """Plays on with the bots' own judgement for so many chapters, and judges what it has come to.

    With no chapters at all the position itself is judged.  A `spread` says by how many points an end to which
    it was played on may come otherwise; with none only who won there counts.
    """

    def __init__(self, game: Game[State], horizon: int, spread: int = 0) -> None:
        self.game: Final = game
        self.horizon: Final = horizon
        self.spread: Final = spread
        self._knowledge: Final = knowledge_of(game)
        self._evaluation: Final = self._knowledge.evaluation()

    def chances(self, state: State, continuations: int, rng: Rng) -> list[float]:
        """How likely each seat is to win from here; together below 1 if somebody without a seat may win."""
        times = 1 if state.over or self.horizon == 0 else continuations
        sums = [0.0] * state.seats
        for _ in range(times):
            twin = self.game.copy(state)
            self.play_on(twin, rng)
            is_early = self.spread > 0 and twin.over and not state.over
            chances = self._by_lead(twin) if is_early else self.judged(twin)
            sums = [so_far + chance for so_far, chance in zip(sums, chances, strict=True)]
        return [so_far / times for so_far in sums]

    def judged(self, state: State) -> list[float]:
        """How the chances look without playing on; certain at the end, where equal winners share."""
        if not state.over:
            return self._evaluation.chances(state)
        ending = self.game.ending(state)
        assert ending is not None
        share = 1 / max(1, ending.ranking.count(1))
        return [share if place == 1 else 0.0 for place in ending.ranking]

    def _by_lead(self, state: State) -> list[float]:
        """How the chances look by the points of an end that may come otherwise."""
        scores = self.game.scores(state)
        rivals = [other.score for other in self.game.others(state)]
        best = max(scores + rivals)
        shares = [exp((score - best) / self.spread) for score in scores + rivals]
        return [share / sum(shares) for share in shares[: state.seats]]

    def play_on(self, state: State, rng: Rng) -> int:
        """Play on for so many chapters and to where one rests, or to the end; gives how many were begun."""
        game, begun, chapter = self.game, 0, self.game.chapter(state)
        while state.stack and self.horizon:
            seat = game.seat_to_act(state)
            if seat == CHANCE:
                game.play(state, game.sample(state, rng))
                continue
            if game.chapter(state) != chapter:
                chapter = game.chapter(state)
                begun += 1
                if begun >= self.horizon and self._knowledge.rests(state):
                    break
            game.play_for(state, seat, self.choice(state, seat, rng))
        return begun

    def choice(self, state: State, seat: int, rng: Rng) -> int:
        """What a bot that looks one choice ahead would play, in a world that its seat thinks possible."""
        options = self.game.legal_for(state, seat)
        if len(options) == 1:
            return options[0]
        options, values = self.rated(state, seat, options, rng)
        best = max(values)
        least = best - NEAR * 4.0 * best * (1.0 - best)
        good = [option for option, value in zip(options, values, strict=True) if value >= least]
        return good[rng.below(len(good))]

    def rated(self, state: State, seat: int, options: list[int], rng: Rng) -> tuple[list[int], list[float]]:
        """Those of the options that are worth a thought, and what each is worth to the seat."""
        world = self.game.determinize(state, seat, rng)
        tried = self._evaluation.worth_trying(world, seat, options)
        return tried, self._evaluation.rate(world, seat, tried)

    def finish_move(self, state: State, rng: Rng) -> None:
        """Make the small choices by which whoever is asked completes a move, if one is under way."""
        seat = self.game.seat_to_act(state)
        while state.stack and seat != CHANCE and self.game.seat_to_act(state) == seat:
            if not self.game.step_for(state, seat).goes_on:
                return
            self.game.play_for(state, seat, self.choice(state, seat, rng))


def whole_percent(shares: list[float]) -> list[int]:
    """Shares as percent; what rounding down leaves goes to the largest remainders."""
    exact = [100 * share for share in shares]
    percent = [int(share) for share in exact]
    by_remainder = sorted(range(len(shares)), key=lambda seat: percent[seat] - exact[seat])
    for seat in by_remainder[: round(sum(exact)) - sum(percent)]:
        percent[seat] += 1
    return percent
