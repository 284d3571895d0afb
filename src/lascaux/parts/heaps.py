"""Heaps: how many there are of each kind, packed into one number of four bits a kind.

Two heaps are joined by adding them.  A game may keep more above the counts, such as the size of the heap.
"""

from __future__ import annotations

from typing import Final

from lascaux.kernel.fields import Field

COUNT_BITS: Final = 4
COUNT_MASK: Final = 15


def count_of(heap: int, kind: int) -> int:
    """How many of one kind are in a heap."""
    return heap >> COUNT_BITS * kind & COUNT_MASK


def heap_of(counts: list[int], one: list[int]) -> int:
    """The heap with so many of each kind; `one` is the heap of a single thing of each."""
    heap = 0
    for kind, count in enumerate(counts):
        heap += count * one[kind]
    return heap


class PackedField(Field):
    """A list of heaps, written down as the counts of their kinds."""

    def __init__(self, name: str, one: list[int], most: int) -> None:
        Field.__init__(self, name)
        self._one: Final = one
        self._most: Final = most

    def freeze(self, value: object) -> object:
        assert isinstance(value, list)
        return tuple(value)

    def dump(self, value: object) -> object:
        assert isinstance(value, list)
        return [[count_of(heap, kind) for kind in range(len(self._one))] for heap in value]

    def load(self, data: object) -> object:
        if not isinstance(data, list):
            raise self.refuse(data, "a list of heaps")
        return [self._heap(item) for item in data]

    def _heap(self, data: object) -> int:
        if not isinstance(data, list) or len(data) != len(self._one):
            raise self.refuse(data, f"{len(self._one)} counts for each heap")
        counts: list[int] = []
        for count in data:
            if type(count) is not int or not 0 <= count <= self._most:
                raise self.refuse(data, f"counts from 0 to {self._most}")
            counts.append(count)
        return heap_of(counts, self._one)
