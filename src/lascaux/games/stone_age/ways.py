"""All ways in which a purchase can still be paid, each with what it takes, loses and scores."""

from __future__ import annotations

from lascaux.games.stone_age.data import GOODS, STACK
from lascaux.games.stone_age.payments import ONE, goods_in, missing_of, size_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.buying import can_give, can_pay, payments_left, purse_of
from lascaux.games.stone_age.steps.numbers import BUY, BUY_EXTRA, GIVE
from lascaux.games.stone_age.view import WayView
from lascaux.kernel.frames import Frame


def ways_of(s: StoneAgeState, f: Frame, place: int) -> list[WayView]:
    """The ways to pay for what lies at a place, after what is given and paid already.

    Rule: SA-4.7, SA-7.2, SA-12.6, SA-12.13.
    """
    if f.step in (BUY, BUY_EXTRA):
        gifts = [0] if can_pay(s, f.seat, place) else gifts_after(s, f.seat, place, 0)
    else:
        gifts = gifts_after(s, f.seat, place, f.b) if f.step == GIVE else [f.c]
    paid = 0 if f.step in (BUY, BUY_EXTRA, GIVE) else f.b
    return [
        _way(s, f.seat, place, given, payment)
        for given in gifts
        for payment in payments_left(s, f.seat, place, paid, given)
    ]


def gifts_after(s: StoneAgeState, seat: int, place: int, given: int) -> list[int]:
    """What may be given in a barter in all, beginning with what is given.

    Rule: SA-12.7, SA-12.13.
    """
    if size_of(given) == s.box.barter_give[s.trade[seat]]:
        return [given] if given != 0 else []
    gifts: list[int] = []
    for good in range(len(GOODS)):
        if can_give(s, seat, place, given, good):
            gifts += gifts_after(s, seat, place, given + ONE[good])
    return gifts


def _way(s: StoneAgeState, seat: int, place: int, given: int, payment: int) -> WayView:
    points = s.box.points_of(s.tops[place - STACK], payment) if STACK <= place < STACK + len(s.tops) else 0
    paid = goods_in(payment)
    if given == 0:
        return WayView([], [], 0, paid, points)
    purse = purse_of(s, seat, given)
    got = [max(0, count - own) for count, own in zip(paid, goods_in(purse), strict=True)]
    lost = s.box.barter_get[s.trade[seat]] - missing_of(payment, purse)
    return WayView(goods_in(given), got, lost, paid, points)
