"""The marks of the seats: what a player is known by besides a name, never the same twice at a table."""

from __future__ import annotations

from typing import Final, Literal, get_args

Mark = Literal["sun", "spiral", "horn", "leaf", "hand", "fish"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)


class Marks:
    """Which seat has which mark; where nobody chose, seats have them in their order."""

    def __init__(self, chosen: list[Mark | None]) -> None:
        free = iter([mark for mark in MARKS if mark not in chosen])
        self._marks: Final[list[Mark]] = [next(free) if mark is None else mark for mark in chosen]

    def of(self, seat: int) -> Mark:
        """The mark of a seat."""
        return self._marks[seat]

    def owner(self, mark: Mark) -> int | None:
        """The seat that has this mark."""
        return self._marks.index(mark) if mark in self._marks else None

    def choose(self, seat: int, mark: Mark) -> None:
        """Give a seat this mark; whoever had it gets the seat's own."""
        owner = self.owner(mark)
        if owner is not None:
            self._marks[owner] = self._marks[seat]
        self._marks[seat] = mark
