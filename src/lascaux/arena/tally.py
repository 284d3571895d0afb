"""How a bot did over many games."""

from __future__ import annotations

import msgspec

from lascaux.arena.match import Outcome
from lascaux.arena.statistics import wilson


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


class Tally:
    """Adds up the seats of one bot."""

    def __init__(self) -> None:
        self._games = self._moves = self._points = 0
        self._wins = self._seconds = 0.0

    def add(self, player: int, players: int, outcomes: list[Outcome]) -> None:
        """Count a match of so many bots; in its game n everybody sat n seats further to the left."""
        for number, outcome in enumerate(outcomes):
            seats = len(outcome.points)
            for place in range(player, seats, players):
                seat = (place - number) % seats
                self._games += 1
                self._wins += outcome.wins[seat]
                self._points += outcome.points[seat]
                self._moves += outcome.moves[seat]
                self._seconds += outcome.seconds[seat]

    def result(self, bot: str) -> BotResult:
        """The sum, with means, rate and interval; something must have been counted."""
        low, high = wilson(self._wins, self._games)
        return BotResult(
            bot=bot,
            games=self._games,
            wins=self._wins,
            rate=self._wins / self._games,
            low=low,
            high=high,
            points=self._points / self._games,
            moves=self._moves / self._games,
            seconds_per_move=self._seconds / max(self._moves, 1),
        )


def result_of(bots: list[str], player: int, outcomes: list[Outcome]) -> BotResult:
    """How one of these bots did in a match between them."""
    tally = Tally()
    tally.add(player, len(bots), outcomes)
    return tally.result(bots[player])
