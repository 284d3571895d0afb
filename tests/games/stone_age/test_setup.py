"""What everybody begins with, and what comes into the open."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.data import BASE_CARD_MASK, CARD_MASK
from lascaux.games.stone_age.flow import GAME
from lascaux.kernel.errors import BadSetup
from lascaux.parts.masks import count_of
from tests.games.stone_age.drawing import asked, goods_of, legal, placing, play, start, tools_of


@pytest.mark.rule("SA-1.1", "SA-0.2")
def test_everybody_begins_with_five_people_and_twelve_food_and_nothing_else() -> None:
    s = start(3)
    assert (s.workers, s.food, s.agriculture, s.score) == ([5] * 3, [12] * 3, [0] * 3, [0] * 3)
    assert [goods_of(s, seat) for seat in range(3)] == [{}] * 3
    assert [tools_of(s, seat) for seat in range(3)] == [[0, 0, 0]] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("SA-1.2", "SA-0.3")
def test_four_cards_lie_open_at_every_number_of_players(seats: int) -> None:
    s = placing(seats, row=["C05", "C06", "C07", "C08"])
    assert s.row == [5, 6, 7, 8]
    assert count_of(s.deck) == 36 - 4
    assert s.deck & ~BASE_CARD_MASK == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("SA-1.3", "SA-0.4")
def test_each_player_brings_a_stack_of_seven_with_its_top_open(seats: int) -> None:
    s = placing(seats)
    assert (len(s.tops), s.below) == (seats, [6] * seats)
    assert count_of(s.unseen) == 28 - seats


@pytest.mark.rule("SA-1.4")
def test_any_seat_may_be_drawn_to_begin() -> None:
    s = start(4)
    assert legal(s) == {"first 0", "first 1", "first 2", "first 3"}
    assert GAME.weights(s) == [1, 1, 1, 1]
    play(s, "first 2")
    for text in [
        "deal C01",
        "deal C02",
        "deal C03",
        "deal C04",
        "tile B01",
        "tile B02",
        "tile B03",
        "tile B04",
    ]:
        play(s, text)
    assert asked(s) == ("place_workers", 2)


@pytest.mark.rule("SA-0.9", "SA-11.5")
def test_the_base_game_is_for_two_to_four_and_the_expansion_for_five_too() -> None:
    assert GAME.start(5, {"style": "yes"}).seats == 5
    for seats, options in [(5, {}), (1, {}), (6, {"style": "yes"}), (5, {"spielbox": "yes"})]:
        with pytest.raises(BadSetup):
            GAME.start(seats, options)


@pytest.mark.rule("SA-11.2")
def test_with_the_expansion_everybody_has_a_tooth_and_trade_begins_at_zero() -> None:
    s = start(5, style=True)
    assert [goods_of(s, seat) for seat in range(5)] == [{"jewel": 1}] * 5
    assert s.trade == [0] * 5


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.rule("SA-11.3")
def test_with_the_expansion_five_of_45_cards_lie_open(seats: int) -> None:
    s = start(seats, style=True)
    assert s.deck == CARD_MASK
    assert count_of(s.deck) == 45
    assert len(placing(seats, style=True).row) == 5


@pytest.mark.rule("SA-11.4", "SA-16.7", "SA-11.1")
def test_new_tiles_are_shuffled_in_and_one_stack_for_each_player_is_used() -> None:
    kinds = [(False, False, 28), (True, False, 37), (True, True, 43), (False, True, 34)]
    for style, spielbox, tiles in kinds:
        assert count_of(start(4, style, spielbox).unseen) == tiles
    assert placing(5, style=True).below == [6] * 5
