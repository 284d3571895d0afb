"""Stories: told once for all who ask, part by part, kept, and never at the cost of a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lascaux.bots.story import Outline
from lascaux.bots.telling import AS_IT_IS, Effort, Moment
from lascaux.bots.turning import Candidate
from lascaux.bots.turning import TurningPoint as Turned
from lascaux.server import stories
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Ack
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Row
from lascaux.server.stories import Stories
from lascaux.server.storymessages import Story
from lascaux.server.workers import Answer, Kind, TooSlow, WorkerFailed, WorkerPool
from lascaux.wire import GameOver
from tests.server.harness import AT, STUB, Server
from tests.server.storytelling import part_of_story, whole_story
from tests.server.test_secrecy import live_table, logged

OUTLINE = Outline(
    [Moment(entry, entry, entry, {}) for entry in (2, 4, 6)],
    Effort(8, 2),
    [Candidate(3, 0, 0.1, 7), Candidate(5, 1, 0.1, 7), Candidate(5, 2, 0.1)],
    [],
)


class Tellers(WorkerPool):
    """Workers that tell a story when they are let, and fail as often as is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Kind] = []
        self.failures: list[WorkerFailed] = []
        self.efforts: list[object] = []
        self.error: str | None = None
        self.may_tell = asyncio.Event()

    async def ask(self, kind: Kind, request: dict[str, object], longest: int = 1, whose: str = "") -> Answer:
        """Tell, or fail."""
        self.asked.append(kind)
        if kind != "story":
            await self.may_tell.wait()
        if self.failures:
            raise self.failures.pop(0)
        if self.error:
            return Answer(1, error=self.error)
        if kind == "story":
            return Answer(1, outline=OUTLINE)
        self.efforts.append(request["effort"])
        if kind == "chances":
            return Answer(1, chances=[[50, 30, 20]])
        candidate = request["candidate"]
        assert isinstance(candidate, Candidate)
        return Answer(1, turning=Turned(candidate.entry, 1, candidate.seat, "slip", 40, 50, [], []))


Scene = Callable[[Tellers, Stories, list[LiveTable]], Coroutine[None, None, None]]


def tell(folder: Path, scene: Scene) -> None:
    """Play a scene with the tables of two finished games."""
    rows = [Row(seq, str(seq), body, AT) for seq, body in enumerate(logged(), 1)]
    store = SqliteStore(folder)

    async def told() -> None:
        tellers = Tellers()
        tables = [live_table(rows, store, name) for name in ("one", "two")]
        for table in tables:
            await store.open_table(table.id, table.position.history.head, rows[0])
        await scene(tellers, Stories(tellers, store), tables)

    try:
        asyncio.run(told())
    finally:
        store.close()


async def heard(told: Stories, table: LiveTable, viewer: int | None = None) -> Story:
    """A whole story."""
    seen = 0
    while True:
        story = await told.of(table, viewer, seen, 30.0)
        if story.parts == story.of > 0:
            return story
        seen = story.parts


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts are asked for again at once."""
    monkeypatch.setattr(stories, "PAUSES", (0.0, 0.0))


def test_many_who_ask_share_one_story(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        waiting = [asyncio.create_task(heard(told, tables[0])) for _ in range(5)]
        await asyncio.sleep(0)
        tellers.may_tell.set()
        listened = [await listener for listener in waiting] + [await heard(told, tables[0])]
        assert tellers.asked.count("story") == 1
        assert all(story == listened[0] for story in listened)

    tell(tmp_path, scene)


def test_finished_parts_are_told_while_others_are_not(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        begun = await told.of(tables[0], None, 0, 30.0)
        assert (begun.parts, begun.of) == (1, 7)
        assert [point.chances for point in begun.points] == [None, None, None]
        assert (await told.of(tables[0], None, 1, 0.0)).parts == 1
        tellers.may_tell.set()
        whole = await heard(told, tables[0])
        assert [point.chances for point in whole.points] == [[50, 30, 20]] * 3

    tell(tmp_path, scene)


def test_each_viewer_has_a_turning_point_of_the_own(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        tellers.may_tell.set()
        for viewer in range(3):
            story = await heard(told, tables[0], viewer)
            assert viewer in [point.seat for point in story.turning_points]

    tell(tmp_path, scene)


def test_a_part_that_fails_is_asked_for_again(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        tellers.may_tell.set()
        tellers.failures = [WorkerFailed("no"), WorkerFailed("no")]
        await heard(told, tables[0])
        assert len(tellers.asked) == 1 + 3 + 3 + 2

    tell(tmp_path, scene)


def test_a_story_that_is_lost_can_be_asked_for_again(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        tellers.may_tell.set()
        tellers.failures = [WorkerFailed("no")] * 3
        with pytest.raises(Denied) as denied:
            await heard(told, tables[0])
        assert denied.value.code == "no-story"
        assert (await heard(told, tables[0])).points[0].chances == [50, 30, 20]

    tell(tmp_path, scene)


def test_what_a_worker_refuses_is_not_asked_again(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        tellers.may_tell.set()
        tellers.error = "This is no record."
        with pytest.raises(Denied):
            await heard(told, tables[0])
        assert tellers.asked == ["story"]

    tell(tmp_path, scene)


def test_positions_that_take_too_long_are_judged_as_they_are(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        begun = await told.of(tables[0], None, 0, 30.0)
        tellers.failures = [TooSlow("slow")]
        tellers.may_tell.set()
        assert begun.parts == 1
        await heard(told, tables[0])
        assert tellers.efforts.count(AS_IT_IS) == 1
        assert tellers.efforts.count(OUTLINE.effort) == 5

    tell(tmp_path, scene)


def test_a_whole_story_is_kept_for_the_next_server(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        tellers.may_tell.set()
        first = await heard(told, tables[0])
        await asyncio.gather(*told._tasks)
        later = Tellers()
        assert await heard(Stories(later, told._store), tables[0]) == first
        assert later.asked == []

    tell(tmp_path, scene)


def test_what_was_kept_and_cannot_be_read_is_told_again(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        await told._store.keep_story("one", "half a sto")
        tellers.may_tell.set()
        assert (await heard(told, tables[0])).points
        assert "story" in tellers.asked

    tell(tmp_path, scene)


def test_only_so_many_stories_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "REMEMBERED", 1)

    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        tellers.may_tell.set()
        for table in tables:
            await heard(told, table)
        assert list(told._stories) == ["two"]

    tell(tmp_path, scene)


def test_a_house_that_closes_tells_nothing_more(tmp_path: Path) -> None:
    async def scene(tellers: Tellers, told: Stories, tables: list[LiveTable]) -> None:
        waiting = asyncio.create_task(heard(told, tables[0]))
        await told.of(tables[0], None, 0, 30.0)
        told.close()
        for asker in (waiting, heard(told, tables[1])):
            with pytest.raises(Denied) as denied:
                await asker
            assert denied.value.code == "no-story"

    tell(tmp_path, scene)


def finished_game(server: Server) -> str:
    """A table whose bots have played to the end."""
    opened = server.open("random", "random")
    with server.sit(opened.table.id) as spectator:
        while not isinstance(spectator.update.decision, GameOver):
            spectator.receive()
    return opened.table.id


@pytest.mark.server
def test_a_worker_that_dies_loses_no_story_and_a_server_that_is_killed_tells_it_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = finished_game(server)
        story = whole_story(server, table)
    died = tmp_path / "died"
    with Server(tmp_path, worker=(*STUB, "dies-once", str(died))) as server:
        assert whole_story(server, table) == story  # kept: nobody is asked
        assert not died.exists()
        another = finished_game(server)
        assert died.exists()  # while a bot was thought for
        died.unlink()
        assert whole_story(server, another).points
        assert died.exists()


@pytest.mark.server
def test_bots_play_while_a_story_is_told_and_the_server_ends_in_the_middle_of_it(tmp_path: Path) -> None:
    server = Server(tmp_path, worker=(*STUB, "mute"))
    finished = finished_game(server)
    assert part_of_story(server, finished, wait=0).parts == 0
    with ThreadPoolExecutor(1) as pool:
        story = pool.submit(server.http.get, f"/api/tables/{finished}/story?wait=30")
        opened = server.open("human", "random")
        with server.sit(opened.table.id, opened.token) as person:
            for _ in range(3):
                answer = person.act(person.choices()[0])
                assert isinstance(answer, Ack)
                person.catch_up(answer.seq + 1)
        server.process.terminate()
        assert server.fault(story.result(), 503).code == "no-story"
    assert "Traceback" not in server.stop()


@pytest.mark.server
@pytest.mark.parametrize("query", ["seen=-1", "seen=x", "wait=31", "wait=-1"])
def test_bad_questions_about_a_story_are_refused(server: Server, query: str) -> None:
    opened = server.open("human", "random")
    answer = server.http.get(f"/api/tables/{opened.table.id}/story?{query}")
    assert server.fault(answer, 400).code == "bad-message"
