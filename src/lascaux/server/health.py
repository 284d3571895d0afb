"""Whether the server could take a move now: a real write, made at most once in a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from lascaux.server.faults import Denied
from lascaux.server.store import CannotWrite, Store

FRESH: Final = 2.0  # seconds an answer holds, so that asking often does not write often


class Health:
    """Tries the disk for all who ask at the same time, and remembers what it found for a moment."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._lock: Final = asyncio.Lock()
        self._is_well = False
        self._tried_at: float | None = None

    async def check(self) -> None:
        """Raise Denied if nothing can be written."""
        async with self._lock:
            now = self._clock()
            if self._tried_at is None or now - self._tried_at >= FRESH:
                self._is_well = await self._tried()
                self._tried_at = now
        if not self._is_well:
            raise Denied("store")

    async def _tried(self) -> bool:
        try:
            await self._store.beat()
        except CannotWrite:
            return False
        return True
