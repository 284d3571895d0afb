"""Questions of Stone Age as arguments for sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.stone_age.data import CARD, EXTRA_CARD, FACES, FIFTH, JEWEL, STACK
from lascaux.games.stone_age.naming import heap_args, spot_args, yield_of
from lascaux.games.stone_age.payments import PAID, next_of, size_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps import numbers
from lascaux.games.stone_age.steps.buying import (
    can_barter,
    can_pay,
    least_missing,
    payments_at,
    payments_left,
)
from lascaux.games.stone_age.steps.gaining import has_any_two
from lascaux.games.stone_age.steps.rolling import divisor_of
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args
from lascaux.parts.heaps import COUNT_BITS, count_of


def question_of(s: StoneAgeState, f: Frame) -> Args:
    """What fills the question of a decision."""
    return _QUESTION_OF[f.step](s, f) if f.step in _QUESTION_OF else {}


def price_args(s: StoneAgeState, place: int) -> Args:
    """What a card costs: so many resources, or jewels."""
    if place == EXTRA_CARD:
        return {"price": s.box.extra_price, "kind": "jewels"}
    if place == FIFTH:
        return {"price": s.box.fifth_price, "kind": "jewels"}
    return {"price": s.box.price[place - CARD], "kind": "resources"}


def barter_args(s: StoneAgeState, seat: int) -> Args:
    """How many goods a seat gives for how many."""
    step = s.trade[seat]
    return {"give": s.box.barter_give[step], "get": s.box.barter_get[step]}


def faces_of(dice: int) -> list[str]:
    """The dice that are left, face by face."""
    return [str(face) for face in range(1, FACES + 1) for _ in range(count_of(dice, face))]


def _place(s: StoneAgeState, f: Frame) -> Args:
    return {"home": s.home[f.seat]}


def _use(s: StoneAgeState, f: Frame) -> Args:
    return _any_two(s, f.seat)


def _tools(s: StoneAgeState, f: Frame) -> Args:
    divisor = divisor_of(s, f.a)
    rolled: Args = {"good": yield_of(s.box, f.a), "sum": f.b, "divisor": divisor}
    return {**rolled, "amount": f.b // divisor, "missing": divisor - f.b % divisor}


def _split(s: StoneAgeState, f: Frame) -> Args:
    return {"amount": f.a, "sum": f.b}


def _buy(s: StoneAgeState, f: Frame) -> Args:
    price = price_args(s, f.a) if f.a < STACK else {}
    return {**spot_args(s, f.a), **price, **_means(s, f.seat, f.a)}


def _buy_extra(s: StoneAgeState, f: Frame) -> Args:
    return {**price_args(s, EXTRA_CARD), **_means(s, f.seat, EXTRA_CARD)}


def _means(s: StoneAgeState, seat: int, place: int) -> Args:
    """How a seat could pay: with what it has, with a barter, or after taking two resources."""
    means = "hand" if can_pay(s, seat, place) else "barter" if can_barter(s, seat, place) else "two"
    missing = least_missing(s, seat, place, 0)
    return {"means": means, "missing": missing, **barter_args(s, seat), **_any_two(s, seat)}


def _give(s: StoneAgeState, f: Frame) -> Args:
    barter = barter_args(s, f.seat)
    left = s.box.barter_give[s.trade[f.seat]] - size_of(f.b)
    missing = least_missing(s, f.seat, f.a, 0)
    return {**barter, **heap_args("given", f.b), "left": left, "missing": missing}


def _pay(s: StoneAgeState, f: Frame) -> Args:
    left = payments_left(s, f.seat, f.a, f.b, f.c)
    sizes = [size_of(payment) - size_of(f.b) for payment in left]
    is_jewels = all([payment >> COUNT_BITS * JEWEL != 0 for payment in payments_at(s, f.a)])
    more: Args = {
        "least": max(1, min(sizes)),
        "most": max(sizes),
        "kind": "jewels" if is_jewels else "resources",
    }
    enough = "yes" if PAID in [next_of(payment, f.b) for payment in left] else "no"
    return {**heap_args("paid", f.b), **heap_args("given", f.c), **more, "enough": enough}


def _die(s: StoneAgeState, f: Frame) -> Args:
    return {"dice": faces_of(f.a), "style": "yes" if f.b == 1 else "no"}


def _feed(s: StoneAgeState, f: Frame) -> Args:
    begun = "yes" if f.b > 0 else "no"
    return {"missing": f.a, "begun": begun, "points": s.box.hunger, **_any_two(s, f.seat)}


def _any_two(s: StoneAgeState, seat: int) -> Args:
    return {"any_two": "yes" if has_any_two(s, seat) else "no"}


_QUESTION_OF: Final[dict[int, Callable[[StoneAgeState, Frame], Args]]] = {
    numbers.PLACE_WORKERS: _place,
    numbers.USE_PLACE: _use,
    numbers.USE_TOOLS: _tools,
    numbers.SPLIT_HUNT: _split,
    numbers.BUY: _buy,
    numbers.BUY_EXTRA: _buy_extra,
    numbers.GIVE: _give,
    numbers.PAY: _pay,
    numbers.CHOOSE_DIE: _die,
    numbers.FEED: _feed,
}
