"""What seats and fate decide in the toy game."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import ChanceStep, Step
from tests.contract.toy_box import KINDS
from tests.contract.toy_events import bought, gained, hid, saved, tipped
from tests.contract.toy_state import (
    BID,
    BUY,
    BUYING,
    DRAW,
    DRAWING,
    FACES,
    HIGHEST_BID,
    MOST_DICE,
    PASS,
    PAY,
    PAYING,
    SAVE,
    SUM,
    TAKE,
    TAKING,
    TIP,
    ToyState,
    goods_of,
)


def _ways_to_roll(dice: int) -> list[int]:
    """In how many ways so many dice show each sum, from 0 on."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + FACES)
        for total, count in enumerate(ways):
            for face in range(1, FACES + 1):
                more[total + face] += count
        ways = more
    return ways


WAYS: Final = [_ways_to_roll(dice) for dice in range(MOST_DICE + 1)]


class Bidding(Step[ToyState]):
    """All hide some coins at the same time."""

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        return [BID + coins for coins in range(min(HIGHEST_BID, s.coins[f.seat]) + 1)]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        s.bids[f.seat] = action - BID
        hid(s, f.seat, action - BID)

    def audience(self, s: ToyState, f: Frame) -> int:
        return 1 << f.seat


class Rolling(ChanceStep[ToyState]):
    """One die, and one more for each coin; only the sum counts.

    Frame: a = dice, b = the seat they are rolled for.
    """

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        return list(range(SUM + f.a, SUM + FACES * f.a + 1))

    def weights(self, s: ToyState, f: Frame) -> list[int]:
        return WAYS[f.a][f.a :]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        s.stack.append(Frame(TAKING, f.b, action - SUM))


class Taking(Step[ToyState]):
    """The sum becomes goods of one kind; or it is let go for a coin, if the purse holds one more.

    Frame: a = the sum.
    """

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        saving = [SAVE] if s.has_saving and s.coins[f.seat] < s.box.coins else []
        return [*[TAKE + kind for kind in range(len(KINDS))], *saving]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if action == SAVE:
            s.coins[f.seat] += 1
            s.savings[f.seat] += 1
            saved(s, f.seat)
        else:
            kind = action - TAKE
            s.goods[len(KINDS) * f.seat + kind] += f.a // s.box.worth[kind]
            gained(s, f.seat, kind, f.a // s.box.worth[kind])
        if s.offer > 0:
            s.stack.append(Frame(BUYING, f.seat))


class Buying(Step[ToyState]):
    """Buy the card on offer, if its price can be paid in any goods; or leave it, perhaps with a coin."""

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        buying = [BUY] if goods_of(s, f.seat) >= s.offer else []
        tipping = [TIP] if s.has_tips and s.coins[f.seat] > 0 else []
        return [PASS, *buying, *tipping]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if action == TIP:
            s.coins[f.seat] -= 1
            tipped(s, f.seat)
        elif action == BUY:
            s.points[f.seat] += 2 * s.offer
            bought(s, f.seat, s.offer)
            s.stack.append(Frame(PAYING, f.seat, s.offer))


class Paying(Step[ToyState]):
    """Any mix of goods, one by one; kinds come in order, so each mix is one path and none is dead.

    Frame: a = goods still to pay, b = the first kind that may be paid.
    """

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        return [
            PAY + kind
            for kind in range(f.b, len(KINDS))
            if s.goods[len(KINDS) * f.seat + kind] > 0 and goods_of(s, f.seat, kind) >= f.a
        ]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        kind = action - PAY
        s.goods[len(KINDS) * f.seat + kind] -= 1
        if f.a > 1:
            s.stack.append(Frame(PAYING, f.seat, f.a - 1, kind))
        else:
            s.stack.append(Frame(DRAWING, CHANCE))


class Drawing(ChanceStep[ToyState]):
    """The next card comes out of the bag; the one before it has gone."""

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        return [DRAW + price for price in sorted(set(s.bag))] or [DRAW]

    def weights(self, s: ToyState, f: Frame) -> list[int]:
        return [s.bag.count(price) for price in sorted(set(s.bag))] or [1]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if s.offer > 0:
            s.sold += (s.offer,)
        s.offer = action - DRAW
        if s.offer > 0:
            s.bag.remove(s.offer)
