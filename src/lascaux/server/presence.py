"""Who is at a table now: open sockets, and those who ask over plain HTTP."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

POLL_HOLDS: Final = 40.0  # seconds somebody who polls counts as being there


class Presence:
    """Who looks at one table; a seat is None for those who only watch."""

    def __init__(self) -> None:
        self.changes = 0  # grows whenever somebody who plays comes or goes
        self._online: Final[Counter[int | None]] = Counter()  # open sockets
        self._polls: Final[dict[int | None, float]] = {}  # when who last asked over plain HTTP

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table now."""
        return self._online.total() > 0

    def is_online(self, seat: int) -> bool:
        """Whether the one in this seat is here."""
        return self._online[seat] > 0 or monotonic() - self._polls.get(seat, -POLL_HOLDS) < POLL_HOLDS

    def come(self, seat: int | None) -> bool:
        """Somebody looks at the table; gives whether that is news to the others."""
        self._online[seat] += 1
        return self._noted(seat is not None and self._online[seat] == 1)

    def leave(self, seat: int | None) -> bool:
        """Somebody no longer looks at it; gives whether that is news to the others."""
        self._online[seat] -= 1
        return self._noted(seat is not None and self._online[seat] == 0)

    def note_poll(self, seat: int | None) -> None:
        """Somebody asks over plain HTTP, and will ask again."""
        self._polls[seat] = monotonic()

    def _noted(self, is_news: bool) -> bool:
        """Count a change that others see: who only watches, or looks on in a second window, is none."""
        self.changes += is_news
        return is_news
