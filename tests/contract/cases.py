"""What the laws are run on: every game, with every seat count and every set of options."""

from __future__ import annotations

import importlib
from itertools import product
from typing import Final, NamedTuple

import lascaux
from lascaux.kernel.game import Game
from lascaux.kernel.state import State


class Case(NamedTuple):
    """One way to set up one game."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game[State]:
        """The rules."""
        return games_with_toy()[self.name]

    def start(self) -> State:
        """A new game."""
        return self.game.start(self.seats, dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *[value for _, value in self.options]])


def games_with_toy() -> dict[str, Game[State]]:
    """All games there are, and the toy."""
    found = {name: lascaux.game(name) for name in lascaux.games()}
    toy: Game[State] = importlib.import_module("tests.contract.toy").TOY
    return {**found, toy.meta.name: toy}


def _cases(game: Game[State]) -> list[Case]:
    names = sorted(game.meta.options)
    sets = list(product(*[game.meta.options[name][0] for name in names]))
    return [
        Case(game.meta.name, seats, tuple(zip(names, values, strict=True)))
        for seats in range(game.meta.min_seats, game.meta.max_seats + 1)
        for values in sets
    ]


CASES: Final = [case for game in games_with_toy().values() for case in _cases(game)]
