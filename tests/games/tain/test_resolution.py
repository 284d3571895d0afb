"""The resolution: loot goes in, screens are refilled, the marker moves on."""

from __future__ import annotations

import pytest

from lascaux.games.tain.flow import GAME
from lascaux.games.tain.sight import view_of
from tests.games.tain.drawing import cows_of, draw, in_words, jewels_of, opening, play, raid, told


@pytest.mark.rule("TN-7.1")
def test_loot_goes_into_stables_and_house() -> None:
    s = draw(
        raiders={(1, 1): (0, "boy"), (1, 4): (0, "boy"), (1, 5): (0, "warrior")},
        guards={(1, 5): "daughter"},
        outer=[(0, "chief")],
    )
    happened = raid(s)
    assert told(happened, "loot_stored") == [{"cows": 2, "jewels": 1, "hostages": 1, "points": 31}]
    assert GAME.scores(s)[0] == 31
    assert (cows_of(s), jewels_of(s)) == ([7, 4, 5], [4, 2, 3])


@pytest.mark.rule("TN-7.2", "TN-6.3")
def test_until_then_loot_lies_beside_the_board() -> None:
    s = draw(
        raiders={(2, 1): (0, "boy"), (2, 4): (0, "boy"), (1, 4): (2, "boy")},
        hostages={(1, 2): "boy daughter"},
        active=2,
    )
    raid(s)
    board = view_of(s, None).boards[0]
    assert (board.cows, board.jewels, board.loot_cows, board.loot_jewels) == (5, 3, 1, 1)
    play(s, "free boy")
    board = view_of(s, None).boards[0]
    assert (board.cows, board.jewels, board.loot_cows, board.loot_jewels) == (6, 4, 0, 0)


@pytest.mark.rule("TN-7.3", "TN-10.10")
def test_when_the_game_ends_nobody_refills() -> None:
    s = draw(screens={0: ""}, turn=8, to_act=1)
    happened = raid(s)
    assert s.over
    assert told(happened, "refilled") == []
    assert s.screen[0] == 0


@pytest.mark.rule("TN-7.4")
def test_an_empty_screen_takes_back_all_tiles_put_away() -> None:
    s = draw(raiders={(1, 1): (0, "boy")}, screens={0: ""}, to_act=1)
    happened = raid(s)
    assert told(happened, "refilled") == [{"tiles": 18}]
    assert (len(in_words(s.screen[0]).split()), s.discard[0]) == (18, 0)


@pytest.mark.rule("TN-7.4")
def test_hostages_are_not_taken_back() -> None:
    s = draw(screens={0: ""}, hostages={(1, 0): "boy", (2, 0): "daughter"}, to_act=1)
    assert told(raid(s), "refilled") == [{"tiles": 16}]
    assert "daughter" not in in_words(s.screen[0]).split()


@pytest.mark.rule("TN-7.4")
def test_a_boy_captured_in_this_very_raid_is_not_taken_back() -> None:
    s = draw(raiders={(1, 1): (0, "boy")}, guards={(1, 1): "warrior"}, screens={0: ""}, to_act=1)
    assert told(raid(s), "refilled") == [{"tiles": 17}]


@pytest.mark.rule("TN-10.11")
def test_one_tile_behind_the_screen_keeps_the_others_away() -> None:
    s = draw(screens={0: "daughter"})
    assert told(raid(s), "refilled") == []
    assert in_words(s.screen[0]) == "daughter"


@pytest.mark.rule("TN-7.5")
def test_the_turn_marker_moves_on_by_one() -> None:
    s = draw(turn=4)
    assert told(raid(s), "turn_began") == [{"turn": 5}]
    assert s.turn == 5


@pytest.mark.rule("TN-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_of_the_active_player_passes_to_the_left(seats: int) -> None:
    s = opening(seats, first=seats - 1)
    leaders = []
    for _ in range(4):
        leaders.append(s.active)
        assert GAME.seat_to_act(s) == s.active
        raid(s)
    assert leaders == [(seats - 1 + turn) % seats for turn in range(4)]


@pytest.mark.rule("TN-10.1")
def test_with_the_option_the_marker_stays() -> None:
    s = opening(3, first=1, options={"rotate_active": "no"})
    for _ in range(3):
        raid(s)
        assert (s.active, GAME.seat_to_act(s)) == (1, 1)
