"""Worker processes that think for bots, tell stories or check what guests bring, one job at a time each."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, Literal

import msgspec

from lascaux.bots.story import Outline
from lascaux.bots.turning import TurningPoint
from lascaux.server.fairness import FairQueue
from lascaux.table.verify import Verdict

COMMAND: Final = (sys.executable, "-m", "lascaux.bots.worker")
SIZE: Final = max(1, (os.cpu_count() or 1) - 1)
PATIENCE: Final = 10.0  # seconds beyond the budget until a thinking worker is given up
IDLE: Final = 300.0  # seconds until a worker without jobs is sent home
ATTEMPTS: Final = 3
KINDNESS: Final = 5  # how far bots step back behind the server when the machine is busy
TELLERS: Final = min(2, os.cpu_count() or 1)
STORY_PATIENCE: Final = 60.0
STORY_IDLE: Final = 10.0
STORY_KINDNESS: Final = 10  # stories step back behind bots too
CLERK_PATIENCE: Final = 10.0
CLERK_IDLE: Final = 60.0
CLERK_KINDNESS: Final = 10
LONGEST_LINE: Final = 4 * 1024 * 1024
LONGEST_THOUGHT: Final = 1000  # milliseconds a bot may think about a turn
SHORTEST_THOUGHT: Final = 100

Kind = Literal["choose", "hint", "story", "chances", "turning", "par", "verify", "components"]

_log: Final = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """No worker could do the job."""


class TooSlow(WorkerFailed):
    """A worker did not answer in time; another one would not either."""


class Answer(msgspec.Struct):
    """What a worker says, in one line of JSON."""

    id: int
    actions: list[str] | None = None
    term: str | None = None
    gain: int = 0
    rule: str = ""
    outline: Outline | None = None
    chances: list[list[int]] | None = None
    turning: TurningPoint | None = None
    scores: list[int] | None = None
    verdict: Verdict | None = None
    hash: str | None = None
    changes: list[str] | None = None
    values: msgspec.Raw = msgspec.Raw(b"{}")
    error: str | None = None


@dataclass(slots=True)
class _Job:
    """What is asked, and where the answer goes."""

    request: dict[str, object]
    longest: int  # milliseconds to think, if it is a bot's
    done: asyncio.Future[Answer]


class WorkerPool:
    """Keeps at most `size` workers, started when there is something to do.

    Their time is shared by whom jobs are for, however many jobs each of them has.
    """

    def __init__(
        self,
        command: tuple[str, ...] = COMMAND,
        size: int = SIZE,
        patience: float = PATIENCE,
        idle: float = IDLE,
        kindness: int = KINDNESS,
        library: Path | None = None,
    ) -> None:
        self._command: Final = command
        self._size: Final = size
        self._patience: Final = patience
        self._idle: Final = idle
        self._kindness: Final = kindness
        self._library: Final = library
        self._jobs: Final[FairQueue[_Job]] = FairQueue()
        self._numbers: Final = itertools.count(1)
        self._runners: Final[set[asyncio.Task[None]]] = set()
        self._free = 0

    async def ask(
        self, kind: Kind, request: dict[str, object], longest: int = LONGEST_THOUGHT, whose: str = ""
    ) -> Answer:
        """Have a job done, a choice in at most so many milliseconds of thought; raises WorkerFailed."""
        number = next(self._numbers)
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put(whose, _Job({"id": number, "kind": kind, **request}, longest, done))
        if self._free < len(self._jobs) and len(self._runners) < self._size:
            runner = asyncio.create_task(self._run(), name="worker")
            self._runners.add(runner)
            runner.add_done_callback(self._runners.discard)
        return await done

    def waiting(self, whose: str) -> int:
        """How many jobs wait for somebody."""
        return self._jobs.waiting(whose)

    async def close(self) -> None:
        """End all workers."""
        for runner in list(self._runners):
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)

    async def _run(self) -> None:
        """One worker: do jobs until there have been none for a while."""
        worker = _Worker(self._command, self._kindness, self._library)
        try:
            while True:
                self._free += 1
                try:
                    # Not wait_for: before Python 3.12 it forgets a cancellation if the job comes just then.
                    async with asyncio.timeout(self._idle):
                        whose, job = await self._jobs.get()
                except TimeoutError:
                    if not len(self._jobs):
                        return
                    continue
                finally:
                    self._free -= 1
                await self._do(worker, job, whose)
        finally:
            await worker.end()

    async def _do(self, worker: _Worker, job: _Job, whose: str) -> None:
        """Have a job done, and note what it took; what it should take is noted before, for other workers."""
        expected = 0.0
        if job.request["kind"] in ("choose", "hint"):
            thought = min(job.longest, self._thought(whose))
            job.request["budget_ms"] = thought
            expected = thought / 1000
        began = monotonic()
        self._jobs.note(whose, expected)
        try:
            await self._try(worker, job, self._patience + expected)
        finally:
            self._jobs.note(whose, monotonic() - began - expected)

    def _thought(self, whose: str) -> int:
        """Milliseconds that a bot may think: as much for each who waits, however many bots they have."""
        own = self._jobs.waiting(whose)
        sharers = self._jobs.others + (own == 0)
        return max(SHORTEST_THOUGHT, LONGEST_THOUGHT * self._size // sharers // (own + 1))

    async def _try(self, worker: _Worker, job: _Job, patience: float) -> None:
        last = WorkerFailed("No worker could do this.")
        for _ in range(ATTEMPTS):
            if job.done.cancelled():
                return
            try:
                answer = await worker.answer(job.request, patience)
            except WorkerFailed as failure:
                _log.warning("A worker failed and is replaced: %s", failure)
                await worker.end()
                if isinstance(failure, TooSlow):
                    last = failure
                    break
                continue
            if not job.done.cancelled():
                job.done.set_result(answer)
            return
        if not job.done.cancelled():
            job.done.set_exception(last)


def story_tellers(command: tuple[str, ...] = COMMAND, library: Path | None = None) -> WorkerPool:
    """A pool of two workers for stories, which end soon after the last one."""
    return WorkerPool(command, TELLERS, STORY_PATIENCE, STORY_IDLE, STORY_KINDNESS, library)


def clerks(command: tuple[str, ...] = COMMAND, library: Path | None = None) -> WorkerPool:
    """A pool of one worker that checks records and files of components."""
    return WorkerPool(command, 1, CLERK_PATIENCE, CLERK_IDLE, CLERK_KINDNESS, library)


class _Worker:
    """One process, started when it is first needed, and anew once its library is there."""

    def __init__(self, command: tuple[str, ...], kindness: int, library: Path | None) -> None:
        self._command: Final = command
        self._kindness: Final = kindness
        self._library: Final = library
        self._is_on_library = False
        self._process: Process | None = None

    async def answer(self, request: dict[str, object], patience: float) -> Answer:
        """What the worker says to a request; raises WorkerFailed if it dies, hangs or talks nonsense."""
        try:
            if self._can_change_over():
                await self.end()
            process = self._process or await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(patience):
                line = await process.stdout.readline()
            answer = msgspec.json.decode(line, type=Answer)
        except TimeoutError:
            raise TooSlow("it did not answer in time") from None
        except (OSError, RuntimeError, ValueError, msgspec.MsgspecError) as error:
            # uvloop says RuntimeError of a pipe whose other end has gone.
            raise WorkerFailed(str(error) or type(error).__name__) from None
        if answer.id != request["id"]:
            raise WorkerFailed("it answered another question")
        return answer

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _can_change_over(self) -> bool:
        return self._library is not None and not self._is_on_library and self._library.exists()

    async def _start(self) -> Process:
        self._is_on_library = self._is_on_library or self._can_change_over()
        environment = {"PYTHONPATH": str(self._library)} if self._is_on_library else {}
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=os.environ | environment
        )
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, self._process.pid, self._kindness)
        return self._process
