"""What a village is worth and who scores."""

from __future__ import annotations

import pytest

from lascaux.kernel.meta import Args
from tests.games.clans.drawing import draw, huts_in, kinds, play, points_of, villages_of

ELSEWHERE = {57: "g", 58: "y"}


@pytest.mark.rule("CL-6.1")
def test_a_village_is_worth_its_huts() -> None:
    s = draw({1: "rrr", 2: "bb", **ELSEWHERE})
    play(s, "move 2 1")
    assert points_of(s) == {"r": 5, "b": 5}


@pytest.mark.rule("CL-6.1")
def test_huts_are_counted_after_strife() -> None:
    s = draw({1: "rrrb", 2: "gyk", **ELSEWHERE})
    play(s, "move 2 1")
    assert points_of(s) == {"r": 3}


@pytest.mark.rule("CL-6.1")
def test_the_bonus_is_added_to_what_strife_has_left() -> None:
    s = draw({5: "rrrb", 6: "gyk", **ELSEWHERE})
    play(s, "move 6 5")
    assert points_of(s) == {"r": 4}


@pytest.mark.rule("CL-6.2")
def test_on_neutral_ground_there_is_no_bonus() -> None:
    s = draw({1: "r", 2: "b", **ELSEWHERE})
    scored = dict(play(s, "move 2 1"))["scored"]
    assert (scored["value"], scored["huts"], scored["bonus"]) == (2, 2, 0)


@pytest.mark.rule("CL-6.3")
@pytest.mark.parametrize(
    ("founded", "here", "beside", "bonus"),
    [(0, 5, 6, 1), (4, 2, 6, 2), (7, 1, 2, 3), (9, 3, 5, 4), (11, 3, 5, 5)],
)
def test_the_bonus_grows_from_epoch_to_epoch(founded: int, here: int, beside: int, bonus: int) -> None:
    s = draw({here: "r", beside: "b", **ELSEWHERE}, founded=founded)
    play(s, f"move {beside} {here}")
    assert points_of(s) == {"r": 2 + bonus, "b": 2 + bonus}


@pytest.mark.rule("CL-6.4")
def test_on_hostile_ground_all_huts_leave_and_nobody_scores() -> None:
    s = draw({2: "rrr", 6: "b", **ELSEWHERE})
    assert kinds(play(s, "move 6 2")) == ["moved", "founded", "ruined"]
    assert huts_in(s, 2) == ""
    assert points_of(s) == {}


@pytest.mark.rule("CL-6.4")
def test_there_is_no_strife_where_the_ground_is_hostile() -> None:
    s = draw({2: "rrb", 6: "gyk", **ELSEWHERE})
    assert "strife" not in kinds(play(s, "move 6 2"))
    assert points_of(s) == {}


@pytest.mark.rule("CL-6.5")
def test_figure_of_a_village_on_steppe_in_the_third_epoch() -> None:
    s = draw({1: "rr", 2: "b", **ELSEWHERE}, founded=7)
    assert _founded(play(s, "move 2 1")) == ("steppe", 3)
    assert points_of(s) == {"r": 3 + 3, "b": 3 + 3}


@pytest.mark.rule("CL-6.5")
def test_figure_of_a_village_on_grassland_in_the_second_epoch() -> None:
    s = draw({3: "rr", 5: "b", **ELSEWHERE}, founded=4)
    happened = play(s, "move 5 3")
    assert _founded(happened) == ("grassland", 2)
    assert kinds(happened) == ["moved", "founded", "ruined"]
    assert huts_in(s, 3) == ""


@pytest.mark.rule("CL-6.6")
def test_one_hut_earns_as_much_as_many() -> None:
    s = draw({1: "rrrrr", 2: "b", **ELSEWHERE}, points={"r": 10, "b": 3})
    play(s, "move 2 1")
    assert points_of(s) == {"r": 16, "b": 9}


@pytest.mark.rule("CL-6.6")
def test_colours_that_are_not_there_stay_where_they_are() -> None:
    s = draw({1: "r", 2: "r", **ELSEWHERE}, points={"g": 4})
    play(s, "move 2 1")
    assert points_of(s) == {"r": 2, "g": 4}


@pytest.mark.rule("CL-6.7")
def test_figure_of_five_huts_on_forest_in_the_first_epoch() -> None:
    s = draw({5: "bbby", 6: "r", **ELSEWHERE})
    assert _founded(play(s, "move 6 5")) == ("forest", 1)
    assert points_of(s) == {"b": 6, "y": 6, "r": 6}


@pytest.mark.rule("CL-6.8")
def test_a_village_lost_on_hostile_ground_counts_and_gives_its_chip() -> None:
    s = draw({2: "rrr", 6: "b", **ELSEWHERE}, to_move=1)
    play(s, "move 6 2")
    assert villages_of(s) == [2]
    assert s.chips == [0, 1]


def _founded(happened: list[tuple[str, Args]]) -> tuple[object, object]:
    founded = dict(happened)["founded"]
    return founded["terrain"], founded["epoch"]
