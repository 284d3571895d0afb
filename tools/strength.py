"""Hold the bots to their bars: `python tools/strength.py [--quick] [--game NAME]`.

In every game greedy beats random and search, with one second a turn, beats greedy, as often as `BARS` says; a
bar is met if the whole 95 % interval lies above it.  Where `MIRRORS` names a mean, games of search against
itself bring so many points.  Prints figures as JSON; the exit code is 1 if a bar is missed.  `--quick` gives
search a number of iterations instead of time, so that its result is the same on every machine, however busy.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import msgspec

from lascaux.arena.simulate import simulate

QUICK_SEARCH: Final = "search:1000"
# By game and options: the share of games of two that greedy wins against random, and search against greedy.
BARS: Final[list[tuple[str, dict[str, str], float, float]]] = [
    ("clans", {}, 0.85, 0.65),
    ("first_sparks", {}, 0.85, 0.55),
    ("prehistory", {}, 0.98, 0.65),
    ("stone_age", {}, 0.98, 0.65),
    ("stone_age", {"style": "yes"}, 0.98, 0.65),
    ("tain", {}, 0.85, 0.65),
]
# The mean of all points in games of two between equal bots.
MIRRORS: Final = {"stone_age": 180.0}
MIRROR_GAMES: Final = 20


class Bar(msgspec.Struct):
    """One match, and whether it was won often enough, or brought enough points."""

    game: str
    options: dict[str, str]
    bot: str
    rival: str
    games: int
    bar: float
    rate: float
    low: float
    high: float
    points: float  # mean of the bot
    seconds_per_move: float
    met: bool


def main() -> None:
    """Read the command line, play the matches and print what came of them."""
    parser = argparse.ArgumentParser(description="Hold the bots to their bars of strength.")
    parser.add_argument("--quick", action="store_true", help="search by iterations, not by time")
    parser.add_argument("--game", choices=sorted({game for game, *_ in BARS}), help="this one alone")
    parser.add_argument("--games", type=int, default=60, help="of search against greedy (default 60)")
    parser.add_argument("--easy-games", type=int, default=400, help="of greedy against random (default 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=None, help="default: one for each core")
    chosen = parser.parse_args()
    search = QUICK_SEARCH if chosen.quick else "search"
    bars = []
    for game, options, easy, hard in BARS:
        if chosen.game in (None, game):
            bars += [
                held(game, options, ("greedy", "random"), easy, chosen.easy_games, chosen),
                held(game, options, (search, "greedy"), hard, chosen.games, chosen),
            ]
    for game, points in MIRRORS.items():
        if chosen.game in (None, game):
            mirror = held(game, {}, (search, search), points, min(chosen.games, MIRROR_GAMES), chosen)
            bars.append(msgspec.structs.replace(mirror, met=mirror.points >= points))
    print(msgspec.json.format(msgspec.json.encode(bars), indent=1).decode())
    sys.exit(0 if all(bar.met for bar in bars) else 1)


def held(
    game: str,
    options: dict[str, str],
    bots: tuple[str, str],
    bar: float,
    games: int,
    chosen: argparse.Namespace,
) -> Bar:
    """Play one match."""
    result = simulate(game, bots, games, options=options, seed=chosen.seed, processes=chosen.processes)
    first = result.bots[0]
    return Bar(
        game=game,
        options=options,
        bot=bots[0],
        rival=bots[1],
        games=games,
        bar=bar,
        rate=round(first.rate, 4),
        low=round(first.low, 4),
        high=round(first.high, 4),
        points=round(first.points, 1),
        seconds_per_move=round(first.seconds_per_move, 4),
        met=first.low >= bar,
    )


if __name__ == "__main__":
    main()
