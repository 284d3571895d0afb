"""Cards and buildings: bought, with a barter if need be, or left."""

from __future__ import annotations

from lascaux.games.stone_age.actions import BUY as BUY_ROW
from lascaux.games.stone_age.actions import DECLINE, DONE, TWOS
from lascaux.games.stone_age.actions import GIVE as GIVE_ROW
from lascaux.games.stone_age.actions import PAY as PAY_ROW
from lascaux.games.stone_age.data import (
    CARD,
    EXTRA_CARD,
    FIFTH,
    GOODS,
    MOST_PAID,
    OF_BUILDING,
    OF_CARD,
    OF_EXTRA,
    STACK,
)
from lascaux.games.stone_age.events import CHOSE, COULD_NOT, bartered, bought, built, declined, extra_bought
from lascaux.games.stone_age.payments import ONE, PAID, fits, missing_of, next_of, size_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.gaining import draw_cards, gain, has_any_two, take_two, two_rows
from lascaux.games.stone_age.steps.numbers import BUY, BUY_EXTRA, GIVE, PAY, TURN_UP
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import COUNT_BITS, count_of


class Buy(Step[StoneAgeState]):
    """Whoever's worker stood there buys the card or building, or leaves it.

    Frame: a = the place.
    Rule: SA-4.7, SA-4.8, SA-4.9, SA-4.10, SA-13.3.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return shopping_rows(s, f.seat, f.a)

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        if action == BUY_ROW:
            begin_to_pay(s, f.seat, f.a)
        elif action == DECLINE:
            declined(s, f.seat, f.a, CHOSE)
        else:
            take_two(s, f.seat, action)
            go_shopping(s, f.seat, f.a)


class BuyExtra(Step[StoneAgeState]):
    """Beside the card of the fifth space the unseen top card of the deck may be bought.

    Rule: SA-13.4, SA-13.5, SA-17.7.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return shopping_rows(s, f.seat, EXTRA_CARD)

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        if action == BUY_ROW:
            begin_to_pay(s, f.seat, EXTRA_CARD)
        elif action == DECLINE:
            declined(s, f.seat, EXTRA_CARD, CHOSE)
        else:
            take_two(s, f.seat, action)
            ask_for_extra(s, f.seat)


class Give(Step[StoneAgeState]):
    """A good is given in the barter, where a cost cannot be met without.

    Frame: a = the place, b = what is given so far.
    Rule: SA-12.5, SA-12.6, SA-12.7, SA-12.8, SA-12.9, SA-12.10, SA-12.13, SA-17.5.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [GIVE_ROW + good for good in range(len(GOODS)) if can_give(s, f.seat, f.a, f.b, good)]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        given = f.b + ONE[action - GIVE_ROW]
        if size_of(given) < s.box.barter_give[s.trade[f.seat]]:
            s.stack.append(Frame(GIVE, f.seat, f.a, given))
        else:
            pay_on(s, f.seat, f.a, 0, given)


class Pay(Step[StoneAgeState]):
    """One good more of a payment that can be made in several ways; goods come in their order.

    Frame: a = the place, b = what is paid so far, c = what was given in a barter.
    Rule: SA-4.7, SA-7.2, SA-7.3, SA-12.13, SA-15.2.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        payments = payments_left(s, f.seat, f.a, f.b, f.c)
        goods = {next_of(payment, f.b) for payment in payments}
        rows = [PAY_ROW + good for good in range(len(GOODS)) if good in goods]
        return [*rows, DONE] if PAID in goods else rows

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        if action == DONE:
            close(s, f.seat, f.a, f.b, f.c)
        else:
            pay_on(s, f.seat, f.a, f.b + ONE[action - PAY_ROW], f.c)


def go_shopping(s: StoneAgeState, seat: int, place: int) -> None:
    """Ask whether to buy what a worker stood on; what cannot be paid is left.

    Rule: SA-4.7, SA-4.8, SA-4.9, SA-4.10, SA-4.11.
    """
    if can_buy(s, seat, place) or can_buy_with_two(s, seat, place):
        s.stack.append(Frame(BUY, seat, place))
    else:
        declined(s, seat, place, COULD_NOT)


def ask_for_extra(s: StoneAgeState, seat: int) -> None:
    """Offer the unseen card, if there is one and it can be paid.

    Rule: SA-13.4, SA-13.5, SA-17.7.
    """
    if s.deck != 0 and (can_buy(s, seat, EXTRA_CARD) or can_buy_with_two(s, seat, EXTRA_CARD)):
        s.stack.append(Frame(BUY_EXTRA, seat))


def shopping_rows(s: StoneAgeState, seat: int, place: int) -> list[int]:
    """Buy if it can be paid, take two resources first if the card is there, or leave it.

    Rule: SA-4.11, SA-17.8.
    """
    rows = [BUY_ROW] if can_buy(s, seat, place) else []
    return [*rows, *two_rows(s, seat), DECLINE]


def payments_at(s: StoneAgeState, place: int) -> list[int]:
    """All payments that meet the cost of what lies at a place.

    Rule: SA-4.7, SA-7.1, SA-7.2, SA-7.3, SA-13.3, SA-13.4.
    """
    if place == EXTRA_CARD:
        return s.box.extra_payments
    if place < STACK:
        return s.box.card_payments[place - CARD]
    return s.box.tile_payments[s.tops[place - STACK]]


def purse_of(s: StoneAgeState, seat: int, given: int) -> int:
    """The goods of a seat that could go into a payment, less what it has given."""
    purse = 0
    base = seat * len(GOODS)
    for good in range(len(GOODS)):
        purse += min(MOST_PAID, s.goods[base + good] - count_of(given, good)) << COUNT_BITS * good
    return purse


def can_pay(s: StoneAgeState, seat: int, place: int) -> bool:
    """Whether the goods in hand meet the cost.

    Rule: SA-11.7, SA-12.6.
    """
    purse = purse_of(s, seat, 0)
    for payment in payments_at(s, place):
        if fits(payment, purse):
            return True
    return False


def can_buy(s: StoneAgeState, seat: int, place: int) -> bool:
    """Whether a seat can meet the cost, with a barter if need be.

    Rule: SA-12.6, SA-12.13.
    """
    return can_pay(s, seat, place) or can_barter(s, seat, place)


def can_barter(s: StoneAgeState, seat: int, place: int) -> bool:
    """Whether the barter of this turn is still open and makes up for what is missing.

    Rule: SA-12.5, SA-12.8, SA-12.9, SA-12.10, SA-12.11, SA-12.12.
    """
    if s.has_bartered or s.box.barter_give[s.trade[seat]] == 0:
        return False
    for good in range(len(GOODS)):
        if can_give(s, seat, place, 0, good):
            return True
    return False


def can_buy_with_two(s: StoneAgeState, seat: int, place: int) -> bool:
    """Whether a seat could buy once it has taken its two resources.

    Rule: SA-6.12, SA-17.8.
    """
    if not has_any_two(s, seat):
        return False
    base = seat * len(GOODS)
    for one, other in TWOS:
        s.goods[base + one] += 1
        s.goods[base + other] += 1
        can = can_buy(s, seat, place)
        s.goods[base + one] -= 1
        s.goods[base + other] -= 1
        if can:
            return True
    return False


def can_give(s: StoneAgeState, seat: int, place: int, given: int, good: int) -> bool:
    """Whether giving this good next, after those before it, leads to a payment.

    Rule: SA-12.7, SA-12.13.
    """
    if given >> COUNT_BITS * (good + 1) != 0:
        return False
    more = given + ONE[good]
    if s.goods[seat * len(GOODS) + good] < count_of(more, good):
        return False
    step = s.trade[seat]
    if size_of(more) == s.box.barter_give[step]:
        return least_missing(s, seat, place, more) <= s.box.barter_get[step]
    for further in range(good, len(GOODS)):
        if can_give(s, seat, place, more, further):
            return True
    return False


def least_missing(s: StoneAgeState, seat: int, place: int, given: int) -> int:
    """The least number of goods that a barter must supply, once something was given.

    Rule: SA-12.13.
    """
    purse = purse_of(s, seat, given)
    least = MOST_PAID + 1
    for payment in payments_at(s, place):
        least = min(least, missing_of(payment, purse))
    return least


def payments_left(s: StoneAgeState, seat: int, place: int, paid: int, given: int) -> list[int]:
    """The payments that what is paid so far can still become.

    Rule: SA-12.13.
    """
    purse = purse_of(s, seat, given)
    missing = least_missing(s, seat, place, given) if given != 0 else 0
    return [
        payment
        for payment in payments_at(s, place)
        if next_of(payment, paid) >= PAID
        and (fits(payment, purse) if given == 0 else missing_of(payment, purse) == missing)
    ]


def begin_to_pay(s: StoneAgeState, seat: int, place: int) -> None:
    """Pay from the goods in hand, or give something in a barter first.

    Rule: SA-12.6, SA-12.13.
    """
    if can_pay(s, seat, place):
        pay_on(s, seat, place, 0, 0)
    else:
        s.stack.append(Frame(GIVE, seat, place))


def pay_on(s: StoneAgeState, seat: int, place: int, paid: int, given: int) -> None:
    """Ask for the next good, unless only one payment is left.

    Rule: SA-4.7, SA-7.2, SA-7.3.
    """
    left = payments_left(s, seat, place, paid, given)
    if len(left) == 1:
        close(s, seat, place, left[0], given)
    else:
        s.stack.append(Frame(PAY, seat, place, paid, given))


def close(s: StoneAgeState, seat: int, place: int, payment: int, given: int) -> None:
    """The goods leave; what is bought comes in.

    Rule: SA-4.7, SA-4.9, SA-12.10, SA-12.12.
    """
    base = seat * len(GOODS)
    if given != 0:
        s.has_bartered = True
        bartered(s, seat, given, payment)
    for good in range(len(GOODS)):
        own = s.goods[base + good] - count_of(given, good)
        s.goods[base + good] = max(0, own - count_of(payment, good))
    if place == EXTRA_CARD:
        extra_bought(s, seat, payment)
        draw_cards(s, seat, 1, OF_EXTRA)
    elif place < STACK:
        take_card(s, seat, place, payment)
    else:
        take_tile(s, seat, place, payment)


def take_card(s: StoneAgeState, seat: int, place: int, payment: int) -> None:
    """The card changes hands, and its upper half happens.

    Rule: SA-4.7, SA-13.3.
    """
    card = s.row[place - CARD]
    s.row[place - CARD] = 0
    s.cards[seat] |= 1 << card
    bought(s, seat, card, place, payment)
    s.asks_extra = place == FIFTH
    gain(s, seat, s.box.top[card], s.box.top_amount[card], OF_CARD, card)


def take_tile(s: StoneAgeState, seat: int, place: int, payment: int) -> None:
    """The building scores and does what it does; the next of its stack is turned up first.

    Rule: SA-4.9, SA-7.1, SA-7.4, SA-15.1, SA-15.2, SA-15.5.
    """
    stack = place - STACK
    tile = s.tops[stack]
    s.tops[stack] = 0
    s.tiles[seat] |= 1 << tile
    points = s.box.points_of(tile, payment)
    s.score[seat] += points
    built(s, seat, tile, place, payment, points)
    gain(s, seat, s.box.tile_effect[tile], s.box.tile_amount[tile], OF_BUILDING, 0)
    if s.below[stack] > 0:
        s.stack.append(Frame(TURN_UP, CHANCE, stack))
