"""Counting those who watch: in a while, and once for all who come and go until then."""

from __future__ import annotations

import asyncio
from typing import Final

from lascaux.server.bus import Bells
from lascaux.server.live import LiveTable
from lascaux.server.seats import clean_text

COUNT_EVERY: Final = 10.0  # seconds between two counts that are told


class Watchers:
    """Notes who watches, and has the tables tell of it now and then."""

    def __init__(self, bells: Bells, every: float = COUNT_EVERY) -> None:
        self._bells: Final = bells
        self._every: Final = every

    def come(self, live: LiveTable, who: object, name: str | None) -> None:
        """Somebody watches a table, perhaps under a name."""
        live.watching.come(who, clean_text(name or "") or None)
        self._count_soon(live)

    def leave(self, live: LiveTable, who: object) -> None:
        """Somebody watches it no more."""
        live.watching.leave(who)
        self._count_soon(live)

    def _count_soon(self, live: LiveTable) -> None:
        if not live.watching.is_due:
            live.watching.is_due = True
            asyncio.get_running_loop().call_later(self._every, self._count, live)

    def _count(self, live: LiveTable) -> None:
        if live.watching.count_anew():
            live.presence.changes += 1
            self._bells.ring(live.id, live.seq)
