"""What seats are asked, since when, and whether that is a choice at all."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.state import State

Question = tuple[tuple[int, ...], list[int]]  # a frame as a value, and what may be chosen


class Questions:
    """By seat: how many entries the record had when its open question was first asked.

    What others play changes it only if they changed what is asked: seats that choose at the same time
    leave each other's questions alone.
    """

    def __init__(self) -> None:
        self._since: Final[dict[int, int]] = {}

    def since(self, seat: int) -> int | None:
        """How many entries there were when this seat was first asked; None if it is not asked."""
        return self._since.get(seat)

    def note(self, game: Game[State], state: State, entries: int, before: dict[int, Question]) -> None:
        """An entry was played; `before` is what seats that had no part in it were asked."""
        since = dict(self._since)
        self._since.clear()
        for seat in game.seats_to_act(state):
            stands = seat in before and before[seat] == question_of(game, state, seat)
            self._since[seat] = since[seat] if stands else entries


def questions_beside(game: Game[State], state: State, seat: int) -> dict[int, Question]:
    """What others are asked at the same time as this seat."""
    return {other: question_of(game, state, other) for other in game.seats_to_act(state) if other != seat}


def question_of(game: Game[State], state: State, seat: int) -> Question:
    """What this seat is asked."""
    frame = state.stack[game.frame_of(state, seat)]
    return frame.key(), game.steps[frame.step].legal(state, frame)


def is_forced(game: Game[State], state: State, seat: int) -> bool:
    """Whether this seat alone is asked and has but one choice: the table then makes it."""
    return may_be_forced(game, state, seat) and len(game.legal_for(state, seat)) == 1


def may_be_forced(game: Game[State], state: State, seat: int) -> bool:
    """Whether the table makes the choice of this seat if it has but one.

    One of several seats that choose at the same time is not forced, nor one whose options are secret:
    playing at once for those with one choice would tell the others that they had no other.
    """
    if seat == CHANCE or len(game.seats_to_act(state)) > 1:
        return False
    return not game.step_for(state, seat).hides_options()
