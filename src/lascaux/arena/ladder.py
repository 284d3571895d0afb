"""A ladder: every two bots play a match, and all are ranked by how often they won."""

from __future__ import annotations

from itertools import combinations

import msgspec

from lascaux.arena.match import Fixture
from lascaux.arena.pool import Progress, play_all
from lascaux.arena.simulate import fixtures_of
from lascaux.arena.tally import BotResult, Tally, result_of
from lascaux.kernel.errors import BadSetup
from lascaux.registry import game as game_named
from lascaux.table.components import Components, box_for


class Pairing(msgspec.Struct, frozen=True):
    """One match, from the side of each."""

    first: BotResult
    second: BotResult

    def against(self, bot: str, other: str) -> BotResult | None:
        """How this bot did against that one, if this is their match."""
        if (self.first.bot, self.second.bot) == (bot, other):
            return self.first
        return self.second if (self.second.bot, self.first.bot) == (bot, other) else None


class Ladder(msgspec.Struct, frozen=True):
    """A whole ladder; `standings` is ranked, best first, and `games` counts those of each pairing."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    standings: list[BotResult]
    pairings: list[Pairing]
    components: str = ""  # the hash of the box

    def against(self, bot: str, other: str) -> BotResult | None:
        """How one bot did against another; None for itself."""
        found = [pairing.against(bot, other) for pairing in self.pairings]
        return next((result for result in found if result is not None), None)


def climb(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    components: Components = None,
) -> Ladder:
    """Let every two bots play so many games; raises BadSetup or ProcessLost.

    All pairings get the same deals, each from every side; `seats` is by default the least that the options
    allow.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadSetup("A ladder takes two bots or more, each named once.")
    rules = game_named(game)
    box = box_for(rules, components)
    count = rules.meta.seats_for(options or {}).least if seats is None else seats
    pairs = list(combinations(range(len(bots)), 2))
    matches = [
        fixtures_of(game, [bots[one], bots[two]], games, count, options or {}, seed, box)
        for one, two in pairs
    ]
    fixtures: list[Fixture] = [fixture for match in matches for fixture in match]
    outcomes = play_all(fixtures, processes, progress)
    tallies = [Tally() for _ in bots]
    pairings: list[Pairing] = []
    for number, pair in enumerate(pairs):
        of_pair = outcomes[number * games : (number + 1) * games]
        names = [bots[bot] for bot in pair]
        for player, bot in enumerate(pair):
            tallies[bot].add(player, len(pair), of_pair)
        pairings.append(Pairing(result_of(names, 0, of_pair), result_of(names, 1, of_pair)))
    standings = [tally.result(bot) for bot, tally in zip(bots, tallies, strict=True)]
    standings.sort(key=lambda result: -result.rate)
    return Ladder(game, count, fixtures[0].options, seed, games, standings, pairings, box.hash)
