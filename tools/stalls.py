"""See that games of The First Sparks end between equal bots: `python tools/stalls.py [--bot TEXT]`.

Plays whole games of two and three players, on the first map and on maps laid at random, and prints how many
years they lasted. Fails if a game goes on after the last year that is fair to ask of people; the same seed
plays the same games, so nothing changes by chance.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from multiprocessing import Pool
from typing import Final

from lascaux.bots.catalogue import bot_from
from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.kernel.rng import Rng
from lascaux.table.table import Table

KINDS: Final = [(2, "first"), (2, "random"), (3, "first"), (3, "random")]
GAMES: Final = 750  # of each kind: 3000 in all
YEARS_BAR: Final = 20  # no game lasts longer


def main(arguments: list[str] | None = None) -> int:
    """Play and judge; the exit code says whether every game ended in time."""
    parser = argparse.ArgumentParser(description="See that games of The First Sparks come to an end.")
    parser.add_argument("--bot", default="greedy", help="as `lascaux simulate` names bots (default greedy)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each kind (default {GAMES})")
    parser.add_argument("--processes", type=int, default=None, help="default: one for each core")
    chosen = parser.parse_args(arguments)
    late = 0
    with Pool(chosen.processes) as pool:
        for players, kind in KINDS:
            play = partial(years_of, chosen.bot, players, kind)
            years = Counter(pool.imap_unordered(play, range(chosen.games), chunksize=4))
            late += sum(count for year, count in years.items() if year > YEARS_BAR)
            told = ", ".join(f"{count} of {year}" for year, count in sorted(years.items()))
            print(f"{players} players, map {kind}, games by years: {told}.", flush=True)
    print(f"{late} of {chosen.games * len(KINDS)} games lasted longer than {YEARS_BAR} years.")
    return 1 if late else 0


def years_of(bot: str, players: int, kind: str, seed: int) -> int:
    """How many years a game between equal bots lasts."""
    table = Table.new("first_sparks", players, {"map": kind}, seed=seed)
    thinker, rng = bot_from(bot, table.game), Rng(seed)
    while not table.over:
        seat = table.seat
        table.act(seat, thinker.choose(table.outlook(seat), rng))
    view = table.view(None)
    assert isinstance(view, FirstSparksView)
    return view.year


if __name__ == "__main__":
    sys.exit(main())
