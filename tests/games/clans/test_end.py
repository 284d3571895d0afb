"""How it ends, what is shown then, and who wins."""

from __future__ import annotations

import pytest

from lascaux.games.clans.flow import GAME
from lascaux.games.clans.sight import view_of
from lascaux.games.clans.state import ClansState
from lascaux.kernel.events import Event
from lascaux.kernel.frames import NOBODY
from tests.games.clans.drawing import draw, kinds, play, points_of, villages_of

GREEN_AND_GREEN = {1: "g", 2: "g", 57: "g", 58: "g"}  # `move 2 1` founds a village of the Green clan only


def last_move(
    points: dict[str, int],
    chips: list[int],
    cards: str = "rb",
    first: int = 0,
    ties: bool = False,
) -> ClansState:
    """A game that ends by a village in which no player has a part; seat 0 takes its chip."""
    s = draw(
        GREEN_AND_GREEN,
        seats=len(chips),
        founded=11,
        cards=cards,
        points=points,
        chips=chips,
        first=first,
        ties=ties,
    )
    play(s, "move 2 1")
    return s


def ranking(s: ClansState) -> list[int]:
    ending = GAME.ending(s)
    assert ending is not None
    return ending.ranking


@pytest.mark.rule("CL-7.1")
def test_the_twelfth_village_ends_the_game() -> None:
    s = draw(GREEN_AND_GREEN, founded=11)
    assert GAME.ending(s) is None
    play(s, "move 2 1")
    assert len(villages_of(s)) == 12
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.reason == "villages"
    assert GAME.seat_to_act(s) == NOBODY


@pytest.mark.rule("CL-7.1")
def test_the_twelfth_village_still_scores() -> None:
    s = last_move({}, [6, 5])
    assert points_of(s) == {"g": 2 + 5}


@pytest.mark.rule("CL-7.1")
def test_the_eleventh_village_does_not_end_the_game() -> None:
    s = draw(GREEN_AND_GREEN, founded=10)
    play(s, "move 2 1")
    assert not s.over


@pytest.mark.rule("CL-7.2")
@pytest.mark.parametrize(("here", "beside"), [(5, 6), (2, 6), (1, 2), (3, 5)])
def test_the_twelfth_village_gains_five_on_any_ground(here: int, beside: int) -> None:
    s = draw({here: "r", beside: "b", 57: "g", 58: "g"}, founded=11)
    play(s, f"move {beside} {here}")
    assert points_of(s) == {"r": 7, "b": 7}


@pytest.mark.rule("CL-7.3")
def test_the_game_ends_early_when_every_group_stands_alone() -> None:
    s = draw({1: "r", 2: "b"}, founded=8)
    play(s, "move 2 1")
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.reason == "alone"
    assert len(villages_of(s)) == 9


@pytest.mark.rule("CL-7.3")
def test_after_an_early_end_cards_are_shown_and_chips_count() -> None:
    s = draw({1: "r", 2: "g"}, founded=4, chips=[1, 3])
    happened = play(s, "move 2 1")
    assert kinds(happened) == ["moved", "founded", "scored", "ended", "revealed", "revealed"]
    assert GAME.scores(s) == [2 + 2, 3]


@pytest.mark.rule("CL-7.1", "CL-7.3")
@pytest.mark.parametrize(("founded", "rule"), [(11, "CL-7.1"), (10, "CL-7.3"), (3, "CL-7.3")])
def test_the_end_is_told_with_the_rule_that_brought_it(founded: int, rule: str) -> None:
    s = draw({1: "r", 2: "b"}, founded=founded)
    told: list[Event] = []
    s.events = told
    GAME.play(s, GAME.space.parse("move 2 1"))
    assert [event.rule for event in told if event.kind == "ended"] == [rule]
    assert GAME.rule_of_end(s) == rule


@pytest.mark.rule("CL-7.3")
def test_two_large_groups_side_by_side_do_not_end_the_game() -> None:
    s = draw({1: "rrrrrrrr", 3: "bbbbbbb", 57: "g", 58: "g"})
    play(s, "move 58 57")
    assert not s.over


@pytest.mark.rule("CL-7.4")
def test_cards_are_shown_to_all_once_it_is_over() -> None:
    s = last_move({}, [6, 5], cards="yk")
    assert view_of(s, None).cards == ["yellow", "black"]
    assert view_of(s, 1).cards == ["yellow", "black"]


@pytest.mark.rule("CL-7.4")
def test_each_chip_is_worth_a_point_to_its_holder() -> None:
    s = last_move({"r": 10, "b": 4, "k": 50}, [3, 8])
    assert GAME.scores(s) == [10 + 4, 4 + 8]


@pytest.mark.rule("CL-7.4")
def test_what_is_shown_is_told_with_its_sum() -> None:
    s = draw(GREEN_AND_GREEN, founded=11, points={"r": 10, "b": 4}, chips=[3, 8])
    told = [args for kind, args in play(s, "move 2 1") if kind == "revealed"]
    assert [(args["name"], args["points"], args["chips"], args["total"]) for args in told] == [
        ("red", 10, 4, 14),
        ("blue", 4, 8, 12),
    ]


@pytest.mark.rule("CL-7.4")
def test_clans_without_a_player_take_no_place() -> None:
    s = last_move({"r": 1, "b": 3, "k": 50}, [6, 5])
    assert GAME.scores(s) == [8, 8]
    assert ranking(s) == [1, 1]


@pytest.mark.rule("CL-7.5")
def test_most_points_win() -> None:
    s = last_move({"r": 10, "b": 30, "g": 5, "y": 1}, [8, 1, 1, 1], cards="rbgy")
    assert GAME.scores(s) == [19, 31, 13, 2]
    assert ranking(s) == [2, 1, 3, 4]


@pytest.mark.rule("CL-7.5")
def test_chips_can_decide_the_game() -> None:
    s = last_move({"r": 10, "b": 15}, [9, 2])
    assert GAME.scores(s) == [20, 17]
    assert ranking(s) == [1, 2]


@pytest.mark.rule("CL-7.6")
def test_equal_points_share_the_place() -> None:
    s = last_move({"r": 10, "b": 12, "y": 1}, [6, 5, 0], cards="rby")
    assert GAME.scores(s) == [17, 17, 1]
    assert ranking(s) == [1, 1, 3]


@pytest.mark.rule("CL-7.6")
def test_as_an_option_more_chips_break_a_tie() -> None:
    s = last_move({"r": 10, "b": 12}, [6, 5], ties=True)
    assert GAME.scores(s) == [17, 17]
    assert ranking(s) == [1, 2]


@pytest.mark.rule("CL-7.6")
@pytest.mark.parametrize(("first", "expected"), [(0, [2, 1]), (1, [1, 2])])
def test_as_an_option_the_later_player_wins_when_chips_are_equal_too(first: int, expected: list[int]) -> None:
    s = last_move({"r": 10, "b": 10}, [5, 6], first=first, ties=True)
    assert GAME.scores(s) == [16, 16]
    assert ranking(s) == expected


@pytest.mark.rule("CL-7.6")
def test_as_an_option_fewer_chips_still_win_with_more_points() -> None:
    s = last_move({"r": 10, "b": 21}, [10, 1], ties=True)
    assert GAME.scores(s) == [21, 22]
    assert ranking(s) == [2, 1]


@pytest.mark.rule("CL-7.6")
@pytest.mark.parametrize(("value", "flag"), [("shared", False), ("chips", True)])
def test_the_option_is_chosen_at_the_start(value: str, flag: bool) -> None:
    assert GAME.start(2, {"ties": value}).ties is flag


@pytest.mark.rule("CL-7.6")
def test_places_are_shared_unless_chosen_otherwise() -> None:
    assert GAME.start(2, {}).ties is False
