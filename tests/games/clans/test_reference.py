"""Clans against the naive reference, ply by ply over random games."""

from __future__ import annotations

import pytest

from lascaux.games.clans.data import COLOURS, TERRITORIES
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.state import ClansState
from lascaux.kernel import game as kernel_game
from lascaux.kernel.frames import CHANCE, NOBODY
from lascaux.kernel.rng import Rng
from lascaux.parts.heaps import count_of
from tests.games.clans.reference import Reference

IS_COMPILED = not (kernel_game.__file__ or "").endswith(".py")
BATCHES = 30
GAMES_IN_A_BATCH = 10 if IS_COMPILED else 2


@pytest.mark.rule("CL-2.1", "CL-3.1", "CL-5.4", "CL-5.5", "CL-6.6", "CL-7.1", "CL-7.3", "CL-7.6")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_reference_plays_the_same_games(batch: int) -> None:
    for seed in range(batch * GAMES_IN_A_BATCH, (batch + 1) * GAMES_IN_A_BATCH):
        compare_one_game(seats=2 + seed % 3, ties="chips" if seed % 2 else "shared", seed=seed)


def compare_one_game(seats: int, ties: str, seed: int) -> None:
    """One random game, both ways."""
    s, other, rng = GAME.start(seats, {"ties": ties}), Reference(seats, ties), Rng(seed)
    while s.stack:
        seat = GAME.seat_to_act(s)
        if seat != CHANCE:
            assert other.mover == seat
            assert other.legal() == {GAME.space.text(action) for action in GAME.legal(s)}
        action = GAME.sample(s, rng)
        other.play(GAME.space.text(action))
        GAME.play(s, action)
        # Several villages founded in one go have no order that matters; only their chips do.
        assert sorted(other.villages) == sorted(territory + 1 for territory in s.villages)
        assert other.chips == s.chips
        assert [other.score[colour] for colour in COLOURS] == s.points
        assert groups_of(s) == {spot: dict(huts) for spot, huts in other.spots.items()}
        assert other.over == (GAME.seat_to_act(s) == NOBODY)
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == other.ranking()
    assert GAME.scores(s) == other.scores()


def groups_of(s: ClansState) -> dict[int, dict[str, int]]:
    """The huts of every territory that has some, by colour."""
    groups = {}
    for territory in range(TERRITORIES):
        counts = {name: count_of(s.huts[territory], colour) for colour, name in enumerate(COLOURS)}
        if any(counts.values()):
            groups[territory + 1] = {name: count for name, count in counts.items() if count}
    return groups
