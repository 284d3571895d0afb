"""The moment after a person's choice in which bots wait, so that it can still be taken back."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

HOLD: Final = 4.0  # seconds bots wait for the person who acted to end the turn


class Hold:
    """Bots wait until this seat says that its turn, which ended in row `seq`, is over, or time has passed."""

    def __init__(self, seat: int, seq: int, seconds: float) -> None:
        self.seat: Final = seat
        self.seq: Final = seq
        self._until: Final = monotonic() + seconds
        self._ended: Final = asyncio.Event()

    @property
    def left(self) -> float | None:
        """Seconds until bots go on by themselves; None if they need not wait any longer."""
        seconds = self._until - monotonic()
        return None if self._ended.is_set() or seconds <= 0 else seconds

    def end(self) -> None:
        """Let the bots go on."""
        self._ended.set()

    async def over(self) -> None:
        """Return when bots may go on."""
        try:
            async with asyncio.timeout(self.left or 0.0):
                await self._ended.wait()
        except TimeoutError:
            return


class Holding:
    """The newest hold of a table, if there is one."""

    def __init__(self) -> None:
        self._newest: Hold | None = None

    @property
    def left(self) -> float | None:
        """Seconds until bots go on by themselves; None if they need not wait."""
        return self._newest.left if self._newest else None

    def begin(self, seat: int, seq: int, seconds: float) -> None:
        """Let bots wait for this seat, which acted in row `seq`; once only for each row."""
        if self._newest is None or self._newest.seq != seq:
            self._newest = Hold(seat, seq, seconds)

    def end_turn(self, seat: int, at: int) -> None:
        """A seat that has seen everything up to row `at` says that its turn is over."""
        if self._newest and self._newest.seat == seat and self._newest.seq <= at:
            self._newest.end()

    def end(self) -> None:
        """Something new happened, so nobody waits any longer."""
        if self._newest:
            self._newest.end()

    async def over(self) -> None:
        """Return when no person's turn holds the bots up."""
        if self._newest:
            await self._newest.over()
