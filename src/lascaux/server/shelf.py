"""The shelf that keeps the games: how full it is, and what leaves it after a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from lascaux.server.faults import Denied
from lascaux.server.houserules import HouseRules
from lascaux.server.moments import days_ago
from lascaux.server.store import CannotRead, CannotWrite, Store

MEGABYTE: Final = 1_000_000
LOOK_EVERY: Final = 30.0  # seconds until the shelf is looked at again
CLEAR_EVERY: Final = 3600.0  # seconds until old games are looked for again
ALMOST: Final = 0.9  # of the room; then whoever runs the server is told

_log: Final = logging.getLogger(__name__)


class Shelf:
    """Knows how much room is left, and removes what was finished or abandoned long ago."""

    def __init__(self, store: Store, rules: HouseRules) -> None:
        self._store: Final = store
        self._rules: Final = rules
        self._used = 0  # bytes
        self._has_told = False

    @property
    def has_room(self) -> bool:
        """Whether there is room for what a game can do without."""
        return self._used < self._room

    def check_room(self) -> None:
        """Raise Denied if there is no room for another table."""
        if not self.has_room:
            raise Denied("no-room")

    async def look_after(self, is_live: Callable[[str], bool]) -> None:
        """Look how full it is, and clear it, for ever; tables that are live stay."""
        waited = CLEAR_EVERY
        while True:
            try:
                if waited >= CLEAR_EVERY:
                    waited = 0.0
                    await self.clear(is_live)
                await self.look()
            except (CannotRead, CannotWrite) as error:
                _log.warning("The shelf cannot be looked after: %s", error)
            await asyncio.sleep(LOOK_EVERY)
            waited += LOOK_EVERY

    async def look(self) -> None:
        """See how full it is; whoever runs the server is told once if there is little room left.

        Raises CannotRead.
        """
        self._used = await self._store.size()
        is_almost_full = self._used >= self._room * ALMOST
        if is_almost_full and not self._has_told:
            _log.warning(
                "The games take %d of %d MB: once they take all of it no table can be opened "
                "(disk_mb, keep_finished_days and keep_abandoned_days are settings).",
                self._used // MEGABYTE,
                self._rules.disk_mb,
            )
        self._has_told = is_almost_full

    async def clear(self, is_live: Callable[[str], bool]) -> int:
        """Remove what is kept no longer; gives how many tables.  Raises CannotRead or CannotWrite."""
        finished = days_ago(self._rules.keep_finished_days)
        abandoned = days_ago(self._rules.keep_abandoned_days)
        removed = 0
        while old := [
            table for table in await self._store.untouched(finished, abandoned) if not is_live(table)
        ]:
            for table in old:
                await self._store.remove(table)
            removed += len(old)
        return removed

    @property
    def _room(self) -> int:
        return self._rules.disk_mb * MEGABYTE
