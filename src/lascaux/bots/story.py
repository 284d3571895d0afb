"""The story of a finished game: how likely each seat was to win after each of its turns."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.kernel.errors import BadRecord
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.play import playout
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.opening import opened
from lascaux.table.record import parsed

TURNING_POINTS: Final = 3
MOST_CONTINUATIONS: Final = 10_000


class Turn(msgspec.Struct, frozen=True):
    """After this entry of the record, by this seat: the chance of each seat to win, in whole percent."""

    entry: int
    seat: int
    chances: list[int]


class Story(msgspec.Struct, frozen=True):
    """All turns, and which of them (by index) changed the chances most, in the order of play."""

    turns: list[Turn]
    turning_points: list[int]


def story_of(record: str, continuations: int, rng: Rng) -> Story:
    """Play on at random from every position of a finished record; raises BadRecord."""
    if not 0 < continuations <= MOST_CONTINUATIONS:
        raise BadRecord(f"A story is told with 1 to {MOST_CONTINUATIONS} continuations, not {continuations}.")
    game, _, lines, _, seats, options = opened(record, None)
    state = game.start(seats, options)
    turns: list[Turn] = []
    before = [0] * seats
    for entry, line in enumerate(lines):
        action = parsed(game.space, line)
        if line.seat not in game.seats_to_act(state) or action not in game.legal_for(state, line.seat):
            raise BadRecord(f"Line {line.number}: {line.words!r} is not legal there.")
        if line.seat != CHANCE and not turns:
            before = chances_at(game, state, continuations, rng)
        game.play_for(state, line.seat, action)
        if line.seat != CHANCE:
            turns.append(Turn(entry, line.seat, chances_at(game, state, continuations, rng)))
    if not state.over:
        raise BadRecord("This game is not over yet; its story is told at the end.")
    return Story(turns, turning_points([before, *[turn.chances for turn in turns]]))


def chances_at(game: Game[State], state: State, continuations: int, rng: Rng) -> list[int]:
    """How likely each seat is to win from here by random play, in percent that sum to 100."""
    wins = [0.0] * state.seats
    for _ in range(1 if state.over else continuations):
        twin = game.copy(state)
        playout(game, twin, rng)
        ending = game.ending(twin)
        assert ending is not None
        winners = [seat for seat, place in enumerate(ending.ranking) if place == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return _whole_percent(wins)


def turning_points(chances: list[list[int]]) -> list[int]:
    """Which turns moved the chances most: `chances[0]` is before the first, `chances[n + 1]` after turn n."""
    swings: list[tuple[int, int]] = []
    for turn in range(len(chances) - 1):
        swing = max([abs(new - old) for old, new in zip(chances[turn], chances[turn + 1], strict=True)])
        if swing > 0:
            swings.append((-swing, turn))
    return sorted([turn for _, turn in sorted(swings)[:TURNING_POINTS]])


def _whole_percent(wins: list[float]) -> list[int]:
    """Shares as percent; what rounding down leaves goes to the largest remainders."""
    total = sum(wins)
    exact = [100 * share / total for share in wins]
    percent = [int(share) for share in exact]
    by_remainder = sorted(range(len(wins)), key=lambda seat: percent[seat] - exact[seat])
    for seat in by_remainder[: 100 - sum(percent)]:
        percent[seat] += 1
    return percent
