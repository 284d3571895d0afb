"""What the cards for sale would bring to a clan."""

from __future__ import annotations

from typing import Final

from lascaux.bots.first_sparks.harvests import Harvests
from lascaux.games.first_sparks.data import (
    CROP,
    FIELD_MASK,
    FOOD_OF,
    FOODS,
    HARVEST,
    KIND,
    KIND_MASK,
    PLOW,
    PLOW_CROPS,
    PRICE,
    SLED,
    SLED_LIMIT,
    TOOL,
    TOOL_LIMIT,
    TOOL_MASK,
    WORTH,
    count_of,
    items_of,
)
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.hunting import grounds_of, take_of
from lascaux.games.first_sparks.steps.market import present_of
from lascaux.games.first_sparks.steps.technology import can_buy

_YEARS: Final = 3.0  # in which a card should bring back its price
_MIDDLING: Final = 4  # tokens, where nothing better is known
# By kind of knowledge: food that it saves or brings in a year.
_KNOWN: Final = [0.0, 0.0, 1.6, 0.3, 0.8, 1.3, 0.7]


class Bargain:
    """A card: its price, and the food it adds to each year's hunt."""

    def __init__(self, price: float, gain: float) -> None:
        self.price: Final = price
        self.gain: Final = gain


def bargain_of(s: FirstSparksState, seat: int, harvests: Harvests) -> Bargain:
    """The best card within the clan's means; one without gain if there is none."""
    best = Bargain(0.0, 0.0)
    value = 0.0
    weakest = _weakest(s, seat)
    for card in items_of(present_of(s)):
        if can_buy(s, seat, card):
            gain = _yearly(s, seat, card, harvests)
            if KIND[card] == TOOL:
                gain -= weakest
            if gain * _YEARS - PRICE[card] > value:
                value = gain * _YEARS - PRICE[card]
                best = Bargain(float(PRICE[card]), gain)
    return best


def has_room(s: FirstSparksState, seat: int) -> bool:
    """Whether the clan can take another tool without losing one."""
    limit = SLED_LIMIT if s.cards[seat] & KIND_MASK[SLED] != 0 else TOOL_LIMIT
    return count_of(s.cards[seat] & TOOL_MASK) < limit


def _yearly(s: FirstSparksState, seat: int, card: int, harvests: Harvests) -> float:
    """What a card would bring in a year, after the clan's own tools."""
    if KIND[card] == PLOW:
        return float(PLOW_CROPS * count_of(s.cards[seat] & FIELD_MASK)) + _KNOWN[PLOW]
    if KIND[card] != TOOL:
        return _KNOWN[KIND[card]]
    food = FOOD_OF[card]
    if food == CROP:
        has_plow = s.cards[seat] & KIND_MASK[PLOW] != 0
        return float(HARVEST[card][0][1] + (PLOW_CROPS if has_plow else 0))
    grounds = grounds_of(s, seat, food)
    if grounds == 0:
        return 0.0
    return float(take_of(card, harvests.left[seat * len(FOODS) + food], grounds - 1) * WORTH[food])


def _weakest(s: FirstSparksState, seat: int) -> float:
    """What the tool that would have to go brings; nothing while there is room."""
    if has_room(s, seat):
        return 0.0
    weakest = 100.0
    for card in items_of(s.cards[seat] & TOOL_MASK):
        food = FOOD_OF[card]
        if food == CROP:
            tokens = HARVEST[card][0][1]
        else:
            tokens = take_of(card, _MIDDLING, 0) if grounds_of(s, seat, food) > 0 else 0
        weakest = min(weakest, float(tokens * WORTH[food]))
    return weakest
