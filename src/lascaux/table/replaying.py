"""Playing the lines of a record again, each checked before it is played."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.kernel.errors import BadRecord
from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.table.opening import Opening
from lascaux.table.record import Line, parsed


def action_of(game: Game[State], state: State, line: Line) -> int:
    """The action of a line, if it is legal in this position; raises BadRecord."""
    action = parsed(game.space, line)
    if line.seat not in game.seats_to_act(state):
        raise BadRecord(f"Line {line.number}: it is not this seat's turn.")
    if action not in game.legal_for(state, line.seat):
        raise BadRecord(f"Line {line.number}: {line.words!r} is not legal there.")
    return action


def replay(opening: Opening, state: State) -> Iterator[tuple[Line, int]]:
    """Every line with its action: `state` is where it is played, and moves on when the next is asked for."""
    for line in opening.lines:
        action = action_of(opening.game, state, line)
        yield line, action
        opening.game.play_for(state, line.seat, action)


def position_of(opening: Opening) -> State:
    """The position that all lines lead to; raises BadRecord."""
    state = opening.start()
    for _ in replay(opening, state):
        pass
    return state
