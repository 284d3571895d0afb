"""Dice, tools after them, and what they bring."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.dice import MEANS, SUM_WEIGHTS
from lascaux.games.stone_age.flow import GAME
from tests.games.stone_age.drawing import (
    acting,
    asked,
    goods_of,
    hold,
    legal,
    own,
    placing,
    play,
    tools,
    tools_of,
)


@pytest.mark.rule("SA-4.5", "SA-0.6", "SA-17.4")
def test_a_die_for_each_worker_and_the_sums_are_as_likely_as_dice_make_them() -> None:
    s = acting(placing(2), forest=2)
    play(s, "use forest")
    assert sorted(legal(s)) == sorted(f"sum {total}" for total in range(2, 13))
    assert GAME.weights(s) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    for dice, weights in enumerate(SUM_WEIGHTS):
        assert sum(weights) == 6**dice
    s = acting(placing(2), hunt=10)
    play(s, "use hunt")
    assert len(legal(s)) == 51


@pytest.mark.parametrize(
    ("place", "good", "divisor"),
    [("forest", "wood", 3), ("clay_pit", "brick", 4), ("quarry", "stone", 5), ("river", "gold", 6)],
)
@pytest.mark.rule("SA-4.5", "SA-4.6", "SA-0.7")
def test_the_sum_is_divided_and_rounded_down(place: str, good: str, divisor: int) -> None:
    s = acting(placing(2), **{place: 4})
    play(s, f"use {place}", "sum 17")
    assert goods_of(s) == {good: 17 // divisor}


@pytest.mark.rule("SA-4.5", "SA-4.6")
def test_hunters_bring_half_of_the_sum_as_food() -> None:
    s = acting(placing(2), hunt=5, field=1)
    play(s, "use hunt", "sum 17")
    assert s.food[0] == 12 + 8


@pytest.mark.rule("SA-4.5")
def test_averages_are_counted_not_guessed() -> None:
    assert MEANS[3][3] == pytest.approx(3.1667, abs=0.001)


@pytest.mark.rule("SA-5.2")
def test_each_tool_is_used_once_a_round_whole_or_not_at_all_and_several_on_one_roll() -> None:
    s = tools(acting(placing(2), forest=1, quarry=2), 0, 2, 1, 1)
    play(s, "use forest", "sum 3")
    assert legal(s) == {"tool 1", "tool 2", "done"}
    play(s, "tool 1", "tool 2")
    assert goods_of(s) == {"wood": 2}
    play(s, "use quarry", "sum 4")
    assert legal(s) == {"tool 1", "done"}
    play(s, "tool 1")
    assert goods_of(s) == {"wood": 2, "stone": 1}


@pytest.mark.parametrize("value", [1, 2, 3, 4])
@pytest.mark.rule("SA-5.2")
def test_a_tool_of_each_value_adds_it(value: int) -> None:
    s = tools(acting(placing(2), forest=1, field=1), 0, value, value, value)
    play(s, "use forest", "sum 2", f"tool {value}", "done")
    assert goods_of(s).get("wood", 0) == (2 + value) // 3
    assert s.used[0] == 0b100


@pytest.mark.rule("SA-5.3")
def test_tools_are_fresh_in_the_next_round() -> None:
    s = tools(acting(placing(2), forest=1), 0, 1, 0, 0)
    play(s, "use forest", "sum 2", "tool 1")
    assert s.used == [0, 0]
    assert s.round == 2


@pytest.mark.rule("SA-5.6")
def test_of_equal_fresh_tools_the_last_is_used_first() -> None:
    s = tools(acting(placing(2), forest=1, tool_maker=1, quarry=1), 0, 1, 1, 1)
    play(s, "use forest", "sum 2", "tool 1", "done", "use tool_maker", "use quarry", "sum 2")
    assert tools_of(s) == [2, 1, 1]
    assert legal(s) == {"tool 1", "tool 2", "done"}


@pytest.mark.rule("SA-17.12", "SA-5.1")
def test_a_tool_raised_after_its_use_stays_used() -> None:
    s = tools(acting(placing(2), forest=1, tool_maker=1, quarry=1), 0, 2, 2, 1)
    play(s, "use forest", "sum 2", "tool 1", "done", "use tool_maker")
    assert tools_of(s) == [2, 2, 2]
    play(s, "use quarry", "sum 1")
    assert legal(s) == {"tool 2", "done"}
    play(s, "tool 2", "tool 2")
    assert goods_of(s) == {"wood": 1, "stone": 1}


@pytest.mark.rule("SA-5.1", "SA-4.2", "SA-0.5")
def test_tools_grow_one_by_one_the_lowest_first_up_to_four_each() -> None:
    seen = [[0, 0, 0]]
    for _ in range(13):
        s = tools(acting(placing(2), tool_maker=1, hunt=1), 0, *seen[-1])
        play(s, "use tool_maker")
        seen.append(tools_of(s))
    assert seen[1:5] == [[1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 1]]
    assert seen[12:] == [[4, 4, 4], [4, 4, 4]]


@pytest.mark.rule("SA-5.5", "SA-6.11")
def test_the_tool_of_a_card_is_used_once_in_the_game_together_with_others() -> None:
    s = tools(hold(placing(2), 0, "C33", "C35"), 0, 1, 0, 0)
    s = acting(s, river=2)
    play(s, "use river", "sum 5")
    assert legal(s) == {"tool 1", "spend C33", "spend C35", "done"}
    play(s, "tool 1", "spend C33", "spend C35")
    assert goods_of(s) == {"gold": 2}
    assert (s.ready[0], s.cards[0]) == (0, 1 << 33 | 1 << 35)


@pytest.mark.rule("SA-5.2")
def test_each_set_of_tools_is_one_path() -> None:
    s = tools(hold(placing(2), 0, "C34"), 0, 2, 1, 1)
    s = acting(s, river=2, hunt=1)
    play(s, "use river", "sum 5", "tool 2")
    assert legal(s) == {"spend C34", "done"}


@pytest.mark.rule("SA-5.4", "SA-6.2")
def test_tools_are_of_no_use_on_the_dice_for_everybody() -> None:
    s = tools(placing(2, row=["C01", "C12", "C13", "C14"]), 0, 4, 4, 4)
    s = acting(s, card_1=1)
    s.goods[0] = 1
    play(s, "use card_1", "buy", "dice 12")
    assert legal(s) == {"die 1", "die 2"}


@pytest.mark.rule("SA-5.4", "SA-6.6")
def test_tools_help_the_two_dice_of_a_card() -> None:
    s = tools(placing(2, row=["C23", "C12", "C13", "C14"]), 0, 2, 0, 0)
    s = acting(s, card_1=1)
    s.goods[0] = 1
    play(s, "use card_1", "buy", "sum 10", "tool 2")
    assert goods_of(s) == {"gold": 2}


@pytest.mark.rule("SA-15.7", "SA-5.4")
def test_a_workshop_divides_wood_by_two_and_gold_by_five_and_takes_tools() -> None:
    s = tools(own(placing(2, style=True), 0, "XB4", "XB6"), 0, 1, 0, 0)
    s = acting(s, workshop_1=3, workshop_3=2)
    play(s, "use workshop_1", "sum 9", "tool 1", "use workshop_3", "sum 11")
    assert goods_of(s) == {"wood": 5, "gold": 2, "jewel": 1}


@pytest.mark.rule("SA-13.1")
def test_seventeen_on_five_dice_are_eight_of_food_and_jewels() -> None:
    s = acting(placing(2, style=True), hunt=5, field=1)
    play(s, "use hunt", "sum 17")
    assert asked(s) == ("split_hunt", 0)
    assert legal(s) == {f"jewels {jewels}" for jewels in range(9)}
    play(s, "jewels 3")
    assert (s.food[0], goods_of(s)) == (12 + 5, {"jewel": 4})


@pytest.mark.rule("SA-4.1")
def test_whoever_begins_uses_all_people_in_any_order_and_then_the_next() -> None:
    s = placing(2)
    play(s, "place field 1", "place hunt 5", "place forest 4")
    assert legal(s) == {"use field", "use forest"}
    play(s, "use forest", "sum 10")
    assert asked(s) == ("use_place", 0)
    play(s, "use field")
    assert asked(s) == ("use_place", 1)


@pytest.mark.rule("SA-4.3", "SA-4.4", "SA-8.2")
def test_hut_and_field_bring_a_worker_and_agriculture_who_eats_in_this_round() -> None:
    s = acting(placing(2), hut=2, field=1)
    play(s, "use hut", "use field")
    assert (s.workers, s.agriculture, s.home) == ([6, 5], [1, 0], [6, 5])
    assert s.food == [12 + 1 - 6, 12 - 5]


@pytest.mark.rule("SA-17.1")
def test_at_the_end_of_a_track_nothing_is_gained() -> None:
    s = tools(acting(placing(4), tool_maker=1, hut=2, field=1), 0, 4, 4, 4)
    s.workers[0], s.agriculture[0] = 10, 10
    play(s, "use tool_maker", "use hut", "use field")
    assert (tools_of(s), s.workers[0], s.agriculture[0]) == ([4, 4, 4], 10, 10)
