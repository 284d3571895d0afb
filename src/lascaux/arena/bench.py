"""How fast the engine is, beside a fixed loop, beside itself uncompiled and, if wanted, another engine.

All figures of a run are measured in turn, round after round, in seconds of the processor, so that a
busy machine slows them alike; what counts is each figure divided by the other's of the same round.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Final

import msgspec

from lascaux.arena.rival import Rival
from lascaux.arena.uncompiled import Uncompiled
from lascaux.bots.catalogue import bot
from lascaux.bots.searcher import SearchBot
from lascaux.kernel import play
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.table import Table

SEED: Final = 7
LOOP: Final = 10_000  # turns of the calibration loop at a time
SEARCHED: Final = 200  # iterations of one search
MOST_AT_ONCE: Final = 4096
DRAWN: Final = "playouts"  # random decisions, drawn: what is also measured uncompiled

Work = Callable[[int], int]  # do it so many times; how many units that were
Progress = Callable[[int, int], None]  # what is measured, of how much


class Figure(msgspec.Struct, frozen=True):
    """One measure: the median of its rounds, and what it is beside loop, rival and uncompiled twin."""

    name: str
    per_second: float
    per_turn: float  # of the calibration loop
    times_rival: float | None
    times_uncompiled: float | None  # only of random decisions, drawn
    rounds: list[float]


class Bench(msgspec.Struct, frozen=True):
    """All figures of one game."""

    game: str
    seats: int
    compiled: bool
    python: str
    calibration: float  # turns of the loop in a second
    rival: str | None
    rival_per_second: float | None
    figures: list[Figure]

    def figure(self, name: str) -> Figure:
        """The figure of this name."""
        return next(figure for figure in self.figures if figure.name == name)


def bench(
    name: str,
    seats: int | None,
    rounds: int,
    seconds: float,
    rival: Rival | None,
    progress: Progress,
    box: Box | None = None,
) -> Bench:
    """Measure one game, by default with its standard box; raises BadSetup.

    The uncompiled twin always plays with the standard one.
    """
    game = game_named(name)
    seated = game.meta.seats_for({}).most if seats is None else seats
    works = {"calibration": calibrate, **works_of(game, seated, box or game.box)}
    rivals: list[Rival | Uncompiled] = [] if rival is None else [rival]
    if is_compiled():
        rivals.append(Uncompiled(name, seated))
    measured: dict[str, list[float]] = {work: [] for work in works}
    theirs: list[list[float]] = [[] for _ in rivals]
    whole, done = rounds * (len(works) + len(rivals)), 0
    for _ in range(rounds):
        for other, speeds in zip(rivals, theirs, strict=True):
            speeds.append(other.speed(seconds))
            done += 1
            progress(done, whole)
        for work in works:
            measured[work].append(rate(works[work], seconds))
            done += 1
            progress(done, whole)
    loops = measured.pop("calibration")
    against = [] if rival is None else theirs[0]
    twins = theirs[-1] if is_compiled() else []
    return Bench(
        game=name,
        seats=seated,
        compiled=is_compiled(),
        python=platform.python_version(),
        calibration=median(loops),
        rival=rival.name if rival is not None else None,
        rival_per_second=median(against) if against else None,
        figures=[figure_of(work, speeds, loops, against, twins) for work, speeds in measured.items()],
    )


def figure_of(
    name: str, speeds: list[float], loops: list[float], against: list[float], twins: list[float]
) -> Figure:
    """Sum up the rounds of one measure."""
    return Figure(
        name=name,
        per_second=median(speeds),
        per_turn=median([speed / loop for speed, loop in zip(speeds, loops, strict=True)]),
        times_rival=_times(speeds, against),
        times_uncompiled=_times(speeds, twins) if name == DRAWN else None,
        rounds=speeds,
    )


def _times(speeds: list[float], others: list[float]) -> float | None:
    ratios = [speed / other for speed, other in zip(speeds, others, strict=bool(others))]
    return median(ratios) if ratios else None


def works_of(game: Game[State], seats: int, box: Box) -> dict[str, Work]:
    """What is measured, by name."""
    s, rng = dealt(game, seats, box), Rng(SEED)
    return {
        DRAWN: lambda times: play.playouts(game, s, rng, times),
        "whole": lambda times: play.whole_games(game, seats, box, rng, times),
        "games": lambda times: times if play.whole_games(game, seats, box, rng, times) else 0,
        "listed": lambda times: play.listed_playouts(game, s, rng, times),
        "driven": lambda times: sum(drive(game, s, rng) for _ in range(times)),
        "copies": lambda times: play.copies(game, s, 100 * times),
        "search": lambda times: sum(search(game, seats, box, rng) for _ in range(times)),
    }


def dealt(game: Game[State], seats: int, box: Box | None = None) -> State:
    """A position before the first decision of a seat."""
    rng, s = Rng(SEED), game.start(seats, {}, box)
    while game.seat_to_act(s) == CHANCE:
        game.play(s, game.sample(s, rng))
    return s


def drive(game: Game[State], s: State, rng: Rng) -> int:
    """One game played from outside, as a bot in Python would: list, choose, play."""
    decisions = 0
    twin = game.copy(s)
    while twin.stack:
        options = game.legal(twin)
        game.play(twin, options[rng.below(len(options))])
        decisions += 1
    return decisions


def search(game: Game[State], seats: int, box: Box, rng: Rng) -> int:
    """Grow a tree for the first decision; the units are iterations."""
    table = Table.new(game.meta.name, seats, seed=SEED, components=box)
    searcher = bot("search", game)
    assert isinstance(searcher, SearchBot)
    searcher.search_for(table.outlook(table.seat), rng).grow(SEARCHED, rng)
    return SEARCHED


def calibrate(times: int) -> int:
    """A fixed loop of whole numbers; this module is never compiled, so it measures plain Python."""
    value = 1
    for _ in range(times * LOOP):
        value = (value * 5 + 3) % 65_536
    return times * LOOP


def rate(work: Work, seconds: float) -> float:
    """Units a second, over about so many seconds of the processor."""
    times, units, start = 1, 0, thread_time()
    while True:
        units += work(times)
        spent = thread_time() - start
        if spent >= seconds:
            return units / spent
        if spent < seconds / 8:
            times = min(2 * times, MOST_AT_ONCE)


def is_compiled() -> bool:
    """Whether the engine that runs here is compiled."""
    return not play.__file__.endswith(".py")
