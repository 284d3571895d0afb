"""The additional tiles: mushrooms, sloths, megaliths D, fish traps and quarries."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import HUT, ITEMS, KINDS, START, STONE_D
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import AT_HOME, INCOME, PrehistoryState
from lascaux.games.prehistory.steps.dealing import left_for
from lascaux.games.prehistory.steps.walking import FAR, steps_from
from tests.games.prehistory.drawing import (
    asked,
    autumn,
    cubes_of,
    drawn,
    empty_map,
    extra,
    fill,
    go,
    have,
    legal,
    lie,
    members,
    name_of,
    near,
    play,
    price,
    resources_of,
    show,
    start,
    summer,
)


@pytest.mark.rule("PH-13.5", "PH-2.6", "PH-15.36")
def test_what_is_mixed_in_before_the_map_is_filled() -> None:
    s = start(2, tiles="yes")
    assert (sum(s.gather_stock), sum(s.fish_stock)) == (35, 34)
    s = drawn(4, tiles="yes")
    assert len([item for item in s.lying if item != 0]) == 38
    s = start(4, tiles="yes")
    while len(s.tiles) < 20:
        GAME.play(s, GAME.legal(s)[0])
    stone = next(space for space in s.box.atlas.land(s.tiles).spaces if s.box.content[space] > 10)
    animal = next(space for space in s.box.atlas.land(s.tiles).spaces if s.box.content[space] == 10)
    assert sum(left_for(s, stone)) == 29
    assert sum(left_for(s, animal)) == 12


@pytest.mark.rule("PH-13.1")
def test_a_mushroom_goes_to_any_basket_that_is_not_full() -> None:
    s = fill(show(drawn(2, tiles="yes"), gathering="mushroom"), 0, 5, 0, 0, 1)
    have(s, cubes="red red")
    play(summer(s, 1), "gather 0 summer")
    assert legal(s) == {"basket berry", "basket fruit", "basket egg", "basket nut", "basket root"}
    play(s, "basket egg")
    assert s.baskets[3] == 2
    assert cubes_of(s) == {"blue": 1, "yellow": 1}, "it makes a pair like any other"


def with_sloth(action: int) -> PrehistoryState:
    """A game with additional tiles in which seat 0 has this sloth."""
    s = drawn(2, tiles="yes")
    s.sloths[0] = 1 << action
    return s


@pytest.mark.rule("PH-13.2", "PH-15.59")
def test_a_sloth_brings_a_development_point_and_its_action_without_a_pillar() -> None:
    s = show(price(with_sloth(1), 1, 1), gathering="egg")
    have(s, grey=1)
    s.feet = [0x11] * KINDS
    play(s, "sloth gathering")
    assert s.dev[0] == 1
    play(s, "gather 0 spring")
    assert s.baskets[3] == 1
    assert s.sloths[0] == 0
    assert resources_of(s) == {}
    assert asked(s) == ("spring_turn", 0), "besides the action of the turn"


@pytest.mark.rule("PH-13.2", "PH-15.59")
def test_a_sloth_is_played_by_spring_or_summer_rules_and_only_if_its_action_is_possible() -> None:
    s = show(price(with_sloth(1), 1, 1), gathering="egg")
    have(s, grey=1, cubes="red red")
    play(s, "sloth gathering")
    assert {"gather 0 spring", "gather 0 summer"} <= legal(s)
    assert "skip" not in legal(s)
    assert "sell resource grey" in legal(s), "the summer way is left"
    play(s, "sell resource grey", "gather 0 summer")
    assert cubes_of(s) == {}


@pytest.mark.rule("PH-13.2", "PH-15.59")
def test_the_development_point_of_a_sloth_may_buy_what_its_action_costs() -> None:
    s = show(price(with_sloth(1), 1, 1), gathering="egg")
    have(s, dev=1)
    play(s, "sloth gathering")
    assert asked(s) != ("use_sloth", 0), "the two points buy a grey resource, and nothing else would do"
    s = show(price(with_sloth(1), 1, 1), gathering="egg berry")
    have(s, dev=1)
    play(s, "sloth gathering")
    assert s.dev[0] == 2
    assert legal(s) == {"buy resource grey", "buy resource brown"}
    play(s, "buy resource grey")
    assert s.baskets[3] == 1
    assert s.dev[0] == 0


@pytest.mark.rule("PH-13.2", "PH-15.59")
def test_the_development_point_of_a_sloth_may_turn_the_tile_or_buy_an_action_cube() -> None:
    s = show(price(with_sloth(1), 1, 1), gathering="egg")
    have(s, brown=1)
    play(s, "sloth gathering", "turn gathering left")
    assert s.baskets[3] == 1
    s = autumn(have(with_sloth(5), cubes="grey", dev=1))
    play(s, "sloth migration")
    assert "buy cube white" not in legal(s)
    play(s, "sell cube grey", "buy cube white")
    assert s.dev[0] == 0


@pytest.mark.rule("PH-13.2", "PH-15.59")
def test_a_sloth_waits_while_its_point_is_not_enough_or_nothing_is_there() -> None:
    s = show(with_sloth(3), river="catfish")
    assert "sloth fishing" in legal(have(s, dev=5))
    assert "sloth fishing" not in legal(have(s, dev=4)), "three resources cost six"
    s = show(with_sloth(1), gathering="egg")
    have(s, dev=9)
    s.baskets[3] = 5
    assert "sloth gathering" not in legal(s)


@pytest.mark.rule("PH-13.2", "PH-4.3")
def test_a_sloth_between_action_and_foot_leaves_a_cube_for_the_pillar() -> None:
    s = show(price(with_sloth(1), 1, 1), gathering="egg berry")
    have(s, grey=1, brown=1, red=1)
    play(s, "gather 0 spring")
    assert asked(s) == ("lay_foot", 0)
    assert "sloth gathering" in legal(s)
    have(s, brown=1)
    assert "sloth gathering" not in legal(s)


@pytest.mark.rule("PH-13.2")
def test_a_ceremony_of_a_sloth_moves_the_order_marker() -> None:
    s = show(with_sloth(2), ceremony="C01")
    have(s, cubes="yellow")
    autumn(s)
    play(s, "sloth ceremony", "ceremony 0 summer")
    assert s.track == (0,)
    s = extra(show(have(with_sloth(2), cubes="yellow"), ceremony="C01"))
    play(s, "sloth ceremony", "ceremony 0 summer")
    assert s.track == ()


@pytest.mark.rule("PH-13.3", "PH-15.60")
def test_a_megalith_d_lets_a_member_migrate_after_its_action() -> None:
    s = show(drawn(2, tiles="yes"), gathering="egg")
    s.stones_d[0] = 1 << 1
    have(s, cubes="red red")
    play(summer(s, 1), "gather 0 summer")
    assert legal(s) == {"stay", "send 1 start"}
    play(s, "send 1 start")
    assert s.members[:10].count(AT_HOME) == 1
    s = show(drawn(2, tiles="yes"), gathering="egg")
    s.stones_d[0] = 1 << 3
    have(s, cubes="red red")
    play(summer(s, 1), "gather 0 summer")
    assert not s.stack or asked(s)[0] != "follow"
    assert len(ITEMS) + 1 - STONE_D == 6, "five of D and E"


@pytest.mark.rule("PH-13.6", "PH-15.36")
def test_traps_cost_like_fish_lead_nowhere_and_give_at_every_income() -> None:
    s = show(drawn(2, tiles="yes"), river="trap-cube")
    have(s, cubes="blue blue blue")
    play(summer(s, 3), "fish 0 summer")
    assert s.marker[0] == 0
    assert s.fish[:3] == [0, 0, 0]
    s.traps[0] = 4 | 1 << 3 | 3 << 6 | 2 << 9  # cube, development, resource, point
    s.phase, s.turn, s.acting, s.stage, s.step, s.stack = INCOME, 0, -1, 0, -1, []
    go(s)
    assert (s.dev[0], s.points[0]) == (1, 1)
    play(s, "take white", "take grey")
    assert (cubes_of(s), resources_of(s)) == ({"white": 1}, {"grey": 1})


def at_quarry() -> tuple[PrehistoryState, int, list[int]]:
    """Autumn on an empty map; a rock space for a quarry and its neighbours."""
    s = autumn(empty_map(drawn(4, tiles="yes")))
    land = s.box.atlas.land(s.tiles)
    space = next(
        space
        for space in land.spaces[1:]
        if s.box.terrain[space] == 0 and s.box.content[space] != HUT and len(near(s, space)) > 5
    )
    return s, space, near(s, space)


@pytest.mark.rule("PH-13.7", "PH-15.37")
def test_a_quarry_is_built_on_empty_ground_of_its_terrain_by_two() -> None:
    s, space, beside = at_quarry()
    members(s, 0, 0, space, beside[0])
    mine = {text for text in legal(s, "quarry") if text.endswith(name_of(space))}
    assert mine == {f"quarry grey {name_of(space)}", f"quarry brown {name_of(space)}"}
    play(s, f"quarry grey {name_of(space)}")
    assert s.quarries[0] == space
    assert (s.points[0], s.dev[0]) == (2, 0)
    assert s.members[:10].count(AT_HOME) == 1, "who stood there, and no new member"
    assert steps_from(s, START, 30)[space] == FAR, "nobody enters it"
    s, space, beside = at_quarry()
    lie(members(s, 0, 0, space, beside[0]), space, "A")
    assert not {text for text in legal(have(s, dev=1), "quarry") if text.endswith(name_of(space))}
    s, space, beside = at_quarry()
    members(s, 0, 0, space)
    assert legal(have(s, dev=1), "quarry") == set()


@pytest.mark.rule("PH-13.7", "PH-4.1")
def test_everybody_with_most_units_round_a_quarry_gets_its_resource_before_the_weather() -> None:
    s, space, beside = at_quarry()
    free = [other for other in beside if other != START and s.box.content[other] != HUT]
    s.quarries = (space, 0, 0, 0, 0, 0)
    members(s, 0, 0, free[0])
    members(s, 1, 0, free[1])
    s.phase, s.turn, s.stage, s.acting, s.step, s.stack = 2, 0, 0, -1, -1, []
    s.passed = 0
    twin = GAME.copy(s)
    twin.quarries = (0,) * KINDS
    go(s)
    go(twin)
    gained = [s.resources[player * KINDS] - twin.resources[player * KINDS] for player in range(4)]
    assert gained == [1, 1, 0, 0]
