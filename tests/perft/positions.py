"""The positions whose lines of play are counted: one file for each game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import lascaux
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.state import State

FOLDER: Final = Path(__file__).parent


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as the entries that lead to it, and how many lines of play of length 1, 2, ... it has."""

    name: str
    why: str
    seats: int
    counts: list[int]
    record: str
    options: dict[str, str] = {}

    def actions(self) -> list[str]:
        """What was played, chance included."""
        return [line.partition(" ")[2] for line in self.record.strip().splitlines()]

    def reached(self, game: Game[State]) -> State:
        """The position itself; every entry on the way is checked."""
        s = game.start(self.seats, self.options, game.box_first())
        for line in self.record.strip().splitlines():
            who, _, words = line.partition(" ")
            action = game.space.parse(words)
            assert game.seat_to_act(s) == (CHANCE if who == "*" else int(who))
            assert action in game.legal(s)
            game.play(s, action)
        return s


class Perft(NamedTuple):
    """A position with the game it belongs to."""

    game: str
    position: Position

    def __str__(self) -> str:
        return f"{self.game}: {self.position.name}"


def positions_of(game: str) -> list[Perft]:
    """The positions of one game."""
    text = (FOLDER / f"{game}.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text)["position"], list[Position])
    return [Perft(game, position) for position in found]


ALL: Final = [perft for name in lascaux.games() for perft in positions_of(name)]
