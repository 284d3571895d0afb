"""What a seat may see of the tiles of others."""

from __future__ import annotations

import pytest

from lascaux.games.tain.flow import GAME
from lascaux.games.tain.sight import view_of
from lascaux.games.tain.state import TainState
from lascaux.table.table import Table
from tests.games.tain.drawing import draw, opening, play, raid


def laid() -> TainState:
    """Seat 0 raids and guards, seat 1 is in the outer land; nothing is shown yet."""
    return draw(
        raiders={(1, 2): (0, "boy")},
        guards={(0, 4): "daughter"},
        outer=[(1, "chief")],
        discards={0: "bluff bluff", 1: "warrior"},
    )


@pytest.mark.rule("TN-0.8", "TN-10.18")
def test_a_player_sees_the_kinds_of_the_own_tiles() -> None:
    view = view_of(laid(), 0)
    raider, guard = view.boards[1].entrances[1], view.boards[0].thresholds[3]
    assert raider is not None
    assert guard is not None
    assert (raider.owner, raider.kind, guard.kind) == (0, "boy", "daughter")
    assert view.screen == {"chief": 1, "warrior": 2, "boy": 5, "daughter": 0, "bluff": 6}
    assert view.discard == {"chief": 0, "warrior": 0, "boy": 0, "daughter": 0, "bluff": 2}


@pytest.mark.rule("TN-3.1", "TN-10.18")
@pytest.mark.parametrize("reader", [1, 2, None])
def test_others_see_whose_tile_lies_where_but_not_its_kind(reader: int | None) -> None:
    view = view_of(laid(), reader)
    raider, guard = view.boards[1].entrances[1], view.boards[0].thresholds[3]
    assert raider is not None
    assert guard is not None
    assert (raider.owner, raider.kind, guard.owner, guard.kind) == (0, None, 0, None)


@pytest.mark.rule("TN-10.18")
@pytest.mark.parametrize("reader", [0, 2, None])
def test_a_tile_in_the_outer_land_is_hidden_too(reader: int | None) -> None:
    rover = view_of(laid(), reader).outer[0]
    assert rover is not None
    assert (rover.owner, rover.kind) == (1, None)


@pytest.mark.rule("TN-0.8", "TN-10.18")
def test_how_many_tiles_are_where_is_open_to_all() -> None:
    boards = view_of(laid(), None).boards
    assert [(board.screen, board.discard) for board in boards] == [(14, 2), (16, 1), (18, 0)]


@pytest.mark.rule("TN-10.18")
def test_a_spectator_sees_no_screen_and_no_discard() -> None:
    view = view_of(laid(), None)
    assert (view.screen, view.discard) == (None, None)


@pytest.mark.rule("TN-4.1")
def test_in_the_raid_everybody_sees_all_tiles() -> None:
    s = draw(
        raiders={(1, 4): (0, "boy"), (2, 1): (0, "warrior")},
        guards={(2, 1): "chief"},
        hostages={(1, 0): "boy daughter"},
    )
    raid(s)  # stops at the choice of a hostage
    board = view_of(s, None).boards[2]
    raider, guard = board.entrances[0], board.thresholds[0]
    assert raider is not None
    assert guard is not None
    assert (raider.kind, guard.kind) == ("warrior", "chief")


@pytest.mark.rule("TN-4.4", "TN-10.18")
def test_after_the_raid_used_tiles_are_hidden_again() -> None:
    s = draw(raiders={(1, 4): (0, "boy")})
    raid(s)
    assert view_of(s, 1).discard == {"chief": 0, "warrior": 0, "boy": 0, "daughter": 0, "bluff": 0}
    assert view_of(s, None).boards[0].discard == 1


@pytest.mark.rule("TN-3.1")
def test_only_its_owner_hears_which_tile_is_laid() -> None:
    s = opening(3)
    play(s, "scout 0 1")
    assert GAME.audience_for(s, 0) == 1 << 0
    s.events = []
    GAME.play(s, GAME.space.parse("lay daughter"))
    assert [[event.is_for(seat) for seat in (0, 1, 2, None)] for event in s.events] == [
        [True, False, False, False]
    ]


@pytest.mark.rule("TN-3.1", "TN-10.18")
def test_the_record_as_others_read_it_does_not_name_a_tile_that_lies_face_down() -> None:
    table = Table.new("tain", seats=2, seed=3)
    seat = table.seat
    table.act(seat, f"scout {seat} 1")
    table.act(seat, "lay daughter")
    assert "daughter" in table.record_for(seat)
    assert "daughter" not in table.record_for(1 - seat)
    assert "daughter" not in table.record_for(None)


@pytest.mark.rule("TN-3.8", "TN-10.18")
def test_nobody_is_told_that_a_last_tile_had_no_space() -> None:
    guards = {(0, door): "bluff" for door in range(1, 6)}
    s = draw(guards=guards, screens={0: "daughter"})
    assert play(s, "pass") == [("passed", {"forced": "no"})]
