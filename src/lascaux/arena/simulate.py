"""Many games between bots, over several processes, and a table of what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from lascaux.arena.match import Fixture
from lascaux.arena.pool import Progress, play_all
from lascaux.arena.tally import BotResult, result_of
from lascaux.bots.catalogue import player_from
from lascaux.bots.interface import Bot
from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadSetup
from lascaux.registry import game as game_named
from lascaux.table.components import Components, box_for

MOST_GAMES: Final = 1_000_000
MOST_SEED: Final = 2**32


class Result(msgspec.Struct, frozen=True):
    """A whole simulation."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    bots: list[BotResult]
    components: str = ""  # the hash of the box


def simulate(
    game: str,
    bots: Sequence[str | Bot],
    games: int,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    components: Components = None,
) -> Result:
    """Let bots play so many games; raises BadSetup, BotFailed or ProcessLost.

    Bots are named as `player_from` reads them, or objects, which play in this process.  They are seated in
    turn until all `seats` are taken; by default each gets one.  Every deal is played with each rotation of
    the seats.  What is dealt and what bots draw depends on `seed` and on the number of the game only, so the
    same call brings about the same result, unless a bot thinks by the clock.
    """
    box = box_for(game_named(game), components)
    named = _named(bots)
    names = [text if isinstance(text, str) else text.name for text in bots]
    fixtures = fixtures_of(game, names, games, seats, options or {}, seed, box, named)
    outcomes = play_all(fixtures, processes, progress, named)
    results = [result_of(names, player, outcomes) for player in range(len(names))]
    return Result(game, len(fixtures[0].bots), fixtures[0].options, seed, games, results, box.hash)


def fixtures_of(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None,
    options: dict[str, str],
    seed: int,
    box: Box,
    named: Mapping[str, Bot] = {},
) -> list[Fixture]:
    """The games of one match; raises BadSetup."""
    rules = game_named(game)
    if not bots:
        raise BadSetup("Name the bots that shall play.")
    for text in bots:
        if text not in named:
            player_from(text, rules)
    if not 0 < games <= MOST_GAMES:
        raise BadSetup(f"A match has 1 to {MOST_GAMES} games, not {games}.")
    if not 0 <= seed < MOST_SEED:
        raise BadSetup(f"A seed is a whole number from 0 to {MOST_SEED - 1}.")
    count = len(bots) if seats is None else seats
    if count < len(bots):
        raise BadSetup(f"{len(bots)} bots do not fit on {count} seats.")
    chosen = rules.meta.complete(options)
    rules.start(count, chosen)
    players = [bots[seat % len(bots)] for seat in range(count)]
    return [_fixture(game, players, chosen, seed, number, box) for number in range(games)]


def _named(bots: Sequence[str | Bot]) -> dict[str, Bot]:
    """Bots that are objects, by name; raises BadSetup if two of them share one."""
    objects = [bot for bot in bots if isinstance(bot, Bot)]
    named = {bot.name: bot for bot in objects}
    if any(named[bot.name] is not bot for bot in objects):
        raise BadSetup("Two bots have the same name: give each a name of its own.")
    return named


def _fixture(
    game: str, players: list[str], options: dict[str, str], seed: int, number: int, box: Box
) -> Fixture:
    deal, turn = divmod(number, len(players))
    return Fixture(game, players[turn:] + players[:turn], options, seed, deal, box.overlay)
