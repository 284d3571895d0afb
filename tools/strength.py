"""Hold the bots to their bars: `python tools/strength.py [--quick] [--game NAME]`.

In every game greedy beats random and search, with one second a turn, beats greedy, as often as `BARS` says.
A bar is met if the whole 95 % interval lies above it. Prints figures as JSON; the exit code is 1 if a bar is
missed. `--quick` gives search a number of iterations instead of time, so that its result is the same on
every machine, however busy.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import msgspec

from lascaux.arena.simulate import simulate

QUICK_SEARCH: Final = "search:1000"
# By game: the share of two-player games that greedy wins against random, and search against greedy.
BARS: Final = {
    "clans": (0.85, 0.65),
    "first_sparks": (0.85, 0.55),
    "stone_age": (0.98, 0.65),
    "tain": (0.85, 0.65),
}


class Bar(msgspec.Struct):
    """One match, and whether it was won often enough."""

    game: str
    bot: str
    rival: str
    games: int
    bar: float
    rate: float
    low: float
    high: float
    seconds_per_move: float
    met: bool


def main() -> None:
    """Read the command line, play the matches and print what came of them."""
    parser = argparse.ArgumentParser(description="Hold the bots to their bars of strength.")
    parser.add_argument("--quick", action="store_true", help="search by iterations, not by time")
    parser.add_argument("--game", choices=list(BARS), default=None, help="this one alone")
    parser.add_argument("--games", type=int, default=60, help="of search against greedy (default 60)")
    parser.add_argument("--easy-games", type=int, default=400, help="of greedy against random (default 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=None, help="default: one for each core")
    chosen = parser.parse_args()
    search = QUICK_SEARCH if chosen.quick else "search"
    bars = []
    for game in [chosen.game] if chosen.game else BARS:
        easy, hard = BARS[game]
        bars += [
            held(game, "greedy", "random", easy, chosen.easy_games, chosen.seed, chosen.processes),
            held(game, search, "greedy", hard, chosen.games, chosen.seed, chosen.processes),
        ]
    print(msgspec.json.format(msgspec.json.encode(bars), indent=1).decode())
    sys.exit(0 if all(bar.met for bar in bars) else 1)


def held(game: str, bot: str, rival: str, bar: float, games: int, seed: int, processes: int | None) -> Bar:
    """Play one match."""
    result = simulate(game, [bot, rival], games, seed=seed, processes=processes)
    first = result.bots[0]
    return Bar(
        game=game,
        bot=bot,
        rival=rival,
        games=games,
        bar=bar,
        rate=round(first.rate, 4),
        low=round(first.low, 4),
        high=round(first.high, 4),
        seconds_per_move=round(first.seconds_per_move, 4),
        met=first.low >= bar,
    )


if __name__ == "__main__":
    main()
