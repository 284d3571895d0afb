"""Strife: all five colours in a new village."""

from __future__ import annotations

import pytest

from lascaux.games.clans.flow import GAME
from lascaux.kernel.events import Event
from tests.games.clans.drawing import draw, huts_in, kinds, play, points_of, villages_of

ELSEWHERE = {57: "g", 58: "y"}  # so that the game goes on


@pytest.mark.rule("CL-4.1")
def test_four_colours_live_in_peace() -> None:
    s = draw({1: "rb", 2: "gy", **ELSEWHERE})
    assert "strife" not in kinds(play(s, "move 2 1"))
    assert huts_in(s, 1) == "rbgy"


@pytest.mark.rule("CL-4.1")
def test_five_colours_live_in_peace_until_they_are_a_village() -> None:
    s = draw({1: "rrbg", 2: "yk", 3: "r"})
    assert kinds(play(s, "move 2 1")) == ["moved"]
    assert huts_in(s, 1) == "rrbgyk"


@pytest.mark.rule("CL-4.1")
def test_colours_with_two_huts_each_all_stay() -> None:
    s = draw({1: "rrbbgg", 2: "yykk", **ELSEWHERE})
    assert "strife" not in kinds(play(s, "move 2 1"))
    assert huts_in(s, 1) == "rrbbggyykk"


@pytest.mark.rule("CL-4.1")
def test_a_colour_that_lost_its_single_hut_does_not_score() -> None:
    s = draw({1: "rrbbggyy", 2: "k", **ELSEWHERE})
    play(s, "move 2 1")
    assert points_of(s) == {"r": 8, "b": 8, "g": 8, "y": 8}


@pytest.mark.rule("CL-4.1")
def test_strife_is_told_with_the_clans_that_lost_a_hut() -> None:
    s = draw({1: "rrbg", 2: "yk", **ELSEWHERE})
    strife = dict(play(s, "move 2 1"))["strife"]
    assert (strife["lost"], strife["left"]) == (4, 2)
    assert strife["names"] == ["blue", "green", "yellow", "black"]


@pytest.mark.rule("CL-4.2")
def test_figure_of_nine_huts_of_which_three_leave() -> None:
    s = draw({1: "kkkkrrg", 2: "yb", **ELSEWHERE})
    assert kinds(play(s, "move 2 1")) == ["moved", "founded", "strife", "scored"]
    assert huts_in(s, 1) == "rrkkkk"
    assert points_of(s) == {"r": 6, "k": 6}


@pytest.mark.rule("CL-4.3")
def test_five_single_huts_all_leave_and_nobody_scores() -> None:
    s = draw({1: "rbg", 2: "yk", **ELSEWHERE})
    assert kinds(play(s, "move 2 1")) == ["moved", "founded", "strife"]
    assert huts_in(s, 1) == ""
    assert points_of(s) == {}


@pytest.mark.rule("CL-4.1", "CL-4.3")
@pytest.mark.parametrize(("huts", "rule"), [("rbg", "CL-4.3"), ("rrbg", "CL-4.1")])
def test_strife_is_told_with_the_rule_for_what_it_leaves(huts: str, rule: str) -> None:
    s = draw({1: huts, 2: "yk", **ELSEWHERE})
    told: list[Event] = []
    s.events = told
    GAME.play(s, GAME.space.parse("move 2 1"))
    assert [event.rule for event in told if event.kind == "strife"] == [rule]


@pytest.mark.rule("CL-4.3")
def test_not_even_a_bonus_is_paid_for_five_single_huts() -> None:
    s = draw({5: "rbg", 6: "yk", **ELSEWHERE})
    happened = dict(play(s, "move 6 5"))
    assert happened["founded"]["terrain"] == "forest"
    assert happened["founded"]["epoch"] == 1
    assert points_of(s) == {}


@pytest.mark.rule("CL-4.3")
def test_a_village_that_strife_has_emptied_counts_and_gave_its_chip() -> None:
    s = draw({1: "rbg", 2: "yk", **ELSEWHERE})
    play(s, "move 2 1")
    assert villages_of(s) == [1]
    assert s.chips == [1, 0]
