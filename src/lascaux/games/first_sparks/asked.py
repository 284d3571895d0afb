"""Questions of The First Sparks as arguments for sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.first_sparks.data import MOST_NEW
from lascaux.games.first_sparks.naming import card_args, tile_args
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps import numbers
from lascaux.games.first_sparks.steps.technology import may_box, tool_limit_of
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args
from lascaux.parts.masks import count_of, items_of


def question_of(s: FirstSparksState, f: Frame) -> Args:
    """What fills the question of a decision."""
    return _QUESTION_OF[f.step](s, f) if f.step in _QUESTION_OF else {}


def _lay(s: FirstSparksState, f: Frame) -> Args:
    return {**tile_args(s.box, f.a), "laid": len(s.tiles)}


def _settle(s: FirstSparksState, f: Frame) -> Args:
    return {"clan": "neutral" if f.a == s.seats else "own"}


def _offer(s: FirstSparksState, f: Frame) -> Args:
    return {"box": "yes" if may_box(s, f.seat) else "no"}


def _answer(s: FirstSparksState, f: Frame) -> Args:
    declined = [f"#{seat}" for seat in items_of(f.c)]
    asked: Args = {"by": f"#{f.b}", "declined": declined, "count": len(declined)}
    return {**card_args(s.box, f.a), "price": s.box.price[f.a], **asked}


def _box_offer(s: FirstSparksState, f: Frame) -> Args:
    return {**card_args(s.box, f.a), "price": s.box.price[f.a]}


def _drop(s: FirstSparksState, f: Frame) -> Args:
    return {"tools": count_of(s.cards[f.seat] & s.box.tool_mask), "limit": tool_limit_of(s, f.seat)}


def _starve(s: FirstSparksState, f: Frame) -> Args:
    return {"unfed": f.a}


def _neutral(s: FirstSparksState, f: Frame) -> Args:
    return {"left": count_of(s.members[s.order[0]]) - count_of(s.members[s.seats])}


def _next_member(s: FirstSparksState, f: Frame) -> Args:
    return {"placed": f.a, "left": MOST_NEW - f.a, "paid": f.b, "food": s.food[f.seat]}


_QUESTION_OF: Final[dict[int, Callable[[FirstSparksState, Frame], Args]]] = {
    numbers.LAY_TILE: _lay,
    numbers.SETTLE: _settle,
    numbers.OFFER: _offer,
    numbers.ANSWER: _answer,
    numbers.BOX_OFFER: _box_offer,
    numbers.DROP_TOOL: _drop,
    numbers.STARVE: _starve,
    numbers.NEUTRAL: _neutral,
    numbers.SPREAD: _next_member,
}
