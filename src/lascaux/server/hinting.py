"""Hints for those who play against bots: thought out by a worker, once for each decision."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from lascaux.bots.hints import COMMON
from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.live import LiveTable
from lascaux.server.messages import Hint
from lascaux.server.players import SEED_BITS
from lascaux.server.workers import LONGEST_THOUGHT, Answer, WorkerFailed, WorkerPool
from lascaux.table.deeds import deed_of
from lascaux.table.outlook import Outlook

REMEMBERED: Final = 500  # thoughts, of all tables

_log: Final = logging.getLogger(__name__)


class Hints:
    """Has each decision thought through once, however often somebody asks."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool: Final = pool
        self._thoughts: Final[dict[tuple[str, int, int], asyncio.Task[Answer]]] = {}  # oldest first

    async def of(self, live: LiveTable, seat: int, at: int) -> Hint:
        """What a good player would do in the place of a seat; raises Denied."""
        async with live.lock:
            seq = live.seq
            thought = self._thoughts.get((live.id, seat, seq)) or self._begun(live, seat, at)
        await asyncio.wait([thought])
        if thought.cancelled() or thought.exception() is not None:
            self._thoughts.pop((live.id, seat, seq), None)
            raise Denied("no-thought")
        answer = thought.result()
        async with live.lock:
            outlook = live.position.outlook_of(seat, at)  # somebody else may have gone on meanwhile
            return _hint(live, outlook, answer)

    def _begun(self, live: LiveTable, seat: int, at: int) -> asyncio.Task[Answer]:
        outlook = live.position.outlook_of(seat, at)
        present().take("hints")
        request: dict[str, object] = {"seed": secrets.randbits(SEED_BITS), "outlook": outlook.dump()}
        thought = asyncio.create_task(self._thought(request, live), name=f"hint {live.id}")
        self._thoughts[live.id, seat, live.seq] = thought
        for key in list(self._thoughts)[: max(0, len(self._thoughts) - REMEMBERED)]:
            del self._thoughts[key]
        return thought

    async def _thought(self, request: dict[str, object], live: LiveTable) -> Answer:
        answer = await self._pool.ask("hint", request, LONGEST_THOUGHT, live.whose)
        if not answer.actions or answer.term is None:
            _log.error("No hint at table %s: %s", live.id, answer.error)
            raise WorkerFailed(answer.error or "It said nothing.")
        return answer


def _hint(live: LiveTable, outlook: Outlook, answer: Answer) -> Hint:
    """A thought as it travels; what brings about nothing that is told is named by itself."""
    actions, term = answer.actions or [], answer.term
    key = f"hint-{term}" if term in COMMON else f"hint-{live.position.history.head.game}-{term}"
    told = live.position.foretold(outlook.seat, actions) or deed_of(outlook, actions[0])
    return Hint(actions, told, key, {"gain": answer.gain}, answer.rule or None)
