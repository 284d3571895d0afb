"""Stories of finished games: told once, by a worker of their own, so that no bot waits for them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Story
from lascaux.server.workers import TooSlow, WorkerFailed, WorkerPool

CONTINUATIONS: Final = (160, 40, 10)  # playouts from each position; fewer when more take too long
REMEMBERED: Final = 200  # stories

_log: Final = logging.getLogger(__name__)


class Stories:
    """Has each story told once, however many ask for it."""

    def __init__(self, tellers: WorkerPool) -> None:
        self._tellers: Final = tellers
        self._telling: Final[dict[str, asyncio.Task[Story]]] = {}  # by table, oldest first; told ones stay

    async def of(self, live: LiveTable) -> Story:
        """The turning points of a finished game; raises Denied."""
        async with live.lock:
            telling = self._telling.get(live.id) or self._begun(live)
        await asyncio.wait([telling])
        if telling.cancelled():
            raise Denied("no-story")
        return telling.result()

    def close(self) -> None:
        """Tell no more; whoever waits is refused."""
        for telling in self._telling.values():
            telling.cancel()

    def _begun(self, live: LiveTable) -> asyncio.Task[Story]:
        if live.position.status != "over":
            raise Denied("not-over")
        telling = asyncio.create_task(
            self._told(live.id, live.position.record(None)), name=f"story {live.id}"
        )
        self._telling[live.id] = telling
        told = [other for other, task in self._telling.items() if task.done()]
        for oldest in told[: max(0, len(self._telling) - REMEMBERED)]:
            del self._telling[oldest]
        return telling

    async def _told(self, table_id: str, record: str) -> Story:
        """Have a story told, with fewer continuations if more take too long.

        One that takes too long even then is refused from now on without being begun again.
        """
        for continuations in CONTINUATIONS:
            try:
                return await self._asked(record, continuations)
            except TooSlow:
                _log.warning("The story of table %s takes too long with %s.", table_id, continuations)
            except WorkerFailed as failure:
                _log.error("No story of table %s: %s", table_id, failure)
                del self._telling[table_id]
                break
        raise Denied("no-story")

    async def _asked(self, record: str, continuations: int) -> Story:
        request: dict[str, object] = {"record": record, "continuations": continuations}
        answer = await self._tellers.ask("story", request)
        if answer.opening is None or answer.turns is None or answer.turning_points is None:
            raise WorkerFailed(answer.error or "It told nothing.")
        return Story(continuations, answer.opening, answer.turns, answer.turning_points)
