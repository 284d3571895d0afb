"""Tiles and cards come to the map and to the displays."""

from __future__ import annotations

from lascaux.games.prehistory.actions import FILL, GAME, LIE, RITE
from lascaux.games.prehistory.data import (
    ANIMAL,
    ANIMAL_ITEM,
    COPIES,
    FISH,
    FISH_ITEM,
    GATHER,
    GATHER_ITEM,
    ITEMS,
    KINDS,
    MEGALITH,
    MEGALITHS_E,
    SLOTH_ITEM,
    STONE_A,
    STONE_D,
    STONE_E,
    TOKENS,
)
from lascaux.games.prehistory.events_setup import card_shown, filled, lain, rite_shown
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.holding import replaced
from lascaux.games.prehistory.steps.numbers import (
    DEAL_CEREMONY,
    DEAL_CONTENT,
    DEAL_HUNTING,
    FILL_PLACE,
)
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.rng import Rng
from lascaux.kernel.steps import ChanceStep, FairStep
from lascaux.parts.masks import count_of, items_of, nth_of


class DealContent(ChanceStep[PrehistoryState]):
    """What lies on a marked space of the map.

    Frame: a = the space.
    Rule: PH-2.6, PH-13.5.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [LIE + item for item, count in enumerate(left_for(s, f.a)) if count > 0]

    def weights(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [count for count in left_for(s, f.a) if count > 0]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        item = action - LIE
        s.lying = replaced(s.lying, f.a, item)
        if item < FISH_ITEM:
            s.gather_stock = one_less(s.gather_stock, item - GATHER_ITEM)
        elif item < ANIMAL_ITEM:
            s.fish_stock = one_less(s.fish_stock, item - FISH_ITEM)
        lain(s, item, f.a)


class FillPlace(ChanceStep[PrehistoryState]):
    """A gathering tile or a fish comes to an empty place.

    Frame: a = the place; those of the river follow those of gathering.
    Rule: PH-2.3, PH-3.3, PH-15.49.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        first = GATHER_ITEM if f.a < KINDS else FISH_ITEM
        stock = s.gather_stock if f.a < KINDS else s.fish_stock
        return [FILL + first + kind for kind, count in enumerate(stock) if count > 0]

    def weights(self, s: PrehistoryState, f: Frame) -> list[int]:
        stock = s.gather_stock if f.a < KINDS else s.fish_stock
        return [count for count in stock if count > 0]

    def sample(self, s: PrehistoryState, f: Frame, rng: Rng) -> int:
        if f.a < KINDS:
            return FILL + GATHER_ITEM + rng.weighted(list(s.gather_stock))
        return FILL + FISH_ITEM + rng.weighted(list(s.fish_stock))

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        item = action - FILL
        if f.a < KINDS:
            s.gather_stock = one_less(s.gather_stock, item - GATHER_ITEM)
            s.gathering = replaced(s.gathering, f.a, item)
        else:
            s.fish_stock = one_less(s.fish_stock, item - FISH_ITEM)
            s.river = replaced(s.river, f.a - KINDS, item)
        filled(s, item, f.a % KINDS)


class DealHunting(FairStep[PrehistoryState]):
    """A hunting card comes to the display.

    Frame: a = the slot.
    Rule: PH-2.4, PH-3.4.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [GAME + card for card in items_of(s.hunting_deck)]

    def sample(self, s: PrehistoryState, f: Frame, rng: Rng) -> int:
        return GAME + nth_of(s.hunting_deck, rng.below(count_of(s.hunting_deck)))

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        card = action - GAME
        s.hunting_deck &= ~(1 << card)
        s.hunting = replaced(s.hunting, f.a, card)
        card_shown(s, card, f.a)


class DealCeremony(FairStep[PrehistoryState]):
    """A ceremony card comes to the display.

    Frame: a = the slot.
    Rule: PH-2.4, PH-3.4.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [RITE + card for card in items_of(s.ceremony_deck)]

    def sample(self, s: PrehistoryState, f: Frame, rng: Rng) -> int:
        return RITE + nth_of(s.ceremony_deck, rng.below(count_of(s.ceremony_deck)))

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        card = action - RITE
        s.ceremony_deck &= ~(1 << card)
        s.ceremony = replaced(s.ceremony, f.a, card)
        rite_shown(s, card, f.a)


def left_for(s: PrehistoryState, space: int) -> list[int]:
    """By item: how many could lie on a marked space.

    Rule: PH-2.6, PH-13.5.
    """
    content = s.box.content[space]
    left = [0] * (len(ITEMS) + 1)
    if content == GATHER:
        left[GATHER_ITEM:FISH_ITEM] = s.gather_stock
    elif content == FISH:
        left[FISH_ITEM:ANIMAL_ITEM] = s.fish_stock
    elif content == ANIMAL:
        for item in range(ANIMAL_ITEM, STONE_A):
            most = TOKENS if item < SLOTH_ITEM else 1 if s.has_tiles else 0
            left[item] = most - s.lying.count(item)
    elif content >= MEGALITH and s.has_tiles:
        for item in range(STONE_A, STONE_E + 1):
            left[item] = stones_of(s, item) - s.lying.count(item)
    return left


def stones_of(s: PrehistoryState, item: int) -> int:
    """How many megaliths of a kind there are: A, B and C as printed on the map tiles.

    Rule: PH-0.10, PH-13.3, PH-13.4.
    """
    if item < STONE_D:
        return s.box.content.count(MEGALITH + item - STONE_A)
    return MEGALITHS_E if item == STONE_E else 1


def stocks_of(has_tiles: bool, mushrooms: int, dev_tiles: list[int]) -> list[int]:
    """By gathering tile: how many there are.

    Rule: PH-0.5, PH-13.1, PH-13.5.
    """
    stock = [count for dev in dev_tiles for count in (COPIES - dev, dev)]
    return [*stock, mushrooms if has_tiles else 0]


def deal_next(s: PrehistoryState) -> bool:
    """Deal what lies on the next marked space; False once all have something.

    Rule: PH-2.6, PH-13.5.
    """
    for space in s.box.atlas.land(s.tiles).spaces:
        content = s.box.content[space]
        if s.lying[space] == 0 and content >= GATHER:
            if content < MEGALITH or s.has_tiles:
                if sum(left_for(s, space)) > 0:
                    s.stack.append(Frame(DEAL_CONTENT, CHANCE, space))
                    return True
            else:
                s.lying = replaced(s.lying, space, STONE_A + content - MEGALITH)
    return False


def fill_next(s: PrehistoryState) -> bool:
    """Fill the next empty place or slot; False once all are full or nothing is left.

    Rule: PH-2.3, PH-2.4, PH-3.3, PH-3.4, PH-15.49.
    """
    if 0 in s.gathering and sum(s.gather_stock) > 0:
        s.stack.append(Frame(FILL_PLACE, CHANCE, s.gathering.index(0)))
    elif 0 in s.river and sum(s.fish_stock) > 0:
        s.stack.append(Frame(FILL_PLACE, CHANCE, KINDS + s.river.index(0)))
    elif 0 in s.hunting and s.hunting_deck != 0:
        s.stack.append(Frame(DEAL_HUNTING, CHANCE, s.hunting.index(0)))
    elif 0 in s.ceremony and s.ceremony_deck != 0:
        s.stack.append(Frame(DEAL_CEREMONY, CHANCE, s.ceremony.index(0)))
    else:
        return False
    return True


def one_less(stock: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A stock from which one tile was drawn."""
    return replaced(stock, kind, stock[kind] - 1)
