"""How the tribe ranks what it could take: points, action cubes, resources, development points.

Points are what its final score would gain; the choice is tried on a copy.
Rule: PH-14.7, PH-15.65.
"""

from __future__ import annotations

from lascaux.games.prehistory.data import (
    FISH_ITEM,
    GATHER_ITEM,
    GATHERING,
    KINDS,
    MUSHROOM,
    TRAP_ITEM,
)
from lascaux.games.prehistory.fields import copy_of
from lascaux.games.prehistory.scoring import score_of
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.gathering import FROM_MAP, baskets_for, dev_on, pairs_grown, put_in
from lascaux.games.prehistory.steps.hunting import chain_of, reward_card
from lascaux.parts.masks import items_of

Income = tuple[int, int, int, int]


def best_gathering(s: PrehistoryState) -> int:
    """The place whose tile brings most; between equals the first clockwise from the framed colour.

    Rule: PH-14.7.2.
    """
    framed = s.prices[GATHERING] % KINDS
    best = -1
    most: Income = (-1, -1, -1, -1)
    for turn in range(KINDS):
        place = (framed + turn) % KINDS
        item = s.gathering[place]
        if item != 0 and baskets_for(s, s.seats, item, 0, False, 0) != 0:
            income = gathering_income(s, item, best_basket(s, item))
            if income > most:
                best, most = place, income
    return best


def best_basket(s: PrehistoryState, item: int) -> int:
    """The basket for a tile; for a mushroom the one that brings most, the first between equals.

    Rule: PH-14.11.
    """
    if item != MUSHROOM:
        return (item - GATHER_ITEM) // 2
    best = -1
    most: Income = (-1, -1, -1, -1)
    for basket in items_of(baskets_for(s, s.seats, item, 0, False, 0)):
        income = gathering_income(s, item, basket)
        if income > most:
            best, most = basket, income
    return best


def gathering_income(s: PrehistoryState, item: int, basket: int) -> Income:
    """What a tile in a basket brings the tribe.

    Rule: PH-14.7.
    """
    twin = copy_of(s)
    put_in(twin, s.seats, item, basket, FROM_MAP)
    points = score_of(twin, s.seats) - score_of(s, s.seats)
    return (points, 2 * pairs_grown(s, s.seats, basket), 0, dev_on(item))


def best_hunt(s: PrehistoryState) -> int:
    """The slot whose card brings most; between equals the lowest on the board.

    Rule: PH-14.7.5.
    """
    best = -1
    most: Income = (-1, -1, -1, -1)
    for slot, card in enumerate(s.hunting):
        if card != 0:
            income = hunting_income(s, card)
            if income >= most:
                best, most = slot, income
    return best


def hunting_income(s: PrehistoryState, card: int) -> Income:
    """What a hunting card brings the tribe, with the whole chain of footprints.

    Rule: PH-14.7.
    """
    twin = copy_of(s)
    reward_card(twin, s.seats, card)
    points = score_of(twin, s.seats) - score_of(s, s.seats)
    cubes = resources = dev = 0
    for footprint in chain_of(s, s.seats, card):
        cubes += min(1, s.box.card_cube[footprint])
        resources += min(1, s.box.card_resource[footprint])
        dev += s.box.card_dev[footprint]
    return (points, cubes, resources, dev)


def best_rite(s: PrehistoryState) -> int:
    """The slot of the ceremony card with most points, then development points, then the lowest; -1 if none.

    Rule: PH-14.7.3, PH-15.39.
    """
    best = -1
    most = (0, 0)
    for slot, card in enumerate(s.ceremony):
        if card != 0:
            income = (rite_income(s, card), s.box.rite_dev[card])
            if income[0] > 0 and income >= most:
                best, most = slot, income
    return best


def rite_income(s: PrehistoryState, card: int) -> int:
    """The points that a ceremony card would bring the tribe, what it adds to others included.

    Rule: PH-14.7.3.
    """
    twin = copy_of(s)
    twin.rites[s.seats] |= 1 << card
    return score_of(twin, s.seats) - score_of(s, s.seats)


def biggest_fish(s: PrehistoryState) -> int:
    """The place with the fish of highest value, the first between equals; traps count nothing.

    Rule: PH-14.7.4.
    """
    best = -1
    most = -1
    for place, item in enumerate(s.river):
        value = item - FISH_ITEM + 1 if FISH_ITEM <= item < TRAP_ITEM else 0
        if item != 0 and value > most:
            best, most = place, value
    return best
