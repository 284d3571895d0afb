"""Race starts on a first map of The First Sparks against each other: `python tools/starts.py PLAYERS`.

First scouts play one game each, every one from starts drawn at random, and a fit tells how much each place in
the order and each space is worth. Of many starts those that the fit calls the most even go into a race, and
those of the box with them. They play a few games each between equal bots; the half whose places win most
evenly stays and plays as many again, until few are left. Who is left runs the next race too, against starts
in which one or two of its clans begin elsewhere: what a space is worth depends on the neighbours, and by now
that is known. In the end those left are printed, the most even first. Chance has helped whoever is in front,
so `tools/balance.py` plays anew before a start is kept in the box. On the first map two players choose among
the starts of three.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from typing import Final

from balancelib.first_sparks import KINDS, Played, figures_of, played
from balancelib.study import Kind
from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import HEX_SPACES, SPACE_NAMES, SPACES
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.meta import META
from lascaux.kernel.rng import Rng
from lascaux.parts.masks import items_of

SCOUTS: Final = 2000
DRAWN: Final = 20_000  # starts that the fit judges
RACES: Final = 3
STARTS: Final = 64
GAMES: Final = 20
LEFT: Final = 4  # so few are not halved any more
SEED: Final = 1_000_000  # far from the games that tools/balance.py plays
SCOUT_SEED: Final = 2_000_000
ROUNDS: Final = 40  # of fitting, after which nothing changes that a race would notice

Starts = tuple[int, ...]  # the last in order first


@dataclass
class Runner:
    """Starts in the race, and the games played from them."""

    starts: Starts
    games: list[Played] = field(default_factory=list)

    @property
    def wins(self) -> list[float]:
        """Games won, by place from first to last."""
        return [sum(shares) for shares in zip(*[game.wins for game in self.games], strict=True)]

    @property
    def unevenness(self) -> float:
        """How far the wins of the places are from equal ones, less what chance alone adds in so few games."""
        shares = [wins / len(self.games) for wins in self.wins]
        chance = sum(share * (1 - share) for share in shares) / len(self.games)
        return unevenness_of(shares) - chance


class Fit:
    """How much places and spaces are worth: the chance to win goes by the one times the other."""

    def __init__(self, players: int) -> None:
        self.places = [1.0] * players  # first to last
        self.spaces = [1.0] * SPACES

    def chances(self, starts: Starts) -> list[float]:
        """Of each place to win, first to last."""
        spaces = reversed(starts)
        return shares_of(
            [place * self.spaces[space] for place, space in zip(self.places, spaces, strict=True)]
        )

    def chances_beside(self, wins: list[float], known: Starts, starts: Starts) -> list[float]:
        """The same, by what the places have won from known starts and by the spaces that differ."""
        moves = zip(wins, reversed(known), reversed(starts), strict=True)
        return shares_of([(won + 1) * self.spaces[to] / self.spaces[space] for won, space, to in moves])

    def learn(self, runners: list[Runner]) -> None:
        """Scale each worth by the games it won, against those that it was thought to win.

        Each is given two games more against a worth of one, of which it won one: none falls to nothing.
        """
        for worths, is_place in ((self.places, True), (self.spaces, False)):
            won = [1.0] * len(worths)
            thought = [2 * worth / (worth + 1) for worth in worths]
            for runner in runners:
                numbers = range(len(self.places)) if is_place else reversed(runner.starts)
                chances = self.chances(runner.starts)
                for number, wins, chance in zip(numbers, runner.wins, chances, strict=True):
                    won[number] += wins
                    thought[number] += chance * len(runner.games)
            for number, wins in enumerate(won):
                worths[number] *= wins / thought[number]


def main(arguments: list[str] | None = None) -> int:
    """Scout, race, and print who is left."""
    parser = argparse.ArgumentParser(description="Race starts on a first map of The First Sparks.")
    parser.add_argument("players", type=int, choices=range(META.min_seats + 1, META.max_seats))
    parser.add_argument("--scouts", type=int, default=SCOUTS, help=f"games of the fit (default {SCOUTS})")
    parser.add_argument("--races", type=int, default=RACES, help=f"one after the other (default {RACES})")
    parser.add_argument("--starts", type=int, default=STARTS, help=f"in a race (default {STARTS})")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each at first (default {GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="of the starts that are drawn")
    parser.add_argument("--processes", type=int, default=None, help="default: one for each core")
    chosen = parser.parse_args(arguments)
    kind = next(kind for kind in KINDS if kind.title == f"{chosen.players} first")
    rng = Rng(chosen.seed)
    best: list[Runner] = []
    with Pool(chosen.processes) as pool:
        tried = scouted(kind, chosen.scouts, rng, pool)
        for _ in range(chosen.races):
            fit = fitted(kind, tried)
            others = beside(kind, best, fit) if best else drawn_even(kind, fit, rng)
            best = best or [Runner(tuple(BOX.first_starts[kind.players]))]
            runners = best + [Runner(starts) for starts in others[: chosen.starts - len(best)]]
            tried += runners
            best = raced(kind, runners, chosen.games, pool)
            tell(kind, best)
    return 0


def shares_of(worths: list[float]) -> list[float]:
    """Scaled so that their sum is one."""
    total = sum(worths)
    return [worth / total for worth in worths]


def unevenness_of(shares: list[float]) -> float:
    """How far shares are from equal ones: the squares of the differences, summed up."""
    return sum((share - 1 / len(shares)) ** 2 for share in shares)


def spaces_for(kind: Kind) -> list[int]:
    """The spaces of the first map."""
    return items_of(land_of(BOX, BOX.first_map[kind.players]).spaces)


def is_apart(starts: Iterable[int]) -> bool:
    """Whether each clan begins in a hex of its own."""
    hexes = [space // HEX_SPACES for space in starts]
    return len(set(hexes)) == len(hexes)


def drawn(kind: Kind, rng: Rng) -> Starts:
    """Starts anywhere on the map."""
    spaces = spaces_for(kind)
    while True:
        starts = tuple(spaces[rng.below(len(spaces))] for _ in range(kind.players))
        if is_apart(starts):
            return starts


def drawn_even(kind: Kind, fit: Fit, rng: Rng) -> list[Starts]:
    """Many starts drawn at random, but for those of the box; the most even by the fit first."""
    found = {drawn(kind, rng) for _ in range(DRAWN)} - {tuple(BOX.first_starts[kind.players])}
    return sorted(found, key=lambda starts: (unevenness_of(fit.chances(starts)), starts))


def beside(kind: Kind, best: list[Runner], fit: Fit) -> list[Starts]:
    """Those left with one or two clans elsewhere, the most even by their games and the fit first."""
    found: dict[Starts, float] = {}
    for runner in best:
        wins = runner.wins
        for starts in moved(runner.starts, spaces_for(kind)):
            unevenness = unevenness_of(fit.chances_beside(wins, runner.starts, starts))
            found[starts] = min(unevenness, found.get(starts, unevenness))
    known = {runner.starts for runner in best}
    return sorted(found.keys() - known, key=lambda starts: (found[starts], starts))


def moved(starts: Starts, spaces: list[int]) -> Iterator[Starts]:
    """The same starts, but one or two clans begin elsewhere."""
    for one, other in combinations(range(len(starts)), 2):
        for space, second in product(spaces, repeat=2):
            changed = list(starts)
            changed[one], changed[other] = space, second
            if is_apart(changed):
                yield tuple(changed)


def scouted(kind: Kind, count: int, rng: Rng, pool: Workers) -> list[Runner]:
    """As many starts drawn at random, with a game of each."""
    tried = [drawn(kind, rng) for _ in range(count)]
    seeds = range(SCOUT_SEED, SCOUT_SEED + count)
    games = pool.starmap(partial(played_from, kind), zip(tried, seeds, strict=True), chunksize=4)
    print(f"{count} scouts are back.", flush=True)
    return [Runner(starts, [game]) for starts, game in zip(tried, games, strict=True)]


def fitted(kind: Kind, tried: list[Runner]) -> Fit:
    """What all games so far tell about places and spaces."""
    fit = Fit(kind.players)
    for _ in range(ROUNDS):
        fit.learn(tried)
    return fit


def raced(kind: Kind, runners: list[Runner], games: int, pool: Workers) -> list[Runner]:
    """Who is left in the end, the most even first."""
    while True:
        for runner in runners:
            seeds = range(SEED + len(runner.games), SEED + games)
            runner.games += pool.map(partial(played_from, kind, runner.starts), seeds, chunksize=4)
        runners = sorted(runners, key=lambda runner: runner.unevenness)
        print(f"{len(runners)} starts, games of each: {games}.", flush=True)
        if len(runners) <= LEFT:
            return runners
        runners = runners[: (len(runners) + 1) // 2]
        games *= 2


def tell(kind: Kind, runners: list[Runner]) -> None:
    """Print who is left, with the games that all of them have played."""
    for runner in runners:
        figures = figures_of(kind, runner.games)
        names = ", ".join(SPACE_NAMES[space] for space in runner.starts)
        print(f"{names}: places win {figures.wins} %, are locked out in {figures.locked} %.", flush=True)


def played_from(kind: Kind, starts: Starts, seed: int) -> Played:
    """One game from these starts."""
    names = [SPACE_NAMES[space] for space in starts]
    return played(kind, seed, GAME.box_with({"first_starts": {str(kind.players): names}}))


if __name__ == "__main__":
    sys.exit(main())
