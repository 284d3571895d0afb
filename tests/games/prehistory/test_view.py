"""What the table shows of a position."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import START
from lascaux.games.prehistory.sight import view_of
from lascaux.games.prehistory.steps.walking import FAR, means_of, steps_from
from tests.games.prehistory.drawing import (
    autumn,
    be,
    camp,
    centre,
    drawn,
    empty_map,
    have,
    lie,
    members,
    name_of,
    near,
    play,
    summer,
)


@pytest.mark.rule("PH-0.12", "PH-0.13", "PH-1.5")
def test_the_board_and_each_player_board_are_shown_by_their_parts() -> None:
    s = have(drawn(2), red=2, cubes="blue")
    view = view_of(s, 0)
    assert list(view.prices) == ["painting", "gathering", "ceremony", "fishing", "migration"]
    assert [len(row) for row in (view.pillars, view.gathering, view.river, view.hunting)] == [6, 6, 6, 5]
    own = view.players[0]
    assert (own.resources, own.cubes) == ([0, 2, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0])
    assert own.weather is not None
    assert sum(own.weather.next) == 9
    assert own.at_home == 2


@pytest.mark.rule("PH-7.9")
def test_members_that_have_moved_are_shown_lying() -> None:
    view = view_of(members(drawn(2), 0, 0, "start", moved=("M01a",)), None)
    assert [(there.space, there.standing, there.moved) for there in view.players[0].members] == [
        ("start", 1, 0),
        ("M01a", 0, 1),
    ]


@pytest.mark.rule("PH-11.4")
def test_the_years_that_are_left_are_shown() -> None:
    view = view_of(drawn(2), 1)
    assert (view.year, view.years) == (1, 5)
    assert view.next is not None


@pytest.mark.rule("PH-12.3")
def test_an_ability_used_in_a_summer_is_shown_as_unused_from_the_next_winter_on() -> None:
    s = be(drawn(2, characters="yes"), "fisher", "painter")
    s.able = 1
    assert [player.is_able for player in view_of(s, 0).players] == [True, True]
    assert [player.is_able for player in view_of(summer(s), 0).players] == [False, True]
    assert [player.is_able for player in view_of(autumn(s), 0).players] == [False, True]


def test_the_tribe_shows_its_trays_its_marker_and_its_number() -> None:
    view = view_of(drawn(1, marauders="hard"), 0)
    assert view.tribe is not None
    assert (view.tribe.trays, view.tribe.priority, view.tribe.number) == ([0] * 6, "hut", 3)
    assert len(view.players) == 2


@pytest.mark.rule("PH-7.2", "PH-7.4")
def test_a_walk_shows_how_far_each_space_is_and_the_way_there() -> None:
    s = members(have(autumn(empty_map(drawn(2))), grey=1, cubes="red"), 0, 0, "start")
    s.dev[0] = 1
    assert view_of(s, 0).walk is None
    play(s, "walk start")
    walk = view_of(s, 0).walk
    assert walk is not None
    steps = steps_from(s, START, means_of(s, 0))
    known = {name_of(space): far for space, far in enumerate(steps) if 0 < far < FAR}
    assert {reached.space: reached.steps for reached in walk.reach} == known
    for reached in walk.reach:
        assert reached.after == "start" if reached.steps == 1 else known[reached.after] == reached.steps - 1
    assert [(means.kind, means.colour) for means in walk.means if means.held > 0] in (
        [("resource", "grey"), ("cube", "red"), ("dev", None)],
        [("cube", "red"), ("resource", "grey"), ("dev", None)],
    )
    assert view_of(s, 1).walk is None


@pytest.mark.rule("PH-7.2")
def test_a_walk_being_paid_shows_its_ends_and_its_price() -> None:
    s = centre(members(have(autumn(empty_map(drawn(2))), grey=1, red=2), 0, 0, "start"), 1)
    there = next(space for space, steps in enumerate(steps_from(s, START, 2)) if steps == 2)
    play(s, "walk start", f"go {name_of(there)}")
    walk = view_of(s, 0).walk
    assert walk is not None
    assert (walk.leaves, walk.goes, walk.steps, walk.reach) == ("start", name_of(there), 2, [])


@pytest.mark.rule("PH-9.4", "PH-9.5", "PH-13.7")
def test_megaliths_and_quarries_show_who_holds_what_there() -> None:
    s = empty_map(drawn(2, tiles="yes"))
    stone = next(space for space in range(1, 81) if len(near(s, space)) == 6 and START not in near(s, space))
    around = near(s, stone)
    lie(s, stone, "B")
    members(camp(s, 1, "HUT2", around[2]), 0, 0, around[0], around[1])
    held = view_of(s, None).holdings
    assert [(there.space, there.held, there.brings) for there in held] == [(name_of(stone), [2, 1], [2, 1])]
    lie(s, stone, "C")
    assert [(there.held, there.brings) for there in view_of(s, None).holdings] == [([2, 2], [2, 2])]
    lie(s, stone, None)
    s.quarries = (stone, 0, 0, 0, 0, 0)
    assert [(there.held, there.brings) for there in view_of(s, None).holdings] == [([2, 2], [1, 1])]
