"""Táin against the naive reference, ply by ply over random games."""

from __future__ import annotations

import pytest

from lascaux.games.tain.data import EMPTY, KINDS, kind_of
from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import GOODS, TainState
from lascaux.kernel import game as kernel_game
from lascaux.kernel.frames import CHANCE, NOBODY
from lascaux.kernel.rng import Rng
from lascaux.parts.heaps import count_of
from tests.games.tain.reference import Reference

IS_COMPILED = not (kernel_game.__file__ or "").endswith(".py")
BATCHES = 15
GAMES_IN_A_BATCH = 12 if IS_COMPILED else 2


@pytest.mark.rule("TN-3.6", "TN-4.3", "TN-6.13", "TN-6.14", "TN-7.1", "TN-7.4", "TN-8.3", "TN-9.1", "TN-9.5")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_reference_plays_the_same_games(batch: int) -> None:
    for seed in range(batch * GAMES_IN_A_BATCH, (batch + 1) * GAMES_IN_A_BATCH):
        compare_one_game(seats=2 + seed % 3, rotate=seed % 4 > 0, seed=seed)


def compare_one_game(seats: int, rotate: bool, seed: int) -> None:
    """One random game, both ways."""
    s = GAME.start(seats, {"rotate_active": "yes" if rotate else "no"})
    other, rng = Reference(seats, rotate), Rng(seed)
    while s.stack:
        seat = GAME.seat_to_act(s)
        if seat != CHANCE:
            assert other.mover == seat
            assert other.legal() == {GAME.space.text(action) for action in GAME.legal(s)}
        action = max([GAME.sample(s, rng) for _ in range(3)], key=interest_of)
        other.play(GAME.space.text(action))
        GAME.play(s, action)
        compare(s, other)
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == other.ranking()
    assert GAME.scores(s) == [clan.points() for clan in other.clans]


def interest_of(action: int) -> int:
    """How much an action stirs things up: capturing and freeing should happen often."""
    text = GAME.space.text(action)
    if text in ("pass", "lay bluff"):
        return 0
    return 2 if text in ("lay warrior", "lay daughter") or text[-1] in "45" else 1


def compare(s: TainState, other: Reference) -> None:
    """Both hold the same position."""
    assert (s.turn, s.active, s.pasture) == (
        other.turn,
        other.active if other.active >= 0 else 0,
        other.pasture,
    )
    assert other.over == (GAME.seat_to_act(s) == NOBODY)
    for seat, clan in enumerate(other.clans):
        loot = (clan.loot.count("cow"), clan.loot.count("jewel"))
        assert s.goods[GOODS * seat : GOODS * seat + GOODS] == [clan.cows, clan.jewels, *loot]
        assert heap_of(s.screen[seat]) == [clan.screen[kind] for kind in KINDS]
        assert doors_of(s.threshold, seat) == {door: tile.kind for door, tile in clan.thresholds.items()}
        assert doors_of(s.entrance, seat) == {door: tile.kind for door, tile in clan.entrances.items()}
        assert heap_of(s.discard[seat]) == [clan.discard[kind] for kind in KINDS]
        held = [(hostage.owner, hostage.kind) for hostage in clan.hostages]
        assert hostages_of(s, seat) == sorted(held)


def heap_of(heap: int) -> list[int]:
    """The counts of a heap."""
    return [count_of(heap, kind) for kind in range(len(KINDS))]


def doors_of(spaces: list[int], board: int) -> dict[int, str]:
    """The tiles of one side of a board, by door."""
    tiles = spaces[5 * board : 5 * board + 5]
    return {1 + door: KINDS[kind_of(tile)] for door, tile in enumerate(tiles) if tile != EMPTY}


def hostages_of(s: TainState, captor: int) -> list[tuple[int, str]]:
    """The hostages in a house, sorted."""
    return sorted(
        (owner, kind)
        for owner in range(s.seats)
        for place, kind in enumerate(KINDS)
        for _ in range(count_of(s.hostages[captor * s.seats + owner], place))
    )
