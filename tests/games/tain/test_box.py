"""What is in the box: box.toml against the rulebook."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.tain import data
from lascaux.games.tain.box import BOX
from lascaux.games.tain.meta import META
from lascaux.games.tain.sight import view_of
from tests.games.tain.drawing import draw, legal, opening


@pytest.mark.rule("TN-0.1")
def test_two_to_four_play_for_half_an_hour_and_more() -> None:
    assert (META.min_seats, META.max_seats) == (2, 4)
    assert 30 <= META.minutes <= 45


@pytest.mark.rule("TN-0.2")
def test_there_are_25_cows_and_12_jewels() -> None:
    assert BOX.cows == 25
    assert BOX.jewels_at_start * META.max_seats == 12


@pytest.mark.rule("TN-0.3")
def test_a_board_shows_its_cows_jewels_and_hostages() -> None:
    board = view_of(draw(hostages={(1, 0): "boy"}, cows=[4, 6, 5], jewels=[2, 4, 3]), None).boards[1]
    assert (board.cows, board.jewels) == (6, 4)
    assert [(hostage.owner, hostage.kind) for hostage in board.hostages] == [(0, "boy")]


@pytest.mark.rule("TN-0.4")
def test_each_board_has_five_doors_and_three_lead_to_the_stables() -> None:
    assert (data.DOORS, BOX.stable_doors) == (5, 3)
    board = view_of(opening(2), None).boards[0]
    assert board.entrances == board.thresholds == [None] * 5


@pytest.mark.rule("TN-0.5")
def test_the_outer_land_has_two_spaces_and_a_track_of_eight_turns() -> None:
    view = view_of(opening(2), None)
    assert view.outer == [None, None]
    assert view.pasture == 15
    assert BOX.turns == 8


@pytest.mark.rule("TN-0.6")
def test_a_player_has_eighteen_tiles_of_five_kinds() -> None:
    assert dict(zip(data.KINDS, BOX.tiles, strict=True)) == {
        "chief": 1,
        "warrior": 2,
        "boy": 6,
        "daughter": 1,
        "bluff": 8,
    }


@pytest.mark.rule("TN-0.4")
def test_the_choices_of_the_first_go_are_all_doors_the_outer_land_and_a_pass() -> None:
    doors = {f"scout {board} {door}" for board in range(4) for door in range(1, 6)}
    assert legal(opening(4)) == doors | {"scout outer", "pass"}


def test_the_game_is_known_by_its_name() -> None:
    assert "tain" in lascaux.games()
    assert lascaux.game("tain").meta.title == "Táin"
