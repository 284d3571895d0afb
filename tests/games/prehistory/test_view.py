"""What the table shows of a position."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.sight import view_of
from tests.games.prehistory.drawing import drawn, have, members


@pytest.mark.rule("PH-0.12", "PH-0.13", "PH-1.5")
def test_the_board_and_each_player_board_are_shown_by_their_parts() -> None:
    s = have(drawn(2), red=2, cubes="blue")
    view = view_of(s, 0)
    assert list(view.prices) == ["painting", "gathering", "ceremony", "fishing", "migration"]
    assert [len(row) for row in (view.pillars, view.gathering, view.river, view.hunting)] == [6, 6, 6, 5]
    own = view.players[0]
    assert (own.resources, own.cubes) == ([0, 2, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0])
    assert own.weather is not None
    assert sum(own.weather.next) == 9
    assert own.at_home == 2


@pytest.mark.rule("PH-7.9")
def test_members_that_have_moved_are_shown_lying() -> None:
    view = view_of(members(drawn(2), 0, 0, "start", moved=("M01a",)), None)
    assert [(there.space, there.standing, there.moved) for there in view.players[0].members] == [
        ("start", 1, 0),
        ("M01a", 0, 1),
    ]


@pytest.mark.rule("PH-11.4")
def test_the_years_that_are_left_are_shown() -> None:
    view = view_of(drawn(2), 1)
    assert (view.year, view.years) == (1, 5)
    assert view.next is not None


def test_the_tribe_shows_its_trays_its_marker_and_its_number() -> None:
    view = view_of(drawn(1, marauders="hard"), 0)
    assert view.tribe is not None
    assert (view.tribe.trays, view.tribe.priority, view.tribe.number) == ([0] * 6, "hut", 3)
    assert len(view.players) == 2
