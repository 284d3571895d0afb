"""What is in the box: data.py against the rulebook, and what is reconstructed against itself."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import (
    BERRY,
    CROP,
    FIRE,
    FIRST_CARD,
    FOODS,
    HERB,
    HERBS,
    HEXES_OF_A_TILE,
    INTELLIGENCE,
    LANGUAGE,
    LAST_CARD,
    MAMMOTH,
    MOST_COUNTED,
    PLOW,
    SLED,
    SPACE_NAMES,
    TILES,
    TOOL,
)
from lascaux.games.first_sparks.meta import META
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import deal, start, until
from tests.games.first_sparks.reference import GROUNDS, MOUNTAINS

CARDS = range(1, LAST_CARD + 1)


def takes(card: int, counted: int) -> int:
    """What a tool takes when so many tokens count."""
    return BOX.take[card * MOST_COUNTED + counted]


def tools_of(food: int) -> list[int]:
    """The tools for a food, herbs left out."""
    return [card for card in CARDS if BOX.kind[card] == TOOL and BOX.food_of[card] == food]


def ready(seats: int) -> FirstSparksState:
    """The ready map for so many players, clans placed."""
    return until(deal(start(seats), range(1, seats + 1)), "offer")


@pytest.mark.rule("FS-0.5")
def test_four_tiles_are_for_all_one_for_four_and_one_for_five_players() -> None:
    assert TILES == 6
    assert BOX.pool[2:] == [4, 4, 5, 6, 6]


@pytest.mark.rule("FS-0.6")
def test_of_seventeen_members_two_are_markers() -> None:
    assert BOX.most_members == 17 - 2


@pytest.mark.rule("FS-0.7")
def test_the_hunted_tokens_are_those_of_the_box() -> None:
    assert dict(zip(FOODS, BOX.tokens, strict=True)) == {
        "crop": 0, "berry": 18, "fish": 20, "bear": 18, "mammoth": 12,
    }  # fmt: skip


@pytest.mark.rule("FS-0.8")
def test_there_are_six_herbs_28_tools_and_seven_cards_of_knowledge() -> None:
    kinds = Counter("knowledge" if BOX.kind[card] > TOOL else BOX.kind[card] for card in CARDS)
    assert kinds == {HERB: 6, TOOL: 28, "knowledge": 7}


@pytest.mark.rule("FS-0.8")
def test_the_knowledge_has_its_printed_numbers() -> None:
    knowledge = {card: BOX.kind[card] for card in CARDS if BOX.kind[card] > TOOL}
    assert knowledge == {
        9: FIRE, 15: FIRE, 18: PLOW, 21: SLED, 24: LANGUAGE, 26: LANGUAGE, 28: INTELLIGENCE,
    }  # fmt: skip


@pytest.mark.rule("FS-0.10")
def test_two_to_six_may_play() -> None:
    assert (META.min_seats, META.max_seats) == (2, 6)


@pytest.mark.rule("FS-2.1")
def test_every_ground_is_ringed_by_three_spaces() -> None:
    assert len(SPACE_NAMES) == len(set(SPACE_NAMES)) == 2 * 3 * TILES
    assert SPACE_NAMES[:4] == ["T1Aa", "T1Ab", "T1Ac", "T1Ba"]
    assert SPACE_NAMES[-1] == "T6Bc"


@pytest.mark.rule("FS-2.4")
def test_tokens_are_worth_one_two_three_three_and_four() -> None:
    assert dict(zip(FOODS, BOX.worth, strict=True)) == {
        "crop": 1, "berry": 2, "fish": 3, "bear": 3, "mammoth": 4,
    }  # fmt: skip


@pytest.mark.rule("FS-2.9")
def test_every_card_for_sale_has_a_price_and_herbs_have_none() -> None:
    assert all(BOX.price[card] > 0 for card in range(FIRST_CARD, LAST_CARD + 1))
    assert [BOX.price[herb] for herb in range(1, HERBS + 1)] == [0] * HERBS


@pytest.mark.rule("FS-2.11")
def test_a_basket_takes_one_of_three_two_of_six_three_of_seven() -> None:
    sample = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert any([takes(card, counted) for counted in range(11)] == sample for card in tools_of(BERRY))


@pytest.mark.rule("FS-2.12")
def test_a_field_brings_three_crops() -> None:
    assert any(takes(card, 0) == 3 for card in tools_of(CROP))


@pytest.mark.rule("FS-2.14")
def test_prices_never_fall_as_numbers_rise() -> None:
    prices = BOX.price[FIRST_CARD:]
    assert prices == sorted(prices)


@pytest.mark.rule("FS-2.15")
@pytest.mark.parametrize("food", range(len(FOODS)))
def test_within_a_type_a_higher_number_never_takes_less(food: int) -> None:
    for lower, higher in combinations(tools_of(food), 2):
        assert all(takes(lower, counted) <= takes(higher, counted) for counted in range(MOST_COUNTED))


@pytest.mark.rule("FS-2.15")
def test_the_types_and_steps_the_book_gives_are_kept() -> None:
    assert BOX.food_of[22] == BERRY
    assert takes(22, 5) == 2
    assert BOX.food_of[33] == MAMMOTH
    assert (takes(33, 3), takes(33, 4)) == (1, 2)


@pytest.mark.rule("FS-2.15")
def test_no_tool_takes_more_than_it_counts() -> None:
    hunting = [card for food in range(1, len(FOODS)) for card in tools_of(food)]
    assert all(takes(card, counted) <= counted for card in hunting for counted in range(MOST_COUNTED))


@pytest.mark.rule("FS-2.16")
def test_every_pair_of_hunted_foods_is_on_one_tile() -> None:
    pairs = {frozenset(BOX.hex_food[HEXES_OF_A_TILE * tile :][:HEXES_OF_A_TILE]) for tile in range(TILES)}
    assert pairs == {frozenset(pair) for pair in combinations(range(1, len(FOODS)), 2)}
    assert [FOODS[food] for food in BOX.hex_food] == [food for tile in GROUNDS.values() for food in tile]


@pytest.mark.rule("FS-2.17")
def test_one_mountain_lies_in_every_hexagon() -> None:
    drawn = ["".join(sorted(ridge)) for ridge in BOX.ridges]
    assert drawn == [ridge for tile in MOUNTAINS.values() for ridge in tile]


@pytest.mark.rule("FS-2.18")
@pytest.mark.parametrize(
    ("seats", "grounds"), [(2, [2, 1, 1, 2]), (3, [2, 1, 1, 2]), (4, [3, 2, 2, 1]), (5, [3, 2, 3, 2])]
)
def test_the_ready_maps_have_the_grounds_of_the_examples(seats: int, grounds: list[int]) -> None:
    assert list(land_of(BOX, ready(seats).tiles).grounds)[1:] == grounds


@pytest.mark.rule("FS-2.18")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_start_space_lies_on_the_ready_map_at_a_ground_of_its_own(seats: int) -> None:
    starts = BOX.first_starts[seats]
    assert set(starts) <= set(items_of(land_of(BOX, ready(seats).tiles).spaces))
    assert len({start // 3 for start in starts}) == seats


@pytest.mark.rule("FS-9.4")
def test_the_base_supply_is_the_printed_table() -> None:
    assert [row[1:] for row in BOX.base_supply[2:]] == [
        [2, 1, 0, 0], [3, 2, 1, 1], [4, 2, 1, 1], [5, 3, 2, 1], [6, 4, 3, 1],
    ]  # fmt: skip


@pytest.mark.rule("FS-13.8")
def test_the_plow_adds_one_crop_to_a_field() -> None:
    assert BOX.plow_crops == 1
