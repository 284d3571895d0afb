"""The counts of Clans again, by the naive reference."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.clans.reference import Reference
from tests.perft.positions import Perft, positions_of

MOST = 10_000  # lines; the reference is slow on purpose


def lines_below(game: Reference, depth: int) -> int:
    """Count the lines of play by copying and playing."""
    if depth == 0 or game.over:
        return 1
    lines = 0
    for text in game.legal():
        twin = deepcopy(game)
        twin.play(text)
        lines += lines_below(twin, depth - 1)
    return lines


@pytest.mark.parametrize("perft", positions_of("clans"), ids=str)
def test_the_reference_counts_the_same(perft: Perft) -> None:
    game = Reference(perft.position.seats, "shared")
    for text in perft.position.actions():
        game.play(text)
    for depth, count in enumerate(perft.position.counts, 1):
        if count <= MOST:
            assert lines_below(game, depth) == count
