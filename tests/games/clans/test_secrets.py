"""Who may know which clan is whose."""

from __future__ import annotations

import pytest

from lascaux.games.clans.data import COLOURS
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.sight import view_of
from lascaux.kernel.rng import Rng
from tests.games.clans.drawing import draw, opening, play

HUTS = {1: "r", 2: "b", 57: "g", 58: "y"}


@pytest.mark.rule("CL-1.2")
def test_a_player_sees_only_the_own_card() -> None:
    s = draw(HUTS, seats=3, cards="rgk")
    assert [view_of(s, seat).cards for seat in range(3)] == [
        ["red", None, None],
        [None, "green", None],
        [None, None, "black"],
    ]


@pytest.mark.rule("CL-1.2")
def test_a_spectator_sees_no_card() -> None:
    assert view_of(draw(HUTS, seats=3), None).cards == [None, None, None]


@pytest.mark.rule("CL-1.2")
def test_points_of_the_colours_are_open_but_those_of_the_players_are_not() -> None:
    view = view_of(draw(HUTS, points={"r": 5}), 1)
    assert view.points == [5, 0, 0, 0, 0]
    assert view.scores is None


@pytest.mark.rule("CL-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_card_but_the_own_may_be_anothers_or_unused(seats: int) -> None:
    s = opening(seats)
    worlds = [GAME.determinize(s, 0, Rng(seed)).cards for seed in range(200)]
    others = set(range(len(COLOURS))) - {s.cards[0]}
    assert {cards[1] for cards in worlds} == others
    unused = {colour for cards in worlds for colour in others - set(cards)}
    assert unused == others


@pytest.mark.rule("CL-1.3")
def test_nobody_sees_an_unused_card_even_at_the_end() -> None:
    s = draw(HUTS, cards="rb", founded=11)
    play(s, "move 2 1")
    assert s.over
    assert view_of(s, 0).cards == ["red", "blue"]


@pytest.mark.rule("CL-1.2")
def test_a_world_a_player_imagines_keeps_the_own_card() -> None:
    s = opening(4)
    for seat in range(4):
        assert all(GAME.determinize(s, seat, Rng(seed)).cards[seat] == s.cards[seat] for seed in range(20))


@pytest.mark.rule("CL-7.4")
def test_once_all_is_shown_there_is_nothing_to_imagine() -> None:
    s = draw(HUTS, founded=11)
    play(s, "move 2 1")
    assert all(GAME.determinize(s, 0, Rng(seed)).cards == s.cards for seed in range(20))
