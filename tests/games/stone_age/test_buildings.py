"""Every building: what it costs, what it scores, what it does."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.box import BOX
from lascaux.games.stone_age.data import EFFECTS, RESOURCES, TILE_NAMES
from lascaux.games.stone_age.payments import goods_in
from lascaux.games.stone_age.state import StoneAgeState
from tests.games.stone_age.drawing import (
    acting,
    asked,
    goods_of,
    have,
    legal,
    own,
    placing,
    play,
    start,
    tools_of,
)

# Each building with a fixed cost as the sheet has it: name, wood, brick, stone, gold, jewels, points, effect.
FIXED = """
B01 2 1 0 0 0 10 nothing
B02 2 0 1 0 0 11 nothing
B03 1 2 0 0 0 11 nothing
B04 2 0 0 1 0 12 nothing
B05 1 0 2 0 0 13 nothing
B06 0 2 1 0 0 13 nothing
B07 0 2 0 1 0 14 nothing
B08 0 1 2 0 0 14 nothing
B09 0 0 2 1 0 16 nothing
B10 1 1 1 0 0 12 nothing
B11 1 1 1 0 0 12 nothing
B12 1 1 0 1 0 13 nothing
B13 1 1 0 1 0 13 nothing
B14 1 0 1 1 0 14 nothing
B15 1 0 1 1 0 14 nothing
B16 0 1 1 1 0 15 nothing
B17 0 1 1 1 0 15 nothing
XB2 0 0 1 0 2 6 draw
XB3 0 1 0 0 2 6 style_lottery
XB4 2 0 0 0 1 4 workshop_wood
XB5 1 1 0 0 1 4 workshop_wood
XB6 0 0 1 1 1 6 workshop_gold
XB7 1 1 0 0 1 11 nothing
XB8 0 1 1 0 1 13 nothing
XB9 0 1 2 0 1 18 nothing
SB1 2 1 0 0 0 3 income_wood
SB2 1 2 0 0 0 4 income_brick
SB3 1 0 2 0 0 5 income_stone
SB4 1 1 1 0 0 5 worker
SB5 1 1 1 0 0 5 tool
SB6 1 1 1 0 0 5 agriculture
"""
ROWS = [line.split() for line in FIXED.split("\n") if line]


def at_stack(tile: str, **goods: int) -> StoneAgeState:
    """Seat 0 has a worker on a building, and another in the field."""
    other = "B01" if tile != "B01" else "B02"
    s = placing(2, style=True, spielbox=True, tops=[tile, other])
    return have(acting(s, stack_1=1, field=1), 0, **goods)


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
@pytest.mark.rule("SA-7.1", "SA-4.9", "SA-0.4", "SA-15.1", "SA-15.9", "SA-16.8", "SA-11.11")
def test_every_building_with_a_fixed_cost_scores_its_points_for_just_that(row: list[str]) -> None:
    name, effect = row[0], row[7]
    wood, brick, stone, gold, jewel, points = map(int, row[1:7])
    cost = {"wood": wood, "brick": brick, "stone": stone, "gold": gold, "jewel": jewel}
    s = at_stack(name, **cost)
    assert EFFECTS[s.box.tile_effect[TILE_NAMES.index(name) + 1]] == effect
    play(s, "use stack_1", "buy")
    assert (s.score[0], goods_of(s)) == (points, {})
    assert s.tiles[0] == 1 << TILE_NAMES.index(name) + 1
    for good, count in cost.items():
        if count:
            poor = at_stack(name, **{**cost, good: count - 1})
            play(poor, "use stack_1")
            assert asked(poor) == ("use_place", 0), "one good too few: the building stays"


@pytest.mark.parametrize(
    ("name", "resources", "kinds"),
    [
        ("B18", 4, 1),
        ("B19", 4, 2),
        ("B20", 4, 3),
        ("B21", 4, 4),
        ("B22", 5, 1),
        ("B23", 5, 2),
        ("B24", 5, 3),
        ("B25", 5, 4),
    ],
)
@pytest.mark.rule("SA-7.2", "SA-7.4")
def test_so_many_resources_of_just_so_many_kinds_score_what_they_are_worth(
    name: str, resources: int, kinds: int
) -> None:
    s = start()
    payments = s.box.tile_payments[TILE_NAMES.index(name) + 1]
    every = {
        (wood, brick, stone, gold, 0)
        for wood in range(6)
        for brick in range(6)
        for stone in range(6)
        for gold in range(6)
        if wood + brick + stone + gold == resources
        and (wood > 0) + (brick > 0) + (stone > 0) + (gold > 0) == kinds
    }
    assert {tuple(goods_in(payment)) for payment in payments} == every
    for payment in payments:
        counts = goods_in(payment)[:RESOURCES]
        points = sum(count * worth for count, worth in zip(counts, [3, 4, 5, 6], strict=True))
        assert s.box.points_of(TILE_NAMES.index(name) + 1, payment) == points


@pytest.mark.rule("SA-7.2")
def test_a_payment_of_several_kinds_is_asked_good_by_good_with_no_dead_end() -> None:
    s = at_stack("B19", wood=3, brick=1, gold=2)
    play(s, "use stack_1", "buy")
    assert legal(s) == {"pay wood"}, "brick and gold alone are three, so wood is among them"
    play(s, "pay wood")
    assert legal(s) == {"pay wood"}, "one wood would need three of another kind"
    play(s, "pay wood")
    assert legal(s) == {"pay wood", "pay gold"}, "with brick there would be only three"
    play(s, "pay gold")
    assert (s.score[0], goods_of(s)) == (3 + 3 + 6 + 6, {"wood": 1, "brick": 1})


@pytest.mark.parametrize("name", ["B26", "B27", "B28"])
@pytest.mark.rule("SA-7.3", "SA-7.4")
def test_one_to_seven_resources_of_any_kinds(name: str) -> None:
    s = at_stack(name, wood=2, gold=7)
    play(s, "use stack_1", "buy", "pay wood")
    assert legal(s) == {"pay wood", "pay gold", "done"}
    play(s, *["pay gold"] * 6)
    assert (s.score[0], goods_of(s)) == (3 + 36, {"wood": 1, "gold": 1})
    s = at_stack(name, wood=2)
    play(s, "use stack_1", "buy", "pay wood", "done")
    assert (s.score[0], goods_of(s)) == (3, {"wood": 1})


@pytest.mark.rule("SA-4.9")
def test_the_next_building_of_the_stack_is_turned_up_at_once() -> None:
    s = at_stack("B01", wood=2, brick=1)
    play(s, "use stack_1", "buy")
    assert asked(s) == ("turn_up", -1)
    play(s, "tile B05")
    assert (s.tops[0], s.below[0]) == (5, 5)
    assert asked(s) == ("use_place", 0)


@pytest.mark.rule("SA-4.10")
def test_a_building_may_be_left() -> None:
    s = at_stack("B01", wood=2, brick=1)
    play(s, "use stack_1", "decline")
    assert (s.score[0], s.tops[0], goods_of(s)) == (0, 1, {"wood": 2, "brick": 1})


@pytest.mark.parametrize("jewels", [1, 2, 3, 4])
@pytest.mark.rule("SA-15.2")
def test_four_points_for_each_of_at_most_four_jewels(jewels: int) -> None:
    s = at_stack("XB1", jewel=5)
    play(s, "use stack_1", "buy", *["pay jewel"] * jewels)
    if jewels < 4:
        assert legal(s) == {"pay jewel", "done"}
        play(s, "done")
    assert (s.score[0], goods_of(s)) == (4 * jewels, {"jewel": 5 - jewels})


@pytest.mark.rule("SA-15.2", "SA-15.9")
def test_the_standard_box_scores_what_book_and_sheet_say() -> None:
    # Whatever is tuned, the four points for each jewel stand in the book, and the plain tiles follow them.
    number = {name: tile for tile, name in enumerate(TILE_NAMES, 1)}
    payments = BOX.tile_payments[number["XB1"]]
    assert [BOX.points_of(number["XB1"], payment) for payment in payments] == [4, 8, 12, 16]
    assert [BOX.tile_points[number[name]] for name in ("XB7", "XB8", "XB9")] == [11, 13, 18]


@pytest.mark.rule("SA-15.3")
def test_a_building_draws_a_card_for_its_lower_half() -> None:
    s = at_stack("XB2", stone=1, jewel=2)
    play(s, "use stack_1", "buy", "tile B05")
    assert asked(s) == ("draw_card", -1)
    play(s, "draw C26")
    assert (s.score[0], s.unknown[0]) == (6, 1 << 26)


@pytest.mark.rule("SA-15.4")
def test_a_building_throws_the_stylish_dice() -> None:
    s = at_stack("XB3", brick=1, jewel=2)
    play(s, "use stack_1", "buy", "tile B05", "dice 25", "die 2")
    assert (goods_of(s), tools_of(s, 1)) == ({"jewel": 2}, [1, 0, 0])


@pytest.mark.rule("SA-15.5", "SA-15.6")
def test_a_workshop_is_bought_like_any_building_and_worked_in_from_the_next_round() -> None:
    s = at_stack("XB4", wood=2, jewel=1)
    play(s, "use stack_1", "buy", "tile B05", "use field")
    assert (asked(s), s.round) == (("place_workers", 1), 2)
    play(s, "place hunt 1")
    assert {"place workshop_1 1", "place workshop_1 3"} <= legal(s)


@pytest.mark.parametrize(("name", "good"), [("SB1", "wood"), ("SB2", "brick"), ("SB3", "stone")])
@pytest.mark.rule("SA-16.1", "SA-16.2", "SA-16.3")
def test_a_building_of_the_magazine_brings_a_resource_in_each_later_round(name: str, good: str) -> None:
    s = own(placing(2, spielbox=True), 0, name)
    acting(s, field=1)
    assert goods_of(s) == {good: 1}
    cost = {row[0]: row[1:5] for row in ROWS}[name]
    s = at_stack(name, wood=int(cost[0]), brick=int(cost[1]), stone=int(cost[2]))
    play(s, "use stack_1", "buy", "tile B05")
    assert goods_of(s) == {}, "not in the round it is bought in"


@pytest.mark.rule("SA-16.4", "SA-16.5", "SA-16.6")
def test_buildings_of_the_magazine_bring_a_worker_a_tool_or_agriculture_once() -> None:
    s = at_stack("SB4", wood=1, brick=1, stone=1)
    play(s, "use stack_1", "buy")
    assert s.workers[0] == 6
    s = at_stack("SB5", wood=1, brick=1, stone=1)
    play(s, "use stack_1", "buy")
    assert tools_of(s) == [1, 0, 0]
    s = at_stack("SB6", wood=1, brick=1, stone=1)
    play(s, "use stack_1", "buy")
    assert s.agriculture[0] == 1
    s = at_stack("SB4", wood=1, brick=1, stone=1)
    s.workers[0] = 10
    play(s, "use stack_1", "buy")
    assert s.workers[0] == 10
