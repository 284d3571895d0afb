"""What one seat knows of a table: all a bot ever gets."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.kernel.errors import BadPosition, BadSetup
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.registry import game as game_named

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

    @staticmethod
    def load(data: object) -> Outlook:
        """The outlook that `dump` wrote down; raises BadPosition."""
        if not isinstance(data, dict) or data.keys() != {"game", "seat", "past", "world"}:
            raise BadPosition("An outlook has the fields game, seat, past and world.")
        try:
            game = game_named(str(data["game"]))
            world = game.load(data["world"])
        except BadSetup as error:
            raise BadPosition(str(error)) from None
        seat = data["seat"]
        if type(seat) is not int or not 0 <= seat < world.seats:
            raise BadPosition(f"There is no seat {str(seat)[:20]} at a table of {world.seats}.")
        return Outlook(game, seat, world, _past_in(game, world.seats, data["past"]))


def scrubbed(game: Game[State], state: State, seat: int) -> State:
    """The position with everything this seat may not know dealt anew, always in the same way."""
    return game.determinize(state, seat, Rng(0))


def _past_in(game: Game[State], seats: int, data: object) -> list[tuple[int, int]]:
    """The past as plain data tell it; whether it leads to the position is not checked here."""
    if not isinstance(data, list):
        raise BadPosition("The past is a list of who chose what.")
    past: list[tuple[int, int]] = []
    for entry in data:
        if not (isinstance(entry, list) and len(entry) == 2 and all(type(number) is int for number in entry)):
            raise BadPosition("Each entry of the past is a seat and the row of an action.")
        who, action = entry
        if not (CHANCE <= who < seats and HIDDEN_ACTION <= action < len(game.space)):
            raise BadPosition(f"The past has an entry {who}, {action} that this game cannot have.")
        past.append((who, action))
    return past
