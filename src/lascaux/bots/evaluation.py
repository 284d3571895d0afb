"""What a bot can know about a game: which worlds are likely, how good a position looks, how to search.

A game without a package of its own below `bots` is played with what stands here.
"""

from __future__ import annotations

from math import exp
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State

S = TypeVar("S", bound=State)

Past = list[tuple[int, int]]  # who chose what, as an outlook tells it

WORLDS: Final = 12  # that a choice is tried on where nothing better is known
TO_THE_END: Final = 1_000_000  # plies; no game is so long
MARGIN_SHARE: Final = 0.1  # of a reward: by how much a seat leads, so that a lost game is still played well
MARGIN_SCALE: Final = 12.0  # points that count as a clear lead


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[S]):
    """Draws positions that one seat cannot tell from the true one; here all are equally likely."""

    def __init__(self, game: Game[S], base: S, seat: int) -> None:
        self.game: Final = game
        self.base: Final = base
        self.seat: Final = seat

    def type_of(self, world: S, seat: int) -> int:
        """A number for what another seat knows and this one does not; 0 for this one."""
        return 0

    def draw(self, rng: Rng) -> S:
        """Another such position, the caller's own."""
        return self.game.determinize(self.base, self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Judges positions; here by the points as they stand."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game

    def rewards(self, s: S) -> list[float]:
        """What a position is worth to each seat, from 0 to 1: roughly its chance to win."""
        return rewards_as_it_stands(self.game.scores(s))

    def chances(self, s: S) -> list[float]:
        """How likely each seat is to win, all together at most 1; for a game that is not over."""
        rewards = self.rewards(s)
        total = max(1.0, sum(rewards))
        return [reward / total for reward in rewards]

    def worth_trying(self, s: S, seat: int, options: list[int]) -> list[int]:
        """Those of a seat's options that a search looks at, in their order; here all."""
        return options

    def rate(self, s: S, seat: int, options: list[int]) -> list[float]:
        """What each option is worth to the seat that has it."""
        values: list[float] = []
        for action in options:
            twin = self.game.copy(s)
            self.game.play_for(twin, seat, action)
            if twin.stack:
                values.append(self.rewards(twin)[seat])
            else:
                values.append(rewards_at_end(self.game, twin)[seat])
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons(Generic[S]):
    """Says in what one position is better than another, by the terms of the evaluation; here by points.

    Each term has a rule, and a sentence in the browser: `hint-<game>-<term>`.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game

    def rules(self) -> dict[str, str]:
        """By term: the paragraph that it comes from."""
        return {}

    def terms(self, s: S, seat: int) -> dict[str, float]:
        """What a seat may hope for, taken apart; all in one measure, and more is better."""
        return {"points": float(self.game.scores(s)[seat])}

    def differences(self, best: S, other: S, seat: int) -> dict[str, float]:
        """By term: how much better the first position is for a seat."""
        there = self.terms(other, seat)
        return {term: worth - there[term] for term, worth in self.terms(best, seat).items()}


class Throw:
    """Dice thrown for a seat: how many, and their sum."""

    def __init__(self, seat: int, dice: int, pips: int) -> None:
        self.seat: Final = seat
        self.dice: Final = dice
        self.pips: Final = pips


class Manner:
    """How a search goes about it."""

    def __init__(self, curiosity: float, trust: int, patience: int, rollout: int) -> None:
        self.curiosity: Final = curiosity  # how much is explored
        self.trust: Final = trust  # visits that a first judgement of a choice counts for; 0: none is made
        self.patience: Final = patience  # visits before a node is opened
        self.rollout: Final = rollout  # plies of random play below the tree


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """All a bot knows about one game."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game

    def evaluation(self) -> Evaluation[S]:
        """How it judges positions."""
        return Evaluation(self.game)

    def reasons(self) -> Reasons[S]:
        """How it says why."""
        return Reasons(self.game)

    def worlds(self, base: S, seat: int, past: Past) -> Worlds[S]:
        """Which worlds it thinks likely after what has happened; raises BadPosition."""
        return Worlds(self.game, base, seat)

    def thrown(self, s: S, action: int) -> Throw | None:
        """The dice that chance throws for one seat with this outcome; None where it throws none."""
        return None

    def rests(self, s: S) -> bool:
        """Whether a chapter that begins here is a good moment to judge the position; else it is played on."""
        return True

    def tries(self) -> int:
        """On how many worlds a choice is worth trying."""
        return WORLDS

    def manner(self) -> Manner:
        """How it searches: where nothing better is known, by random play to the end."""
        return Manner(curiosity=0.7, trust=0, patience=1, rollout=TO_THE_END)


def rewards_at_end(game: Game[S], s: S) -> list[float]:
    """Most of a reward is for winning, which equals share; a little is for the margin."""
    ending = game.ending(s)
    assert ending is not None
    others = [other.score for other in game.others(s)]  # a loop in the call would let mypyc free `ending`
    return _blended(game.scores(s), ending.ranking, others)


def rewards_as_it_stands(scores: list[int]) -> list[float]:
    """The same, if the points were the final ones."""
    best = max(scores)
    return _blended(scores, [1 if score == best else 2 for score in scores], [])


def _blended(scores: list[int], ranking: list[int], others: list[int]) -> list[float]:
    """Shares of the winners, if any seat won, and margins over the best rival; if there is none, over 0."""
    share = (1.0 - MARGIN_SHARE) / max(1, ranking.count(1))
    rewards: list[float] = []
    for seat, score in enumerate(scores):
        rivals = max([other for rival, other in enumerate(scores) if rival != seat] + others, default=0)
        margin = MARGIN_SHARE / (1.0 + exp((rivals - score) / MARGIN_SCALE))
        rewards.append(share + margin if ranking[seat] == 1 else margin)
    return rewards
