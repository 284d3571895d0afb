"""Sets that are picked one by one in the order of their kinds: each set is one path, and no path is dead.

What is picked so far is a heap.  Limits say how many there are of each kind.
"""

from __future__ import annotations

from typing import Final

from lascaux.parts.heaps import COUNT_BITS, count_of

DONE: Final = -1  # in place of the next kind: the set is complete
OPEN: Final = -2  # or there is a choice


def size_of(heap: int) -> int:
    """How many are in a heap."""
    size = 0
    while heap != 0:
        size += heap & 15
        heap >>= COUNT_BITS
    return size


def with_one(heap: int, kind: int) -> int:
    """A heap with one more of a kind."""
    return heap + (1 << COUNT_BITS * kind)


def kinds_in(heap: int) -> list[int]:
    """The kinds of a heap in order, each as often as it is there."""
    kinds: list[int] = []
    kind = 0
    while heap >> COUNT_BITS * kind != 0:
        for _ in range(count_of(heap, kind)):
            kinds.append(kind)
        kind += 1
    return kinds


def next_kinds(limits: list[int], heap: int, size: int) -> list[int]:
    """The kinds that may be picked next on the way to a set of this size."""
    missing = size - size_of(heap)
    found: list[int] = []
    left = 0  # from this kind on
    for kind in range(len(limits) - 1, -1, -1):
        free = limits[kind] - count_of(heap, kind)
        left += max(0, free)
        if free > 0 and left >= missing and heap >> COUNT_BITS * (kind + 1) == 0:
            found.append(kind)
    found.reverse()
    return found


def completed(limits: list[int], heap: int, size: int) -> int:
    """The heap with all that follows without a choice; the size tells whether it is complete."""
    while size_of(heap) < size:
        kinds = next_kinds(limits, heap, size)
        if len(kinds) != 1:
            return heap
        heap = with_one(heap, kinds[0])
    return heap


def most_of(limits: list[int]) -> int:
    """How many can be picked at most."""
    most = 0
    for limit in limits:
        most += limit
    return most
