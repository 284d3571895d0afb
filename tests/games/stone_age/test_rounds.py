"""Feeding, the new round, both endings and the final scoring."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.scoring import lines_of
from lascaux.games.stone_age.state import StoneAgeState
from tests.games.stone_age.drawing import (
    acting,
    asked,
    goods_of,
    have,
    hold,
    legal,
    own,
    placing,
    play,
    tools,
)


def at_table(food: int, agriculture: int = 0, **goods: int) -> StoneAgeState:
    """Seat 0, with five people and this to eat, comes to the meal."""
    s = have(acting(placing(2), river=1), 0, **goods)
    s.food[0], s.agriculture[0] = food, agriculture
    play(s, "use river", "sum 1")
    return s


@pytest.mark.rule("SA-8.1", "SA-8.2", "SA-0.8")
def test_agriculture_brings_food_and_everybody_eats_one() -> None:
    s = at_table(food=4, agriculture=2, gold=3)
    assert (s.food[0], goods_of(s), s.score[0]) == (1, {"gold": 3}, 0)


@pytest.mark.rule("SA-8.3", "SA-17.13")
def test_resources_make_up_for_missing_food_one_for_one_in_table_order() -> None:
    s = at_table(food=3, wood=1, gold=2)
    assert (asked(s), s.food[0]) == (("feed", 0), 0)
    assert legal(s) == {"pay wood", "pay gold", "starve"}
    play(s, "pay wood")
    assert legal(s) == {"pay gold"}, "whoever begins to pay goes on"
    play(s, "pay gold")
    assert (goods_of(s), s.score[0]) == ({"gold": 1}, 0)


@pytest.mark.rule("SA-8.3")
def test_no_path_of_payments_leads_nowhere() -> None:
    s = at_table(food=3, wood=1, gold=1)
    assert legal(s) == {"pay wood", "starve"}


@pytest.mark.rule("SA-8.4")
def test_minus_ten_by_choice_keeps_the_resources() -> None:
    s = at_table(food=3, wood=5)
    play(s, "starve")
    assert (goods_of(s), s.score[0], s.food[0]) == ({"wood": 5}, -10, 0)


@pytest.mark.rule("SA-8.4", "SA-8.5", "SA-17.13")
def test_minus_ten_by_need_is_not_asked_once_whatever_the_gap_and_below_zero() -> None:
    s = at_table(food=0, wood=4)
    assert (goods_of(s), s.score[0], s.food[0]) == ({"wood": 4}, -10, 0)


@pytest.mark.rule("SA-17.8", "SA-17.13")
def test_the_card_for_any_two_counts_at_the_meal() -> None:
    s = hold(placing(2), 0, "C36")
    have(acting(s, river=1), 0, wood=1)
    s.food[0] = 2
    play(s, "use river", "sum 1")
    assert "pay wood" not in legal(s)
    assert {"starve", "two wood wood"} <= legal(s)
    play(s, "two brick gold")
    assert legal(s) == {"pay wood", "starve"}
    play(s, "pay wood", "pay brick", "pay gold")
    assert (goods_of(s), s.score[0]) == ({}, 0)


@pytest.mark.rule("SA-17.13")
def test_people_are_fed_from_the_start_player_on() -> None:
    s = placing(3)
    s.first, s.stack[-1:] = 1, []
    s.food, s.goods = [0, 0, 0], [9] * 15
    GAME.advance(s)
    s.home, s.at[4] = [0, 0, 0], 0x111
    s.stack.clear()
    while not s.stack:
        GAME.advance(s)
    order: list[int] = []
    while len(order) < 3:
        if asked(s)[0] == "feed":
            order.append(asked(s)[1])
            play(s, "starve")
        else:
            play(s, sorted(legal(s))[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("SA-2.1", "SA-2.2", "SA-9.1")
def test_after_a_round_the_figure_moves_on_and_the_cards_slide_to_the_right() -> None:
    s = placing(2, row=["C26", "C27", "C28", "C12"])
    have(acting(s, card_1=1, card_3=1), 0, wood=4)
    play(s, "use card_1", "buy", "use card_3", "buy")
    assert s.row == [27, 12, 0, 0]
    play(s, "deal C15", "deal C16")
    assert (s.row, s.round, asked(s)) == ([27, 12, 15, 16], 2, ("place_workers", 1))


@pytest.mark.rule("SA-13.6")
def test_the_card_of_the_fifth_space_slides_as_soon_as_there_is_room() -> None:
    s = placing(2, style=True, row=["C26", "C27", "C28", "C12", "C13"])
    have(acting(s, card_2=1), 0, wood=2)
    play(s, "use card_2", "buy", "deal X2")
    assert s.row == [26, 28, 12, 13, 38]


@pytest.mark.rule("SA-9.2", "SA-13.7")
@pytest.mark.parametrize("style", [False, True])
def test_the_game_ends_at_once_when_the_row_cannot_be_filled(style: bool) -> None:
    row = ["C26", "C27", "C28", "C12", "C13"][: 5 if style else 4]
    s = placing(2, style=style, row=row)
    have(acting(s, card_1=1, card_2=1), 0, wood=3)
    s.deck = 1 << 20
    play(s, "use card_1", "buy", "use card_2", "buy")
    ending = GAME.ending(s)
    assert ending is not None
    assert (ending.reason, s.round) == ("cards", 1)


@pytest.mark.rule("SA-9.2")
def test_it_goes_on_as_long_as_the_row_can_just_be_filled() -> None:
    s = placing(2, row=["C26", "C27", "C28", "C12"])
    have(acting(s, card_1=1), 0, wood=1)
    s.deck = 1 << 20
    play(s, "use card_1", "buy", "deal C20")
    assert not s.over


@pytest.mark.rule("SA-9.3")
def test_an_empty_stack_ends_the_game_after_the_round_with_its_meal() -> None:
    s = placing(2, tops=["B01", "B02"])
    have(acting(s, stack_1=1, field=1), 0, wood=2, brick=1)
    s.below[0] = 0
    play(s, "use stack_1", "buy")
    assert not s.over
    food = s.food[0]
    play(s, "use field")
    ending = GAME.ending(s)
    assert ending is not None
    assert (ending.reason, s.food[0]) == ("buildings", food + 1 - 5)


@pytest.mark.rule("SA-9.4")
def test_a_game_that_nobody_ends_stops_after_the_last_round() -> None:
    s = acting(placing(2), field=1)
    s.round = s.box.last_round
    play(s, "use field")
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.reason == "rounds"


@pytest.mark.rule("SA-10.1")
def test_different_symbols_score_their_square_and_doubles_a_second_set() -> None:
    s = hold(placing(2), 0, "C11", "C12", "C13", "C14", "C18")
    assert lines_of(s, 0)[0] == 4 * 4 + 1
    all_symbols = ["C11", "C12", "C13", "C18", "C23", "C26", "C30", "C32"]
    assert lines_of(hold(placing(2), 0, *all_symbols), 0)[0] == 64


@pytest.mark.rule("SA-14.1")
def test_the_ring_is_a_ninth_symbol_and_nine_are_81() -> None:
    nine = ["C11", "C12", "C13", "C18", "C23", "C26", "C30", "C32", "X1"]
    s = hold(placing(2, style=True, row=["C01", "C02", "C03", "C04", "C05"]), 0, *nine)
    assert lines_of(s, 0)[0] == 81
    hold(s, 0, "X2")
    assert lines_of(s, 0)[0] == 82


@pytest.mark.rule("SA-10.2", "SA-10.3", "SA-10.4", "SA-10.5", "SA-14.2")
def test_people_are_multiplied_with_what_they_look_after() -> None:
    cards = ["C10", "C34", "C28", "C22", "X5", "X6", "X3"]
    s = hold(placing(2, style=True), 0, *cards)
    tools(s, 0, 3, 3, 2)
    own(s, 0, "B10", "XB1", "XB4")
    s.agriculture[0], s.workers[0], s.trade[0] = 5, 7, 7
    assert lines_of(s, 0)[1:6] == [2 * 5, 1 * 8, 3 * 3, 2 * 7, 4 * 7]


@pytest.mark.rule("SA-10.3", "SA-5.5")
def test_tools_of_cards_do_not_count_for_tool_makers() -> None:
    s = tools(hold(placing(2), 0, "C33"), 0, 1, 0, 0)
    assert lines_of(s, 0)[2] == 1


@pytest.mark.rule("SA-10.6", "SA-17.9")
def test_a_resource_is_a_point_an_unused_card_for_any_two_is_two_and_food_none() -> None:
    s = have(hold(placing(2), 0, "C36"), 0, wood=2, gold=3)
    s.food[0] = 50
    assert lines_of(s, 0)[6] == 5 + 2


@pytest.mark.rule("SA-10.7", "SA-10.8", "SA-17.11")
def test_a_tie_goes_to_agriculture_tools_and_people_and_then_is_shared() -> None:
    s = acting(placing(2, style=True), river=1)
    s.round, s.trade[0] = s.box.last_round, 9
    play(s, "use river", "sum 1")
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == [1, 1]
    s.tools[0] = 1
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == [1, 2]
    s.score[1] = 1
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == [2, 1]


@pytest.mark.rule("SA-11.9")
def test_points_count_beyond_one_hundred() -> None:
    s = acting(placing(2, style=True), river=1)
    s.score[0], s.round = 230, s.box.last_round
    play(s, "use river", "sum 1")
    assert GAME.scores(s)[0] == 230
