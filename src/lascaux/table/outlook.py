"""What one seat knows of a table: all a bot ever gets."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State

HIDDEN_ACTION: Final = -1


class Outlook:
    """A view, the choices, the past as this seat saw it, and a sampler of worlds that fit all of it.

    The true position never gets in here: it is dealt anew before it is kept.
    """

    def __init__(self, game: Game[State], seat: int, world: State, past: list[tuple[int, int]]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.past: Final = past  # who chose what; HIDDEN_ACTION where this seat may not know
        self._world: Final = world

    @property
    def view(self) -> msgspec.Struct:
        """What this seat sees."""
        return self.game.view(self._world, self.seat)

    @property
    def choices(self) -> list[int]:
        """What this seat may choose."""
        return self.game.legal_for(self._world, self.seat)

    def world(self, rng: Rng) -> State:
        """A position this seat cannot tell from the true one."""
        return self.game.determinize(self._world, self.seat, rng)

    def dump(self) -> dict[str, object]:
        """All of it as plain data, for another process."""
        return {
            "game": self.game.meta.name,
            "seat": self.seat,
            "past": [[who, action] for who, action in self.past],
            "world": self.game.dump(self._world),
        }


def scrubbed(game: Game[State], state: State, seat: int) -> State:
    """The position with everything this seat may not know dealt anew, always in the same way."""
    return game.determinize(state, seat, Rng(0))
