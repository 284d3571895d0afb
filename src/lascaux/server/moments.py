"""Moments as the log keeps them."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """This moment: ISO 8601, UTC, to the millisecond; such texts sort as the moments do."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
