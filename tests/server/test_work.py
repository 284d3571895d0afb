"""The server's time is charged to whoever asks for it, and nobody gets more than a share for long."""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter

import pytest

from lascaux.server.faults import Denied
from lascaux.server.work import FREE, RESTS, SLACK, PutOff, Work, pay, timed

SHARE = 0.05


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    """A clock of its own for each test."""
    return Clock()


def test_a_short_piece_of_work_makes_nobody_wait(clock: Clock) -> None:
    work = Work(SHARE, 1.0, clock)
    work.charge(SLACK / RESTS / 2)
    assert work.wait() <= 0.0


def test_after_a_long_piece_its_address_rests_for_longer_than_it_took(clock: Clock) -> None:
    work = Work(SHARE, 1.0, clock)
    work.charge(0.1)
    assert work.wait() == pytest.approx(0.1 * RESTS - SLACK)
    clock.now += 0.1 * RESTS
    assert work.wait() <= 0.0


def test_who_has_used_up_the_burst_gets_a_share_of_what_passes(clock: Clock) -> None:
    work = Work(SHARE, 1.0, clock)
    used = 0.0
    for _ in range(100_000):
        if work.wait() <= 0.0:
            work.charge(0.001)
            used += 0.001
        clock.now += 0.001
    assert used == pytest.approx(1.0 + 100.0 * SHARE, rel=0.05)


def test_what_was_not_used_is_saved_up_to_the_burst_only(clock: Clock) -> None:
    work = Work(SHARE, 1.0, clock)
    clock.now += 1e6
    work.wait()
    work.charge(1.5)
    clock.now += 2 * 1.5
    assert work.wait() > 0.0


def test_a_request_that_waited_too_long_is_refused_and_only_then() -> None:
    async def asked() -> float:
        work = Work(SHARE, 1.0)
        work.charge(3.0)
        began = perf_counter()
        with pytest.raises(Denied) as denied:
            await work.turn(0.1)
        assert denied.value.code == "too-fast"
        return perf_counter() - began

    assert asyncio.run(asked()) >= 0.1


def test_those_who_wait_are_served_one_after_the_other() -> None:
    async def asked() -> list[int]:
        work = Work(SHARE, 1.0)
        work.charge(0.02)
        order: list[int] = []

        async def ask(number: int) -> None:
            await work.turn()
            order.append(number)
            work.charge(0.002)

        await asyncio.gather(*[ask(number) for number in range(5)])
        return order

    assert asyncio.run(asked()) == [0, 1, 2, 3, 4]


def test_who_has_used_too_much_has_rested_from_the_last_piece_long_before_the_next_may_begin(
    clock: Clock,
) -> None:
    work = Work(SHARE, 1.0, clock)
    work.charge(1.1)
    clock.now += 1.1 * RESTS
    work.wait()
    work.charge(0.1)
    clock.now += 0.1 * RESTS
    assert work.rest() <= 0.0 < work.wait()


def test_what_is_put_off_is_begun_in_its_order_and_when_it_may_be() -> None:
    async def begun() -> list[int]:
        work = Work(SHARE, 1.0)
        work.charge(0.01)
        order: list[int] = []
        all_there = asyncio.Event()

        def begin(number: int) -> None:
            assert work.wait() <= 0.0
            work.charge(0.002)
            order.append(number)
            if len(order) == 5:
                all_there.set()

        for number in range(5):
            work.reading.later(partial(begin, number))
        async with asyncio.timeout(60):
            await all_there.wait()
        return order

    assert asyncio.run(begun()) == [0, 1, 2, 3, 4]


def test_many_that_wait_do_not_all_wake_for_the_turn_of_one() -> None:
    looked = 0

    def wait() -> float:
        nonlocal looked
        looked += 1
        return 0.001 if looked % 2 else 0.0

    async def begun() -> None:
        put_off, all_there = PutOff(wait), asyncio.Event()
        for _ in range(99):
            put_off.later(lambda: None)
        put_off.later(all_there.set)
        async with asyncio.timeout(60):
            await all_there.wait()

    asyncio.run(begun())
    assert looked == 200


def test_a_piece_that_fails_stops_none_behind_it() -> None:
    async def begun() -> list[str]:
        faults: list[str] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, what: faults.append(str(what["exception"]))
        )
        put_off, last = PutOff(lambda: 0.0), asyncio.Event()

        def fail() -> None:
            raise ValueError("lost")

        put_off.later(fail)
        put_off.later(last.set)
        async with asyncio.timeout(60):
            await last.wait()
        return faults

    assert asyncio.run(begun()) == ["lost"]


class Bill(Work):
    """Notes what is charged."""

    def __init__(self) -> None:
        super().__init__(SHARE)
        self.charged: list[float] = []

    def charge(self, seconds: float) -> None:
        """Note it."""
        self.charged.append(seconds)


def busy(seconds: float) -> None:
    end = perf_counter() + seconds
    while perf_counter() < end:
        pass


def test_only_the_steps_of_a_task_are_charged_and_not_what_it_waits_for() -> None:
    bill = Bill()

    async def work() -> str:
        busy(0.01)
        await asyncio.sleep(0.3)
        busy(0.01)
        return "done"

    async def asked() -> str:
        pay(bill)
        return await asyncio.create_task(timed(work()))

    assert asyncio.run(asked()) == "done"
    assert 0.02 <= sum(bill.charged) < 0.25


def test_a_task_that_is_given_up_or_fails_is_charged_as_well() -> None:
    bill = Bill()
    seen: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def asked() -> None:
        pay(bill)
        task = asyncio.create_task(timed(work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

        async def fail() -> None:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await timed(fail())

    asyncio.run(asked())
    assert seen == ["cancelled"]
    assert len(bill.charged) == 3


def test_who_is_not_told_pays_nothing_and_waits_for_nothing() -> None:
    async def work() -> float:
        FREE.charge(1e9)
        await FREE.turn()
        return FREE.wait()

    assert asyncio.run(timed(work())) == 0.0
