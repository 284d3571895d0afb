"""Scouting: one tile at a time, face down, and what may lie where."""

from __future__ import annotations

import pytest

from lascaux.games.tain.flow import GAME
from tests.games.tain.drawing import (
    ARTHUR,
    BRIGITTE,
    PATRICK,
    draw,
    in_words,
    legal,
    opening,
    play,
    told,
)

ALL_KINDS = {"lay chief", "lay warrior", "lay boy", "lay daughter", "lay bluff"}


def scouted(seats: int, space: str) -> set[str]:
    """What the first player may lay on a space."""
    s = opening(seats)
    play(s, f"scout {space}")
    return legal(s)


@pytest.mark.rule("TN-3.1")
def test_a_go_is_a_space_and_then_a_tile() -> None:
    s = opening(3, first=1)
    play(s, "scout 0 2")
    assert GAME.seat_to_act(s) == 1
    play(s, "lay boy")
    assert GAME.seat_to_act(s) == 2
    assert in_words(s.screen[1]).split().count("boy") == 5


@pytest.mark.rule("TN-3.2")
def test_every_kind_may_stand_on_an_own_threshold() -> None:
    assert scouted(3, "0 1") == ALL_KINDS


@pytest.mark.rule("TN-3.2")
@pytest.mark.parametrize("raiders", [{}, {(0, 1): (1, "boy")}], ids=["no enemy", "an enemy"])
def test_a_threshold_may_be_guarded_with_or_without_an_enemy_before_it(
    raiders: dict[tuple[int, int], tuple[int, str]],
) -> None:
    assert "scout 0 1" in legal(draw(raiders=raiders))


@pytest.mark.rule("TN-3.3")
def test_all_but_a_daughter_may_raid_a_clan() -> None:
    assert scouted(3, "1 4") == ALL_KINDS - {"lay daughter"}


@pytest.mark.rule("TN-3.3")
def test_entrances_are_closed_to_whoever_has_only_a_daughter_left() -> None:
    s = draw(screens={0: "daughter"})
    assert legal(s) == {f"scout 0 {door}" for door in range(1, 6)} | {"pass"}


@pytest.mark.rule("TN-3.4")
def test_chiefs_warriors_and_bluffs_may_go_to_the_outer_land() -> None:
    assert scouted(2, "outer") == {"lay chief", "lay warrior", "lay bluff"}


@pytest.mark.rule("TN-3.4")
def test_the_outer_land_is_closed_to_whoever_has_only_boys_and_a_daughter() -> None:
    s = draw(screens={0: "boy boy daughter"})
    assert "scout outer" not in legal(s)
    assert "scout 1 1" in legal(s)


@pytest.mark.rule("TN-3.5", "TN-10.15")
def test_a_door_takes_one_raider_and_one_guard() -> None:
    s = draw(raiders={(1, 1): (2, "boy")}, guards={(0, 3): "bluff"})
    assert "scout 1 1" not in legal(s)
    assert "scout 0 3" not in legal(s)
    assert {"scout 1 2", "scout 0 2"} <= legal(s)


@pytest.mark.rule("TN-3.6")
def test_the_go_passes_to_the_left() -> None:
    s = opening(4, first=2)
    seats = []
    for door in (1, 2, 3, 4, 5):
        seat = GAME.seat_to_act(s)
        seats.append(seat)
        play(s, f"scout {seat} {door}", "lay bluff")
    assert seats == [2, 3, 0, 1, 2]


@pytest.mark.rule("TN-3.7")
def test_whoever_passed_is_not_asked_again_in_this_turn() -> None:
    s = opening(3)
    assert play(s, "pass") == [("passed", {"forced": "no"})]
    play(s, "scout 1 1", "lay bluff", "scout 2 1", "lay bluff")
    assert GAME.seat_to_act(s) == 1


@pytest.mark.rule("TN-3.7")
def test_whoever_passed_lays_again_in_the_next_turn() -> None:
    s = opening(2, options={"rotate_active": "no"})
    play(s, "pass", "pass")
    assert (s.turn, GAME.seat_to_act(s)) == (2, 0)


@pytest.mark.rule("TN-3.8")
def test_whoever_has_no_tile_left_passes_unasked() -> None:
    s = draw(seats=2, screens={0: "bluff", 1: "boy boy"})
    happened = play(s, "scout 0 1", "lay bluff", "scout 1 1", "lay boy")
    assert told(happened, "passed") == [{"forced": "yes"}]
    assert GAME.seat_to_act(s) == 1


@pytest.mark.rule("TN-3.8")
def test_whoever_has_no_space_for_the_last_tile_can_only_pass() -> None:
    guards = {(0, door): "bluff" for door in range(1, 6)}
    assert legal(draw(guards=guards, screens={0: "daughter"})) == {"pass"}


@pytest.mark.rule("TN-3.9", "TN-3.10")
def test_the_example_of_patrick_brigitte_and_arthur() -> None:
    s = opening(3, first=PATRICK)
    play(s, f"scout {BRIGITTE} 1", "lay boy")
    play(s, f"scout {BRIGITTE} 1", "lay warrior")  # her own threshold
    play(s, "scout outer", "lay bluff")
    play(s, f"scout {ARTHUR} 4", "lay bluff")
    play(s, "scout outer", "lay chief")
    assert GAME.seat_to_act(s) == ARTHUR
    assert "scout outer" not in legal(s)
    play(s, f"scout {PATRICK} 5", "lay boy")
    assert GAME.seat_to_act(s) == PATRICK
    assert "scout outer" not in legal(s)


@pytest.mark.rule("TN-5.5", "TN-10.12")
@pytest.mark.parametrize("kind", ["chief", "bluff"])
def test_a_player_has_one_tile_in_the_outer_land_bluff_or_not(kind: str) -> None:
    s = draw(seats=2, outer=[(0, kind)])
    assert "scout outer" not in legal(s)
    play(s, "pass")
    assert "scout outer" in legal(s)


@pytest.mark.rule("TN-10.19")
def test_the_last_one_left_goes_on_laying() -> None:
    s = opening(3)
    play(s, "pass", "pass")
    for door in (1, 2, 3):
        assert GAME.seat_to_act(s) == 2
        play(s, f"scout 2 {door}", "lay bluff")
    play(s, "pass")
    assert s.turn == 2


@pytest.mark.rule("TN-10.20")
def test_all_may_pass_without_laying_a_tile() -> None:
    s = opening(4)
    play(s, "pass", "pass", "pass", "pass")
    assert s.turn == 2


@pytest.mark.rule("TN-10.21")
def test_one_player_may_raid_at_every_door_of_a_board() -> None:
    s = opening(2)
    play(s, "scout 1 1", "lay boy", "pass")
    for door in (2, 3, 4, 5):
        play(s, f"scout 1 {door}", "lay boy")
    assert legal(s) == {f"scout 0 {door}" for door in range(1, 6)} | {"scout outer", "pass"}
