"""The ways to pay that a view tells are those that can be played, with just that outcome."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.actions import BUY, DONE, GIVE, PAY
from lascaux.games.stone_age.data import GOODS, PLACES
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.sight import view_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps import numbers
from lascaux.games.stone_age.view import WayView
from lascaux.kernel.rng import Rng

_RICH = 3  # goods given to everybody of every kind, so that there is much to choose


def _purse(s: StoneAgeState, seat: int) -> list[int]:
    return s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]


def _pay(s: StoneAgeState, seat: int, way: WayView) -> None:
    """Play a purchase out in this way."""
    GAME.play(s, BUY)
    for good, count in enumerate(way.given):
        for _ in range(count):
            GAME.play(s, GIVE + good)
    left = [good for good, count in enumerate(way.paid) for _ in range(count)]
    while s.stack and s.stack[-1].step == numbers.PAY and s.stack[-1].seat == seat:
        if not left:
            GAME.play(s, DONE)
            return
        GAME.play(s, PAY + left.pop(0))


def _kept(s: StoneAgeState, seat: int, way: WayView) -> list[int]:
    """What a seat should have of each good before anything that the purchase brings."""
    given, got = way.given or [0] * len(GOODS), way.got or [0] * len(GOODS)
    rows = zip(_purse(s, seat), given, way.paid, got, strict=True)
    return [own - gave - (paid - came) for own, gave, paid, came in rows]


@pytest.mark.parametrize(("options", "rich"), [({}, 0), ({}, _RICH), ({"style": "yes"}, 0)])
def test_each_way_is_played_and_scores_as_it_says(options: dict[str, str], rich: int) -> None:
    seen = 0
    bartered = 0
    for seed in range(6):
        s, rng = GAME.start(3, options), Rng(seed)
        s.goods = [count + rich for count in s.goods]
        while s.stack:
            f = s.stack[-1]
            if f.step == numbers.BUY and BUY in GAME.legal(s):
                payment = view_of(s, f.seat).payment
                assert payment is not None
                assert payment.ways
                for way in payment.ways[:40]:
                    twin = GAME.copy(s)
                    _pay(twin, f.seat, way)
                    # Only a card may bring goods or points besides; a building scores what it says.
                    if f.a >= PLACES - 8:
                        assert twin.score[f.seat] - s.score[f.seat] == way.points
                    gains = [
                        now - kept
                        for now, kept in zip(_purse(twin, f.seat), _kept(s, f.seat, way), strict=True)
                    ]
                    assert min(gains) >= 0, way
                    seen += 1
                    bartered += bool(way.given)
                assert len({str(way) for way in payment.ways}) == len(payment.ways)
            GAME.play(s, GAME.sample(s, rng))
    assert seen > 50
    assert (bartered > 0) == ("style" in options)


def test_ways_are_told_to_nobody_else() -> None:
    s, rng = GAME.start(3, {}), Rng(1)
    s.goods = [_RICH] * len(s.goods)
    while s.stack[-1].step != numbers.BUY:
        GAME.play(s, GAME.sample(s, rng))
    payment = view_of(s, (s.stack[-1].seat + 1) % 3).payment
    assert payment is not None
    assert payment.ways == []
