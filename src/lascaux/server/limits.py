"""How much and how fast one visitor may send."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

FRAME: Final = 64 * 1024  # characters of a message on the socket
BODY: Final = 64 * 1024  # bytes of a request
RECORD: Final = 1024 * 1024  # bytes of a record to check
OUTBOX: Final = 64  # messages that may wait for a slow reader
RATE: Final = 20.0  # messages a second
BURST: Final = 40.0
OPENINGS: Final = 5.0  # tables a second that one address may open, and records it may have checked
FIRST_OPENINGS: Final = 300.0
MOMENTS: Final = 20.0  # moments of a record a second that one address may look back at
FIRST_MOMENTS: Final = 400.0
REMEMBERED: Final = 10_000  # addresses


class TokenBucket:
    """Fills at a steady rate, and every message takes one out."""

    def __init__(
        self, rate: float = RATE, burst: float = BURST, clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._level = burst
        self._at = clock()

    def take(self) -> bool:
        """Whether there was still one to take."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Shares:
    """A bucket for each address, so that one visitor cannot fill the disk or keep the server from others."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, TokenBucket]] = {}

    def take(self, address: str) -> bool:
        """Whether this address still has a share."""
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
