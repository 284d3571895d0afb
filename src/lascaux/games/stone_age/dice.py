"""How likely each sum and each throw of dice is.

Rule: SA-0.6, SA-4.5, SA-17.4.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from lascaux.games.stone_age.actions import MOST_DICE, THROWS
from lascaux.games.stone_age.data import FACES


def _sums_of(dice: int) -> list[int]:
    """In how many ways so many dice show each sum, from the least to the greatest."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, top - FACES + 1) : top + 1]) for top in range(len(ways) + FACES - 1)]
    return ways


def _ways_of(throw: tuple[int, ...]) -> int:
    """In how many ways dice show these faces."""
    ways = factorial(len(throw))
    for face in set(throw):
        ways //= factorial(throw.count(face))
    return ways


SUM_WEIGHTS: Final = [_sums_of(dice) for dice in range(MOST_DICE + 1)]  # by dice, from the sum equal to them
THROW_WEIGHTS: Final = [[_ways_of(throw) for throw in throws] for throws in THROWS]  # by dice and throw
MOST_DIVISOR: Final = 12


def _mean_of(dice: int, divisor: int) -> float:
    """What so many dice bring on average, divided and rounded down each time."""
    weights = SUM_WEIGHTS[dice]
    brought = sum([weight * ((dice + more) // divisor) for more, weight in enumerate(weights)])
    return brought / sum(weights)


MEANS: Final = [  # by dice and divisor; there is no divisor 0
    [0.0, *[_mean_of(dice, divisor) for divisor in range(1, MOST_DIVISOR + 1)]]
    for dice in range(MOST_DICE + 1)
]


def tenths_of(dice: int, divisor: int) -> int:
    """The same, in tenths."""
    return round(10 * MEANS[dice][divisor])
