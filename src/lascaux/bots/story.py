"""The story of a finished game: how likely each seat was to win after each of its turns."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

import msgspec

from lascaux.kernel.errors import BadRecord
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.play import playout
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.opening import opened
from lascaux.table.replaying import replay

TURNING_POINTS: Final = 3
CANDIDATES: Final = 6  # turns that get a closer look
CLOSER: Final = 10  # times as many continuations
DEVIATIONS: Final = 3  # standard deviations of chance alone that a turning point must pass
MOST_CONTINUATIONS: Final = 10_000


class Turn(msgspec.Struct, frozen=True):
    """After this entry of the record, by this seat: the chance of each seat to win, in whole percent."""

    entry: int
    seat: int
    chances: list[int]


class Story(msgspec.Struct, frozen=True):
    """All turns, and which of them (by index) changed the chances most, in the order of play.

    `opening` has the chances before the first turn.
    """

    opening: list[int]
    turns: list[Turn]
    turning_points: list[int]


def story_of(record: str, continuations: int, rng: Rng) -> Story:
    """Play on at random from every position of a finished record; raises BadRecord."""
    if not 0 < continuations <= MOST_CONTINUATIONS:
        raise BadRecord(f"A story is told with 1 to {MOST_CONTINUATIONS} continuations, not {continuations}.")
    opening = opened(record, None)
    game, state = opening.game, opening.start()
    positions = [game.copy(state) for _ in replay(opening, state)] + [state]  # by entry: before it
    if not state.over:
        raise BadRecord("This game is not over yet; its story is told at the end.")
    turns = [entry for entry, line in enumerate(opening.lines) if line.seat != CHANCE]
    moments = [positions[turns[0]]] + [positions[entry + 1] for entry in turns]
    chances = [chances_at(game, moment, continuations, rng) for moment in moments]
    points = turning_points(
        chances,
        lambda moment: chances_at(game, moments[moment], CLOSER * continuations, rng),
        least_swing(CLOSER * continuations),
    )
    told = [Turn(entry, opening.lines[entry].seat, chances[turn + 1]) for turn, entry in enumerate(turns)]
    return Story(chances[0], told, points)


def chances_at(game: Game[State], state: State, continuations: int, rng: Rng) -> list[int]:
    """How likely each seat is to win from here by random play, in percent; below 100 if nobody may win."""
    wins = [0.0] * state.seats
    games = 1 if state.over else continuations
    for _ in range(games):
        twin = game.copy(state)
        playout(game, twin, rng)
        ending = game.ending(twin)
        assert ending is not None
        winners = [seat for seat, place in enumerate(ending.ranking) if place == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return _whole_percent(wins, games)


def turning_points(
    chances: list[list[int]], look_closer: Callable[[int], list[int]], least: float
) -> list[int]:
    """Which turns moved the chances most: `chances[0]` is before the first, `chances[n + 1]` after turn n.

    A few hundred random games swing by chance alone.  So the largest swings are measured again with more
    games, which replace the chances, and only what still moves them by `least` percent counts.
    """
    candidates = _largest(chances, range(len(chances) - 1))[:CANDIDATES]
    for moment in sorted({moment for turn in candidates for moment in (turn, turn + 1)}):
        chances[moment] = look_closer(moment)
    lasting = [turn for turn in candidates if _swing(chances, turn) >= least]
    return sorted(_largest(chances, lasting)[:TURNING_POINTS])


def least_swing(continuations: int) -> float:
    """The percent by which two measurements of the same chance hardly ever differ."""
    return 100 * DEVIATIONS * sqrt(0.5 / continuations)  # each varies by at most 1/4 over the games played


def _largest(chances: list[list[int]], turns: list[int] | range) -> list[int]:
    """These turns, the largest swing first; those without any left out."""
    return sorted(
        [turn for turn in turns if _swing(chances, turn) > 0], key=lambda turn: -_swing(chances, turn)
    )


def _swing(chances: list[list[int]], turn: int) -> int:
    return max([abs(new - old) for old, new in zip(chances[turn], chances[turn + 1], strict=True)])


def _whole_percent(wins: list[float], games: int) -> list[int]:
    """Shares of the games as percent; what rounding down leaves goes to the largest remainders."""
    exact = [100 * share / games for share in wins]
    percent = [int(share) for share in exact]
    by_remainder = sorted(range(len(wins)), key=lambda seat: percent[seat] - exact[seat])
    for seat in by_remainder[: round(sum(exact)) - sum(percent)]:
        percent[seat] += 1
    return percent
