"""The last year: what each clan can still place with the food it has."""

from __future__ import annotations

from typing import Final

from lascaux.bots.first_sparks.spaces import cheapest_of
from lascaux.games.first_sparks.data import MOST_NEW
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import SPREAD
from lascaux.games.first_sparks.steps.spreading import cost_of, plain_reach_of
from lascaux.parts.masks import count_of

_MUCH_FOOD: Final = 20.0  # counts as a quarter of a member, and any food as less than half: it breaks ties


def last_worths(s: FirstSparksState) -> list[float]:
    """By seat: members and food once all have spread who are still to go.

    The position is the caller's own, and changed.
    """
    f = s.stack[-1]
    for place in range(s.seats - max(s.turn, 1), -1, -1):
        seat = s.order[place]
        has_begun = f.step == SPREAD and f.seat == seat
        if has_begun or s.turn == 0 or place < s.seats - s.turn:
            _spread(s, seat, f.a if has_begun else 0)
    return [count_of(s.members[seat]) + _tie_break(s.food[seat]) for seat in range(s.seats)]


def _tie_break(food: int) -> float:
    return 0.5 * food / (food + _MUCH_FOOD)


def _spread(s: FirstSparksState, seat: int, placed: int) -> None:
    """Place a clan's members where it is cheapest, as many as it can pay for."""
    while placed < MOST_NEW and count_of(s.members[seat]) < s.box.most_members:
        space = cheapest_of(s, seat)
        if space < 0:
            return
        cost = cost_of(s, seat, space, placed, plain_reach_of(s, seat))
        if cost > s.food[seat]:
            return
        s.members[seat] |= 1 << space
        s.food[seat] -= cost
        placed += 1
