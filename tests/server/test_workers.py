"""Bots that die, hang or talk nonsense: the table plays on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from lascaux.server.messages import Ack
from lascaux.server.players import ROUND
from lascaux.server.workers import WorkerFailed, WorkerPool
from lascaux.wire import GameOver, YourDecision
from tests.server.harness import PATIENCE, STUB, Person, Server

ASK: dict[str, object] = {"bot": "random", "seed": 1}
SOURCE = Path(__file__).resolve().parents[2] / "src"


def ask(*manner: str, times: int = 1, patience: float = 0.2) -> list[str]:
    """What a pool of one such worker says, each answer or failure in a word."""

    async def asked() -> list[str]:
        pool = WorkerPool((*STUB, *manner), 1, patience)
        try:
            answers = await asyncio.gather(
                *[pool.ask("choose", ASK) for _ in range(times)], return_exceptions=True
            )
        finally:
            await pool.close()
        return ["failed" if isinstance(answer, BaseException) else "answered" for answer in answers]

    return asyncio.run(asked())


def test_one_worker_does_many_jobs() -> None:
    assert ask(times=5, patience=20) == ["answered"] * 5


def test_workers_change_over_to_a_library_as_soon_as_it_is_there(tmp_path: Path) -> None:
    library = tmp_path / "compiled"

    async def asked() -> list[bool]:
        pool = WorkerPool((*STUB, "where"), 1, PATIENCE, library=library)
        try:
            before = await pool.ask("choose", ASK)
            library.symlink_to(SOURCE)
            after = await pool.ask("choose", ASK)
            still = await pool.ask("choose", ASK)
        finally:
            await pool.close()
        return [answer.actions == [str(library)] for answer in (before, after, still)]

    assert asyncio.run(asked()) == [False, True, True]


def test_a_job_is_done_again_when_its_worker_dies(tmp_path: Path) -> None:
    assert ask("dies-once", str(tmp_path / "died"), patience=20) == ["answered"]


@pytest.mark.parametrize("steps", range(6))
def test_a_pool_closes_at_once_even_if_a_job_comes_just_then(steps: int) -> None:
    async def closed() -> None:
        pool = WorkerPool(STUB, 1, patience=PATIENCE, idle=10 * PATIENCE)
        await pool.ask("choose", ASK)
        late = asyncio.create_task(pool.ask("choose", ASK))
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await pool.close()
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)

    asyncio.run(closed())


@pytest.mark.parametrize("manner", ["dies", "junk"])
def test_a_job_that_no_worker_can_do_fails(manner: str) -> None:
    assert ask(manner, patience=20) == ["failed"]


def test_a_worker_that_never_answers_is_given_up() -> None:
    assert ask("silent") == ["failed"]


def test_a_command_that_does_not_exist_fails() -> None:
    async def asked() -> None:
        pool = WorkerPool(("/no/such/command",), 1)
        with pytest.raises(WorkerFailed):
            await pool.ask("choose", ASK)
        await pool.close()

    asyncio.run(asked())


@pytest.mark.server
@pytest.mark.parametrize("manner", ["dies", "junk", "illegal", "strays"])
def test_a_table_plays_on_whatever_its_bots_do(manner: str, tmp_path: Path) -> None:
    with Server(tmp_path, worker=(*STUB, manner)) as server:
        opened = server.open("human", "random")
        with server.sit(opened.table.id, opened.token) as person:
            for _ in range(3):
                answer = person.act(person.choices()[0])
                assert isinstance(answer, Ack)
                person.catch_up(answer.seq + 1)
        assert "Traceback" not in server.log()


@pytest.mark.server
def test_a_turn_of_two_decisions_is_one_job(tmp_path: Path) -> None:
    jobs = tmp_path / "jobs"
    with Server(tmp_path, worker=(*STUB, "plans", str(jobs))) as server:
        opened = server.open("human", "random", game="tain")
        with server.sit(opened.table.id, opened.token) as person:
            _play_first(person, 6)
            entries = person.update.entries
    planned = jobs.read_text(encoding="utf-8").splitlines()
    assert set(planned) == {"2 1000"}
    assert 1 + 6 + 2 * len(planned) == entries  # who begins, the person's, the bot's


@pytest.mark.server
def test_the_bots_of_a_table_share_the_time_of_a_round(tmp_path: Path) -> None:
    jobs = tmp_path / "jobs"
    with Server(tmp_path, worker=(*STUB, "plans", str(jobs))) as server:
        opened = server.open("human", *["random"] * 5, game="first_sparks")
        with server.sit(opened.table.id, opened.token) as person:
            _play_first(person, 3)
    thoughts = [line.split()[1] for line in jobs.read_text(encoding="utf-8").splitlines()]
    assert thoughts[:5] == [str(ROUND // 5)] * 5


@pytest.mark.server
def test_a_bot_thinks_less_each_time_that_people_wait_for_it_again(tmp_path: Path) -> None:
    jobs = tmp_path / "jobs"
    with Server(tmp_path, worker=(*STUB, "steps", str(jobs))) as server:
        opened = server.open("human", "random", game="tain")
        with server.sit(opened.table.id, opened.token) as person:
            _play_first(person, 6)
    thoughts = [line.split()[1] for line in jobs.read_text(encoding="utf-8").splitlines()]
    assert thoughts.count("1000") > 1  # anew after each turn of a person
    assert all(first == "1000" for first in thoughts[::2]), thoughts
    assert set(thoughts[1::2]) == {"500"}


@pytest.mark.server
def test_a_worker_killed_while_it_thinks_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path, worker=(*STUB, "slow", "1")) as server:
        opened = server.open("human", "random")
        with server.sit(opened.table.id, opened.token) as person:
            if isinstance(person.update.decision, YourDecision):
                person.catch_up(person.act(person.choices()[0]).seq)
            children = _children(server)
            for child in children:
                os.kill(child, signal.SIGKILL)
            person.choices()
            assert children
            assert _children(server) != children


def _play_first(person: Person, times: int) -> None:
    """Play the first choice so many times, and wait until one is asked again."""
    for _ in range(times):
        answer = person.act(person.choices()[0])
        assert isinstance(answer, Ack)
        person.catch_up(answer.seq)
    person.choices()


def _children(server: Server) -> set[int]:
    """The workers of a server, once there are any."""
    pid = server.process.pid
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        if listed:
            return {int(child) for child in listed}
        time.sleep(0.01)
    raise AssertionError("no worker was started")


@pytest.mark.server
def test_a_thinking_bot_does_not_hold_up_people_at_other_tables(tmp_path: Path) -> None:
    with Server(tmp_path, worker=(*STUB, "slow", "30")) as server:
        thinking = server.open("random", "random")
        people = server.seated("human", "human")
        tokens = people.tokens
        with server.sit(people.table.id, tokens[0]) as one, server.sit(people.table.id, tokens[1]) as two:
            while not isinstance(one.update.decision, GameOver):
                mover = one if isinstance(one.update.decision, YourDecision) else two
                answer = mover.act(mover.choices()[0])
                assert isinstance(answer, Ack)
                one.catch_up(answer.seq)
                two.catch_up(answer.seq)
        assert server.http.get(f"/api/tables/{thinking.table.id}").json()["seq"] == 1


@pytest.mark.server
def test_a_server_without_bots_starts_no_worker(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.open("human", "human")
        pid = server.process.pid
        assert Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split() == []


@pytest.mark.server
def test_an_idle_server_stays_below_its_bar_of_memory(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.http.get("/api/health")
        status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
        resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        assert int(resident.split()[1]) < 120_000
