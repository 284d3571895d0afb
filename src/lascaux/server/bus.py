"""Doorbells: after a row is on the disk, whoever looks at that table is told its number.

Only the number travels; who hears it reads the log.  A lost ring costs a delay, never data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

HOUSE: Final = ""  # rings, as no table does, when the house closes

Heard = Callable[[int], None]
HeardOf = Callable[[str, int], None]


class Bus(Protocol):
    """Rings from house to house: all that serve tables of the same store, in this process or in others."""

    def ring(self, table: str, seq: int) -> None:
        """Tell all houses that a table has come to `seq`."""

    def listen(self, heard: HeardOf) -> Callable[[], None]:
        """Have `heard` called at each ring, in the house's own loop; gives what ends it."""


class LocalBus:
    """A Bus for the houses of one process; most often there is only one."""

    def __init__(self) -> None:
        self._houses: Final[list[HeardOf]] = []

    def ring(self, table: str, seq: int) -> None:
        """Tell all houses that a table has come to `seq`."""
        for heard in list(self._houses):
            heard(table, seq)

    def listen(self, heard: HeardOf) -> Callable[[], None]:
        """Have `heard` called at each ring; gives what ends it."""
        self._houses.append(heard)
        return lambda: self._houses.remove(heard)


class Bells:
    """Rings within one house, for all who look at a table there."""

    def __init__(self) -> None:
        self._listeners: Final[dict[str, list[Heard]]] = {}

    def ring(self, table: str, seq: int) -> None:
        """Tell all listeners that the table has come to `seq`."""
        for heard in list(self._listeners.get(table, [])):
            heard(seq)

    def listen(self, table: str, heard: Heard) -> Callable[[], None]:
        """Have `heard` called at each ring; gives what ends it."""
        self._listeners.setdefault(table, []).append(heard)

        def stop() -> None:
            listeners = self._listeners[table]
            listeners.remove(heard)
            if not listeners:
                del self._listeners[table]

        return stop
