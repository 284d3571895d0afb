"""Summer: pillars, the six actions in reverse order, the fishing income; and the extra action."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import EXTRA, INCOME, SPRING, SUMMER
from tests.games.prehistory.drawing import (
    asked,
    autumn,
    cubes_of,
    drawn,
    extra,
    fill,
    go,
    have,
    legal,
    members,
    paint,
    play,
    price,
    show,
    spring,
    summer,
)


@pytest.mark.rule("PH-5.1", "PH-5.2", "PH-15.10")
def test_feet_climb_and_each_takes_one_pillar_in_reverse_order() -> None:
    s = have(have(drawn(2), 0, grey=1), 1, grey=1)
    s.feet = [0x2, 0, 0, 0, 0, 0]
    before = s.tops[0]
    play(s, "pass")
    play(s, "pass")
    assert s.phase == SUMMER
    assert s.tops[0] == before + 0x2
    assert asked(s) == ("take_pillar", 1)
    assert "skip" not in legal(s)
    play(s, "pillar 0")
    assert s.tops[0] == 0
    assert sum(s.cubes[KINDS:]) == 3
    play(s, "done")
    assert asked(s) == ("take_pillar", 0)
    assert "pillar 0" not in legal(s)


@pytest.mark.rule("PH-5.3", "PH-5.4", "PH-5.6", "PH-15.9", "PH-6D.1", "PH-6D.4")
def test_at_fishing_only_the_third_has_blue_cubes_and_takes_a_fish_of_two() -> None:
    s = show(drawn(4), river="trout")
    have(s, 1, cubes="blue blue")
    summer(s, 3, turn=0)
    go(s)
    assert asked(s) == ("summer_turn", 1), "from the last to the first; who has nothing is not asked"
    play(s, "fish 0 summer")
    assert s.marker == [0, 2, 0, 0]
    assert cubes_of(s, 1) == {}
    assert s.fish[3:6] == [0, 1, 0]


@pytest.mark.parametrize(
    ("action", "cubes", "choice"),
    [
        (0, "grey grey", "paint r2c1 summer"),
        (1, "red red", "gather 0 summer"),
        (2, "yellow yellow", "ceremony 0 summer"),
        (3, "blue blue blue", "fish 0 summer"),
        (4, "brown brown", "hunt 0 summer"),
    ],
)
@pytest.mark.rule("PH-6A.6", "PH-6B.6", "PH-6C.6", "PH-6D.4", "PH-6E.5", "PH-5.4", "PH-15.14")
def test_summer_prices_are_in_the_colour_of_the_action(action: int, cubes: str, choice: str) -> None:
    s = show(drawn(2), hunting="sabretooth-a1", ceremony="C25", gathering="egg", river="catfish")
    shamans = s.shamans[0]
    have(s, cubes=cubes)
    summer(s, action)
    play(s, choice)
    assert cubes_of(s) == {}
    assert s.shamans[0] == shamans
    s = show(drawn(2), hunting="sabretooth-a1", ceremony="C25", gathering="egg", river="catfish")
    have(s, cubes=cubes.split(" ", 1)[1])
    assert choice not in legal(summer(s, action))


@pytest.mark.rule("PH-6F.2", "PH-6F.5")
def test_a_white_cube_for_each_member_in_summer() -> None:
    s = members(drawn(2), 0, 3)
    have(s, cubes="white white white")
    summer(s, 5)
    play(s, "migrate white", "send 3 start")
    assert cubes_of(s) == {}
    assert s.members[:10].count(1) == 0


@pytest.mark.rule("PH-6F.1", "PH-6F.2")
def test_a_migration_is_told_with_the_rule_of_its_season() -> None:
    for season, sides, rule in ((spring, "0", "PH-6F.1"), (summer, "white", "PH-6F.2")):
        s = members(have(drawn(2), cubes="white", grey=2, red=2, yellow=2, blue=2), 0, 1)
        go(season(s) if season is spring else summer(s, 5))
        s.events = []
        GAME.play(s, GAME.space.parse(f"migrate {sides}"))
        assert [event.rule for event in s.events if event.kind == "migrated"] == [rule]


@pytest.mark.rule("PH-10.2", "PH-10.3", "PH-10.5")
def test_a_brown_cube_and_two_development_points_make_a_second_red_cube() -> None:
    s = have(show(drawn(2), gathering="egg"), cubes="red brown", dev=2)
    summer(s, 1)
    assert legal(s, "gather") == set()
    play(s, "sell cube brown", "buy cube red", "gather 0 summer")
    assert (s.dev[0], cubes_of(s), s.baskets[3]) == (0, {}, 1)


@pytest.mark.rule("PH-5.5", "PH-5.7", "PH-15.11", "PH-1.4")
def test_the_fishing_track_pays_two_and_one_one_one_and_nothing() -> None:
    s = drawn(4)
    s.marker = [6, 1, 2, 0]
    s.phase, s.turn, s.acting, s.stack = INCOME, 0, -1, []
    for _ in range(4):
        GAME.advance(s)
    assert s.points == [2, 1, 1, 0]
    assert s.dev == [1, 0, 0, 0]


@pytest.mark.rule("PH-6D.2", "PH-15.53", "PH-15.28")
def test_the_last_space_of_the_track_is_the_end() -> None:
    s = show(have(drawn(2), cubes="blue blue blue"), river="catfish")
    s.marker[0] = s.box.track_end - 1
    play(summer(s, 3), "fish 0 summer")
    assert s.marker[0] == s.box.track_end


@pytest.mark.rule("PH-11.1", "PH-15.29", "PH-15.16")
def test_after_the_last_year_everybody_may_do_one_more_action_by_summer_rules() -> None:
    s = show(have(drawn(2), cubes="yellow red red", dev=1), ceremony="C01", gathering="egg")
    have(s, 1, cubes="red")
    extra(s)
    assert {"ceremony 0 summer", "gather 0 summer", "skip"} <= legal(s)
    play(s, "ceremony 0 summer")
    assert s.track == (), "no order follows"
    play(s, "done")
    assert asked(s) == ("extra_turn", 1)
    play(s, "skip")
    assert s.over


@pytest.mark.rule("PH-1.1")
def test_five_years_and_no_winter_in_the_first() -> None:
    s = drawn(2)
    assert (s.year, s.phase) == (1, SPRING)
    s.year = s.box.years
    autumn(s, 2)
    GAME.advance(s)
    assert s.phase == EXTRA
    s = autumn(drawn(2), 2)
    GAME.advance(s)
    assert s.year == 2


@pytest.mark.rule("PH-6B.3")
def test_each_new_pair_brings_its_cubes_again() -> None:
    s = fill(show(have(drawn(2), cubes="red red"), gathering="egg"), 0, 2, 0, 0, 1)
    play(summer(s, 1), "gather 0 summer")
    assert cubes_of(s) == {"blue": 1, "yellow": 1}
    s = fill(show(have(drawn(2), cubes="red red"), gathering="egg"), 0, 1, 0, 0, 1)
    play(summer(s, 1), "gather 0 summer")
    assert cubes_of(s) == {}


@pytest.mark.rule("PH-6A.1")
def test_a_complete_rock_is_not_painted_again() -> None:
    s = have(drawn(2), cubes="grey grey grey")
    s.painted[0] = 511
    assert legal(summer(s, 0), "paint") == set()
    paint(price(spring(s), 0, 1), 0)


@pytest.mark.rule("PH-5.3")
def test_a_step_may_be_skipped() -> None:
    s = have(drawn(2), cubes="grey")
    summer(s, 0)
    play(s, "skip")
    assert (s.phase, s.step) == (SUMMER, 1)
