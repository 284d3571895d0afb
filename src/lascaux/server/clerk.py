"""The clerk: checks records and files of components that guests bring, in a process of its own."""

from __future__ import annotations

from typing import Final

from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.messages import CheckedComponents
from lascaux.server.workers import Answer, Kind, WorkerFailed, WorkerPool
from lascaux.table.verify import Verdict

MOST_WAITING: Final = 5  # things to check of one address


class Clerk:
    """Has things checked, for each guest in turn."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool: Final = pool

    async def verify(self, record: str) -> Verdict:
        """Whether a record was played by the rules; raises Denied."""
        answer = await self._asked("verify", {"record": record})
        if answer.verdict is None:
            raise Denied("bad-record", {"detail": answer.error or ""})
        return answer.verdict

    async def check_box(self, game: str, overlay: str, language: str) -> CheckedComponents:
        """What an overlay changes of the standard box, in words; raises Denied."""
        request: dict[str, object] = {"game": game, "overlay": overlay, "language": language}
        answer = await self._asked("components", request)
        if answer.hash is None or answer.changes is None:
            raise Denied("bad-components", sentence=answer.error)
        return CheckedComponents(answer.hash, answer.changes, answer.values)

    async def _asked(self, kind: Kind, request: dict[str, object]) -> Answer:
        whose = present().group
        if self._pool.waiting(whose) >= MOST_WAITING:
            raise Denied("too-fast")
        try:
            return await self._pool.ask(kind, request, whose=whose)
        except WorkerFailed:
            raise Denied("no-check") from None
