"""Random games, kept move by move, for the laws to look at."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

import msgspec

from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import SHOWN, State
from tests.contract.cases import Case

ALL_LOOKED_AT: Final = 100  # moments
MOST_KEPT: Final = 64  # walks: all of one case


class Moment(NamedTuple):
    """A position of a walk, what could be played there and what was."""

    s: State
    options: list[int]
    action: int


class Walk(NamedTuple):
    """A whole random game: its moments and its last position."""

    moments: list[Moment]
    end: State

    def share(self, seed: int) -> list[Moment]:
        """The moments a dear law looks at: all of a short game, of a long one another part for each seed."""
        parts = 1 + len(self.moments) // ALL_LOOKED_AT
        return self.moments[seed % parts :: parts]


@lru_cache(maxsize=MOST_KEPT)
def walk(case: Case, seed: int) -> Walk:
    """A random game of this case; half of them list before they choose, half sample.

    The positions are shared by all tests: copy before playing.
    """
    game, rng, s = case.game, Rng(seed), case.start()
    moments: list[Moment] = []
    while s.stack:
        options = game.legal(s)
        if seed % 2 == 1 and game.seat_to_act(s) != CHANCE:
            action = options[rng.below(len(options))]
        else:
            action = game.sample(s, rng)
        moments.append(Moment(game.copy(s), options, action))
        game.play(s, action)
        assert len(moments) <= game.meta.max_plies, "K10: the game does not end"
    return Walk(moments, s)


def played(game: Game[State], s: State, action: int) -> tuple[State, list[Event]]:
    """What this action makes of the position, and what is told of it."""
    twin = game.copy(s)
    told: list[Event] = []
    twin.events = told
    game.play(twin, action)
    return twin, told


def heard(told: list[Event], seat: int | None) -> list[tuple[object, ...]]:
    """What a seat (None: a spectator) hears, up to where something hidden is shown."""
    kinds = [event.kind for event in told]
    until = kinds.index(SHOWN) if SHOWN in kinds else len(told)
    return [event.key() for event in told[:until] if event.is_for(seat)]


def seen(game: Game[State], s: State, seat: int | None) -> bytes:
    """The view of a seat, to the byte."""
    return msgspec.json.encode(game.view(s, seat))


@cache
def hides_something(case: Case) -> bool:
    """Whether any seat has at any moment more than one world it cannot tell from the true one."""
    return any(has_worlds(case, moment.s) for moment in walk(case, 0).moments)


def has_worlds(case: Case, s: State) -> bool:
    """Whether any seat has here more than one world it cannot tell from the true one."""
    game, rng = case.game, Rng(1)
    worlds = [{game.key(game.determinize(s, seat, rng)) for _ in range(4)} for seat in range(case.seats)]
    return any(len(found) > 1 for found in worlds)
