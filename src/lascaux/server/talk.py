"""The talk of one table: its newest lines, who may read them, and which fall out of memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from lascaux.server.talkmessages import Spoken, Talk, TalkLine

KEPT: Final = 200  # lines of those who play that a table keeps
KEPT_OF_WATCHERS: Final = 50  # and of those who watch, who so can never push out the others'


class TableTalk:
    """What was said at one table.  A line is added once it is on the disk."""

    def __init__(self, lines: Iterable[Spoken]) -> None:
        self.lock: Final = asyncio.Lock()  # held by whoever writes: moves never wait for talk
        self._lines: list[Spoken] = list(lines)

    @property
    def newest(self) -> int:
        """The number of the newest line."""
        return self._lines[-1].number if self._lines else 0

    @property
    def is_open(self) -> bool:
        """Whether watchers may read what is said now."""
        return bool(self._lines) and self._lines[-1].is_open

    @property
    def at(self) -> str:
        """When the newest line was said; empty if there is none."""
        return self._lines[-1].at if self._lines else ""

    def known(self, idem: str) -> int | None:
        """The number of the line that this input became; None if it became none yet."""
        return next((line.number for line in reversed(self._lines) if line.idem == idem), None)

    def since(self, number: int, *, is_insider: bool) -> Talk:
        """What one who has read everything up to a line has not read yet and may read."""
        lines = [
            TalkLine(line.number, line.seat, line.name, line.kind, line.text, line.at)
            for line in self._lines
            if line.number > number and (is_insider or line.is_open or line.kind == "shut")
        ]
        return Talk(lines, self.is_open)

    def dropped_by(self, line: Spoken) -> int | None:
        """The number of the line that goes when this one comes; None if there is room for both."""
        is_watcher = line.seat is None
        alike = [other.number for other in self._lines if (other.seat is None) is is_watcher]
        return alike[0] if len(alike) >= (KEPT_OF_WATCHERS if is_watcher else KEPT) else None

    def add(self, line: Spoken, dropped: int | None) -> None:
        """A line is on the disk, and another one no longer."""
        self._lines = [other for other in self._lines if other.number != dropped] + [line]

    def renew(self, lines: Iterable[Spoken]) -> None:
        """Be what the store says."""
        self._lines = list(lines)
