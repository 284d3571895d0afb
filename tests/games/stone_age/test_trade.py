"""Jewels, market, trade and barter, and the fifth card space."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.scoring import lines_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.parts.masks import count_of
from tests.games.stone_age.drawing import acting, asked, goods_of, have, hold, legal, placing, play


def trading(trade: int, tile: str = "B01", space: int = 0, **goods: int) -> StoneAgeState:
    """Seat 0 at this step of trade has a worker on a building, or on a card, and another in the field."""
    row = ["C26", "C27", "C28", "C12", "C13"]
    other = "B01" if tile != "B01" else "B02"
    s = placing(2, style=True, row=row, tops=[tile, other])
    acting(s, field=1, **({f"card_{space}": 1} if space else {"stack_1": 1}))
    s.trade[0] = trade
    have(s, 0, **goods)
    play(s, f"use card_{space}" if space else "use stack_1")
    return s


@pytest.mark.rule("SA-11.6")
def test_a_ring_and_two_teeth_are_five_jewels() -> None:
    s = have(placing(2, style=True), 0, jewel=3 + 1 + 1)
    assert goods_of(s) == {"jewel": 5}
    s = trading(0, space=5, jewel=5)
    play(s, "buy")
    assert goods_of(s) == {"jewel": 2}, "a ring is changed as needed"


@pytest.mark.rule("SA-11.7", "SA-11.8")
def test_jewels_pay_for_no_card_of_the_first_four_no_plain_building_no_meal_and_score_nothing() -> None:
    assert asked(trading(0, space=1, jewel=9)) == ("use_place", 0)
    assert asked(trading(0, tile="B26", jewel=9)) == ("use_place", 0)
    s = have(placing(2, style=True), 0, jewel=60)
    assert lines_of(s, 0) == [0] * 7
    s.food[0] = 0
    acting(s, field=1)
    play(s, "use field")
    assert (s.score[0], goods_of(s)) == (-10, {"jewel": 60})


@pytest.mark.rule("SA-12.2", "SA-12.3")
def test_the_market_brings_two_steps_of_trade_and_two_jewels() -> None:
    s = acting(placing(2, style=True), market=2, field=1)
    play(s, "use market")
    assert (s.trade[0], goods_of(s)) == (2, {"jewel": 3})


@pytest.mark.parametrize("trade", [9, 10])
@pytest.mark.rule("SA-17.3")
def test_at_the_end_of_the_track_the_jewels_come_all_the_same(trade: int) -> None:
    s = acting(placing(2, style=True), market=2, field=1)
    s.trade[0] = trade
    play(s, "use market")
    assert (s.trade[0], goods_of(s)) == (10, {"jewel": 3})


@pytest.mark.rule("SA-12.5")
def test_at_step_zero_nobody_barters() -> None:
    assert asked(trading(0, tile="B01", wood=2, stone=3)) == ("use_place", 0)


@pytest.mark.rule("SA-12.8", "SA-12.11")
def test_anna_gives_two_jewels_for_the_stone_she_lacks() -> None:
    s = trading(2, tile="B08", jewel=3, brick=1, stone=1)
    assert legal(s) == {"buy", "decline"}
    play(s, "buy")
    assert legal(s) == {"give jewel"}
    play(s, "give jewel", "give jewel")
    assert (s.score[0], goods_of(s), s.has_bartered) == (14, {"jewel": 1}, True)


@pytest.mark.rule("SA-12.8")
def test_the_other_reading_of_annas_building_works_too() -> None:
    s = trading(2, tile="XB9", jewel=3, brick=1, stone=1)
    play(s, "buy", "give jewel", "give jewel")
    assert (s.score[0], goods_of(s)) == (18, {})


@pytest.mark.rule("SA-12.9")
def test_mark_gives_a_wood_for_the_gold_he_lacks() -> None:
    s = trading(5, tile="B12", wood=2, brick=1)
    play(s, "buy")
    assert legal(s) == {"give wood"}
    play(s, "give wood")
    assert (s.score[0], goods_of(s)) == (13, {})


@pytest.mark.rule("SA-12.10")
def test_natalie_gives_a_jewel_for_the_two_resources_she_lacks() -> None:
    s = trading(10, space=3, jewel=1, stone=1)
    play(s, "buy")
    assert legal(s) == {"give jewel"}
    play(s, "give jewel")
    assert legal(s) == {"pay wood", "pay brick", "pay stone"}, "two of any kinds beside the own stone"
    play(s, "pay brick", "pay brick")
    assert (count_of(s.cards[0]), goods_of(s)) == (1, {})


@pytest.mark.rule("SA-12.10")
def test_what_a_barter_brings_too_much_is_lost() -> None:
    s = trading(9, tile="B12", wood=1, brick=1, jewel=2)
    play(s, "buy")
    told = play(s, "give jewel")
    assert next(args for kind, _, args in told if kind == "bartered")["lost"] == 1
    assert goods_of(s) == {"jewel": 1}


@pytest.mark.rule("SA-12.6", "SA-12.13")
def test_who_can_pay_does_not_barter() -> None:
    s = trading(5, tile="B01", wood=3, brick=1)
    play(s, "buy")
    assert (goods_of(s), s.has_bartered) == ({"wood": 1}, False)


@pytest.mark.rule("SA-12.7", "SA-12.13")
def test_any_mix_may_be_given_even_a_kind_that_is_needed() -> None:
    s = trading(9, tile="B12", wood=1, brick=1)
    play(s, "buy")
    assert legal(s) == {"give wood", "give brick"}, "a brick for brick and gold"
    s = trading(1, tile="B12", wood=2, brick=2, jewel=1)
    play(s, "buy")
    assert legal(s) == {"give wood", "give brick"}
    play(s, "give wood")
    assert legal(s) == {"give brick", "give jewel"}, "a second wood is needed for the building"


@pytest.mark.rule("SA-12.12", "SA-17.5")
def test_one_barter_a_turn() -> None:
    s = placing(2, style=True, row=["C26", "C27", "C28", "C12", "C13"], tops=["B12", "B01"])
    have(acting(s, stack_1=1, card_1=1, field=1), 0, wood=2, brick=1, jewel=5)
    s.trade[0] = 5
    play(s, "use stack_1", "buy", "give wood", "tile B05", "use card_1")
    assert asked(s) == ("use_place", 0), "the jewels would buy the card, had the barter not been used"
    play(s, "use field")
    assert not s.has_bartered


@pytest.mark.rule("SA-12.13")
def test_a_barter_brings_the_least_with_which_the_cost_is_met() -> None:
    s = trading(9, tile="B26", jewel=1)
    play(s, "buy", "give jewel")
    assert legal(s) == {"pay wood", "pay brick", "pay stone", "pay gold"}
    play(s, "pay gold")
    assert (s.score[0], goods_of(s)) == (6, {})
    s = trading(9, tile="XB1", wood=1)
    play(s, "buy")
    assert (s.score[0], goods_of(s)) == (0, {"wood": 1})
    play(s, "give wood")
    assert (s.score[0], goods_of(s)) == (4, {})


@pytest.mark.rule("SA-13.3")
def test_the_card_of_the_fifth_space_costs_three_jewels_and_no_resource() -> None:
    assert asked(trading(0, space=5, gold=9, jewel=2)) == ("use_place", 0)
    s = trading(0, space=5, jewel=4)
    play(s, "buy")
    assert (s.food[0], goods_of(s)) == (12 + 3, {"jewel": 1})


@pytest.mark.rule("SA-13.4", "SA-13.5", "SA-17.7")
def test_three_jewels_more_buy_the_unseen_card() -> None:
    s = trading(0, space=5, jewel=7)
    play(s, "buy")
    assert (asked(s), legal(s)) == (("buy_extra", 0), {"buy", "decline"})
    play(s, "buy")
    assert asked(s) == ("draw_card", -1)
    assert GAME.audience_for(s, -1) == 1
    play(s, "draw X2")
    assert (s.score[0], s.unknown[0], goods_of(s)) == (0, 1 << 38, {"jewel": 1})
    assert asked(s) == ("use_place", 0), "once a turn"


@pytest.mark.rule("SA-13.5", "SA-17.7")
def test_the_unseen_card_is_not_offered_without_a_deck_three_jewels_or_a_barter() -> None:
    s = trading(0, space=5, jewel=5)
    play(s, "buy")
    assert asked(s) == ("use_place", 0)
    s = trading(4, space=5, jewel=5, wood=1)
    play(s, "buy", "buy", "give wood")
    assert asked(s) == ("draw_card", -1)
    s = trading(0, space=5, jewel=9)
    s.deck = 0
    play(s, "buy")
    assert asked(s) == ("use_place", 0)
    s = trading(0, space=4, wood=4, jewel=9)
    play(s, "buy")
    assert asked(s) == ("use_place", 0), "only beside the fifth"


@pytest.mark.rule("SA-13.5", "SA-17.7")
def test_jewels_of_the_upper_half_count_for_the_unseen_card() -> None:
    s = placing(2, style=True, row=["C26", "C27", "C28", "C12", "X5"])
    have(acting(s, card_5=1, field=1), 0, jewel=4)
    play(s, "use card_5", "buy")
    assert asked(s) == ("buy_extra", 0)


@pytest.mark.rule("SA-17.8")
def test_any_two_resources_may_be_taken_before_the_unseen_card_is_paid() -> None:
    s = placing(2, style=True, row=["C26", "C27", "C28", "C12", "C13"])
    hold(s, 0, "C36")
    have(acting(s, card_5=1, field=1), 0, jewel=5)
    s.trade[0] = 4
    play(s, "use card_5", "buy")
    assert "two wood wood" in legal(s)
    play(s, "two wood wood", "buy", "give wood")
    assert goods_of(s) == {"wood": 1}
