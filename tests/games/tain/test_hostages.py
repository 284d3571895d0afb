"""Hostages: who holds them, who frees them, and which."""

from __future__ import annotations

import pytest

from lascaux.games.tain.box import BOX
from lascaux.games.tain.flow import GAME
from lascaux.games.tain.sight import view_of
from tests.games.tain.drawing import (
    BRIGITTE,
    PATRICK,
    draw,
    held_by,
    in_words,
    jewels_of,
    legal,
    play,
    raid,
    told,
)


@pytest.mark.rule("TN-8.1")
def test_a_captured_tile_stands_beside_the_board_until_the_resolution() -> None:
    s = draw(
        seats=2,
        raiders={(1, 1): (0, "boy"), (0, 4): (1, "boy")},
        guards={(1, 1): "warrior"},
        hostages={(0, 1): "boy daughter"},
        active=1,
    )
    raid(s)  # stops where seat 1 must choose whom to free
    held = view_of(s, None).boards[1].hostages
    assert [(hostage.owner, hostage.kind, hostage.is_new) for hostage in held] == [(0, "boy", True)]
    play(s, "free boy")
    held = view_of(s, None).boards[1].hostages
    assert [(hostage.owner, hostage.kind, hostage.is_new) for hostage in held] == [(0, "boy", False)]


@pytest.mark.rule("TN-8.1")
def test_a_hostage_stays_turn_after_turn() -> None:
    s = draw(seats=2, hostages={(1, 0): "boy"})
    raid(s)
    raid(s)
    assert held_by(s, 1, 0) == "boy"


@pytest.mark.rule("TN-8.2")
@pytest.mark.parametrize("kind", ["boy", "daughter"])
def test_a_freed_hostage_is_put_away_and_no_jewel_is_taken(kind: str) -> None:
    s = draw(raiders={(1, 5): (0, "warrior")}, hostages={(1, 0): kind})
    happened = raid(s)
    assert held_by(s, 1, 0) == ""
    assert kind in in_words(s.discard[0]).split()
    assert jewels_of(s) == [3, 3, 3]
    assert told(happened, "freed") == [
        {"board": 1, "board-seat": 1, "board-owner": "#1", "owner": "#0", "owner-seat": 0, "place": "house",
         "kind": kind, "points": 19}
    ]  # fmt: skip


@pytest.mark.rule("TN-8.2")
def test_a_success_in_the_stables_frees_nobody() -> None:
    s = draw(raiders={(1, 3): (0, "warrior")}, hostages={(1, 0): "boy"})
    raid(s)
    assert held_by(s, 1, 0) == "boy"


@pytest.mark.rule("TN-8.3", "TN-8.6")
def test_example_patrick_frees_his_boy_and_is_not_asked() -> None:
    s = draw(raiders={(BRIGITTE, 4): (PATRICK, "warrior")}, hostages={(BRIGITTE, PATRICK): "boy"})
    happened = raid(s)
    assert s.turn == 2, "nobody was asked anything"
    assert [args["kind"] for args in told(happened, "freed")] == ["boy"]
    assert jewels_of(s) == [3, 3, 3]


@pytest.mark.rule("TN-8.6", "TN-10.7")
def test_example_of_two_successes_the_second_takes_a_jewel() -> None:
    s = draw(
        raiders={(BRIGITTE, 4): (PATRICK, "warrior"), (BRIGITTE, 5): (PATRICK, "boy")},
        hostages={(BRIGITTE, PATRICK): "boy"},
    )
    kinds = [kind for kind, _ in raid(s) if kind in ("freed", "stole_jewel")]
    assert kinds == ["freed", "stole_jewel"]
    assert jewels_of(s) == [4, 2, 3]
    assert held_by(s, BRIGITTE, PATRICK) == ""


@pytest.mark.rule("TN-8.4")
@pytest.mark.parametrize(("kind", "left"), [("boy", "boy daughter"), ("daughter", "boy boy")])
def test_of_two_kinds_of_hostages_the_raider_chooses(kind: str, left: str) -> None:
    s = draw(raiders={(1, 4): (0, "boy")}, hostages={(1, 0): "boy boy daughter"})
    raid(s)
    assert GAME.seat_to_act(s) == 0
    assert legal(s) == {"free boy", "free daughter"}
    play(s, f"free {kind}")
    assert held_by(s, 1, 0) == left


@pytest.mark.rule("TN-8.4")
def test_two_successes_let_the_raider_choose_twice() -> None:
    raiders = {(1, 4): (0, "boy"), (1, 5): (0, "chief")}
    s = draw(raiders=raiders, hostages={(1, 0): "boy boy daughter"})
    raid(s, "free boy", "free boy")
    assert held_by(s, 1, 0) == "daughter"
    assert s.turn == 2


@pytest.mark.rule("TN-8.4")
def test_where_only_one_kind_is_left_nobody_is_asked() -> None:
    raiders = {(1, 4): (0, "boy"), (1, 5): (0, "chief")}
    s = draw(raiders=raiders, hostages={(1, 0): "boy daughter"})
    raid(s, "free daughter")
    assert held_by(s, 1, 0) == ""
    assert s.turn == 2


@pytest.mark.rule("TN-8.4")
def test_the_raid_goes_on_where_it_stopped() -> None:
    raiders = {(0, 1): (1, "boy"), (1, 4): (0, "boy"), (2, 1): (1, "boy")}
    s = draw(raiders=raiders, hostages={(1, 0): "boy daughter"})
    before = raid(s)
    assert [args["board"] for args in told(before, "stole_cow")] == [0]
    after = play(s, "free boy")
    assert [args["board"] for args in told(after, "stole_cow")] == [2]


@pytest.mark.rule("TN-8.5")
def test_nobody_frees_or_takes_the_hostages_of_others() -> None:
    s = draw(raiders={(1, 4): (2, "warrior")}, hostages={(1, 0): "boy daughter"})
    raid(s)
    assert held_by(s, 1, 0) == "boy daughter"
    assert jewels_of(s) == [3, 2, 4]


@pytest.mark.rule("TN-10.8")
def test_a_tile_captured_in_this_raid_cannot_be_freed_in_it() -> None:
    s = draw(
        raiders={(1, 1): (0, "boy"), (1, 4): (0, "chief")},
        guards={(1, 1): "warrior"},
    )
    happened = raid(s)
    assert told(happened, "freed") == []
    assert held_by(s, 1, 0) == "boy"
    assert jewels_of(s) == [4, 2, 3]


@pytest.mark.rule("TN-10.9")
def test_a_freed_tile_is_taken_back_if_the_screen_is_empty() -> None:
    s = draw(raiders={(1, 4): (0, "chief")}, hostages={(1, 0): "daughter"}, screens={0: ""}, to_act=1)
    happened = raid(s)
    assert told(happened, "refilled") == [{"tiles": 18}]
    assert "daughter" in in_words(s.screen[0]).split()


@pytest.mark.rule("TN-10.22")
def test_eleven_tiles_at_least_are_left_to_everybody() -> None:
    s = draw(hostages={(1, 0): "boy boy boy boy boy boy daughter"}, screens={0: ""}, to_act=1)
    raid(s)
    assert in_words(s.screen[0]).split() == ["chief", *["warrior"] * 2, *["bluff"] * 8]
    assert sum(BOX.tiles) - 7 == 11
