"""Moments as the log keeps them."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from time import time_ns
from typing import Final

DAY: Final = 86_400  # seconds


def now(later: int = 0) -> str:
    """This moment, or one so many seconds later: ISO 8601, UTC, to the millisecond.

    Such texts sort as the moments do.
    """
    return moment_of(millis_now() + later * 1000)


def days_ago(days: int) -> str:
    """The moment so many days before this one."""
    return f"{_second(time_ns() // 1_000_000_000 - days * DAY)}.000Z"


@lru_cache(maxsize=1)
def _second(number: int) -> str:
    """A whole second since 1970 as text; many rows are written in the same one."""
    return datetime.fromtimestamp(number, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def millis_of(moment: str) -> int:
    """A moment of the log as milliseconds since 1970."""
    return round(datetime.fromisoformat(moment).timestamp() * 1000)


def moment_of(millis: int) -> str:
    """Milliseconds since 1970 as a moment of the log."""
    seconds, milliseconds = divmod(millis, 1000)
    return f"{_second(seconds)}.{milliseconds:03d}Z"


def millis_now() -> int:
    """This moment as milliseconds since 1970."""
    return time_ns() // 1_000_000


def seconds_since(moment: str) -> float:
    """How long ago a moment of the log was, in seconds; never less than nothing."""
    return max(0.0, (millis_now() - millis_of(moment)) / 1000)
