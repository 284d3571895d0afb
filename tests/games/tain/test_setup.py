"""Set-up: tiles, cows, jewels, and who begins."""

from __future__ import annotations

import pytest

from lascaux.games.tain.flow import GAME
from lascaux.kernel.frames import CHANCE
from tests.games.tain.drawing import FULL_SET, cows_of, in_words, jewels_of, legal, opening, play

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("TN-1.1")
def test_the_first_turn_is_turn_one() -> None:
    assert opening(3).turn == 1


@SEATS
@pytest.mark.rule("TN-1.2")
def test_everybody_starts_with_the_whole_set_behind_the_screen(seats: int) -> None:
    s = opening(seats)
    assert [in_words(heap).split() for heap in s.screen] == [list(FULL_SET.elements())] * seats
    assert s.discard == [0] * seats


@SEATS
@pytest.mark.rule("TN-1.3")
def test_everybody_starts_with_five_cows_and_three_jewels(seats: int) -> None:
    s = opening(seats)
    assert cows_of(s) == [5] * seats
    assert jewels_of(s) == [3] * seats


@pytest.mark.rule("TN-1.4")
@pytest.mark.parametrize(("seats", "cows"), [(2, 15), (3, 10), (4, 5)])
def test_the_other_cows_graze_in_the_outer_land(seats: int, cows: int) -> None:
    assert opening(seats).pasture == cows


@SEATS
@pytest.mark.rule("TN-1.4")
def test_no_other_jewels_are_in_play(seats: int) -> None:
    assert sum(jewels_of(opening(seats))) == 3 * seats


@SEATS
@pytest.mark.rule("TN-1.5")
def test_who_begins_is_drawn_among_all_seats_alike(seats: int) -> None:
    s = GAME.start(seats, {})
    assert GAME.seat_to_act(s) == CHANCE
    assert legal(s) == {f"first {seat}" for seat in range(seats)}
    assert set(GAME.weights(s)) == {1}


@pytest.mark.rule("TN-1.5")
def test_whoever_was_drawn_holds_the_marker() -> None:
    s = GAME.start(3, {})
    assert play(s, "first 2") == [("began", {})]
    assert s.active == 2
    assert GAME.seat_to_act(s) == 2


@pytest.mark.rule("TN-2.1")
def test_a_turn_is_scouting_then_raid_then_resolution() -> None:
    s = opening(2)
    happened = play(s, "scout 1 1", "lay boy", "pass", "pass")
    assert [kind for kind, _ in happened] == [
        "scouted", "laid", "passed", "passed",
        "raid_began", "shown", "raided", "stole_cow",
        "loot_stored", "turn_began",
    ]  # fmt: skip


@pytest.mark.rule("TN-2.1")
def test_a_game_without_a_herd_lasts_eight_turns() -> None:
    s = opening(2)
    for turn in range(1, 9):
        assert s.turn == turn
        play(s, "pass", "pass")
    assert s.over
