"""Why something may not be bought, bartered, paid or given in place of food."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.asked import barter_args, price_args
from lascaux.games.stone_age.data import EXTRA_CARD, FIFTH, GOODS, JEWEL, RESOURCES, STACK
from lascaux.games.stone_age.naming import good_args, tile_args
from lascaux.games.stone_age.payments import next_of, size_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps import numbers
from lascaux.games.stone_age.steps.buying import (
    can_barter,
    can_pay,
    least_missing,
    payments_at,
    payments_left,
)
from lascaux.games.stone_age.steps.feeding import resources_of
from lascaux.games.stone_age.steps.gaining import has_any_two
from lascaux.games.stone_age.ways import gifts_after
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args, Reason, as_written
from lascaux.parts.heaps import COUNT_BITS, count_of

_FOOD: Final = "food"  # no good, but a word that people try


def bought_in(f: Frame) -> int:
    """The place whose card or building a frame is about."""
    return EXTRA_CARD if f.step == numbers.BUY_EXTRA else f.a


def rule_of(place: int) -> str:
    """The rule by which something is bought."""
    if place == EXTRA_CARD:
        return "SA-13.4"
    if place == FIFTH:
        return "SA-13.3"
    return "SA-4.7" if place < STACK else "SA-4.9"


def against_buying(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """What is missing, and why no barter makes up for it.

    Rule: SA-4.7, SA-4.9, SA-12.5, SA-12.12, SA-12.13, SA-13.3, SA-13.4.
    """
    place = bought_in(f)
    hindered = "vain"
    if s.box.barter_give[s.trade[f.seat]] == 0:
        hindered = "zero"
    elif s.has_bartered:
        hindered = "done"
    missing: Args = {"missing": least_missing(s, f.seat, place, 0), "barter": hindered}
    return Reason(
        rule_of(place),
        "stone_age-no-price",
        {**_cost_args(s, place), **missing, **barter_args(s, f.seat)},
    )


def against_barter(s: StoneAgeState, f: Frame) -> Reason:
    """Why nothing is given in a barter now.

    Rule: SA-12.5, SA-12.6, SA-12.12, SA-12.13.
    """
    if not s.style:
        return Reason("SA-12.5", "stone_age-no-barter-style", {})
    if s.box.barter_give[s.trade[f.seat]] == 0:
        return Reason("SA-12.5", "stone_age-no-barter-zero", {})
    if f.step not in (numbers.BUY, numbers.BUY_EXTRA, numbers.PAY):
        return Reason("SA-12.6", "stone_age-no-barter-only", {})
    place = bought_in(f)
    if s.has_bartered or (f.step == numbers.PAY and f.c != 0):
        return Reason("SA-12.12", "stone_age-no-barter-done", {})
    if can_pay(s, f.seat, place):
        return Reason("SA-12.6", "stone_age-no-barter-need", {})
    if can_barter(s, f.seat, place):
        return Reason("SA-12.13", "stone_age-no-barter-buy", {})
    missing = least_missing(s, f.seat, place, 0)
    return Reason("SA-12.13", "stone_age-no-barter-vain", {**barter_args(s, f.seat), "missing": missing})


def against_giving(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Which good may not be given next in a barter.

    Rule: SA-12.7, SA-12.13.
    """
    good = attempt.values[0]
    if good == UNKNOWN:
        if attempt.words[0].lower() == _FOOD:
            return Reason("SA-12.7", "stone_age-no-give-food", {})
        return _no_good(attempt.words[0], s.style)
    if s.goods[f.seat * len(GOODS) + good] <= count_of(f.b, good):
        return Reason("SA-12.7", "stone_age-no-lack", good_args(good, 0))
    if f.b >> COUNT_BITS * (good + 1) != 0:
        return _out_of_order("SA-12.13", good, _last_in(f.b))
    earlier = _earlier_in(gifts_after(s, f.seat, f.a, f.b), f.b, good)
    if earlier >= 0:
        return _too_soon("SA-12.13", good, earlier)
    return Reason("SA-12.13", "stone_age-no-give-vain", good_args(good, 0))


def against_paying(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Which good may not be paid next, or given next in place of food.

    Rule: SA-4.7, SA-4.9, SA-8.3.
    """
    good = attempt.values[0]
    if good == UNKNOWN:
        if attempt.words[0].lower() == _FOOD and f.step == numbers.PAY:
            return Reason(rule_of(f.a), "stone_age-no-pay-food", {})
        return _no_good(attempt.words[0], s.style)
    return _against_food(s, f, good) if f.step == numbers.FEED else _against_payment(s, f, good)


def against_done(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """What is still to be paid.

    Rule: SA-4.7, SA-7.2.
    """
    left = payments_left(s, f.seat, f.a, f.b, f.c)
    least = min([size_of(payment) for payment in left]) - size_of(f.b)
    return Reason(rule_of(f.a), "stone_age-no-pay-more", {"least": least})


def against_two(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Why two resources are not taken for a card.

    Rule: SA-6.12, SA-11.7, SA-17.13.
    """
    if not has_any_two(s, f.seat):
        return Reason("SA-6.12", "stone_age-no-two-card", {})
    if UNKNOWN in attempt.values:
        word = attempt.words[attempt.values.index(UNKNOWN)]
        if s.style and word.lower() == GOODS[JEWEL]:
            return Reason("SA-11.7", "stone_age-no-two-jewel", {})
        return _no_good(word, False)
    if f.step == numbers.FEED and f.b != 0:
        return Reason("SA-17.13", "stone_age-no-two-late", {})
    other, one = attempt.words
    return Reason("SA-6.12", "stone_age-no-two-order", {"example": f"two {one} {other}"})


def against_starving(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Nobody goes hungry who has begun to eat resources.

    Rule: SA-8.4, SA-17.13.
    """
    return Reason("SA-17.13", "stone_age-no-starve", {})


def _against_payment(s: StoneAgeState, f: Frame, good: int) -> Reason:
    """A good that this payment does not take next.

    Rule: SA-4.7, SA-4.9, SA-7.2, SA-11.7, SA-12.13, SA-15.2.
    """
    takes_jewels = payments_at(s, f.a)[0] >> COUNT_BITS * JEWEL != 0
    if good == JEWEL and not takes_jewels:
        return Reason("SA-11.7", "stone_age-no-pay-jewel", _cost_args(s, f.a))
    if good != JEWEL and takes_jewels:
        return Reason("SA-15.2", "stone_age-no-pay-resource", {})
    if f.c == 0 and s.goods[f.seat * len(GOODS) + good] <= count_of(f.b, good):
        return Reason(rule_of(f.a), "stone_age-no-lack", good_args(good, 0))
    if f.b >> COUNT_BITS * (good + 1) != 0:
        return _out_of_order(rule_of(f.a), good, _last_in(f.b))
    earlier = _earlier_in(payments_left(s, f.seat, f.a, f.b, f.c), f.b, good)
    if earlier >= 0:
        return _too_soon(rule_of(f.a), good, earlier)
    bartered = "yes" if f.c != 0 else "no"
    rule = "SA-12.13" if f.c != 0 else "SA-7.2"
    return Reason(
        rule,
        "stone_age-no-pay-vain",
        {**_cost_args(s, f.a), **good_args(good, 0), "bartered": bartered},
    )


def _against_food(s: StoneAgeState, f: Frame, good: int) -> Reason:
    """A good that is not given next in place of food.

    Rule: SA-8.3, SA-11.7, SA-17.13.
    """
    if good >= RESOURCES:
        return Reason("SA-11.7", "stone_age-no-feed-jewel", {})
    if s.goods[f.seat * len(GOODS) + good] == 0:
        return Reason("SA-8.3", "stone_age-no-lack", good_args(good, 0))
    if good + 1 < f.b:
        return _out_of_order("SA-17.13", good, f.b - 1)
    in_hand = resources_of(s, f.seat, 0)
    if f.b == 0 and in_hand < f.a:
        return Reason("SA-17.13", "stone_age-no-feed-two", {"have": in_hand, "missing": f.a})
    have: Args = {"have": resources_of(s, f.seat, good), "missing": f.a}
    return Reason("SA-17.13", "stone_age-no-feed-order", {**good_args(good, 0), **have})


def _cost_args(s: StoneAgeState, place: int) -> Args:
    """What is bought at a place, and its cost."""
    if place == EXTRA_CARD:
        return {**price_args(s, place), "spot": "extra", "cost-kind": "card"}
    if place < STACK:
        return {**price_args(s, place), "spot": "card", "cost-kind": "card"}
    return {**tile_args(s.box, s.tops[place - STACK]), "spot": "building", "cost-kind": "building"}


def _no_good(word: str, has_jewels: bool) -> Reason:
    """A word that names no good.

    Rule: SA-0.7.
    """
    args: Args = {"text": as_written(word[:20]), "style": "yes" if has_jewels else "no"}
    return Reason("SA-0.7", "stone_age-no-good", args)


def _out_of_order(rule: str, good: int, last: int) -> Reason:
    args: Args = {**good_args(good, 0), "last": f"@stone_age-good-{GOODS[last]}"}
    return Reason(rule, "stone_age-no-order", args)


def _too_soon(rule: str, good: int, earlier: int) -> Reason:
    args: Args = {**good_args(good, 0), "earlier": f"@stone_age-good-{GOODS[earlier]}"}
    return Reason(rule, "stone_age-no-earlier", args)


def _earlier_in(heaps: list[int], begun: int, good: int) -> int:
    """The good that comes first where a heap that is begun may get one good more; below 0 if it never may."""
    for heap in heaps:
        if count_of(heap, good) > count_of(begun, good):
            return next_of(heap, begun)
    return -1


def _last_in(heap: int) -> int:
    """The last good of a heap that is not empty."""
    return max([good for good in range(len(GOODS)) if count_of(heap, good) != 0])
