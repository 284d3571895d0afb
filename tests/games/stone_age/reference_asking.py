"""How the naive reference asks: whose decision it is, what may be played, and the chances of dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from functools import cache
from itertools import product
from typing import NamedTuple

from tests.games.stone_age.reference_box import GOODS, Payment

CHANCE = -1


class Asked(NamedTuple):
    """Whose decision it is, and what may be played, each with its weight."""

    seat: int
    choices: dict[str, int]


Telling = Generator[Asked, str, None]
Word = Generator[Asked, str, str]
Number = Generator[Asked, str, int]
Paid = Generator[Asked, str, Payment | None]


def ask(seat: int, choices: Iterable[str]) -> Word:
    """One decision of a player."""
    return (yield Asked(seat, dict.fromkeys(choices, 1)))


def fate(choices: dict[str, int]) -> Word:
    """One decision of chance: the last word of it."""
    text = yield Asked(CHANCE, choices)
    return text.split()[-1]


def drawn(verb: str, names: Iterable[str | int]) -> Word:
    """One of these names, all alike to chance."""
    return (yield from fate({f"{verb} {name}": 1 for name in names}))


def next_goods(verb: str, begun: Payment, payments: Iterable[Payment]) -> list[str]:
    """The goods with which something that is begun may go on."""
    place = len(begun)
    goods = {payment[place] for payment in payments if payment[:place] == begun and len(payment) > place}
    return [f"{verb} {good}" for good in GOODS if good in goods]


@cache
def sums(dice: int) -> dict[int, int]:
    """The sums of so many dice, each with the number of ways to throw it."""
    ways = {0: 1}
    for _ in range(dice):
        more: Counter[int] = Counter()
        for total, number in ways.items():
            for face in range(1, 7):
                more[total + face] += number
        ways = dict(more)
    return ways


@cache
def dice_throws(dice: int) -> dict[str, int]:
    """The throws of so many dice, faces ascending, each with the number of ways to throw it."""
    throws: Counter[str] = Counter()
    for faces in product("123456", repeat=dice):
        throws["".join(sorted(faces))] += 1
    return dict(throws)
