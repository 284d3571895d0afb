"""Set-up: huts by region, secret cards, chips, discs, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.games.clans.flow import GAME
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from tests.games.clans.drawing import draw, huts_in, legal, opening, play, points_of, villages_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("CL-1.1")
def test_each_region_gets_one_hut_of_each_colour() -> None:
    s = opening(3)
    for first in range(1, 61, 5):
        assert sorted(huts_in(s, territory) for territory in range(first, first + 5)) == sorted("rbgyk")


@pytest.mark.rule("CL-1.1")
def test_all_120_ways_to_lay_out_a_region_are_equally_likely() -> None:
    s = GAME.start(2, {})
    assert len(GAME.legal(s)) == 120
    assert set(GAME.weights(s)) == {1}


@pytest.mark.rule("CL-1.1")
def test_a_deal_fills_the_territories_of_its_region_in_order() -> None:
    s = GAME.start(2, {})
    play(s, "deal red-blue-green-yellow-black", "deal black-red-blue-green-yellow")
    assert [huts_in(s, territory) for territory in range(1, 12)] == [*"rbgyk", *"krbgy", ""]


@SEATS
@pytest.mark.rule("CL-1.2")
def test_every_player_gets_a_card_of_another_colour(seats: int) -> None:
    s = opening(seats)
    assert len(set(s.cards)) == seats


@pytest.mark.rule("CL-1.2")
def test_a_card_once_dealt_is_not_dealt_again() -> None:
    s = GAME.start(2, {})
    for _ in range(12):
        play(s, "deal red-blue-green-yellow-black")
    play(s, "card green")
    assert legal(s) == {"card red", "card blue", "card yellow", "card black"}


@pytest.mark.rule("CL-1.2")
def test_only_its_holder_hears_of_a_card() -> None:
    s = GAME.start(3, {})
    for _ in range(12):
        play(s, "deal red-blue-green-yellow-black")
    play(s, "card green")
    s.events = []
    assert GAME.audience_for(s, CHANCE) == 1 << 1
    GAME.play(s, GAME.space.parse("card red"))
    assert [[event.is_for(seat) for seat in (0, 1, 2, None)] for event in s.events] == [
        [False, True, False, False]
    ]


@SEATS
@pytest.mark.rule("CL-1.4")
def test_all_chips_lie_in_the_epoch_table_at_first(seats: int) -> None:
    s = opening(seats)
    assert s.chips == [0] * seats
    assert villages_of(s) == []


@pytest.mark.rule("CL-1.5")
def test_all_five_discs_start_at_zero() -> None:
    assert opening(2).points == [0, 0, 0, 0, 0]


@pytest.mark.rule("CL-1.6")
def test_with_two_players_all_five_clans_have_twelve_huts() -> None:
    s = opening(2)
    assert Counter("".join(huts_in(s, territory) for territory in range(1, 61))) == dict.fromkeys("rbgyk", 12)


@pytest.mark.rule("CL-1.6")
def test_a_clan_without_a_player_scores_like_any_other() -> None:
    s = draw({1: "k", 2: "g", 57: "r", 58: "b"}, cards="rb")
    play(s, "move 2 1")
    assert points_of(s) == {"g": 2, "k": 2}


@SEATS
@pytest.mark.rule("CL-1.7")
def test_who_begins_is_drawn_among_all_seats(seats: int) -> None:
    s = GAME.start(seats, {})
    while "first 0" not in legal(s):
        GAME.play(s, GAME.legal(s)[0])
    assert legal(s) == {f"first {seat}" for seat in range(seats)}
    assert GAME.seat_to_act(s) == CHANCE


@pytest.mark.rule("CL-1.7")
def test_whoever_was_drawn_moves_first_and_the_turn_goes_round() -> None:
    s = GAME.start(3, {})
    while "first 0" not in legal(s):
        GAME.play(s, GAME.legal(s)[0])
    play(s, "first 2")
    movers = []
    for _ in range(4):
        movers.append(GAME.seat_to_act(s))
        GAME.play(s, GAME.legal(s)[0])
    assert movers == [2, 0, 1, 2]


@SEATS
def test_what_is_drawn_is_what_would_be_drawn_from_the_list(seats: int) -> None:
    s, rng, twin = GAME.start(seats, {}), Rng(5), Rng(5)
    while GAME.seat_to_act(s) == CHANCE:
        options = GAME.legal(s)
        action = GAME.sample(s, rng)
        assert action == options[twin.below(len(options))]
        GAME.play(s, action)
