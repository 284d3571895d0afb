"""Moves: what people count of a record, the same in log, replay and result."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.frames import CHANCE


class Moves:
    """Which move each entry of a record belongs to, counted from 1; 0 is what comes before the first.

    A move is a choice of a seat with all that completes it: small choices of steps that go on, what chance
    draws after them, and what follows by itself.
    """

    def __init__(self) -> None:
        self._of: Final[list[int]] = []  # by entry
        self._mover = CHANCE  # whose move the newest is
        self._by: Final[list[int]] = []  # by entry: whose move it belongs to

    @property
    def count(self) -> int:
        """How many have begun."""
        return self._of[-1] if self._of else 0

    def note(self, seat: int, goes_on: bool) -> int:
        """The next entry is this seat's, or chance's, at a step that goes on or not; gives its move."""
        move = self.count
        if seat != CHANCE and not (goes_on and seat == self._mover):
            self._mover = seat
            move += 1
        self._of.append(move)
        self._by.append(self._mover)
        return move

    def of(self, entry: int) -> int:
        """The move that an entry belongs to."""
        return self._of[entry]

    def mover(self, entry: int) -> int:
        """The seat whose move an entry belongs to; CHANCE before the first."""
        return self._by[entry]

    def entries_until(self, move: int) -> int:
        """How many entries there are until this move is complete."""
        entries = len(self._of)
        while entries > 0 and self._of[entries - 1] > move:
            entries -= 1
        return entries
