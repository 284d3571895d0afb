"""Gathering: a tile comes into its basket; pairs of baskets bring action cubes."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import BASKET, GATHER, SPRING
from lascaux.games.prehistory.data import FARMER, FULL, GATHER_ITEM, GATHERING, KINDS, MUSHROOM, PAIRS
from lascaux.games.prehistory.events import gathered, paired
from lascaux.games.prehistory.naming import NO_PLACE
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.following import after_action
from lascaux.games.prehistory.steps.footing import leaves_foot, owes_foot
from lascaux.games.prehistory.steps.holding import (
    colour_at,
    gain_cube,
    gain_dev,
    pay_cube,
    pay_resource,
    replaced,
    shown_at,
    sides_paid,
)
from lascaux.games.prehistory.steps.numbers import CHOOSE_BASKET
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import count_of, items_of, lowest_of

WAYS: Final = 2  # rows of a place
BY_SPRING: Final = 0  # where a tile comes from: an action by spring rules,
BY_SUMMER: Final = 1  # by summer rules,
FROM_MAP: Final = 2  # or a space of the map


class ChooseBasket(Step[PrehistoryState]):
    """A mushroom goes to any basket that is not full.

    Frame: a = where it comes from.
    Rule: PH-13.1.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        bonus = bonus_of(s, f.seat, f.a)
        baskets = baskets_for(s, f.seat, MUSHROOM, bonus, owes_foot(s), 0)
        return [BASKET + basket for basket in items_of(baskets)]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        put_in(s, f.seat, MUSHROOM, action - BASKET, f.a)


def spring_gatherings(s: PrehistoryState, seat: int, keeps_foot: bool) -> int:
    """Mask of the places whose tile a seat can take for a resource.

    Rule: PH-6B.1, PH-4.3.
    """
    bonus = bonus_of(s, seat, BY_SPRING)
    paid = sides_paid(s, seat, shown_at(s, GATHERING))
    places = 0
    for place, item in enumerate(s.gathering):
        is_paid = item != 0 and paid >> place & 1 == 1
        if is_paid and baskets_for(s, seat, item, bonus, keeps_foot, 1) != 0:
            places |= 1 << place
    return places


def summer_gatherings(s: PrehistoryState, seat: int) -> int:
    """Mask of the places whose tile a seat can take for red cubes.

    Rule: PH-6B.1.
    """
    if s.cubes[seat * KINDS + GATHERING] < s.box.gathering_cubes:
        return 0
    places = 0
    for place, item in enumerate(s.gathering):
        if item != 0 and baskets_for(s, seat, item, 0, False, 0) != 0:
            places |= 1 << place
    return places


def baskets_for(s: PrehistoryState, player: int, item: int, bonus: int, keeps_foot: bool, price: int) -> int:
    """Mask of the baskets that a tile may go to: not full, and if need be with a cube left for the pillar.

    Rule: PH-6B.1, PH-6B.2, PH-13.1, PH-4.3, PH-15.17.
    """
    first, last = 0, KINDS
    if item != MUSHROOM:
        first = (item - GATHER_ITEM) // 2
        last = first + 1
    found = 0
    for basket in range(first, last):
        if s.baskets[player * KINDS + basket] < FULL:
            gain = dev_on(item) + bonus + 2 * pairs_grown(s, player, basket)
            if not keeps_foot or leaves_foot(s, player, -price, gain):
                found |= 1 << basket
    return found


def dev_on(item: int) -> int:
    """The development point on a tile."""
    return 0 if item == MUSHROOM else (item - GATHER_ITEM) % 2


def bonus_of(s: PrehistoryState, player: int, source: int) -> int:
    """What the farmer gets for each tile of a spring action.

    Rule: PH-12.2, PH-12.6.
    """
    is_farmer = source == BY_SPRING and player < len(s.characters) and s.characters[player] == FARMER
    return 1 if is_farmer else 0


def pairs_grown(s: PrehistoryState, player: int, basket: int) -> int:
    """Whether one more tile in a basket makes another pair.

    Rule: PH-6B.3.
    """
    half = len(PAIRS)
    other = (basket + half) % KINDS
    return 1 if s.baskets[player * KINDS + basket] < s.baskets[player * KINDS + other] else 0


def begin_gathering(s: PrehistoryState, seat: int, action: int) -> None:
    """Pay, and take the tile; a mushroom is put where its taker likes.

    Rule: PH-6B.1, PH-13.1.
    """
    place, way = (action - GATHER) // WAYS, (action - GATHER) % WAYS
    if way == SPRING:
        pay_resource(s, seat, colour_at(s, GATHERING, place), 1)
    else:
        pay_cube(s, seat, GATHERING, s.box.gathering_cubes)
    item = s.gathering[place]
    s.gathering = replaced(s.gathering, place, 0)
    store(s, seat, item, BY_SPRING if way == SPRING else BY_SUMMER, place)


def store(s: PrehistoryState, seat: int, item: int, source: int, place: int = NO_PLACE) -> None:
    """A tile goes to its basket; with several to choose from its owner is asked.

    Rule: PH-6B.2, PH-13.1.
    """
    baskets = baskets_for(s, seat, item, bonus_of(s, seat, source), owes_foot(s), 0)
    if count_of(baskets) > 1:
        s.stack.append(Frame(CHOOSE_BASKET, seat, source))
    else:
        put_in(s, seat, item, lowest_of(baskets), source, place)


def put_in(
    s: PrehistoryState, player: int, item: int, basket: int, source: int, place: int = NO_PLACE
) -> None:
    """A tile is in a basket: its development point, and the cubes of a new pair.

    Rule: PH-6B.2, PH-6B.3, PH-12.6.
    """
    grown = pairs_grown(s, player, basket)
    s.baskets[player * KINDS + basket] += 1
    gathered(s, player, item, basket, place)
    gain_dev(s, player, dev_on(item) + bonus_of(s, player, source))
    if grown == 1:
        reward_pair(s, player, basket % len(PAIRS))
    if source != FROM_MAP:
        after_action(s, player, GATHERING)


def reward_pair(s: PrehistoryState, player: int, pair: int) -> None:
    """Two action cubes for a pair of baskets.

    Rule: PH-6B.3.
    """
    paired(s, player, pair)
    for colour in s.box.pair_reward[pair]:
        gain_cube(s, player, colour, 1)
