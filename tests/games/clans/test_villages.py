"""When huts become a village, and who gets the chip."""

from __future__ import annotations

import pytest

from lascaux.games.clans.flow import GAME
from tests.games.clans.drawing import draw, huts_in, kinds, legal, play, points_of, villages_of


@pytest.mark.rule("CL-3.1")
def test_huts_that_a_move_gathers_alone_become_a_village() -> None:
    s = draw({1: "r", 2: "b", 57: "g", 58: "y"})
    assert kinds(play(s, "move 2 1")) == ["moved", "founded", "scored"]
    assert villages_of(s) == [1]


@pytest.mark.rule("CL-3.1")
def test_one_hut_that_is_left_alone_is_a_village() -> None:
    s = draw({1: "r", 3: "b", 5: "g", 6: "y"})
    play(s, "move 3 5")
    assert villages_of(s) == [1]
    assert huts_in(s, 1) == "r"


@pytest.mark.rule("CL-3.1")
def test_huts_with_huts_beside_them_are_no_village() -> None:
    s = draw({1: "r", 2: "b", 3: "g"})
    assert kinds(play(s, "move 2 1")) == ["moved"]
    assert villages_of(s) == []


@pytest.mark.rule("CL-3.1")
def test_huts_across_a_lake_do_not_keep_a_village_from_standing_alone() -> None:
    s = draw({23: "r", 21: "g", 44: "b", 43: "y"})
    play(s, "move 21 23")
    assert villages_of(s) == [23]


@pytest.mark.rule("CL-3.1")
def test_one_move_may_found_a_village_where_it_ends_and_others_where_it_began() -> None:
    s = draw({10: "r", 6: "b", 8: "g", 24: "y", 57: "k", 58: "k"})
    play(s, "move 10 6")
    assert sorted(villages_of(s)) == [6, 8, 24]


@pytest.mark.rule("CL-3.2")
def test_the_mover_takes_the_chip() -> None:
    s = draw({1: "r", 2: "b", 57: "g", 58: "y"}, seats=3, to_move=1)
    play(s, "move 2 1")
    assert s.chips == [0, 1, 0]


@pytest.mark.rule("CL-3.2")
def test_the_mover_takes_a_chip_for_each_village() -> None:
    s = draw({10: "r", 6: "b", 8: "g", 24: "y", 57: "k", 58: "k"})
    play(s, "move 10 6")
    assert s.chips == [3, 0]


@pytest.mark.rule("CL-3.2")
@pytest.mark.parametrize("founded", [0, 5, 10])
def test_the_topmost_chip_is_taken(founded: int) -> None:
    s = draw({1: "r", 2: "b", 57: "g", 58: "y"}, founded=founded)
    happened = dict(play(s, "move 2 1"))
    assert happened["founded"]["chip"] == founded + 1


@pytest.mark.rule("CL-3.3")
def test_a_village_scores_at_once_and_then_the_next_player_moves() -> None:
    s = draw({1: "r", 2: "b", 57: "g", 58: "y"}, seats=3, to_move=2)
    play(s, "move 2 1")
    assert points_of(s) == {"r": 2, "b": 2}
    assert GAME.seat_to_act(s) == 0


@pytest.mark.rule("CL-3.4")
@pytest.mark.parametrize("to", [1, 6])
def test_figure_of_a_group_whose_only_neighbour_moves_in_or_away(to: int) -> None:
    s = draw({1: "rb", 2: "g", 6: "y", 7: "k"})
    assert not {"move 1 3", "move 1 4", "move 2 3", "move 2 5"} & legal(s)
    play(s, f"move 2 {to}")
    assert villages_of(s) == [1]


@pytest.mark.rule("CL-3.5")
def test_a_village_stays_on_the_board_and_never_moves() -> None:
    s = draw({1: "r", 2: "b", 57: "g", 58: "y"})
    play(s, "move 2 1")
    assert huts_in(s, 1) == "rb"
    assert legal(s) == {"move 57 58", "move 58 57"}


@pytest.mark.rule("CL-3.5")
def test_a_village_is_not_founded_again_when_a_neighbouring_move_ends() -> None:
    s = draw({1: "rb", 5: "g", 6: "y", 57: "k", 58: "k"}, villages=[1])
    play(s, "move 5 6")
    assert villages_of(s) == [1, 6]
