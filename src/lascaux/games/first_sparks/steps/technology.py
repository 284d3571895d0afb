"""Phase 1: offering and buying cards."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import BOX, BUY, DECLINE, DROP, OFFER, PASS
from lascaux.games.first_sparks.data import CROP, INTELLIGENCE, SLED, TOOL
from lascaux.games.first_sparks.events import (
    CANNOT_PAY,
    CARD_BOXED,
    CHOSE,
    NOTHING_TO_OFFER,
    bought,
    boxed_first,
    declined,
    dropped,
    harvest_lost,
    offered,
    passed,
)
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.hunting import take_of
from lascaux.games.first_sparks.steps.market import present_of, take_bonus_away
from lascaux.games.first_sparks.steps.numbers import ANSWER, BOX_OFFER, DROP_TOOL
from lascaux.games.first_sparks.steps.numbers import OFFER as OFFER_STEP
from lascaux.games.first_sparks.steps.order import move_back
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import count_of, items_of, lowest_of


class Offer(Step[FirstSparksState]):
    """Whoever's go it is offers a card of the present row or passes.

    Rule: FS-4.3, FS-4.4, FS-4.5, FS-11.10, FS-14.2.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        options: list[int] = []
        cards = present_of(s)
        while cards != 0:
            card = lowest_of(cards)
            if may_offer(s, f.seat, card):
                options.append(OFFER + card)
            cards &= cards - 1
        options.append(PASS)
        return options

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        if action == PASS:
            pass_by(s, f.seat, CHOSE)
            return
        card = action - OFFER
        offered(s, f.seat, card)
        ask_next(s, card, f.seat, s.seats - 1, 0)


class Answer(Step[FirstSparksState]):
    """Another player may buy the offered card; the last in order is asked first.

    Frame: a = the card, b = who offered it, c = mask of the seats that declined it.
    Rule: FS-4.6, FS-14.9, FS-14.10.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [BUY, DECLINE]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        if action == BUY:
            buy(s, f.seat, f.a)
        else:
            declined(s, f.seat, f.a)
            ask_next(s, f.a, f.b, s.order.index(f.seat) - 1, f.c | 1 << f.seat)


class BoxOffer(Step[FirstSparksState]):
    """The first of two players buys the own first offer or puts it into the box.

    Frame: a = the card.
    Rule: FS-11.10, FS-11.12, FS-14.23.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [BUY, BOX]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        if action == BUY:
            buy(s, f.seat, f.a)
        else:
            box_first_offer(s, f.seat, f.a)


class DropTool(Step[FirstSparksState]):
    """Above the limit of tools one of them goes, be it the new one.

    Rule: FS-2.6, FS-4.15, FS-13.4, FS-14.17.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [DROP + card for card in items_of(s.cards[f.seat] & s.box.tool_mask)]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        s.cards[f.seat] &= ~(1 << action - DROP)
        dropped(s, f.seat, action - DROP)


def may_own(s: FirstSparksState, seat: int, card: int) -> bool:
    """Any tools, but of knowledge only one of a kind.

    Rule: FS-2.7, FS-2.8.
    """
    kind = s.box.kind[card]
    return kind <= TOOL or s.cards[seat] & s.box.kind_mask[kind] == 0


def can_pay(s: FirstSparksState, seat: int, card: int) -> bool:
    """Whether a clan has the price, the crop on the card included.

    Rule: FS-4.8, FS-14.2.
    """
    return s.food[seat] + (s.box.bonus_crop if card == s.bonus else 0) >= s.box.price[card]


def can_buy(s: FirstSparksState, seat: int, card: int) -> bool:
    """Whether a clan can pay for a card and may own it.

    Rule: FS-14.2.
    """
    return can_pay(s, seat, card) and may_own(s, seat, card)


def may_box(s: FirstSparksState, seat: int) -> bool:
    """Whether a seat is the first of two players, and its first offer of the year is still to come.

    Rule: FS-11.10, FS-11.12.
    """
    return s.first_offer and seat == s.order[0]


def may_offer(s: FirstSparksState, seat: int, card: int) -> bool:
    """Whether whoever offers a card could buy it, or put it into the box if nobody else wants it.

    Rule: FS-11.10, FS-14.2.
    """
    return may_box(s, seat) or can_buy(s, seat, card)


def offer_next(s: FirstSparksState) -> bool:
    """The first in order that neither bought nor passed is asked; False if there is none.

    Rule: FS-4.3, FS-4.12, FS-4.14, FS-14.15, FS-14.21.
    """
    for seat in s.order:
        if s.done >> seat & 1 == 0:
            why = why_nothing(s, seat)
            if why == CHOSE:
                s.stack.append(Frame(OFFER_STEP, seat))
            else:
                pass_by(s, seat, why)
            return True
    return False


def why_nothing(s: FirstSparksState, seat: int) -> int:
    """Why a seat can offer nothing; CHOSE if it can.

    Rule: FS-11.10, FS-14.15.
    """
    cards = present_of(s)
    if cards != 0 and may_box(s, seat):
        return CHOSE
    why = NOTHING_TO_OFFER
    while cards != 0:
        card = lowest_of(cards)
        if may_own(s, seat, card):
            if can_pay(s, seat, card):
                return CHOSE
            why = CANNOT_PAY
        cards &= cards - 1
    return why


def buys_nothing(s: FirstSparksState, seat: int) -> bool:
    """Whether there is no card of the present row that a seat could buy."""
    return not any([can_buy(s, seat, card) for card in items_of(present_of(s))])


def pass_by(s: FirstSparksState, seat: int, why: int) -> None:
    """A seat that passed gets no card this year.

    Rule: FS-4.4.
    """
    s.done |= 1 << seat
    s.passed |= 1 << seat
    s.first_offer = False
    passed(s, seat, why)


def ask_next(s: FirstSparksState, card: int, by: int, place: int, declined: int) -> None:
    """Ask the next one from this place in the order upward; if nobody is left, the card is the offerer's.

    Whoever can only box it is not asked.
    Rule: FS-4.4, FS-4.6, FS-4.7, FS-4.12, FS-11.10, FS-14.2, FS-14.9.
    """
    while place >= 0:
        seat = s.order[place]
        if seat != by and s.done >> seat & 1 == 0 and can_buy(s, seat, card):
            s.stack.append(Frame(ANSWER, seat, card, by, declined))
            return
        place -= 1
    if not may_box(s, by):
        buy(s, by, card)
    elif can_buy(s, by, card):
        s.stack.append(Frame(BOX_OFFER, by, card))
    else:
        box_first_offer(s, by, card)


def buy(s: FirstSparksState, seat: int, card: int) -> None:
    """Pay, take the card and the crop on it.

    Rule: FS-1.8, FS-4.6, FS-4.7, FS-4.8, FS-4.12, FS-13.6.
    """
    crops = s.box.bonus_crop if card == s.bonus else 0
    if card == s.bonus:
        s.bonus = 0
    s.food[seat] += crops - s.box.price[card]
    s.market &= ~(1 << card)
    s.cards[seat] |= 1 << card
    s.done |= 1 << seat
    s.first_offer = False
    bought(s, seat, card, crops)
    if s.box.kind[card] == INTELLIGENCE:
        move_back(s)
    if count_of(s.cards[seat] & s.box.tool_mask) > tool_limit_of(s, seat):
        s.stack.append(Frame(DROP_TOOL, seat))


def tool_limit_of(s: FirstSparksState, seat: int) -> int:
    """How many tools a clan has room for.

    Rule: FS-2.6, FS-13.4.
    """
    return s.box.sled_limit if s.cards[seat] & s.box.kind_mask[SLED] != 0 else s.box.tool_limit


def box_first_offer(s: FirstSparksState, seat: int, card: int) -> None:
    """The card leaves the game, and with a tool what it would take from its harvest space.

    Rule: FS-11.10, FS-11.11, FS-14.7.
    """
    s.first_offer = False
    s.market &= ~(1 << card)
    boxed_first(s, seat, card)
    if card == s.bonus:
        take_bonus_away(s, CARD_BOXED)
    food = s.box.food_of[card]
    if s.box.kind[card] == TOOL and food != CROP:
        tokens = take_of(s.box, card, s.stock[food], 0)
        s.stock[food] -= tokens
        if tokens > 0:
            harvest_lost(s, seat, food, tokens)
