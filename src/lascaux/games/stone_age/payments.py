"""What things cost: all payments that meet a cost, as heaps of goods.

A purse is a heap too, of at most seven of each good, since nothing costs more of one.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.data import GOODS, MOST_PAID, RESOURCES
from lascaux.parts.heaps import COUNT_BITS, count_of

ONE: Final = [1 << COUNT_BITS * good for good in range(len(GOODS))]  # the heap of a single good
PAID: Final = -1  # in place of the good to be paid next: a payment is complete
NOT_THIS: Final = -2  # or it is another one
_ABOVE: Final = sum([one * (MOST_PAID + 1) for one in ONE])  # a bit above each count


def of_goods(counts: list[int]) -> list[int]:
    """The only payment where a cost names its goods."""
    return [sum([count * one for count, one in zip(counts, ONE, strict=True)])]


def of_resources(least: int, most: int, kinds: int) -> list[int]:
    """All payments of so many resources, of just so many kinds; any, if that is 0."""
    heaps = [(0, 0, 0)]  # payment, resources, kinds
    for good in range(RESOURCES):
        heaps = [
            (heap + count * ONE[good], paid + count, used + (count > 0))
            for heap, paid, used in heaps
            for count in range(most - paid + 1)
        ]
    return sorted([heap for heap, paid, used in heaps if paid >= least and kinds in (0, used)])


def of_jewels(least: int, most: int, jewel: int) -> list[int]:
    """All payments of so many jewels."""
    return [count * ONE[jewel] for count in range(least, most + 1)]


def fits(payment: int, purse: int) -> bool:
    """Whether a purse holds a payment."""
    return (purse | _ABOVE) - payment & _ABOVE == _ABOVE


def missing_of(payment: int, purse: int) -> int:
    """How many goods of a payment are not in a purse."""
    missing = 0
    for good in range(len(GOODS)):
        lack = count_of(payment, good) - count_of(purse, good)
        if lack > 0:
            missing += lack
    return missing


def next_of(payment: int, paid: int) -> int:
    """The good that leads on to a payment from what is paid, goods coming in their order; PAID, NOT_THIS."""
    for good in range(len(GOODS)):
        rest = count_of(payment, good) - count_of(paid, good)
        if rest != 0:
            is_next = rest > 0 and paid >> COUNT_BITS * (good + 1) == 0
            return good if is_next else NOT_THIS
    return PAID


def size_of(heap: int) -> int:
    """How many goods are in a heap."""
    size = 0
    while heap != 0:
        size += heap & 15
        heap >>= COUNT_BITS
    return size


def goods_in(heap: int) -> list[int]:
    """How many of each good are in a heap."""
    return [count_of(heap, good) for good in range(len(GOODS))]
