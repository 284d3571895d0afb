"""Worlds: what a seat imagines never contradicts what it knows, and no possibility is favoured."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from lascaux.games.tain.data import EMPTY, KINDS, kind_of
from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import TainState
from lascaux.kernel.rng import Rng
from tests.games.tain.drawing import draw, in_words, legal, play, raid

ENTRANCE_KINDS = {"chief", "warrior", "boy", "bluff"}
OUTER_KINDS = {"chief", "warrior", "bluff"}
Imagined = tuple[str, str, str, tuple[str, ...]]  # outer land, entrance, threshold, screen


def small() -> TainState:
    """Seat 1 has a tile in the outer land, one at seat 0's first door, a guard, and two tiles left."""
    return draw(
        seats=2,
        outer=[(1, "chief")],
        raiders={(0, 1): (1, "bluff")},
        guards={(1, 1): "daughter", (0, 2): "warrior"},
        screens={1: "boy bluff"},
    )


def imagined(s: TainState) -> Imagined:
    """Where the tiles of seat 1 are in a world of the small position."""
    tiles = (s.outer[0], s.entrance[0], s.threshold[5])
    outer, entrance, threshold = [KINDS[kind_of(tile)] for tile in tiles]
    return outer, entrance, threshold, tuple(sorted(in_words(s.screen[1]).split()))


def all_ways() -> Counter[Imagined]:
    """How many of all ways to lay the five tiles of the small position look like this."""
    ways: Counter[Imagined] = Counter()
    for outer, entrance, threshold, *rest in permutations(["chief", "bluff", "daughter", "boy", "bluff"]):
        if outer in OUTER_KINDS and entrance in ENTRANCE_KINDS:
            ways[outer, entrance, threshold, tuple(sorted(rest))] += 1
    return ways


@pytest.mark.rule("TN-10.18")
def test_every_way_to_lay_the_hidden_tiles_is_equally_likely() -> None:
    ways, rng, draws = all_ways(), Rng(5), 6000
    s = small()
    found = Counter(imagined(GAME.determinize(s, 0, rng)) for _ in range(draws))
    assert set(found) == set(ways)
    for way, count in ways.items():
        chance = count / ways.total()
        spread = sqrt(draws * chance * (1 - chance))
        assert abs(found[way] - draws * chance) < 4 * spread


@pytest.mark.rule("TN-10.18")
def test_own_tiles_are_never_laid_anew() -> None:
    s, rng = small(), Rng(1)
    for _ in range(50):
        world = GAME.determinize(s, 1, rng)
        assert imagined(world) == imagined(s)
        assert world.screen[1] == s.screen[1]


@pytest.mark.rule("TN-10.18")
def test_an_own_guard_stays_where_it_was_laid() -> None:
    s, rng = small(), Rng(2)
    for _ in range(20):
        assert GAME.determinize(s, 0, rng).threshold[1] == s.threshold[1]


@pytest.mark.rule("TN-10.18")
def test_used_tiles_and_hostages_are_known() -> None:
    s = draw(hostages={(0, 1): "boy"}, screens={1: "boy bluff chief"}, raiders={(0, 1): (1, "warrior")})
    rng = Rng(3)
    for _ in range(50):
        world = GAME.determinize(s, 0, rng)
        assert world.discard == s.discard
        assert world.hostages == s.hostages


@pytest.mark.rule("TN-3.3", "TN-3.4", "TN-10.18")
def test_only_kinds_that_may_lie_there_are_imagined_there() -> None:
    s = draw(
        seats=2,
        outer=[(1, "bluff")],
        raiders={(0, door): (1, "boy") for door in (1, 2, 3)},
        screens={1: "daughter chief warrior"},
    )
    rng = Rng(4)
    for _ in range(200):
        world = GAME.determinize(s, 0, rng)
        assert KINDS[kind_of(world.outer[0])] in OUTER_KINDS
        assert {KINDS[kind_of(tile)] for tile in world.entrance if tile != EMPTY} <= ENTRANCE_KINDS


@pytest.mark.rule("TN-10.18")
@pytest.mark.parametrize(("space", "kinds"), [("outer", OUTER_KINDS), ("0 2", ENTRANCE_KINDS)])
def test_whoever_has_chosen_a_space_has_a_tile_for_it_in_every_world(space: str, kinds: set[str]) -> None:
    s = draw(seats=2, guards={(1, 1): "daughter", (1, 2): "bluff"}, screens={1: "chief boy"}, to_act=1)
    play(s, f"scout {space}")
    rng, guards = Rng(6), set()
    for _ in range(200):
        world = GAME.determinize(s, 0, rng)
        assert legal(world)
        assert {text.removeprefix("lay ") for text in legal(world)} <= kinds
        guards.add((kind_of(world.threshold[5]), kind_of(world.threshold[6])))
    assert len(guards) > 4


@pytest.mark.rule("TN-4.1", "TN-10.18")
def test_in_a_raid_there_is_nothing_to_imagine() -> None:
    s = draw(raiders={(1, 4): (0, "boy"), (2, 1): (1, "chief")}, hostages={(1, 0): "boy daughter"})
    raid(s)
    assert all(GAME.key(GAME.determinize(s, 2, Rng(seed))) == GAME.key(s) for seed in range(20))


@pytest.mark.rule("TN-10.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_world_of_a_random_game_contradicts_what_a_seat_knows(seats: int) -> None:
    s, rng = GAME.start(seats, {}), Rng(seats)
    while s.stack:
        GAME.play(s, GAME.sample(s, rng))
        for seat in range(seats):
            world = GAME.determinize(s, seat, rng)
            assert GAME.faults(world) == []
            assert GAME.view(world, seat) == GAME.view(s, seat)
