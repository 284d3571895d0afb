"""The spaces that a clan would spread to, the cheapest first."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.spreading import company_cost, plain_reach_of, reach_of, ridge_cost
from lascaux.parts.masks import lowest_of

_NO_SPACE: Final = 9  # food, in place of a space that is not there


def cheapest_of(s: FirstSparksState, seat: int) -> int:
    """The space where the next member costs least; below zero if there is none."""
    reach = reach_of(s, seat)
    plain = plain_reach_of(s, seat)
    best = -1
    least = 0
    while reach != 0:
        space = lowest_of(reach)
        extra = ridge_cost(s, space, plain) + company_cost(s, seat, space)
        if best < 0 or extra < least:
            best, least = space, extra
            if extra == 0:
                return best
        reach &= reach - 1
    return best


def extras_of(s: FirstSparksState, seat: int, count: int) -> list[int]:
    """What the next members of a clan cost beyond the base, each placed where that is least."""
    members = s.members[seat]
    extras: list[int] = []
    while len(extras) < count:
        space = cheapest_of(s, seat)
        if space < 0:
            extras.append(_NO_SPACE)
        else:
            extras.append(ridge_cost(s, space, plain_reach_of(s, seat)) + company_cost(s, seat, space))
            s.members[seat] |= 1 << space
    s.members[seat] = members
    return extras
