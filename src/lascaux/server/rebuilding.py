"""Bringing a stored table back into memory, a little at a time, so that others are served in between."""

from __future__ import annotations

import asyncio
from typing import Final

from lascaux.server.history import course_of, lines_of, table_before
from lascaux.server.store import Kept
from lascaux.table.table import Table

AT_ONCE: Final = 50  # entries that are replayed before others have their turn


async def rebuilt(kept: Kept) -> Table:
    """The game as the rows left it, replayed; raises BadRecord."""
    entries, begins = course_of(kept.rows)
    table = table_before(kept.head)
    for start in range(0, len(entries), AT_ONCE):
        await asyncio.sleep(0)
        table.follow(lines_of(entries[start : start + AT_ONCE], start), begins)
    return table
