"""How much and how fast one visitor may send, whatever the house rules say."""

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
CHECKS: Final = 0.2  # records and files of components a second that one address may have checked
FIRST_CHECKS: Final = 20.0
MOMENTS: Final = 20.0  # moments of a record a second that one address may look back at
FIRST_MOMENTS: Final = 400.0
CODES: Final = 1 / 6  # codes a second that one address may try to open a seat with
FIRST_CODES: Final = 10.0
GUESSES: Final = 10.0  # spoken codes a second that all addresses together may try
FIRST_GUESSES: Final = 100.0
SEAT_CHANGES: Final = 0.2  # codes, names, invitations a second that one seat may ask for
FIRST_SEAT_CHANGES: Final = 20.0
WISHES: Final = 0.2  # wishes a second that one seat of a table may have
FIRST_WISHES: Final = 20.0
HINTS: Final = 0.2  # hints a second that one address may ask for
FIRST_HINTS: Final = 20.0
TALK: Final = 0.5  # lines a second that one seat of a table may say
FIRST_TALK: Final = 10.0
WATCHERS_TALK: Final = 0.1  # and those who watch it from one address
FIRST_WATCHERS_TALK: Final = 4.0
ALL_TALK: Final = 1.0  # and one address at all tables
FIRST_ALL_TALK: Final = 40.0
UNDOS: Final = 1.0  # choices a second that one address may take back: each is a row for ever
FIRST_UNDOS: Final = 100.0
TURNS: Final = 4.0  # times a second that one address may ask whose turn it is at its tables
FIRST_TURNS: Final = 100.0
COMINGS: Final = 10.0  # sockets a second that one address may open
FIRST_COMINGS: Final = 200.0
READINGS: Final = 0.5  # tables a second that are read from the disk for it
FIRST_READINGS: Final = 60.0
REMEMBERED: Final = 10_000  # addresses, or others who have a share


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
    """A bucket for each of many, by name, so that one cannot use up what others need."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, TokenBucket]] = {}

    def take(self, name: str) -> bool:
        """Whether this one still has a share."""
        bucket = self._buckets.pop(name, None) or TokenBucket(self._rate, self._burst)
        self._buckets[name] = bucket
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
