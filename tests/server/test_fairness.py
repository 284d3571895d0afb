"""Bots' time is shared by who opened the tables, not by how many tables each has opened."""

from __future__ import annotations

import asyncio

from lascaux.server.fairness import FairQueue
from lascaux.server.workers import LONGEST_THOUGHT, SHORTEST_THOUGHT, Answer, WorkerPool
from tests.server.harness import PATIENCE, STUB


def taken(queue: FairQueue[str], count: int, seconds: float = 1.0) -> str:
    """Whose jobs come next, each of which takes so long."""

    async def take() -> str:
        order = ""
        for _ in range(count):
            whose, _ = await queue.get()
            queue.note(whose, seconds)
            order += whose
        return order

    return asyncio.run(take())


def queue_of(jobs: str) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for number, whose in enumerate(jobs):
        queue.put(whose, str(number))
    return queue


def test_who_has_many_jobs_keeps_nobody_else_waiting() -> None:
    assert taken(queue_of("aaaaaabc"), 8) == "abcaaaaa"


def test_jobs_of_one_come_in_their_order() -> None:
    queue = queue_of("aba")
    assert asyncio.run(queue.get()) == ("a", "0")
    queue.note("a", 1.0)
    assert asyncio.run(queue.get()) == ("b", "1")
    assert asyncio.run(queue.get()) == ("a", "2")


def test_time_is_shared_and_not_the_number_of_jobs() -> None:
    async def served() -> str:
        queue = queue_of("a" * 12 + "b" * 12)
        order = ""
        for _ in range(12):
            whose, _ = await queue.get()
            queue.note(whose, 3.0 if whose == "a" else 1.0)
            order += whose
        return order

    order = asyncio.run(served())
    assert (order.count("a"), order.count("b")) == (3, 9)


def test_nobody_saves_up_time_by_coming_late() -> None:
    queue = queue_of("aaaa")
    assert taken(queue, 2) == "aa"
    for number in range(4):
        queue.put("b", str(number))
    assert taken(queue, 4) in ("baba", "bbab", "abab")


def test_nobody_makes_up_for_time_that_nobody_else_wanted() -> None:
    queue = queue_of("a")
    assert taken(queue, 1, seconds=1000.0) == "a"
    for number, whose in enumerate("bababa"):
        queue.put(whose, str(number))
    assert "a" in taken(queue, 3)


def test_whoever_waits_is_woken_by_a_job() -> None:
    async def woken() -> tuple[str, str]:
        queue: FairQueue[str] = FairQueue()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put("a", "job")
        async with asyncio.timeout(PATIENCE):
            return await waiting

    assert asyncio.run(woken()) == ("a", "job")


def thoughts(*waiting: str) -> dict[str, list[object]]:
    """How long bots may think, by whose they are, if all these wait for one worker at once."""

    class Notes(WorkerPool):
        """Notes what is asked instead of asking."""

        async def _try(self, worker: object, job: object, patience: float) -> None:
            request = job.request  # type: ignore[attr-defined]  # private to the pool
            found.setdefault(str(request["bot"]), []).append(request["budget_ms"])
            job.done.set_result(Answer(0))  # type: ignore[attr-defined]  # the same

    found: dict[str, list[object]] = {}

    async def asked() -> None:
        pool = Notes(STUB, 1)
        jobs = [pool.ask("choose", {"bot": whose}, whose=whose) for whose in waiting]
        await asyncio.gather(*jobs)
        await pool.close()

    asyncio.run(asked())
    return found


def test_a_bot_thinks_shorter_the_more_bots_of_the_same_opener_wait() -> None:
    found = thoughts("a", "a", "a", "a")["a"]
    assert found == [LONGEST_THOUGHT // count for count in (4, 3, 2, 1)]


def test_many_bots_of_one_opener_leave_half_of_the_time_to_one_of_another() -> None:
    found = thoughts(*["a"] * 50, "b")
    assert found["a"][0] == SHORTEST_THOUGHT
    assert found["b"] == [LONGEST_THOUGHT // 2]
