"""Menus: what may be chosen in a turn, listed for whoever asks and counted where one row is drawn."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import WEATHER
from lascaux.games.prehistory.state import NONE, PrehistoryState
from lascaux.kernel.frames import Frame
from lascaux.kernel.rng import Rng
from lascaux.kernel.steps import Step
from lascaux.parts.masks import count_of, lowest_of, nth_of

_NUMBERS: Final = 3  # of a block


class Menu:
    """How the turn is ended, asides, then blocks of rows, in the order of the action table.

    A block has places that count from its first row, and a mask of those that are open.
    """

    def __init__(self, end: int, asides: int) -> None:
        self.size: int = count_of(asides) + (0 if end == NONE else 1)
        self._end: Final = end
        self._asides: Final = asides
        self._blocks: Final[list[int]] = []  # each its first row, its mask and how far rows are apart

    def offer(self, first: int, places: int, apart: int = 1) -> None:
        """Add a block, as far as anything of it is open."""
        if places != 0:
            self.size += count_of(places)
            self._blocks.append(first)
            self._blocks.append(places)
            self._blocks.append(apart)

    def rows(self) -> list[int]:
        """All that may be chosen, in order."""
        rows: list[int] = [] if self._end == NONE else [self._end]
        _list(rows, WEATHER, self._asides, 1)
        for block in range(0, len(self._blocks), _NUMBERS):
            _list(rows, self._blocks[block], self._blocks[block + 1], self._blocks[block + 2])
        return rows

    def row(self, number: int) -> int:
        """The row before which so many others come."""
        if self._end != NONE:
            if number == 0:
                return self._end
            number -= 1
        asides = count_of(self._asides)
        if number < asides:
            return WEATHER + nth_of(self._asides, number)
        number -= asides
        block = 0
        while number >= count_of(self._blocks[block + 1]):
            number -= count_of(self._blocks[block + 1])
            block += _NUMBERS
        return self._blocks[block] + nth_of(self._blocks[block + 1], number) * self._blocks[block + 2]


class MenuStep(Step[PrehistoryState]):
    """A step that offers a menu."""

    def menu(self, s: PrehistoryState, f: Frame) -> Menu:
        """What may be chosen."""
        raise NotImplementedError

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return self.menu(s, f).rows()

    def sample(self, s: PrehistoryState, f: Frame, rng: Rng) -> int:
        menu = self.menu(s, f)
        return menu.row(rng.below(menu.size))


def _list(rows: list[int], first: int, places: int, apart: int) -> None:
    while places != 0:
        rows.append(first + lowest_of(places) * apart)
        places &= places - 1
