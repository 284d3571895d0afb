"""Stories: told once for all who ask, and never at the cost of a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import pytest

from lascaux.server import stories
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Ack, Turn
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Row
from lascaux.server.stories import CONTINUATIONS, Stories
from lascaux.server.workers import Answer, TooSlow, WorkerFailed, WorkerPool
from lascaux.wire import GameOver
from tests.server.harness import AT, STUB, Server
from tests.server.test_secrecy import live_table, logged


class Tellers(WorkerPool):
    """Workers that tell a story when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.failure: WorkerFailed | None = None
        self.continuations: list[object] = []
        self.may_tell = asyncio.Event()

    async def ask(
        self, kind: Literal["choose", "story"], request: dict[str, object], longest: int = 1
    ) -> Answer:
        """Tell, or fail."""
        self.asked += 1
        self.continuations.append(request["continuations"])
        await self.may_tell.wait()
        if self.failure:
            raise self.failure
        return Answer(1, opening=[50, 50], turns=[Turn(1, 0, [50, 50])], turning_points=[])


def tell(folder: Path, scene: Callable[[Tellers, list[LiveTable]], Coroutine[None, None, None]]) -> None:
    """Play a scene with the tables of two finished games."""
    rows = [Row(seq, str(seq), body, AT) for seq, body in enumerate(logged(), 1)]
    store = SqliteStore(folder)

    async def told() -> None:
        await scene(Tellers(), [live_table(rows, store, name) for name in ("one", "two")])

    try:
        asyncio.run(told())
    finally:
        store.close()


def test_many_who_ask_share_one_story(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, tables: list[LiveTable]) -> None:
        told = Stories(tellers)
        waiting = [asyncio.create_task(told.of(tables[0])) for _ in range(5)]
        await asyncio.sleep(0)
        tellers.may_tell.set()
        heard = [await listener for listener in waiting] + [await told.of(tables[0])]
        assert tellers.asked == 1
        assert all(story is heard[0] for story in heard)

    tell(tmp_path, scene)


def test_a_story_that_failed_can_be_asked_for_again(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, tables: list[LiveTable]) -> None:
        told = Stories(tellers)
        tellers.may_tell.set()
        tellers.failure = WorkerFailed("no")
        with pytest.raises(Denied) as denied:
            await told.of(tables[0])
        assert denied.value.code == "no-story"
        tellers.failure = None
        assert (await told.of(tables[0])).turns == [Turn(1, 0, [50, 50])]

    tell(tmp_path, scene)


def test_a_story_that_took_too_long_is_shortened_and_then_not_begun_again(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, tables: list[LiveTable]) -> None:
        told = Stories(tellers)
        tellers.may_tell.set()
        tellers.failure = TooSlow("slow")
        for _ in range(3):
            with pytest.raises(Denied) as denied:
                await told.of(tables[0])
            assert denied.value.code == "no-story"
        assert tellers.continuations == list(CONTINUATIONS)

    tell(tmp_path, scene)


def test_only_so_many_stories_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "REMEMBERED", 1)

    async def scene(tellers: Tellers, tables: list[LiveTable]) -> None:
        told = Stories(tellers)
        tellers.may_tell.set()
        for table in (*tables, tables[0]):
            await told.of(table)
        assert tellers.asked == 3

    tell(tmp_path, scene)


@pytest.mark.server
def test_bots_play_while_a_story_is_told_and_the_server_ends_in_the_middle_of_it(tmp_path: Path) -> None:
    server = Server(tmp_path, worker=(*STUB, "mute"))
    finished = server.open("random", "random")
    with server.sit(finished.table.id) as spectator:
        while not isinstance(spectator.update.decision, GameOver):
            spectator.receive()
    with ThreadPoolExecutor(1) as pool:
        story = pool.submit(server.http.get, f"/api/tables/{finished.table.id}/story")
        opened = server.open("human", "random")
        with server.sit(opened.table.id, opened.token) as person:
            for _ in range(3):
                answer = person.act(person.choices()[0])
                assert isinstance(answer, Ack)
                person.catch_up(answer.seq + 1)
        server.process.terminate()
        assert server.fault(story.result(), 503).code == "no-story"
    assert "Traceback" not in server.stop()
