"""Autumn: walking and its price, finds, huts and quarries."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import ANIMAL, FISH, GATHER, HUT, KINDS, MEGALITH, START
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import AT_HOME, PrehistoryState
from lascaux.games.prehistory.steps.walking import steps_from
from tests.games.prehistory.drawing import (
    asked,
    autumn,
    camp,
    centre,
    cubes_of,
    drawn,
    empty_map,
    fill,
    go,
    have,
    legal,
    lie,
    members,
    name_of,
    near,
    play,
    resources_of,
    spaces_with,
)


def at_hut_space(seats: int = 2, **options: str) -> tuple[PrehistoryState, int, list[int]]:
    """Autumn on an empty map; a hut space, and its neighbours but for the start tile and hut spaces."""
    s = autumn(empty_map(drawn(seats, **options)))
    for space in spaces_with(s, HUT):
        beside = [other for other in near(s, space) if other != START and s.box.content[other] != HUT]
        if len(beside) > 3:
            return s, space, beside
    raise AssertionError("there is such a space")


@pytest.mark.rule("PH-7.1", "PH-7.2", "PH-7.7", "PH-15.2", "PH-9.1")
def test_a_grey_resource_worth_two_pays_two_steps_onto_a_gathering_tile() -> None:
    s = autumn(drawn(2))
    for tile in range(1, 13):
        if s.box.movement[s.box.price[tile - 1].index(0)] == 2:
            centre(s, tile)
            break
    two_away = [space for space in spaces_with(empty_map(s), GATHER) if steps_from(s, START, 9)[space] == 2]
    lie(s, two_away[0], "honey+")
    members(s, 0, 0, "start")
    have(s, grey=1)
    play(s, "walk start", f"go {name_of(two_away[0])}")
    assert resources_of(s) == {}
    assert (s.baskets[0], s.dev[0]) == (1, 1)
    assert s.lying[two_away[0]] == 0


@pytest.mark.rule("PH-7.2", "PH-7.3", "PH-7.8", "PH-15.54")
def test_points_are_shared_by_members_and_what_is_left_stays_for_the_turn() -> None:
    s = centre(autumn(empty_map(drawn(2))), 1)
    members(s, 0, 0, "start", "start")
    have(s, grey=1)  # the framed colour: three steps
    far = [
        space
        for space, steps in enumerate(steps_from(s, START, 2))
        if steps == 2 and s.box.content[space] != HUT
    ]
    play(s, "walk start", f"go {name_of(far[0])}")
    assert s.walking == 1
    assert resources_of(s) == {}
    beside = [space for space in near(s, START) if f"go {name_of(space)}"]
    play(s, "walk start", f"go {name_of(beside[0])}")
    assert s.walking == 0
    assert "walk start" not in legal(s, "walk") if s.stack and s.stack[-1].seat == 0 else True


@pytest.mark.rule("PH-7.2", "PH-10.2", "PH-15.54")
def test_what_gives_most_is_paid_first_and_nothing_superfluous() -> None:
    s = centre(autumn(empty_map(drawn(2))), 1)
    members(s, 0, 0, "start")
    three, one = s.box.price[0][0], s.box.price[0][1]
    have(s, dev=2)
    s.resources[three] = 1
    s.cubes[one] = 1
    two_away = [space for space, steps in enumerate(steps_from(s, START, 2)) if steps == 2]
    play(s, "walk start", f"go {name_of(two_away[0])}")
    colours = ["grey", "red", "yellow", "blue", "brown", "white"]
    assert legal(s) == {f"spend resource {colours[three]}", f"spend cube {colours[one]}", "spend dev"}
    play(s, f"spend cube {colours[one]}")
    assert s.dev[0] == 1, "the last step is paid with a development point, unasked"


@pytest.mark.rule("PH-7.4", "PH-7.5", "PH-15.22", "PH-15.55")
def test_a_walk_passes_everything_and_ends_only_where_nobody_is() -> None:
    s, space, beside = at_hut_space()
    members(s, 0, 0, beside[0], beside[1])
    members(s, 1, 0, beside[2])
    camp(s, 1, "HUT1", space)
    have(s, dev=30)
    play(s, f"walk {name_of(beside[0])}")
    ends = legal(s, "go")
    for other in (beside[0], beside[1], beside[2], space, START):
        assert f"go {name_of(other)}" not in ends
    assert len(ends) == len(s.box.atlas.land(s.tiles).spaces) - 5
    s.huts = [0] * len(s.huts)
    camp(s, 0, "HUT1", space)
    assert f"go {name_of(space)}" in legal(s, "go"), "an own hut that is empty"


@pytest.mark.rule("PH-7.3", "PH-7.6")
def test_each_member_walks_once_and_stands_up_after_autumn() -> None:
    s, _, beside = at_hut_space()
    members(s, 0, 0, beside[0])
    have(s, dev=9)
    play(s, f"walk {name_of(beside[0])}", sorted(legal_after(s, beside[0]))[0])
    assert legal(s, "walk") == set()
    play(s, "done")
    while s.year == 1:
        if s.stack:
            GAME.play(s, GAME.legal(s)[0])
        else:
            GAME.advance(s)
    assert all(member % 2 == 0 for member in s.members if member > AT_HOME)


def legal_after(s: PrehistoryState, space: int) -> set[str]:
    """Where the member of a space may go."""
    twin = GAME.copy(s)
    play(twin, f"walk {name_of(space)}")
    return legal(twin, "go")


@pytest.mark.rule("PH-8.1", "PH-8.2", "PH-8.3", "PH-8.4", "PH-8.5", "PH-15.20", "PH-15.21")
def test_hut_a_needs_three_and_one_settles() -> None:
    s, space, beside = at_hut_space()
    members(s, 0, 0, beside[2], moved=(space, beside[0]))
    assert f"build HUT5 {name_of(space)}" in legal(s)
    assert f"build HUT7 {name_of(space)}" not in legal(s)
    play(s, f"build HUT5 {name_of(space)}")
    assert legal(s) == {f"home {name_of(other)}" for other in (space, beside[0], beside[2])}
    play(s, f"home {name_of(beside[0])}")
    assert s.points[0] == 3
    assert s.dev[0] == 2
    assert s.members[:10].count(AT_HOME) == 2, "who settled, and a new member"


@pytest.mark.rule("PH-8.1", "PH-8.4", "PH-8.6")
def test_hut_b_needs_one_who_may_stay() -> None:
    s, space, beside = at_hut_space()
    members(s, 0, 0, beside[0])
    have(s, dev=1)
    play(s, f"walk {name_of(beside[0])}", f"go {name_of(space)}", f"build HUT1 {name_of(space)}")
    assert (s.points[0], s.dev[0]) == (0, 1)
    assert s.members[:10].count(AT_HOME) == 1


HUT_TABLE = [(1, 0, 0, 1), (1, 1, 1, 2), (2, 1, 2, 1), (2, 2, 4, 1), (3, 1, 3, 2), (3, 2, 5, 2), (4, 2, 7, 2)]


@pytest.mark.parametrize("hut", range(7))
@pytest.mark.rule("PH-8.1", "PH-8.2", "PH-8.3", "PH-8.7", "PH-6F.3")
def test_every_hut_has_its_need_settlers_points_and_development_points(hut: int) -> None:
    need, settle, points, dev = HUT_TABLE[hut]
    s, space, beside = at_hut_space()
    places = [space, *beside][:need]
    members(s, 0, 0, *places)
    play(s, f"build HUT{hut + 1} {name_of(space)}")
    while asked(s)[0] == "settle":
        play(s, sorted(legal(s))[0])
    assert s.huts[hut] == space
    assert (s.points[0], s.dev[0]) == (points, dev)
    assert s.members[:10].count(AT_HOME) == settle + 1
    s, space, beside = at_hut_space()
    members(s, 0, 0, *[space, *beside][: need - 1])
    have(s, dev=1)
    assert f"build HUT{hut + 1} {name_of(space)}" not in legal(s)


@pytest.mark.rule("PH-8.1", "PH-8.7", "PH-15.23")
def test_a_hut_space_is_built_on_once_and_only_by_who_stands_there() -> None:
    s, space, beside = at_hut_space()
    members(s, 0, 0, *beside[:3])
    have(s, dev=1)
    assert legal(s, "build") == set()
    members(s, 0, 0, space)
    camp(s, 0, "HUT2", space)
    assert legal(s, "build") == set()


@pytest.mark.rule("PH-9.1")
def test_fish_and_animals_of_the_map_are_taken_like_those_of_the_board() -> None:
    s = autumn(empty_map(drawn(4)))
    fish, animal = spaces_with(s, FISH)[0], spaces_with(s, ANIMAL)[0]
    lie(lie(s, fish, "trout"), animal, "rhino")
    members(s, 0, 0, "start", "start")
    have(s, dev=40)
    play(s, "walk start", f"go {name_of(fish)}", "walk start", f"go {name_of(animal)}")
    assert s.marker[0] == 2
    assert (s.points[0], s.tokens[:3]) == (1, [0, 1, 0])


@pytest.mark.rule("PH-6B.2", "PH-15.17")
def test_a_tile_for_a_full_basket_stays_on_the_map() -> None:
    s = fill(autumn(empty_map(drawn(2))), 0, 5)
    space = spaces_with(s, GATHER)[0]
    lie(s, space, "honey")
    members(s, 0, 0, "start")
    have(s, dev=20)
    play(s, "walk start", f"go {name_of(space)}")
    assert s.lying[space] != 0
    assert s.baskets[0] == 5


@pytest.mark.rule("PH-9.2", "PH-15.67")
def test_an_action_cube_space_gives_a_cube_each_time_a_member_ends_there() -> None:
    s = autumn(empty_map(drawn(4)))
    space = next(space for space in s.box.atlas.land(s.tiles).spaces[1:] if s.box.content[space] < KINDS)
    members(s, 0, 0, "start")
    have(s, dev=40)
    play(s, "walk start", f"go {name_of(space)}")
    colour = ["grey", "red", "yellow", "blue", "brown", "white"][s.box.content[space]]
    assert cubes_of(s) == {colour: 1}


@pytest.mark.rule("PH-9.3", "PH-15.24")
def test_megalith_a_is_taken_and_b_and_c_stay() -> None:
    s = autumn(drawn(4))
    stones = {letter: spaces_with(s, MEGALITH + number)[0] for number, letter in enumerate("ABC")}
    members(s, 0, 0, "start", "start", "start")
    have(s, dev=100)
    for space in stones.values():
        play(s, "walk start", f"go {name_of(space)}")
    assert s.stones_a[0] == 1
    assert [s.lying[space] != 0 for space in stones.values()] == [False, True, True]


@pytest.mark.rule("PH-7.1")
def test_who_cannot_do_anything_in_autumn_is_not_asked() -> None:
    s = autumn(drawn(2))
    have(s, 1, dev=1)
    go(s)
    assert asked(s) == ("autumn_turn", 1)
