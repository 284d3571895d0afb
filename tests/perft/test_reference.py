"""The counts again, by the naive references."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Final, Protocol

import pytest

from tests.games.clans.reference import Reference as Clans
from tests.games.tain.reference import Reference as Tain
from tests.perft.positions import Perft, positions_of

MOST = 10_000  # lines; the references are slow on purpose


class Reference(Protocol):
    """What a naive game can do."""

    over: bool

    def legal(self) -> set[str]:
        """All that may be done now, as texts."""

    def play(self, text: str) -> None:
        """Do it, and all that follows from it."""


BEGUN: Final[dict[str, Callable[[int], Reference]]] = {
    "clans": lambda seats: Clans(seats, "shared"),
    "tain": lambda seats: Tain(seats, rotate=True),
}
ALL: Final = [perft for name in BEGUN for perft in positions_of(name)]


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


@pytest.mark.parametrize("perft", ALL, ids=str)
def test_the_reference_counts_the_same(perft: Perft) -> None:
    game = BEGUN[perft.game](perft.position.seats)
    for text in perft.position.actions():
        game.play(text)
    for depth, count in enumerate(perft.position.counts, 1):
        if count <= MOST:
            assert lines_below(game, depth) == count
