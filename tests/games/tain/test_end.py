"""The end: when it comes, what counts, and who wins."""

from __future__ import annotations

import pytest

from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import TainState
from tests.games.tain.drawing import BRIGITTE, PATRICK, draw, play, raid, told


def ranking_of(s: TainState) -> list[int]:
    """The places of a game that is over."""
    ending = GAME.ending(s)
    assert ending is not None
    return ending.ranking


def reason_of(s: TainState) -> str:
    """Why a game is over."""
    ending = GAME.ending(s)
    assert ending is not None
    return ending.reason


@pytest.mark.rule("TN-9.1")
def test_the_eighth_turn_is_the_last() -> None:
    s = draw(turn=8)
    happened = raid(s)
    assert s.over
    assert told(happened, "ended") == [{"reason": "turns", "turns": 8, "herd": 11}]
    assert reason_of(s) == "turns"


@pytest.mark.rule("TN-9.1")
def test_the_seventh_turn_is_not_the_last() -> None:
    s = draw(turn=7, cows=[10, 5, 5])
    assert told(raid(s), "last_turn") == [{"turn": 8}]
    assert not s.over
    assert GAME.ending(s) is None


@pytest.mark.rule("TN-9.1")
def test_eleven_cows_after_a_turn_end_the_game() -> None:
    s = draw(cows=[10, 5, 5], outer=[(0, "chief")], turn=3)
    happened = raid(s)
    assert told(happened, "ended") == [{"reason": "herd", "turns": 8, "herd": 11}]
    assert reason_of(s) == "herd"


@pytest.mark.rule("TN-9.1")
def test_eleven_cows_of_which_one_is_lost_in_the_raid_end_nothing() -> None:
    s = draw(cows=[10, 5, 5], outer=[(0, "chief")], raiders={(0, 1): (1, "boy")}, turn=3)
    raid(s)
    assert not s.over


@pytest.mark.rule("TN-9.2")
@pytest.mark.parametrize(
    ("cows", "jewels", "hostages", "points"),
    [
        ([0, 5, 5], [0, 6, 3], {}, 0),
        ([4, 5, 5], [0, 6, 3], {}, 8),
        ([0, 5, 5], [2, 4, 3], {}, 6),
        ([0, 5, 5], [0, 6, 3], {(0, 1): "boy boy", (0, 2): "boy"}, 3),
        ([0, 5, 5], [0, 6, 3], {(0, 1): "daughter", (0, 2): "daughter"}, 10),
    ],
)
def test_what_cows_jewels_and_hostages_are_worth(
    cows: list[int], jewels: list[int], hostages: dict[tuple[int, int], str], points: int
) -> None:
    assert GAME.scores(draw(cows=cows, jewels=jewels, hostages=hostages))[0] == points


@pytest.mark.rule("TN-9.2")
def test_a_house_full_of_boys_is_counted_and_told() -> None:
    boys = "boy boy boy boy boy boy"
    s = draw(seats=4, hostages={(0, 1): boys + " daughter", (0, 2): boys, (0, 3): boys}, turn=8)
    (args, *_) = told(raid(s), "scored")
    assert args == {"cows": 5, "jewels": 3, "boys": 18, "daughters": 1}
    assert GAME.scores(s)[0] == 10 + 9 + 18 + 5


@pytest.mark.rule("TN-9.3", "TN-10.17")
def test_each_player_with_eleven_cows_has_three_points_more() -> None:
    s = draw(seats=2, cows=[11, 12], outer=[], turn=8)
    happened = raid(s)
    assert [args["bonus"] for args in told(happened, "totalled")] == [3, 3]
    assert GAME.scores(s) == [22 + 9 + 3, 24 + 9 + 3]


@pytest.mark.rule("TN-9.3")
def test_ten_cows_bring_no_bonus() -> None:
    assert GAME.scores(draw(seats=2, cows=[10, 5])) == [29, 19]


@pytest.mark.rule("TN-9.4", "TN-10.17")
def test_points_decide_and_not_the_herd() -> None:
    s = draw(cows=[11, 8, 5], jewels=[0, 6, 3], turn=3)
    raid(s)
    assert GAME.scores(s) == [25, 34, 19]
    assert ranking_of(s) == [2, 1, 3]


@pytest.mark.rule("TN-9.5")
def test_equal_points_go_to_more_cows() -> None:
    s = draw(seats=2, cows=[8, 5], jewels=[2, 4], turn=8)
    raid(s)
    assert GAME.scores(s) == [22, 22]
    assert ranking_of(s) == [1, 2]


@pytest.mark.rule("TN-9.5")
def test_equal_cows_too_go_to_more_jewels() -> None:
    s = draw(seats=2, cows=[5, 5], jewels=[2, 4], hostages={(0, 1): "boy daughter"}, turn=8)
    assert GAME.scores(s) == [22, 22]
    raid(s)
    assert ranking_of(s) == [2, 1]


@pytest.mark.rule("TN-9.5")
def test_equal_jewels_too_go_to_more_tiles_behind_the_screen() -> None:
    s = draw(seats=2, screens={0: "bluff bluff", 1: "bluff bluff boy"}, turn=8)
    raid(s)
    assert ranking_of(s) == [2, 1]


@pytest.mark.rule("TN-10.10")
def test_an_empty_screen_counts_as_empty_at_the_end() -> None:
    s = draw(seats=2, screens={0: "", 1: "bluff"}, to_act=1, turn=8)
    raid(s)
    assert ranking_of(s) == [2, 1]


@pytest.mark.rule("TN-9.6")
def test_if_all_is_equal_the_game_is_drawn() -> None:
    s = draw(cows=[5, 5, 4], turn=8)
    raid(s)
    assert ranking_of(s) == [1, 1, 3]


@pytest.mark.rule("TN-9.7")
def test_example_eleven_cows_a_jewel_and_a_boy_are_29_points() -> None:
    s = draw(
        cows=[5, 10, 5],
        jewels=[4, 1, 4],
        hostages={(BRIGITTE, PATRICK): "boy"},
        turn=5,
    )
    play(s, "pass", "scout outer", "lay chief", "pass")
    happened = play(s, "pass")
    assert s.over
    assert GAME.scores(s)[BRIGITTE] == 29
    assert told(happened, "totalled")[BRIGITTE] == {"points": 29, "bonus": 3, "herd": 11}
    assert ranking_of(s)[BRIGITTE] == 1
