"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Final

import msgspec

from lascaux.bots.catalogue import player_from
from lascaux.bots.interface import Bot
from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from lascaux.wire import GameOver

_MOST_SEATS: Final = 64  # so that every bot of every game has a generator of its own


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: `bots` by seat, as `player_from` reads them, or named."""

    game: str
    bots: list[str]
    options: dict[str, str]
    seed: int
    deal: int  # games of one deal are dealt alike
    components: dict[str, object] = {}  # what differs from the standard box


class Outcome(msgspec.Struct, frozen=True):
    """What came of it, by seat; equal winners share one win."""

    wins: list[float]
    points: list[int]
    moves: list[int]
    seconds: list[float]


def play(fixture: Fixture, named: Mapping[str, Bot] = {}) -> Outcome:
    """Play one game to its end; bots that are there already are found by their names."""
    seats = len(fixture.bots)
    seed = fixture.seed * 2**32 + fixture.deal
    table = Table.new(fixture.game, seats, fixture.options, seed, components=fixture.components)
    bots = [named.get(text) or player_from(text, table.game) for text in fixture.bots]
    rngs = [Rng(fixture.seed * 2**32 + fixture.deal * _MOST_SEATS + seat) for seat in range(seats)]
    moves = [0] * seats
    seconds = [0.0] * seats
    while not table.over:
        seat = table.seat
        outlook = table.outlook(seat)
        start = perf_counter()
        planned = bots[seat].plan(outlook, rngs[seat])
        seconds[seat] += perf_counter() - start
        moves[seat] += len(planned)
        table.act_all(seat, planned)
    result = table.decision(None)
    assert isinstance(result, GameOver)
    return Outcome(_wins(result.ranking), result.scores, moves, seconds)


def _wins(ranking: list[int]) -> list[float]:
    share = 1 / max(1, ranking.count(1))  # nobody need have won
    return [share if place == 1 else 0.0 for place in ranking]
