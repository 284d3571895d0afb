"""The placing round: who settles where."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.actions import SETTLE
from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.data import HEX_MASK
from lascaux.games.first_sparks.events import settled
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import SETTLE as SETTLE_STEP
from lascaux.games.first_sparks.steps.setup import has_ready_map
from lascaux.games.first_sparks.steps.spreading import ask_for_second
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import items_of

NEUTRAL_CLAN: Final = 2  # with two players


class Settle(Step[FirstSparksState]):
    """A clan's first member, free, on an empty space beside a ground of its own.

    Frame: a = the clan; the neutral one is placed by the second of two players.
    Rule: FS-3.2, FS-3.3, FS-11.7, FS-11.9.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [SETTLE + space for space in sorted(starts_of(s))]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        settle(s, f.seat, f.a, action - SETTLE)


def place_next(s: FirstSparksState) -> bool:
    """All first members, the last in order first, then all second ones in order; False once all are placed.

    Rule: FS-3.1, FS-3.2, FS-3.5, FS-11.7, FS-11.8.
    """
    clans = len(s.members)
    turn = s.turn
    s.turn += 1
    if turn < clans:
        settle_next(s, clans - 1 - turn)
    elif turn < clans + s.seats:
        ask_for_second(s, s.order[turn - clans])
    else:
        return False
    return True


def settle_next(s: FirstSparksState, place: int) -> None:
    """The clan at this place in the order settles; behind the last of two players comes the neutral one.

    Rule: FS-3.2, FS-3.4, FS-11.7, FS-11.9.
    """
    seat = s.order[min(place, s.seats - 1)]
    clan = seat if place < s.seats else NEUTRAL_CLAN
    starts = starts_of(s)
    is_given = has_ready_map(s) and (len(s.members) == s.seats or len(starts) == 1)
    if is_given:
        settle(s, seat, clan, starts[0])
    else:
        s.stack.append(Frame(SETTLE_STEP, seat, clan))


def starts_of(s: FirstSparksState) -> list[int]:
    """Where the next clan may begin: the start spaces that are left, or any beside an untaken ground.

    Rule: FS-3.2, FS-3.3, FS-3.4, FS-11.9.
    """
    taken = 0
    for members in s.members:
        taken |= members
    if has_ready_map(s):
        return [space for space in s.box.first_starts[s.seats] if taken >> space & 1 == 0]
    free = land_of(s.box, s.tiles).spaces
    for mask in HEX_MASK:
        if taken & mask != 0:
            free &= ~mask
    return items_of(free)


def settle(s: FirstSparksState, seat: int, clan: int, space: int) -> None:
    """A first member stands on the map."""
    s.members[clan] = 1 << space
    settled(s, seat, clan, space)
