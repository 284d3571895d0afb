"""What is true of every position of the toy game."""

from __future__ import annotations

from lascaux.kernel.frames import CHANCE, Frame
from tests.contract.toy_box import KINDS
from tests.contract.toy_state import (
    BIDDING,
    BUYING,
    DECK,
    DRAWING,
    FACES,
    HIDDEN,
    HIGHEST_BID,
    MARKET,
    MOST_DICE,
    NO_TRIBE,
    OPENING,
    PAYING,
    ROLLING,
    ROUNDS,
    TAKING,
    ToyState,
    goods_of,
)


def faults_of(s: ToyState) -> list[str]:
    """What is impossible about a position, as sentences."""
    return _shape_faults(s) or _sum_faults(s) + _frame_faults(s)


def _shape_faults(s: ToyState) -> list[str]:
    lengths = (len(s.coins), len(s.bids), len(s.points), len(s.goods))
    if lengths != (s.seats, s.seats, s.seats, s.seats * len(KINDS)):
        return ["Each seat has its coins, its bid, its points and its goods."]
    if min(s.goods) < 0 or min(s.points) < 0:
        return ["Nobody has less than nothing."]
    if any(not 0 <= coins <= s.box.coins for coins in s.coins):
        return [f"A purse holds 0 to {s.box.coins} coins."]
    if any(not -1 <= bid <= min(HIGHEST_BID, s.box.coins) for bid in s.bids):
        return [f"A bid is 0 to {HIGHEST_BID} coins."]
    if s.rounds not in ROUNDS.values() or not 0 <= s.round <= s.rounds or s.over != (s.round == s.rounds):
        return ["The game ends with its last round."]
    if s.tribe < NO_TRIBE:
        return ["The tribe has no less than nothing."]
    return []


def _sum_faults(s: ToyState) -> list[str]:
    """The cards are all there, and points come from cards alone."""
    faults: list[str] = []
    on_offer = [s.offer] if s.offer != 0 else []
    if sorted([*s.bag, *on_offer, *s.sold]) != DECK:
        faults.append("Each card lies in the bag, on offer, or is gone.")
    being_paid = s.offer if any(f.step in (PAYING, DRAWING) for f in s.stack) else 0
    if sum(s.points) > 2 * (sum(s.sold) + being_paid):
        faults.append("Points come from cards that were bought.")
    return faults


def _frame_faults(s: ToyState) -> list[str]:
    """The open frames fit the phase, and whoever is asked can answer."""
    if s.over:
        return []
    fits = {OPENING: _fits_opening, HIDDEN: _fits_bidding, MARKET: _fits_market}
    if s.phase not in fits or not fits[s.phase](s):
        return ["The open frames do not fit the phase of the round."]
    return []


def _fits_opening(s: ToyState) -> bool:
    return len(s.stack) == 1 and s.stack[0].key() == (DRAWING, CHANCE, 0, 0, 0, 0) and s.offer == 0


def _fits_bidding(s: ToyState) -> bool:
    owing = [f.seat for f in s.stack]
    if any(f.key() != (BIDDING, f.seat, 0, 0, 0, 1) or f.seat < 0 for f in s.stack):
        return False
    without = [seat for seat in range(s.seats) if s.bids[seat] < 0]
    can_pay = all(bid <= coins for bid, coins in zip(s.bids, s.coins, strict=True))
    return sorted(owing) == without and can_pay


def _fits_market(s: ToyState) -> bool:
    rolls = [f for f in s.stack if f.step == ROLLING]
    if s.stack[: len(rolls)] != rolls or len(s.stack) > len(rolls) + 1:
        return False
    if any(not _is_roll(s, f) for f in rolls) or len({f.b for f in rolls}) != len(rolls):
        return False
    return len(rolls) == len(s.stack) or _is_answerable(s, s.stack[-1])


def _is_roll(s: ToyState, f: Frame) -> bool:
    return f.seat == CHANCE and 1 <= f.a <= MOST_DICE and 0 <= f.b < s.seats and (f.c, f.group) == (0, 0)


def _is_answerable(s: ToyState, f: Frame) -> bool:
    if (f.c, f.group) != (0, 0):
        return False
    if f.step == DRAWING:
        return f.seat == CHANCE and s.offer > 0
    if f.seat < 0:
        return False
    if f.step == PAYING:
        return 1 <= f.a <= s.offer and 0 <= f.b < len(KINDS) and goods_of(s, f.seat, f.b) >= f.a
    if f.step == TAKING:
        return 1 <= f.a <= MOST_DICE * FACES
    return f.step == BUYING and s.offer > 0
