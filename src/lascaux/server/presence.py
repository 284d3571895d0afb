"""Who is at a table now: open sockets, and those who ask over plain HTTP."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic
from typing import Final

from lascaux.server.moments import now

POLL_HOLDS: Final = 40.0  # seconds somebody who polls counts as being there
HOST: Final = -1  # stands for the seat of a host who has none


class Presence:
    """Who looks at one table; a seat is None for those who only watch."""

    def __init__(self) -> None:
        self.changes = 0  # grows whenever somebody who plays comes or goes
        self._online: Final[Counter[int | None]] = Counter()  # open sockets
        self._polls: Final[dict[int | None, float]] = {}  # when who last asked over plain HTTP
        self._left_at: Final[dict[int | None, str]] = {}  # when who was last seen
        self._gone: Final[dict[int | None, float]] = {}  # the same by a clock that nobody sets
        self._followers: Final[Counter[bool]] = (
            Counter()
        )  # sockets that follow bots, by whether they have a seat
        self._began: Final = monotonic()
        self._visited = -POLL_HOLDS  # when somebody last asked for anything over plain HTTP
        self._somebody: Final = asyncio.Event()  # somebody has come, while one waited for that

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table now."""
        return self._online.total() > 0

    @property
    def is_attended(self) -> bool:
        """Whether anybody looks at the table now, or did so lately over plain HTTP."""
        return self.is_watched or monotonic() - self._visited < POLL_HOLDS

    @property
    def is_followed(self) -> bool:
        """Whether somebody follows what bots do: of those who play, or who watch if none of them is here."""
        has_players = any(count > 0 and seat not in (None, HOST) for seat, count in self._online.items())
        return self._followers[has_players] > 0

    def follow(self, has_seat: bool, by: int) -> None:
        """One socket more, or one less, follows what bots do."""
        self._followers[has_seat] += by

    def is_online(self, seat: int) -> bool:
        """Whether the one in this seat is here."""
        return self._online[seat] > 0 or monotonic() - self._polls.get(seat, -POLL_HOLDS) < POLL_HOLDS

    def left_at(self, seat: int) -> str:
        """When the one in this seat was last seen here; empty if that never happened."""
        return self._left_at.get(seat, "")

    def gone_for(self, seat: int) -> float:
        """Seconds since the one in this seat was last seen, or could first have come."""
        return 0.0 if self.is_online(seat) else monotonic() - self._gone.get(seat, self._began)

    def come(self, seat: int | None) -> bool:
        """Somebody looks at the table; gives whether that is news to the others."""
        self._somebody.set()
        self._online[seat] += 1
        return self._noted(seat is not None and self._online[seat] == 1)

    def leave(self, seat: int | None) -> bool:
        """Somebody no longer looks at it; gives whether that is news to the others."""
        self._online[seat] -= 1
        self._see(seat)
        return self._noted(seat is not None and self._online[seat] == 0)

    def note_poll(self, seat: int | None) -> bool:
        """Somebody asks over plain HTTP, and will ask again; gives whether that is news to the others."""
        is_news = seat is not None and not self.is_online(seat)
        self._polls[seat] = monotonic()
        self._see(seat)
        return self._noted(is_news)

    def note_silence(self, seat: int) -> bool:
        """Somebody has not asked for a while; gives whether they are gone, which is news to the others."""
        return self._noted(not self.is_online(seat))

    def _see(self, seat: int | None) -> None:
        """Somebody is here, perhaps for the last time."""
        self._left_at[seat] = now()
        self._gone[seat] = monotonic()

    def note_visit(self) -> None:
        """Somebody asks for something."""
        self._visited = monotonic()
        self._somebody.set()

    async def somebody(self, seconds: float) -> None:
        """Return when somebody comes, or so much time has passed."""
        self._somebody.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._somebody.wait()
        except TimeoutError:
            return

    def _noted(self, is_news: bool) -> bool:
        """Count a change that others see: who only watches, or looks on in a second window, is none."""
        self.changes += is_news
        return is_news
