"""The one kind of move, groups of seven or more, rivers and lakes."""

from __future__ import annotations

import pytest

from lascaux.games.clans.box import BOX
from lascaux.games.clans.data import LAKES, NEIGHBOURS, REGION_SIZE
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.state import ClansState
from lascaux.kernel.rng import Rng
from tests.games.clans.drawing import draw, huts_in, legal, moves_from, opening, play

SEVEN = "rrrrbbb"


@pytest.mark.rule("CL-2.1")
def test_huts_may_go_to_every_neighbour_that_has_huts() -> None:
    s = draw({3: "rb", 1: "g", 5: "y", 60: "k"})
    assert moves_from(s, 3) == {1, 5}


@pytest.mark.rule("CL-2.1")
def test_all_huts_of_a_territory_move_together() -> None:
    s = draw({3: "rrb", 1: "g", 5: "y"})
    play(s, "move 3 1")
    assert huts_in(s, 1) == "rrbg"


@pytest.mark.rule("CL-2.1")
def test_any_player_may_move_huts_of_any_colour() -> None:
    for seat in (0, 1):
        s = draw({3: "g", 1: "y", 5: "k"}, to_move=seat, cards="rb")
        assert legal(s) == {"move 1 3", "move 3 1", "move 3 5", "move 5 3"}


@pytest.mark.rule("CL-2.1")
def test_at_the_start_every_border_can_be_crossed_both_ways() -> None:
    assert len(legal(opening(2))) == 270


@pytest.mark.rule("CL-2.2")
def test_a_move_empties_the_territory_it_leaves() -> None:
    s = draw({3: "rrb", 1: "g", 5: "y"})
    play(s, "move 3 1")
    assert huts_in(s, 3) == ""


@pytest.mark.rule("CL-2.2")
def test_no_territory_that_was_left_is_ever_entered_again() -> None:
    s, rng = opening(2), Rng(3)
    left: set[str] = set()
    while s.stack:
        text = GAME.space.text(GAME.sample(s, rng))
        verb, *words = text.split()
        if verb == "move":
            assert not left & set(words)
            left.add(words[0])
        play(s, text)
    assert len(left) > 30


@pytest.mark.rule("CL-2.3")
def test_six_huts_still_move() -> None:
    assert moves_from(draw({3: "rrrbbb", 1: "g"}), 3) == {1}


@pytest.mark.rule("CL-2.3")
def test_seven_huts_do_not_move_to_a_smaller_group() -> None:
    assert moves_from(draw({3: SEVEN, 1: "gggggg"}), 3) == set()


@pytest.mark.rule("CL-2.3")
def test_others_may_still_join_seven_huts() -> None:
    s = draw({3: SEVEN, 1: "g", 5: "k"})
    play(s, "move 1 3")
    assert huts_in(s, 3) == "rrrrbbbg"


@pytest.mark.rule("CL-2.4")
def test_the_smaller_of_two_large_groups_may_move_to_the_larger() -> None:
    s = draw({3: SEVEN, 1: "gggggggg"})
    assert legal(s) == {"move 3 1"}


@pytest.mark.rule("CL-2.4")
def test_nobody_is_obliged_to_unite_two_large_groups() -> None:
    s = draw({3: SEVEN, 1: "gggggggg", 5: "k"})
    assert legal(s) == {"move 3 1", "move 5 3"}


@pytest.mark.rule("CL-2.5")
def test_of_two_equal_large_groups_either_may_move() -> None:
    assert legal(draw({3: SEVEN, 1: "ggggggg"})) == {"move 1 3", "move 3 1"}


@pytest.mark.rule("CL-2.6")
def test_figure_of_two_groups_of_which_one_has_two_ways_and_the_other_none() -> None:
    s = draw({3: "rb", 1: "g", 2: "y", 57: SEVEN, 56: "k"})
    assert len(NEIGHBOURS[3 - 1]) == 4
    assert moves_from(s, 3) == {1, 2}
    assert moves_from(s, 57) == set()


@pytest.mark.rule("CL-2.7")
def test_huts_cross_a_river() -> None:
    here, there = 5, 6
    assert (here - 1) // REGION_SIZE != (there - 1) // REGION_SIZE
    assert moves_from(draw({here: "r", there: "b"}), here) == {there}


@pytest.mark.rule("CL-2.7")
def test_huts_do_not_cross_a_lake() -> None:
    s = draw({23: "r", 44: "b", 22: "g", 20: "y"})
    assert any({23 - 1, 44 - 1} <= set(shore) for shore in LAKES)
    assert moves_from(s, 23) == {22}


@pytest.mark.rule("CL-2.8")
def test_every_action_of_a_turn_is_a_move() -> None:
    assert {text.split()[0] for text in legal(opening(4))} == {"move"}


@pytest.mark.rule("CL-2.8")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_is_asked_has_a_move(seed: int) -> None:
    s, rng = opening(2, seed), Rng(seed)
    while s.stack:
        assert GAME.legal(s)
        GAME.play(s, GAME.sample(s, rng))
    assert is_finished(s)


def is_finished(s: ClansState) -> bool:
    """All chips are gone, or nothing can move."""
    return len(s.villages) == len(BOX.epoch) or s.live == 0
