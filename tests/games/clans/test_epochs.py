"""Epochs, several villages at once, and villages beyond the twelfth."""

from __future__ import annotations

import pytest

from lascaux import Table
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.sight import view_of
from tests.games.clans.drawing import draw, huts_in, kinds, legal, play, points_of, villages_of

ELSEWHERE = {57: "k", 58: "k"}  # so that the game goes on
TWO = {1: "r", 3: "b", 5: "g", **ELSEWHERE}  # `move 3 1` leaves 1 (steppe) and 5 (forest) alone
THREE = {10: "r", 6: "b", 8: "g", 24: "y", **ELSEWHERE}  # `move 10 6` leaves 6, 8 and 24 alone
TWO_STEPPES = {33: "b", 34: "r", 35: "g", **ELSEWHERE}  # `move 34 33` leaves 33 and 35 alone
PLACE = {"forest": (5, 6), "mountain": (2, 6), "steppe": (1, 2), "grassland": (3, 5)}
FOUNDED_BEFORE = {1: 0, 2: 4, 3: 7, 4: 9, 5: 11}


def outcome_on(terrain: str, epoch: int) -> int | None:
    """The bonus a village on this terrain gets in this epoch; None if it is lost."""
    here, beside = PLACE[terrain]
    s = draw({here: "r", beside: "b", **ELSEWHERE}, founded=FOUNDED_BEFORE[epoch])
    happened = dict(play(s, f"move {beside} {here}"))
    assert happened["founded"]["terrain"] == terrain
    if "ruined" in happened:
        return None
    bonus = happened["scored"]["bonus"]
    assert isinstance(bonus, int)
    return bonus


@pytest.mark.rule("CL-5.1")
@pytest.mark.parametrize(
    ("epoch", "favourable", "hostile"),
    [
        (1, "forest", "mountain"),
        (2, "mountain", "grassland"),
        (3, "steppe", "forest"),
        (4, "grassland", "steppe"),
    ],
)
def test_each_early_epoch_favours_one_terrain_and_ruins_one(
    epoch: int, favourable: str, hostile: str
) -> None:
    outcomes = {terrain: outcome_on(terrain, epoch) for terrain in PLACE}
    expected: dict[str, int | None] = dict.fromkeys(PLACE, 0)
    assert outcomes == {**expected, favourable: epoch, hostile: None}


@pytest.mark.rule("CL-5.2")
def test_in_the_fifth_epoch_every_terrain_is_favourable() -> None:
    assert {terrain: outcome_on(terrain, 5) for terrain in PLACE} == dict.fromkeys(PLACE, 5)


@pytest.mark.rule("CL-5.3")
def test_chips_are_four_three_two_two_and_one() -> None:
    epochs = []
    for founded in range(12):
        s = draw({1: "r", 2: "b", **ELSEWHERE}, founded=founded)
        epochs.append(dict(play(s, "move 2 1"))["founded"]["epoch"])
    assert epochs == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("CL-5.3")
@pytest.mark.parametrize("founded", range(11))
def test_the_last_chip_of_an_epoch_begins_the_next(founded: int) -> None:
    s = draw({1: "r", 2: "b", **ELSEWHERE}, founded=founded)
    before = view_of(s, None).epoch
    began = "epoch" in kinds(play(s, "move 2 1"))
    assert began == (view_of(s, None).epoch != before) == (founded in (3, 6, 8, 10))


def test_the_first_epoch_is_told_before_the_first_move() -> None:
    epochs = [told for told in Table.new("clans", 3, seed=7).log(None) if told.kind == "epoch"]
    assert [(told.move, told.args["epoch"], told.heading) for told in epochs] == [(0, 1, True)]


@pytest.mark.rule("CL-5.4")
def test_the_mover_says_which_of_two_villages_is_the_last_of_an_epoch() -> None:
    s = draw(TWO, founded=3, to_move=1)
    play(s, "move 3 1")
    assert GAME.seat_to_act(s) == 1
    assert legal(s) == {"found 1", "found 5"}


@pytest.mark.rule("CL-5.4")
@pytest.mark.parametrize(
    ("choice", "order", "points"),
    [("found 5", [5, 1], {"r": 2, "b": 2, "g": 2}), ("found 1", [1, 5], {"r": 2, "b": 2, "g": 1})],
)
def test_the_order_decides_which_village_falls_into_which_epoch(
    choice: str, order: list[int], points: dict[str, int]
) -> None:
    s = draw(TWO, founded=3)
    play(s, "move 3 1", choice)
    assert villages_of(s)[3:] == order
    assert points_of(s) == points


@pytest.mark.rule("CL-5.4")
def test_the_mover_takes_all_the_chips_and_then_the_next_player_moves() -> None:
    s = draw(TWO, founded=3, to_move=1)
    play(s, "move 3 1", "found 5")
    assert s.chips == [3, 2]
    assert GAME.seat_to_act(s) == 0


@pytest.mark.rule("CL-5.4")
def test_of_three_villages_over_two_lines_the_mover_orders_all() -> None:
    s = draw(THREE, founded=8)
    play(s, "move 10 6")
    assert legal(s) == {"found 6", "found 8", "found 24"}
    play(s, "found 24")
    assert villages_of(s)[8] == 24
    assert sorted(villages_of(s)[9:]) == [6, 8]


@pytest.mark.rule("CL-5.5")
@pytest.mark.parametrize(("choice", "other"), [(1, 5), (5, 1)])
def test_the_mover_picks_the_twelfth_village_and_the_other_counts_for_nothing(
    choice: int, other: int
) -> None:
    s = draw(TWO, founded=11)
    happened = play(s, "move 3 1", f"found {choice}")
    assert villages_of(s)[11:] == [choice]
    assert kinds(happened) == ["moved", "founded", "scored", "surplus", "ended", "revealed", "revealed"]
    assert dict(happened)["surplus"]["territory"] == other


@pytest.mark.rule("CL-5.5")
def test_a_surplus_village_gives_no_points_and_no_chip() -> None:
    s = draw(TWO, founded=11)
    play(s, "move 3 1", "found 5")
    assert points_of(s) == {"g": 6}
    assert sum(s.chips) == 12


@pytest.mark.rule("CL-5.5")
def test_of_three_villages_with_two_chips_left_two_count() -> None:
    s = draw(THREE, founded=10)
    play(s, "move 10 6", "found 24")
    assert legal(s) == {"found 6", "found 8"}
    happened = play(s, "found 8")
    assert villages_of(s)[10:] == [24, 8]
    assert dict(happened)["surplus"]["territory"] == 6
    assert huts_in(s, 6) == "rb"


@pytest.mark.rule("CL-5.6")
@pytest.mark.parametrize("founded", range(12))
def test_the_order_of_two_villages_is_asked_at_the_end_of_an_epoch(founded: int) -> None:
    s = draw(TWO, founded=founded)
    play(s, "move 3 1")
    assert ("found 1" in legal(s) if s.stack else False) == (founded in (3, 6, 8, 10, 11))


@pytest.mark.rule("CL-5.6")
def test_the_order_is_not_asked_where_both_epochs_treat_the_ground_alike() -> None:
    s = draw(TWO_STEPPES, founded=3)
    assert "epoch" in kinds(play(s, "move 34 33"))
    assert sorted(villages_of(s)[3:]) == [33, 35]


@pytest.mark.rule("CL-5.6")
def test_the_order_is_asked_where_different_clans_would_get_the_bonus() -> None:
    s = draw(TWO_STEPPES, founded=6)
    play(s, "move 34 33")
    assert legal(s) == {"found 33", "found 35"}


@pytest.mark.rule("CL-5.6")
def test_the_order_is_not_asked_where_the_same_clans_get_the_bonus_either_way() -> None:
    s = draw({33: "b", 34: "b", 35: "b", **ELSEWHERE}, founded=6)
    play(s, "move 34 33")
    assert points_of(s) == {"b": 2 + 1 + 3}


@pytest.mark.rule("CL-5.5", "CL-5.6")
def test_which_of_two_equal_villages_is_surplus_is_not_asked() -> None:
    s = draw({33: "b", 34: "b", 35: "bb", **ELSEWHERE}, founded=11)
    assert "surplus" in kinds(play(s, "move 34 33"))
    assert points_of(s) == {"b": 2 + 5}
    assert sum(s.chips) == 12


@pytest.mark.rule("CL-5.6")
def test_after_the_line_is_crossed_the_rest_is_not_asked() -> None:
    s = draw(THREE, founded=3)
    play(s, "move 10 6", "found 24")
    assert GAME.seat_to_act(s) == 1
    assert len(villages_of(s)) == 6


@pytest.mark.rule("CL-5.6")
def test_the_order_matters_for_three_villages_where_it_would_not_for_two() -> None:
    two, three = draw(TWO, founded=2), draw(THREE, founded=2)
    play(two, "move 3 1")
    play(three, "move 10 6")
    assert len(villages_of(two)) == 4
    assert "found 24" in legal(three)
