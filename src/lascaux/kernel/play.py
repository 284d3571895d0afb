"""Loops over whole games, inside the compiled package: random play, counting, timing."""

from __future__ import annotations

from typing import TypeVar

from lascaux.kernel.box import Box
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State

S = TypeVar("S", bound=State)


def playout(game: Game[S], s: S, rng: Rng) -> int:
    """Random play to the end; returns the number of plies."""
    plies = 0
    while s.stack:
        game.play(s, game.sample(s, rng))
        plies += 1
    return plies


def playouts(game: Game[S], s: S, rng: Rng, times: int) -> int:
    """Random games from copies of one position; returns the number of plies."""
    plies = 0
    for _ in range(times):
        plies += playout(game, game.copy(s), rng)
    return plies


def whole_games(game: Game[S], seats: int, box: Box, rng: Rng, times: int) -> int:
    """Random games from the setting up to the end; returns the number of plies, those of chance too."""
    plies = 0
    for _ in range(times):
        plies += playout(game, game.start(seats, {}, box), rng)
    return plies


def listed_playouts(game: Game[S], s: S, rng: Rng, times: int) -> int:
    """The same, listing all actions before choosing one of them."""
    plies = 0
    for _ in range(times):
        twin = game.copy(s)
        while twin.stack:
            options = game.legal(twin)
            game.play(twin, options[rng.below(len(options))])
            plies += 1
    return plies


def copies(game: Game[S], s: S, times: int) -> int:
    """Copy a position so many times."""
    for _ in range(times):
        game.copy(s)
    return times


def perft(game: Game[S], s: S, depth: int) -> int:
    """How many lines of play of this length there are; a line that ends early counts once."""
    if depth == 0 or not s.stack:
        return 1
    options = game.legal(s)
    if depth == 1:
        return len(options)
    lines = 0
    for action in options:
        twin = game.copy(s)
        game.play(twin, action)
        lines += perft(game, twin, depth - 1)
    return lines
