"""Worker processes that think for bots or tell stories, one job at a time each."""

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
from typing import Final, Literal

import msgspec

from lascaux.server.messages import Turn

COMMAND: Final = (sys.executable, "-m", "lascaux.bots.worker")
SIZE: Final = max(1, (os.cpu_count() or 1) - 1)
PATIENCE: Final = 10.0  # seconds beyond the budget until a thinking worker is given up
IDLE: Final = 300.0  # seconds until a worker without jobs is sent home
ATTEMPTS: Final = 3
KINDNESS: Final = 5  # how far bots step back behind the server when the machine is busy
STORY_PATIENCE: Final = 60.0
STORY_IDLE: Final = 10.0
STORY_KINDNESS: Final = 15  # stories step back behind bots too
LONGEST_LINE: Final = 4 * 1024 * 1024
LONGEST_THOUGHT: Final = 1000  # milliseconds a bot may think about a turn
SHORTEST_THOUGHT: Final = 100

_log: Final = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """No worker could do the job."""


class TooSlow(WorkerFailed):
    """A worker did not answer in time; another one would not either."""


class Answer(msgspec.Struct):
    """What a worker says, in one line of JSON."""

    id: int
    actions: list[str] | None = None
    opening: list[int] | None = None
    turns: list[Turn] | None = None
    turning_points: list[int] | None = None
    error: str | None = None


@dataclass(slots=True)
class _Job:
    """What is asked, and where the answer goes."""

    request: dict[str, object]
    longest: int  # milliseconds to think, if it is a bot's
    done: asyncio.Future[Answer]


class WorkerPool:
    """Keeps at most `size` workers, started when there is something to do."""

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
        self._jobs: Final[asyncio.Queue[_Job]] = asyncio.Queue()
        self._numbers: Final = itertools.count(1)
        self._runners: Final[set[asyncio.Task[None]]] = set()
        self._free = 0

    async def ask(
        self, kind: Literal["choose", "story"], request: dict[str, object], longest: int = LONGEST_THOUGHT
    ) -> Answer:
        """Have a job done, a choice in at most so many milliseconds of thought; raises WorkerFailed."""
        number = next(self._numbers)
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job({"id": number, "kind": kind, **request}, longest, done))
        if self._free < self._jobs.qsize() and len(self._runners) < self._size:
            runner = asyncio.create_task(self._run(), name="worker")
            self._runners.add(runner)
            runner.add_done_callback(self._runners.discard)
        return await done

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
                        job = await self._jobs.get()
                except TimeoutError:
                    if self._jobs.empty():
                        return
                    continue
                finally:
                    self._free -= 1
                await self._do(worker, job)
        finally:
            await worker.end()

    async def _do(self, worker: _Worker, job: _Job) -> None:
        patience = self._patience
        if job.request["kind"] == "choose":
            share = LONGEST_THOUGHT * self._size // (self._jobs.qsize() + 1)
            thought = min(job.longest, max(SHORTEST_THOUGHT, share))
            job.request["budget_ms"] = thought
            patience += thought / 1000
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
    """A pool of one worker for stories, which ends soon after the last one."""
    return WorkerPool(command, 1, STORY_PATIENCE, STORY_IDLE, STORY_KINDNESS, library)


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
