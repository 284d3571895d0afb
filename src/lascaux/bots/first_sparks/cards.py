"""What the cards for sale, and tools that lie idle, would bring to a clan."""

from __future__ import annotations

from typing import Final

from lascaux.bots.first_sparks.harvests import Harvests
from lascaux.games.first_sparks.data import CROP, FOODS, PLOW, TOOL
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.hunting import grounds_of, take_of
from lascaux.games.first_sparks.steps.market import present_of
from lascaux.games.first_sparks.steps.spreading import reach_of
from lascaux.games.first_sparks.steps.technology import can_pay, may_own
from lascaux.parts.masks import count_of, items_of

PAYBACK: Final = 4.0  # years in which a card should bring back its price

_USEFUL: Final = 0.25  # of its price that a card must bring each year to count as useful
_STEADY: Final = 4.0  # so many middling cards are thought to be for sale beside the useful ones
_STEADY_RATE: Final = 1.1  # what they bring each year, for each food of their price
_ABOVE_CHEAPEST: Final = 2.0  # food that they cost beyond the cheapest
_NO_PRICE: Final = 9.0  # where nothing is for sale
_NEAR: Final = 0.8  # of its worth that a tool has for a clan one step from the ground
_FAR: Final = 0.1  # the same farther away
_NEAR_OWN: Final = 0.72  # the same, one step away, for a tool that the clan has
_FAR_OWN: Final = 0.09
_MIDDLING: Final = 4  # tokens, where nothing better is known
_KNOWN: Final = [0.0, 0.0, 1.6, 0.3, 0.8, 1.3, 0.7]  # by kind: food that knowledge saves or brings in a year


class Wares:
    """What is for sale to a clan."""

    def __init__(self) -> None:
        self.price: float = 0.0  # of the best card that it can pay now
        self.gain: float = 0.0  # what that adds to each hunt; nothing if there is none
        self.is_tool: bool = False
        self.cheapest: float = _NO_PRICE
        self.usual: float = 0.0  # price of the cards of later years
        self.rate: float = 0.0  # what those add, for each food of their price
        self.left: float = 0.0  # how many cards there will be for each clan until none is left


def wares_of(s: FirstSparksState, seat: int, harvests: Harvests) -> Wares:
    """Look through both rows: what can be paid now counts by itself, and all tell what will come."""
    wares = Wares()
    present = present_of(s)
    cheapest = 0.0
    best = 0.0
    useful = 0
    prices = 0.0
    gains = 0.0
    for card in items_of(s.market):
        if not may_own(s, seat, card):
            continue
        price = float(s.box.price[card])
        gain = _yearly(s, seat, card, harvests, _NEAR, _FAR)
        if cheapest == 0.0 or price < cheapest:
            cheapest = price
        if gain > _USEFUL * price:
            useful += 1
            prices += price
            gains += gain
        value = gain * PAYBACK - price
        if value > best and present >> card & 1 == 1 and can_pay(s, seat, card):
            best = value
            wares.price = price
            wares.gain = gain
            wares.is_tool = s.box.kind[card] == TOOL
    wares.left = (count_of(s.market) + s.pile + count_of(s.below)) / s.seats
    if cheapest > 0.0:
        wares.cheapest = cheapest
    steady = _STEADY * (wares.cheapest + _ABOVE_CHEAPEST)
    wares.usual = (prices + steady) / (useful + _STEADY)
    wares.rate = (gains + steady * _STEADY_RATE) / (prices + steady)
    return wares


def tool_worths(s: FirstSparksState, seat: int) -> list[float]:
    """What each tool of a clan brings, if it were alone."""
    worths: list[float] = []
    for card in items_of(s.cards[seat] & s.box.tool_mask):
        food = s.box.food_of[card]
        if food == CROP:
            tokens = s.box.harvest[card][0][1]
        else:
            tokens = take_of(s.box, card, _MIDDLING, 0) if grounds_of(s, seat, food) > 0 else 0
        worths.append(float(tokens * s.box.worth[food]))
    return worths


def idle_worth(s: FirstSparksState, seat: int, harvests: Harvests) -> float:
    """What tools would bring whose grounds the clan has yet to reach."""
    worth = 0.0
    for card in items_of(s.cards[seat] & s.box.hunting_mask):
        if grounds_of(s, seat, s.box.food_of[card]) == 0:
            worth += _yearly(s, seat, card, harvests, _NEAR_OWN, _FAR_OWN)
    return worth


def _yearly(s: FirstSparksState, seat: int, card: int, harvests: Harvests, near: float, far: float) -> float:
    """What a card would bring in a year, after the clan's own tools."""
    if s.box.kind[card] == PLOW:
        return float(s.box.plow_crops * count_of(s.cards[seat] & s.box.field_mask)) + _KNOWN[PLOW]
    if s.box.kind[card] != TOOL:
        return _KNOWN[s.box.kind[card]]
    food = s.box.food_of[card]
    if food == CROP:
        has_plow = s.cards[seat] & s.box.kind_mask[PLOW] != 0
        return float(s.box.harvest[card][0][1] + (s.box.plow_crops if has_plow else 0))
    grounds = grounds_of(s, seat, food)
    stock = harvests.left[seat * len(FOODS) + food]
    if grounds > 0:
        return float(take_of(s.box, card, stock, grounds - 1) * s.box.worth[food])
    return float(take_of(s.box, card, stock, 0) * s.box.worth[food]) * (
        near if _is_near(s, seat, food) else far
    )


def _is_near(s: FirstSparksState, seat: int, food: int) -> bool:
    """Whether the next member could stand beside a ground of a food."""
    reach = reach_of(s, seat)
    for ground in s.box.ground_masks[food]:
        if reach & ground != 0:
            return True
    return False
