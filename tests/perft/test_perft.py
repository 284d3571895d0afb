"""How many lines of play there are: a slip in any rule changes a count."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.kernel import play
from tests.perft.positions import ALL, Perft

MOST = 10**6 if not play.__file__.endswith(".py") else 40_000  # lines counted; plain Python takes its time


@pytest.mark.parametrize("perft", ALL, ids=str)
def test_the_lines_of_play_are_as_many_as_ever(perft: Perft) -> None:
    game = lascaux.game(perft.game)
    s = perft.position.reached(game)
    for depth, count in enumerate(perft.position.counts, 1):
        if count <= MOST:
            assert play.perft(game, s, depth) == count


def test_counting_leaves_the_position_alone() -> None:
    game = lascaux.game(ALL[-1].game)
    s = ALL[-1].position.reached(game)
    before = game.key(s)
    play.perft(game, s, 3)
    assert game.key(s) == before


@pytest.mark.parametrize("name", lascaux.games())
def test_every_game_has_positions_to_count(name: str) -> None:
    assert sum(perft.game == name for perft in ALL) >= 5
