"""What one address has used of the server's one thread, and when it may have more of it.

The server does one thing at a time, so whoever is served keeps all others waiting.  What something costs
differs a thousandfold by game, position and size; so it is not counted but timed, and charged to who asked.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from time import perf_counter
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lascaux.server.faults import Denied

BURST: Final = 1.0  # seconds that may be used at once, before the share of what passes counts
RESTS: Final = 2.0  # how much longer than a piece of work its address then rests, also within the burst
SLACK: Final = 0.002  # seconds of rest that may be put off, so that short pieces need not wait for each other
EXPECTED: Final = 0.0002  # seconds of a piece of work before it is done
SHORTEST_WAIT: Final = 0.001  # seconds; timers that are shorter go off at once, over and over
LONGEST_WAIT: Final = 2.0  # seconds; a request that would have to wait longer is refused

T = TypeVar("T")


class PutOff:
    """Pieces of work of one address that wait: each is begun when it may be, one after another.

    However many there are, they have one timer: else all of them would wake for the turn of one.
    """

    def __init__(self, wait: Callable[[], float]) -> None:
        """`wait` says how many seconds until the next may be begun."""
        self._wait: Final = wait
        self._pieces: Final[deque[Callable[[], None]]] = deque()
        self._is_due = False

    def later(self, piece: Callable[[], None]) -> None:
        """Have a piece begun after all that were put off before it."""
        self._pieces.append(piece)
        self._see_to_it()

    def _see_to_it(self) -> None:
        if self._is_due or not self._pieces:
            return
        self._is_due = True
        seconds, loop = self._wait(), asyncio.get_running_loop()
        if seconds > 0.0:
            loop.call_later(max(seconds, SHORTEST_WAIT), self._begin_next)
        else:
            loop.call_soon(self._begin_next)

    def _begin_next(self) -> None:
        self._is_due = False
        try:
            if self._wait() <= 0.0:
                self._pieces.popleft()()
        finally:
            self._see_to_it()


@mypyc_attr(allow_interpreted_subclasses=True)
class Work:
    """The time of one address: a share of what passes, saved up to a burst, one piece after another."""

    def __init__(self, share: float, burst: float = BURST, clock: Callable[[], float] = perf_counter) -> None:
        self._share: Final = share
        self._burst: Final = burst
        self._clock: Final = clock
        self._left = burst
        self._at = clock()
        self._rested = self._at  # when all rests will be over
        self._waiting = 0
        self._lock: Final = asyncio.Lock()
        self.greeting: Final = PutOff(self.rest)
        self.reading: Final = PutOff(self.wait)

    def rest(self) -> float:
        """Seconds until it has rested from the last piece of work, however much it has used before."""
        return self._rested - self._clock() - SLACK

    def wait(self) -> float:
        """Seconds until the next piece of work may begin; not more than 0.0 if it may now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._share)
        self._at = now
        until_rested = self._rested - now - SLACK
        return until_rested if self._left > 0.0 else max(until_rested, -self._left / self._share)

    def charge(self, seconds: float) -> None:
        """So much of the server's time was used."""
        self._left -= seconds
        self._rest(seconds)

    async def turn(self, longest: float | None = LONGEST_WAIT) -> None:
        """Return when a piece of work may begin; raises Denied if that took too long."""
        if self._waiting or self.wait() > 0.0:
            await self._turn_later(longest)
        self._rest(EXPECTED)

    async def _turn_later(self, longest: float | None) -> None:
        """Wait, and only then refuse: whoever is refused at once asks again at once."""
        self._waiting += 1
        try:
            async with asyncio.timeout(longest), self._lock:
                while (seconds := self.wait()) > 0.0:
                    await asyncio.sleep(max(seconds, SHORTEST_WAIT))
        except TimeoutError:
            raise Denied("too-fast") from None
        finally:
            self._waiting -= 1

    def _rest(self, seconds: float) -> None:
        self._rested = max(self._rested, self._at) + seconds * RESTS


class _Free(Work):
    """The time of whoever no limit holds."""

    def rest(self) -> float:
        """Not at all."""
        return 0.0

    def wait(self) -> float:
        """Not at all."""
        return 0.0

    def charge(self, seconds: float) -> None:
        """Nothing is counted."""

    async def turn(self, longest: float | None = LONGEST_WAIT) -> None:
        """Begin at once."""


FREE: Final = _Free(1.0)
_paying: Final[ContextVar[Work]] = ContextVar("paying", default=FREE)


def pay(work: Work) -> None:
    """From now on, whatever this task has done is charged to that address."""
    _paying.set(work)


class Timed(Generic[T]):
    """Something to await, whose every step is charged to the address that this task works for."""

    def __init__(self, work: Awaitable[T]) -> None:
        self._steps: Final = work.__await__()
        self._work: Final = _paying.get()

    def __await__(self) -> Generator[object, None, T]:
        """Do it step by step; what it waits for in between costs nothing."""
        steps, work = self._steps, self._work
        raised: BaseException | None = None
        while True:
            began = perf_counter()
            try:
                waited = steps.send(None) if raised is None else steps.throw(raised)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                work.charge(perf_counter() - began)
            raised = None
            try:
                yield waited
            except BaseException as error:  # noqa: BLE001  passed on to the steps, whatever it is
                raised = error


async def timed(work: Awaitable[T]) -> T:
    """The same as a coroutine, for tasks."""
    return await Timed(work)
