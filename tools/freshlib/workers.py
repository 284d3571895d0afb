"""The processes that think for the bots of a server, and the code they run; seen through Linux's /proc."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_PROCESSES: Final = Path("/proc")
_WORKER: Final = b"lascaux.bots.worker"


@dataclass(frozen=True)
class Worker:
    """A process that thinks for bots, the server that started it, and whether its code is compiled."""

    process: int
    server: int
    is_compiled: bool


def workers_below(process: int, library: Path) -> list[Worker]:
    """The workers of all servers that a process has started; compiled is what they loaded from a library."""
    found = []
    for below, parent in _descendants(process):
        try:
            command = (_PROCESSES / str(below) / "cmdline").read_bytes()
            loaded = (_PROCESSES / str(below) / "maps").read_text(encoding="utf-8", errors="replace")
        except OSError:  # it has just ended
            continue
        if _WORKER in command:
            found.append(Worker(below, parent, f"{library.resolve()}/" in loaded))
    return found


def _descendants(process: int) -> Iterator[tuple[int, int]]:
    parent_of = dict(_parents())
    for below, parent in parent_of.items():
        above: int | None = parent
        while above is not None and above != process:
            above = parent_of.get(above)
        if above == process:
            yield below, parent


def _parents() -> Iterator[tuple[int, int]]:
    for folder in _PROCESSES.glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        yield int(folder.name), int(stat.rpartition(")")[2].split()[1])
