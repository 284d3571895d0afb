"""Moments as the log keeps them."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from time import time_ns


def now() -> str:
    """This moment: ISO 8601, UTC, to the millisecond; such texts sort as the moments do."""
    seconds, milliseconds = divmod(time_ns() // 1_000_000, 1000)
    return f"{_second(seconds)}.{milliseconds:03d}Z"


@lru_cache(maxsize=1)
def _second(number: int) -> str:
    """A whole second since 1970 as text; many rows are written in the same one."""
    return datetime.fromtimestamp(number, UTC).strftime("%Y-%m-%dT%H:%M:%S")
