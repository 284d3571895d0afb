"""How the naive reference asks: whose decision it is, what may be played, and the ways something is done."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

CHANCE = -1


class Asked(NamedTuple):
    """Whose decision it is, and what may be played, each with its weight."""

    seat: int
    choices: dict[str, int]


class Way(NamedTuple):
    """One way to do something: what is said step by step, what is paid, and what it brings."""

    steps: tuple[str, ...] = ()
    resources: tuple[str, ...] = ()
    cubes: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()


Ways = dict[str, list[Way]]  # by the row of a menu
Telling = Generator[Asked, str, None]
Word = Generator[Asked, str, str]
Chosen = Generator[Asked, str, Way]


def ask(seat: int, texts: Iterable[str]) -> Word:
    """One decision of a player; where there is one answer it is not asked for."""
    choices = dict.fromkeys(texts, 1)
    if len(choices) == 1:
        return next(iter(choices))
    return (yield Asked(seat, choices))


def ask_way(seat: int, ways: list[Way]) -> Chosen:
    """The steps of one of these ways, one after the other."""
    place = 0
    while len(ways[0].steps) > place:
        text = yield from ask(seat, [way.steps[place] for way in ways])
        ways = [way for way in ways if way.steps[place] == text]
        place += 1
    return ways[0]


def fate(verb: str, weights: Mapping[str, int]) -> Word:
    """One decision of chance: what follows its verb."""
    choices = {f"{verb} {name}": weight for name, weight in weights.items() if weight > 0}
    text = yield Asked(CHANCE, choices)
    return text.removeprefix(f"{verb} ")


def drawn(verb: str, names: Iterable[str | int]) -> Word:
    """One of these names, all alike to chance."""
    return (yield from fate(verb, {str(name): 1 for name in names}))


def picks(things: Iterable[str], number: int, may_repeat: bool) -> list[tuple[str, ...]]:
    """All ways to pick so many of these in their order, each once or as often as one likes."""
    if may_repeat:
        return list(combinations_with_replacement(things, number))
    return list(combinations(things, number))


def said(verb: str, things: Iterable[str]) -> tuple[str, ...]:
    """Each of these with the same verb before it."""
    return tuple(f"{verb} {thing}" for thing in things)
