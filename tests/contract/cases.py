"""What the laws are run on: every game, with every seat count, for pairwise sets of options.

Pairwise: any two values of two options stand together in some set; all values of one option do too.  That
is the full product for a game of one or two options, and stays small for a game of ten.  Day by day the
number of seats counts as an option too (`DAILY`); every seat count of every set runs in the long tests.
"""

from __future__ import annotations

import importlib
from itertools import combinations, product
from typing import Final, NamedTuple

import lascaux
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Meta
from lascaux.kernel.printed import Values
from lascaux.kernel.state import State

Chosen = tuple[tuple[str, str], ...]  # the value of each option

# Played at random a game may take very long: a box that ends it after a few rounds shows the laws as well.
SHORT: Final[dict[str, Values]] = {"stone_age": {"last_round": 5}, "prehistory": {"years": 2}}


class Case(NamedTuple):
    """One way to set up one game."""

    name: str
    seats: int
    options: Chosen

    @property
    def game(self) -> Game[State]:
        """The rules."""
        return games_with_toy()[self.name]

    @property
    def components(self) -> Values:
        """What differs from the standard box."""
        return SHORT.get(self.name, {})

    def start(self) -> State:
        """A new game."""
        return self.game.start(self.seats, dict(self.options), self.game.box_with(self.components))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *[value for _, value in self.options]])


def games_with_toy() -> dict[str, Game[State]]:
    """All games there are, and the toy."""
    found = {name: lascaux.game(name) for name in lascaux.games()}
    toy: Game[State] = importlib.import_module("tests.contract.toy").TOY
    return {**found, toy.meta.name: toy}


def option_sets(options: dict[str, tuple[list[str], str]]) -> list[Chosen]:
    """Sets of options in which any two values stand together; the usual one first."""
    names = sorted(options)
    usual = tuple((name, options[name][1]) for name in names)
    every = [
        tuple(zip(names, values, strict=True)) for values in product(*[options[name][0] for name in names])
    ]
    return _covering([usual, *every])


def daily_of(cases: list[Case]) -> list[Case]:
    """Of the cases of one game as few as have any two values together, the number of seats among them."""
    by_chosen = {(("seats", str(case.seats)), *case.options): case for case in cases}
    return [by_chosen[chosen] for chosen in _covering(list(by_chosen))]


def cases_of(meta: Meta) -> list[Case]:
    """Every seat count of every set of options."""
    return [
        Case(meta.name, seats, chosen)
        for chosen in option_sets(meta.options)
        for seats in range(meta.seats_for(dict(chosen)).least, meta.seats_for(dict(chosen)).most + 1)
    ]


def _covering(every: list[Chosen]) -> list[Chosen]:
    """The first of all, and as many others as are needed to have any two values together that any has."""
    sets, missing = every[:1], set[Chosen]().union(*map(_pairs, every)) - _pairs(every[0])
    while missing:
        best = max(every, key=lambda chosen: len(_pairs(chosen) & missing))
        sets.append(best)
        missing -= _pairs(best)
    return sets


def _pairs(chosen: Chosen) -> set[Chosen]:
    """The values of any two options, and of each alone."""
    return {*combinations(chosen, 1), *combinations(chosen, 2)}


CASES: Final = [case for game in games_with_toy().values() for case in cases_of(game.meta)]
DAILY: Final = [case for game in games_with_toy().values() for case in daily_of(cases_of(game.meta))]
