"""A queue in which nobody waits for the many jobs of somebody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs by whom they are for: next is a job of whoever has had least time so far.

    Who comes anew, or comes back, begins with as much as the one who was next last, so that nobody can save
    up time and nobody has to make up for what others had before.
    """

    def __init__(self) -> None:
        self._waiting: Final[dict[str, deque[T]]] = {}  # none of them empty
        self._had: Final[dict[str, float]] = {}  # seconds, of those who had more than `_least`
        self._least = 0.0
        self._some: Final = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._waiting.values())

    @property
    def others(self) -> int:
        """For how many different ones jobs wait."""
        return len(self._waiting)

    def waiting(self, whose: str) -> int:
        """How many jobs wait for one of them."""
        return len(self._waiting.get(whose, ()))

    def put(self, whose: str, job: T) -> None:
        """Let a job wait; if it is the first to do so, nobody has taken anything from anybody before."""
        if not self._waiting:
            self._least = max(self._least, *self._had.values(), 0.0)
            self._had.clear()
        self._waiting.setdefault(whose, deque()).append(job)
        self._some.set()

    def note(self, whose: str, seconds: float) -> None:
        """Somebody's job took so long, or less than was noted before if it is negative."""
        self._had[whose] = max(self._had.get(whose, 0.0), self._least) + seconds

    async def get(self) -> tuple[str, T]:
        """The next job, and whose it is; waits for one."""
        while not self._waiting:
            self._some.clear()
            await self._some.wait()
        whose = min(self._waiting, key=self._had_by)
        self._least = max(self._least, self._had_by(whose))
        jobs = self._waiting[whose]
        job = jobs.popleft()
        if not jobs:
            del self._waiting[whose]
        for other in [other for other, had in self._had.items() if had <= self._least]:
            del self._had[other]
        return whose, job

    def _had_by(self, whose: str) -> float:
        return max(self._had.get(whose, 0.0), self._least)
