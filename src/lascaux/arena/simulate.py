"""Many games between bots, over several processes, and a table of what came of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from lascaux.arena.match import Fixture, Outcome, play
from lascaux.arena.statistics import wilson
from lascaux.bots.catalogue import bot_from
from lascaux.kernel.errors import BadSetup, LascauxError
from lascaux.registry import game as game_named

MOST_GAMES: Final = 1_000_000
MOST_SEED: Final = 2**32

Progress = Callable[[int, int], None]  # games played, games in all


class ProcessLost(LascauxError):
    """A process that played games ended before they did."""


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did: equal winners share a win; `low` and `high` are a 95 % interval of `rate`."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    points: float  # mean
    moves: float  # mean
    seconds_per_move: float


class Result(msgspec.Struct, frozen=True):
    """A whole simulation."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    bots: list[BotResult]


def simulate(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Result:
    """Let bots play so many games; raises BadSetup or ProcessLost.

    Bots are named as `bot_from` reads them, and seated in turn until all `seats` are taken; by default
    each gets one.  Every deal is played with each rotation of the seats.  What is dealt and what bots
    draw depends on `seed` and on the number of the game only, so the same call brings about the same
    result, unless a bot thinks by the clock.
    """
    players, chosen = _checked(game, bots, games, seats, options or {}, seed)
    fixtures = [_fixture(game, players, chosen, seed, number) for number in range(games)]
    outcomes: list[Outcome | None] = [None] * games
    for done, (number, outcome) in enumerate(_played(fixtures, processes or os.cpu_count() or 1), 1):
        outcomes[number] = outcome
        if progress is not None:
            progress(done, games)
    by_player = [_results_of(bots, player, outcomes) for player in range(len(bots))]
    return Result(game, len(players), chosen, seed, games, by_player)


def _checked(
    game: str, bots: list[str], games: int, seats: int | None, options: dict[str, str], seed: int
) -> tuple[list[str], dict[str, str]]:
    """The bots of all seats and all options; raises BadSetup."""
    rules = game_named(game)
    if not bots:
        raise BadSetup("Name the bots that shall play.")
    for text in bots:
        bot_from(text, rules)
    if not 0 < games <= MOST_GAMES:
        raise BadSetup(f"A simulation has 1 to {MOST_GAMES} games, not {games}.")
    if not 0 <= seed < MOST_SEED:
        raise BadSetup(f"A seed is a whole number from 0 to {MOST_SEED - 1}.")
    count = len(bots) if seats is None else seats
    if count < len(bots):
        raise BadSetup(f"{len(bots)} bots do not fit on {count} seats.")
    chosen = rules.meta.complete(options)
    rules.start(count, chosen)
    return [bots[seat % len(bots)] for seat in range(count)], chosen


def _fixture(game: str, players: list[str], options: dict[str, str], seed: int, number: int) -> Fixture:
    deal, turn = divmod(number, len(players))
    return Fixture(game, players[turn:] + players[:turn], options, seed, deal)


def _played(fixtures: list[Fixture], processes: int) -> Iterator[tuple[int, Outcome]]:
    """The number and the outcome of each game, in the order in which they end."""
    if min(processes, len(fixtures)) == 1:
        yield from enumerate(map(play, fixtures))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context, initializer=_end_quietly) as pool:
        number_of = {pool.submit(play, fixture): number for number, fixture in enumerate(fixtures)}
        try:
            for future in as_completed(number_of):
                yield number_of[future], future.result()
        except BrokenProcessPool:
            raise ProcessLost(
                "A process that played games ended too early: give them more memory or take fewer processes, "
                'and start from a script only below `if __name__ == "__main__":`.'
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """Let an interrupt end a process without a word: the first process has the say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _results_of(bots: list[str], player: int, outcomes: list[Outcome | None]) -> BotResult:
    """Sum up the seats of one bot; in game n it sat n seats further to the left."""
    games = moves = points = 0
    wins = seconds = 0.0
    for number, outcome in enumerate(outcomes):
        assert outcome is not None
        seats = len(outcome.points)
        for place in range(player, seats, len(bots)):
            seat = (place - number) % seats
            games += 1
            wins += outcome.wins[seat]
            points += outcome.points[seat]
            moves += outcome.moves[seat]
            seconds += outcome.seconds[seat]
    low, high = wilson(wins, games)
    return BotResult(
        bots[player],
        games,
        wins,
        wins / games,
        low,
        high,
        points / games,
        moves / games,
        seconds / max(moves, 1),
    )
