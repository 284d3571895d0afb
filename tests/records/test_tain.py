"""What the records of Táin show."""

from __future__ import annotations

import pytest

from lascaux.games.tain.view import TainView
from lascaux.table.table import Table
from tests.records.test_records import log_of, outcome_of, text_of, tied_in


def view_of_end(name: str) -> TainView:
    """The position in which a record ends."""
    view = Table.load(text_of(name)).view(None)
    assert isinstance(view, TainView)
    return view


@pytest.mark.rule("TN-8.4")
def test_a_game_in_which_a_hostage_was_chosen() -> None:
    name = "tain-choice-of-hostage.txt"
    assert " free daughter\n" in text_of(name)
    assert "daughter" in [line.args["kind"] for line in log_of(name) if line.kind == "freed"]


@pytest.mark.rule("TN-9.1")
def test_a_game_that_eleven_cows_ended_early() -> None:
    name = "tain-eleven-cows.txt"
    assert outcome_of(name).reason == "herd"
    view = view_of_end(name)
    assert view.turn < 8
    assert max(board.cows for board in view.boards) >= 11


@pytest.mark.rule("TN-9.5")
def test_a_game_that_cows_decided() -> None:
    name = "tain-tie-broken-by-cows.txt"
    (winner, rivals), boards = tied_in(outcome_of(name)), view_of_end(name).boards
    assert all(boards[winner].cows > boards[seat].cows for seat in rivals)


@pytest.mark.rule("TN-9.5", "TN-10.10")
def test_a_game_that_tiles_behind_the_screen_decided() -> None:
    name = "tain-tie-broken-by-tiles.txt"
    outcome, boards = outcome_of(name), view_of_end(name).boards
    assert len({(board.cows, board.jewels) for board in boards}) == 1
    assert len(set(outcome.scores)) == 1
    assert boards[outcome.ranking.index(1)].screen > boards[outcome.ranking.index(2)].screen


@pytest.mark.rule("TN-9.6")
def test_a_game_that_was_drawn() -> None:
    assert outcome_of("tain-drawn.txt").ranking == [1, 1]


@pytest.mark.rule("TN-6.13", "TN-10.6")
def test_a_game_in_which_a_house_had_no_jewel_left() -> None:
    lines = [line for line in log_of("tain-short-of-jewels.txt") if line.kind == "stole_jewel"]
    assert "TN-10.6" in [line.rule for line in lines if line.args["jewels"] == 0]


@pytest.mark.rule("TN-10.1")
def test_a_game_in_which_the_marker_stayed() -> None:
    lines = [line for line in log_of("tain-short-of-jewels.txt") if line.kind in ("began", "turn_began")]
    assert len(lines) > 2
    assert len({line.seat for line in lines}) == 1


@pytest.mark.rule("TN-7.4")
def test_a_game_in_which_hostages_were_not_taken_back() -> None:
    lines = [line for line in log_of("tain-refill-without-hostages.txt") if line.kind == "refilled"]
    tiles = [line.args["tiles"] for line in lines]
    assert any(isinstance(count, int) and count < 18 for count in tiles)
