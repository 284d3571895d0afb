"""A position of Clans."""

from __future__ import annotations

from typing import Final

from lascaux.games.clans.data import COLOURS, HUTS_OF_A_COLOUR, count_of, group_of
from lascaux.kernel.fields import Field, Fixed, Flag, Number, Numbers
from lascaux.kernel.state import State


class ClansState(State):
    """All of the position, flat.  `Clans.blank` and `Clans.copy` fill it."""

    huts: list[int]  # by territory: a packed group, see data.py
    points: list[int]  # by colour
    chips: list[int]  # by seat
    cards: tuple[int, ...]  # by seat: its secret colour; dealt once, so copies share it
    villages: tuple[int, ...]  # where they were founded, by chip
    live: int  # territories with huts that are no village
    first: int  # who began
    turn: int  # whose move is next
    ties: bool  # option: chips, then later turns, break ties


class Groups(Field):
    """Packed groups, written down as the counts of the five colours."""

    def freeze(self, value: object) -> object:
        assert isinstance(value, list)
        return tuple(value)

    def dump(self, value: object) -> object:
        assert isinstance(value, list)
        return [[count_of(huts, colour) for colour in range(len(COLOURS))] for huts in value]

    def load(self, data: object) -> object:
        if not isinstance(data, list):
            raise self.refuse(data, "a list of groups")
        return [self._group(item) for item in data]

    def _group(self, counts: object) -> int:
        if not isinstance(counts, list) or len(counts) != len(COLOURS):
            raise self.refuse(counts, "five counts for each territory")
        for count in counts:
            if type(count) is not int or not 0 <= count <= HUTS_OF_A_COLOUR:
                raise self.refuse(counts, f"counts from 0 to {HUTS_OF_A_COLOUR}")
        return group_of(counts)


FIELDS: Final[list[Field]] = [
    Groups("huts"),
    Numbers("points"),
    Numbers("chips"),
    Fixed("cards"),
    Fixed("villages"),
    Number("live"),
    Number("first"),
    Number("turn"),
    Flag("ties"),
]
