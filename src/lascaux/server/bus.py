"""The doorbell: after a row is on the disk, whoever looks at that table is told its number.

Only the number travels; listeners read the log.  A lost ring costs a delay, never data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

Heard = Callable[[int], None]


class Bus(Protocol):
    """Rings for all who listen to a table, in this process or in others."""

    def ring(self, table: str, seq: int) -> None:
        """Tell all listeners that the table has come to `seq`."""

    def listen(self, table: str, heard: Heard) -> Callable[[], None]:
        """Have `heard` called at each ring; gives what ends it."""


class LocalBus:
    """A Bus for one process."""

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
