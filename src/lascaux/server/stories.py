"""Stories of finished games: told once, by workers of their own, so that no bot waits for them.

A story is told in parts, each of which is asked for again if its worker fails; whole ones are kept.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from lascaux.bots.telling import AS_IT_IS, Effort
from lascaux.bots.turning import Candidate
from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.live import LiveTable
from lascaux.server.store import CannotRead, CannotWrite, Store
from lascaux.server.storymessages import Story
from lascaux.server.telling import TellingStory
from lascaux.server.workers import Answer, Kind, TooSlow, WorkerFailed, WorkerPool

REMEMBERED: Final = 200  # stories in memory
PAUSES: Final = (0.5, 2.0, 5.0, 15.0)  # seconds after which a part is asked for again

_log: Final = logging.getLogger(__name__)


class Stories:
    """Has each story told once, however many ask for it."""

    def __init__(self, tellers: WorkerPool, store: Store) -> None:
        self._tellers: Final = tellers
        self._store: Final = store
        self._stories: Final[dict[str, TellingStory]] = {}  # by table, oldest first; told ones stay
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._is_closing = False

    async def of(self, live: LiveTable, viewer: int | None, seen: int = 0, wait: float = 0.0) -> Story:
        """The story of a finished game for one seat, once more than `seen` parts are told; raises Denied."""
        async with live.lock:
            if live.position.status != "over":
                raise Denied("not-over")
            story = self._stories.get(live.id) or self._begun(live)
        await story.wait(seen, wait)
        if story.is_lost:
            raise Denied("no-story")
        return story.told(viewer)

    def close(self) -> None:
        """Tell no more; whoever waits is refused."""
        self._is_closing = True
        for task in self._tasks:
            task.cancel()

    def _begun(self, live: LiveTable) -> TellingStory:
        if self._is_closing:
            raise Denied("no-story")
        story = TellingStory(live.position.history.seconds)
        self._stories[live.id] = story
        record = live.position.record(None)
        task = asyncio.create_task(
            self._tell(live.id, story, record, present().group), name=f"story {live.id}"
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        whole = [other for other, told in self._stories.items() if told.is_whole]
        for oldest in whole[: max(0, len(self._stories) - REMEMBERED)]:
            del self._stories[oldest]
        return story

    async def _tell(self, table: str, story: TellingStory, record: str, whose: str) -> None:
        """Tell all of it; if that fails, whoever asks next begins anew."""
        try:
            if not await self._recalled(table, story):
                await self._tell_anew(table, story, record, whose)
        except* WorkerFailed as failures:
            _log.error("No story of table %s: %s", table, failures.exceptions[0])
        finally:
            if not story.is_whole:
                del self._stories[table]
                story.lost()

    async def _recalled(self, table: str, story: TellingStory) -> bool:
        """Take what was kept, if it is there and can be read."""
        try:
            kept = await self._store.story(table)
            if kept is not None:
                story.recall(kept)
        except (CannotRead, msgspec.MsgspecError) as error:
            _log.warning("The story of table %s is told again: %s", table, error)
        return story.is_whole

    async def _tell_anew(self, table: str, story: TellingStory, record: str, whose: str) -> None:
        outline = (await self._asked("story", {"record": record}, whose)).outline
        if outline is None:
            raise WorkerFailed("it told nothing")
        story.outlined(outline)
        parts = [self._measure(story, record, entries, outline.effort, whose) for entries in story.chunks()]
        parts += [
            self._weigh(story, record, candidate, outline.effort, whose) for candidate in outline.candidates
        ]
        async with asyncio.TaskGroup() as group:
            for part in parts:
                group.create_task(part)
        async with asyncio.TaskGroup() as group:
            for candidate in story.late():
                group.create_task(self._weigh(story, record, candidate, outline.effort, whose))
        try:
            await self._store.keep_story(table, story.kept())
        except CannotWrite as error:
            _log.warning("The story of table %s was told and not kept: %s", table, error)

    async def _measure(
        self, story: TellingStory, record: str, entries: list[int], effort: Effort, whose: str
    ) -> None:
        request: dict[str, object] = {"record": record, "entries": entries, "effort": effort}
        answer = await self._asked("chances", request, whose)
        if answer.chances is None or len(answer.chances) != len(entries):
            raise WorkerFailed("it told nothing")
        story.measured(entries, answer.chances)

    async def _weigh(
        self, story: TellingStory, record: str, candidate: Candidate, effort: Effort, whose: str
    ) -> None:
        request: dict[str, object] = {"record": record, "candidate": candidate, "effort": effort}
        story.weighed((await self._asked("turning", request, whose)).turning)

    async def _asked(self, kind: Kind, request: dict[str, object], whose: str) -> Answer:
        """Have a part told, and ask again if its worker fails; raises WorkerFailed in the end."""
        for pause in (*PAUSES, None):
            try:
                answer = await self._tellers.ask(kind, request, whose=whose)
                break
            except WorkerFailed as failure:
                if pause is None:
                    raise
                _log.warning("A part of a story is asked for again: %s", failure)
                if isinstance(failure, TooSlow) and "effort" in request:
                    request = request | {"effort": AS_IT_IS}
                await asyncio.sleep(pause)
        if answer.error is not None:
            raise WorkerFailed(answer.error)
        return answer
