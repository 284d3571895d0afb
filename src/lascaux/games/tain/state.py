"""A position of Táin."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.box import TainBox
from lascaux.games.tain.data import COUNT_MASK, KINDS, TILE, count_of
from lascaux.kernel.fields import Field, Flag, Number, Numbers
from lascaux.kernel.state import State


class TainState(State):
    """All of the position, flat.  `Tain.blank` and `Tain.copy` fill it.

    Heaps and tiles are packed numbers, see data.py; doors count 5 for each board.
    """

    box: TainBox  # the printed values; copies share it
    screen: list[int]  # by seat: the heap behind the screen
    discard: list[int]  # by seat: the heap in front of it
    entrance: list[int]  # by door: a raiding tile
    threshold: list[int]  # by door: a guarding tile
    outer: list[int]  # the two spaces of the outer land
    hostages: list[int]  # by captor and owner: the heap held in the captor's house
    taken: list[int]  # the same for those captured in this raid, beside the board
    goods: list[int]  # by seat: cows, jewels, cows and jewels beside the board (four numbers each)
    pasture: int  # cows in the outer land
    passed: int  # mask of the seats that place no more in this turn
    active: int  # who holds the marker
    next: int  # who places next
    turn: int  # 1 to 8
    raid: int  # 0 while scouting; while raiding 1 and the steps already taken
    rotate: bool  # option: the marker passes to the left


class Heaps(Field):
    """Packed heaps, written down as the counts of the five kinds."""

    def freeze(self, value: object) -> object:
        assert isinstance(value, list)
        return tuple(value)

    def dump(self, value: object) -> object:
        assert isinstance(value, list)
        return [[count_of(heap, kind) for kind in range(len(KINDS))] for heap in value]

    def load(self, data: object) -> object:
        if not isinstance(data, list):
            raise self.refuse(data, "a list of heaps")
        return [self._heap(item) for item in data]

    def _heap(self, counts: object) -> int:
        if not isinstance(counts, list) or len(counts) != len(KINDS):
            raise self.refuse(counts, "five counts for each heap")
        heap = 0
        for kind, count in enumerate(counts):
            if type(count) is not int or not 0 <= count <= COUNT_MASK:
                raise self.refuse(counts, f"counts from 0 to {COUNT_MASK}")
            heap += count * TILE[kind]
        return heap


FIELDS: Final[list[Field]] = [
    Heaps("screen"),
    Heaps("discard"),
    Numbers("entrance"),
    Numbers("threshold"),
    Numbers("outer"),
    Heaps("hostages"),
    Heaps("taken"),
    Numbers("goods"),
    Number("pasture"),
    Number("passed"),
    Number("active"),
    Number("next"),
    Number("turn"),
    Number("raid"),
    Flag("rotate"),
]

COWS: Final = 0  # places in `goods`, four for each seat
JEWELS: Final = 1
LOOT_COWS: Final = 2
LOOT_JEWELS: Final = 3
GOODS: Final = 4
