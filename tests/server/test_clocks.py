"""Clocks: whose time runs, what is left of it, and what follows, once, when it has run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from lascaux.registry import games
from lascaux.server import moments
from lascaux.server.bus import LocalBus
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act, HumanSeat, Join, NewTable, Undo
from lascaux.server.moments import moment_of
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Rest
from lascaux.server.tables import Tables
from lascaux.server.timekeeper import Timekeeper
from lascaux.server.wishes import Clock, ComeBack, Outcome, StandIn, TimeOf
from lascaux.wire import YourDecision
from tests.server.test_houses import caught_up
from tests.server.test_stand_ins import Thinkers

MINUTE = 60
START = 1_800_000_000_000  # milliseconds since 1970


class World:
    """The time, which passes when a test says so."""

    def __init__(self) -> None:
        self.millis = START

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.millis += round(seconds * 1000)


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    """A world whose time stands still."""
    made = World()
    monkeypatch.setattr(moments, "time_ns", lambda: made.millis * 1_000_000)
    return made


class Scene:
    """A table of two people with clocks."""

    def __init__(self, world: World, tables: Tables, live: LiveTable, tokens: list[str]) -> None:
        self.world = world
        self.tables = tables
        self.live = live
        self.tokens = tokens

    @property
    def asked(self) -> int:
        """The first seat that is asked."""
        return self.live.position._table.asked[0]

    def left(self, seat: int) -> float:
        """Seconds that a seat has left now."""
        clock = self.live.info().seats[seat].clock
        assert clock is not None
        if clock.ends is None:
            return clock.left / 1000
        return (moments.millis_of(clock.ends) - self.world.millis) / 1000

    def is_running(self, seat: int) -> bool:
        """Whether the time of a seat runs."""
        clock = self.live.info().seats[seat].clock
        return clock is not None and clock.ends is not None

    async def act(self, seat: int) -> None:
        """Play the first of all choices."""
        decision = self.live.position.decision(seat)
        assert isinstance(decision, YourDecision)
        message = Act(f"{self.live.seq}", self.live.seq, decision.choices[0].text)
        await self.tables.act(self.live, seat, message, "en", lambda _: None)

    async def undo(self, seat: int) -> None:
        """Take back."""
        message = Undo(f"undo {self.live.seq}", self.live.seq)
        await self.tables.act(self.live, seat, message, "en", lambda _: None)

    @property
    def run_outs(self) -> int:
        """How many rows the clocks have caused."""
        return sum(idem.startswith("clock ") for idem in self.live.position.history.seq_of)


def play(
    folder: Path,
    world: World,
    scene: Callable[[Scene], Coroutine[None, None, None]],
    per: TimeOf = "turn",
    then: Outcome = "nudge",
    game: str = "clans",
) -> None:
    """Play a scene at a table where each has five minutes."""

    async def played() -> None:
        store, pool = SqliteStore(folder), Thinkers()
        tables = Tables(store, LocalBus(), pool, idle=0.0, pace=0.0, hold=0.0, grace=0.0)
        opened = await tables.open(
            NewTable(game, [HumanSeat("Ada"), HumanSeat()], clock=Clock(per, 5 * MINUTE, then))
        )
        live = await tables.get(opened.table.id)
        world.pass_by(MINUTE)
        joined = await tables.join(live, Join(opened.invitations[1], "Bruno"))
        try:
            await scene(Scene(world, tables, live, [opened.token, joined.token]))
        finally:
            await tables.close()
            store.close()

    asyncio.run(played())


def test_no_clock_runs_before_everybody_has_sat_down(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        assert [at.left(seat) for seat in range(2)] == [5 * MINUTE, 5 * MINUTE]
        assert at.is_running(at.asked)
        assert not at.is_running(1 - at.asked)

    play(tmp_path, world, scene)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("per", "after"), [("turn", 5 * MINUTE), ("game", 4 * MINUTE)])
def test_a_turn_has_its_time_anew_and_a_game_adds_up(
    tmp_path: Path, world: World, game: str, per: TimeOf, after: int
) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        world.pass_by(MINUTE)
        assert at.left(seat) == 4 * MINUTE
        while at.live.position.is_asked(seat):
            await at.act(seat)
        other = at.left(1 - seat)
        world.pass_by(MINUTE)
        assert at.left(1 - seat) == other - MINUTE
        while not at.live.position.is_asked(seat):
            await at.act(1 - seat)
        assert at.is_running(seat)
        assert at.left(seat) == after

    play(tmp_path, world, scene, per, "nothing", game)


def test_taking_back_gives_no_time_back(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        world.pass_by(2 * MINUTE)
        await at.act(seat)
        assert not at.is_running(seat)
        world.pass_by(MINUTE)
        await at.undo(seat)
        assert at.is_running(seat)
        assert at.left(seat) == 3 * MINUTE
        assert not at.is_running(1 - seat)

    play(tmp_path, world, scene)


def test_the_time_of_a_stand_in_does_not_count(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        world.pass_by(MINUTE)
        await at.tables.wish(at.live, at.tokens[seat], StandIn("leave", seat, "greedy"))
        world.pass_by(60 * MINUTE)
        assert not at.is_running(seat)
        await at.tables.timekeeper.look()
        await at.tables.wish(at.live, at.tokens[seat], ComeBack("back"))
        assert at.left(seat) == 4 * MINUTE
        assert at.run_outs == 0

    play(tmp_path, world, scene, "game")


def test_a_clock_nudges_once_also_where_nobody_looks(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        seat, tables = at.asked, at.tables
        tables.sweep()
        assert not tables.is_live(at.live.id)
        world.pass_by(5 * MINUTE - 1)
        await tables.timekeeper.look()
        assert not tables.is_live(at.live.id)
        world.pass_by(1)
        for _ in range(3):
            await tables.timekeeper.look()
            world.pass_by(MINUTE)
        at.live = await tables.get(at.live.id)
        assert at.run_outs == 1
        nudge = at.live.info().seats[seat].nudge
        assert nudge is not None
        assert nudge.by is None
        await at.act(seat)
        world.pass_by(6 * MINUTE)
        await tables.timekeeper.look()
        assert at.run_outs == 2

    play(tmp_path, world, scene)


@pytest.mark.parametrize("game", games())
def test_a_bot_plays_on_when_the_time_has_run_out(tmp_path: Path, world: World, game: str) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        world.pass_by(5 * MINUTE)
        for _ in range(2):
            await at.tables.timekeeper.look()
        stand_in = at.live.info().seats[seat].stand_in
        assert stand_in is not None
        assert (stand_in.bot, stand_in.why, stand_in.by) == ("greedy", "clock", None)
        assert at.run_outs == 1
        assert at.tables._players.is_thinking(at.live)

    play(tmp_path, world, scene, then="stand_in", game=game)


def test_who_comes_back_has_the_time_of_a_turn_again(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        world.pass_by(5 * MINUTE)
        await at.tables.timekeeper.look()
        await at.tables.wish(at.live, at.tokens[seat], ComeBack("back"))
        assert at.left(seat) == 5 * MINUTE

    play(tmp_path, world, scene, then="stand_in")


def test_who_leaves_and_comes_back_to_the_same_question_has_the_time_that_was_left(
    tmp_path: Path, world: World
) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        for number in range(2):
            world.pass_by(2 * MINUTE)
            await at.tables.wish(at.live, at.tokens[seat], StandIn(f"leave {number}", seat, "greedy"))
            world.pass_by(MINUTE)
            await at.tables.wish(at.live, at.tokens[seat], ComeBack(f"back {number}"))
        assert at.left(seat) == MINUTE
        world.pass_by(MINUTE)
        await at.tables.timekeeper.look()
        assert at.run_outs == 1

    play(tmp_path, world, scene, then="stand_in")


def test_who_comes_back_after_the_stand_in_has_played_has_a_turn_of_the_own(
    tmp_path: Path, world: World
) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        world.pass_by(2 * MINUTE)
        await at.tables.wish(at.live, at.tokens[seat], StandIn("leave", seat, "greedy"))
        pool = at.tables._players._pool
        assert isinstance(pool, Thinkers)
        pool.may_answer.set()
        while at.live.position.is_asked(seat) or at.tables._players.is_thinking(at.live):
            await asyncio.sleep(0)
        await at.tables.wish(at.live, at.tokens[seat], ComeBack("back"))
        while not at.live.position.is_asked(seat):
            await at.act(1 - seat)
        assert at.left(seat) == 5 * MINUTE

    play(tmp_path, world, scene)


def test_who_comes_back_has_a_tenth_of_the_time_of_a_game(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        for number in range(2):
            world.pass_by(5 * MINUTE)
            await at.tables.timekeeper.look()
            await at.tables.wish(at.live, at.tokens[seat], ComeBack(f"back {number}"))
            assert at.left(seat) == MINUTE / 2
        assert at.run_outs == 2

    play(tmp_path, world, scene, "game", "stand_in")


def test_nothing_follows_if_that_was_chosen(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        seq, seat = at.live.seq, at.asked
        world.pass_by(60 * MINUTE)
        await at.tables.timekeeper.look()
        assert at.live.seq == seq
        clock = at.live.info().seats[seat].clock
        assert clock is not None
        assert clock.ends == moment_of(START + 6 * MINUTE * 1000)

    play(tmp_path, world, scene, then="nothing")


def test_another_server_knows_the_same_and_does_what_is_left_to_do(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        seat = at.asked
        world.pass_by(MINUTE)
        await at.act(seat)
        world.pass_by(MINUTE)
        await at.act(1 - seat)
        world.pass_by(2 * MINUTE)
        await at.tables.timekeeper.look()  # which beats
        store = at.tables._store
        kept = await store.read(at.live.id)
        assert kept is not None
        assert kept.rests == []
        twin = LiveTable(at.live.id, kept, store)
        assert [info.clock for info in twin.info().seats] == [info.clock for info in at.live.info().seats]
        table.append(at.live.id)
        clocks.extend([at.left(seat), float(seat)])

    table: list[str] = []
    clocks: list[float] = []
    play(tmp_path, world, scene, "game", "stand_in")
    left, seat = clocks[0], int(clocks[1])
    world.pass_by(7 * 24 * 60 * MINUTE)

    async def afterwards() -> None:
        store, pool = SqliteStore(tmp_path), Thinkers()
        tables = Tables(store, LocalBus(), pool, pace=0.0, hold=0.0)
        await tables.timekeeper._open_all()
        await tables.timekeeper.look()
        live = await tables.get(table[0])
        after = Scene(world, tables, live, [])
        assert after.left(seat) == left
        assert after.run_outs == 0
        world.pass_by(left)
        await tables.timekeeper.look()
        assert after.run_outs == 1
        await tables.close()
        store.close()

    asyncio.run(afterwards())


def test_a_kill_gives_back_no_more_than_the_time_between_two_beats(tmp_path: Path, world: World) -> None:
    async def scene(at: Scene) -> None:
        await at.tables.timekeeper.look()
        world.pass_by(MINUTE)
        await at.tables.timekeeper.look()
        world.pass_by(10)
        await at.tables.timekeeper.look()
        at.tables.timekeeper._running.clear()  # a kill writes nothing
        found.append((at.live.id, at.asked, at.left(at.asked)))

    found: list[tuple[str, int, float]] = []
    play(tmp_path, world, scene)
    world.pass_by(60 * MINUTE)

    async def afterwards() -> None:
        store = SqliteStore(tmp_path)
        table, seat, left = found[0]
        tables = Tables(store, LocalBus(), Thinkers())
        after = Scene(world, tables, await tables.get(table), [])
        assert left + 10 == after.left(seat) == 4 * MINUTE
        await tables.close()
        store.close()

    asyncio.run(afterwards())


def test_a_machine_that_slept_holds_it_against_nobody(
    tmp_path: Path, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(at: Scene) -> None:
        seat, before = at.asked, world.millis
        world.pass_by(8 * 60 * MINUTE)
        await at.tables.timekeeper._sleep(Rest(moment_of(before), moment_of(world.millis)))
        await at.tables.timekeeper.look()
        assert at.left(seat) == 5 * MINUTE
        assert at.run_outs == 0
        kept = await at.tables._store.read(at.live.id)
        assert kept is not None
        assert LiveTable(at.live.id, kept, at.tables._store).info().seats[seat].clock == (
            at.live.info().seats[seat].clock
        )

    play(tmp_path, world, scene)


def test_two_houses_do_once_what_follows(tmp_path: Path, world: World) -> None:
    async def scene() -> None:
        store, bus = SqliteStore(tmp_path), LocalBus()
        one, two = [Tables(store, bus, Thinkers()) for _ in range(2)]
        wanted = NewTable("clans", [HumanSeat(), HumanSeat()], clock=Clock("turn", MINUTE, "nudge"))
        opened = await one.open(wanted)
        live = await one.get(opened.table.id)
        await one.join(live, Join(opened.invitations[1], "Bruno"))
        twin = await two.get(live.id)
        world.pass_by(2 * MINUTE)
        await asyncio.gather(one.timekeeper.look(), two.timekeeper.look())
        await caught_up(one, live, 3)
        await caught_up(two, twin, 3)
        assert (live.seq, twin.seq) == (3, 3)
        for tables in (one, two):
            await tables.close()
        store.close()

    asyncio.run(scene())


def test_a_table_that_fails_does_not_stop_the_clocks_of_others(
    tmp_path: Path, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(at: Scene) -> None:
        keeper: Timekeeper = at.tables.timekeeper
        find = keeper._find

        async def failing(table: str, whose: str) -> LiveTable:
            if table == "broken":
                raise RuntimeError
            return await find(table, whose)

        keeper._find = failing  # type: ignore[misc]  # as if another table failed
        keeper._due["broken"] = 0
        world.pass_by(6 * MINUTE)
        await keeper.look()
        assert "broken" not in keeper._due

    play(tmp_path, world, scene)
    assert "clocks of table broken" in caplog.text
