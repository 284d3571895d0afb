"""Phase 3: spreading, and the paid member of the placing round."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import DONE
from lascaux.games.first_sparks.actions import SPREAD as SPREAD_ROW
from lascaux.games.first_sparks.board import joined, land_of
from lascaux.games.first_sparks.data import LANGUAGE, MOST_NEW
from lascaux.games.first_sparks.events import (
    CLAN_FULL,
    ENOUGH,
    FIVE_PLACED,
    TOO_DEAR,
    neutral_spread,
    spread,
    stopped,
)
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import NEUTRAL
from lascaux.games.first_sparks.steps.numbers import SECOND as SECOND_STEP
from lascaux.games.first_sparks.steps.numbers import SPREAD as SPREAD_STEP
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import count_of, items_of, lowest_of


class Second(Step[FirstSparksState]):
    """In the placing round a clan may pay for a second member.

    Rule: FS-3.5, FS-3.6.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [SPREAD_ROW + space for space in affordable(s, f.seat, 0)] + [DONE]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        if action == DONE:
            stopped(s, f.seat, 0, 0, ENOUGH)
        else:
            spread_to(s, f.seat, action - SPREAD_ROW, 0)


class Spread(Step[FirstSparksState]):
    """One member more, paid at once, or enough.

    Frame: a = members placed in this go, b = food paid for them.
    Rule: FS-8.2, FS-8.3, FS-8.9.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [SPREAD_ROW + space for space in affordable(s, f.seat, f.a)] + [DONE]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        if action == DONE:
            stopped(s, f.seat, f.a, f.b, ENOUGH)
        else:
            paid = spread_to(s, f.seat, action - SPREAD_ROW, f.a)
            spread_on(s, f.seat, f.a + 1, f.b + paid)


class Neutral(Step[FirstSparksState]):
    """The second of two players adds a member to the neutral clan, free.

    Rule: FS-11.14, FS-11.15.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [SPREAD_ROW + space for space in items_of(reach_of(s, s.seats))]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        s.members[s.seats] |= 1 << action - SPREAD_ROW
        neutral_spread(s, f.seat, action - SPREAD_ROW)


def spread_on(s: FirstSparksState, seat: int, placed: int, paid: int) -> None:
    """Ask for the next member, unless none can follow.

    Rule: FS-8.2, FS-8.9, FS-10.2, FS-14.15.
    """
    why = why_stopped(s, seat, placed)
    if why == ENOUGH:
        s.stack.append(Frame(SPREAD_STEP, seat, placed, paid))
    else:
        stopped(s, seat, placed, paid, why)


def ask_for_second(s: FirstSparksState, seat: int) -> None:
    """Ask for the second member of the placing round, unless none can be paid.

    Rule: FS-3.5, FS-3.6, FS-14.15.
    """
    why = why_stopped(s, seat, 0)
    if why == ENOUGH:
        s.stack.append(Frame(SECOND_STEP, seat))
    else:
        stopped(s, seat, 0, 0, why)


def neutral_grows(s: FirstSparksState) -> bool:
    """Ask for a member of the neutral clan while it is smaller than the first player's; False if it is not.

    The map hangs together and has more spaces than a clan has members, so there is always one to go to.
    Rule: FS-11.14, FS-14.8.
    """
    size = count_of(s.members[s.seats])
    if size >= count_of(s.members[s.order[0]]) or size >= s.box.most_members:
        return False
    s.stack.append(Frame(NEUTRAL, s.order[1]))
    return True


def why_stopped(s: FirstSparksState, seat: int, placed: int) -> int:
    """Why a clan can place no more now; ENOUGH if it can.

    Rule: FS-8.9, FS-10.2, FS-14.15.
    """
    if placed == MOST_NEW:
        return FIVE_PLACED
    if count_of(s.members[seat]) >= s.box.most_members:
        return CLAN_FULL
    food = s.food[seat]
    if food < s.box.spread_cost[placed]:
        return TOO_DEAR
    plain = plain_reach_of(s, seat)
    reach = reach_of(s, seat)
    while reach != 0:
        if cost_of(s, seat, lowest_of(reach), placed, plain) <= food:
            return ENOUGH
        reach &= reach - 1
    return TOO_DEAR


def affordable(s: FirstSparksState, seat: int, placed: int) -> list[int]:
    """The spaces a clan can pay for as its next.

    Rule: FS-8.3, FS-8.4.
    """
    food = s.food[seat]
    plain = plain_reach_of(s, seat)
    return [space for space in items_of(reach_of(s, seat)) if cost_of(s, seat, space, placed, plain) <= food]


def reach_of(s: FirstSparksState, clan: int) -> int:
    """Mask of the spaces next to a clan where it has no member; anywhere, if it has none left.

    Rule: FS-8.1, FS-8.3, FS-14.12.
    """
    members = s.members[clan]
    land = land_of(s.box, s.tiles)
    if members == 0:
        return land.spaces
    return joined(land.near, members) & ~members


def plain_reach_of(s: FirstSparksState, clan: int) -> int:
    """Mask of those reached without a mountain; where both ways lead, the plain one counts.

    Rule: FS-8.5, FS-14.5, FS-14.12.
    """
    land = land_of(s.box, s.tiles)
    return joined(land.plain, s.members[clan]) if s.members[clan] != 0 else land.spaces


def cost_of(s: FirstSparksState, seat: int, space: int, placed: int, plain: int) -> int:
    """What the next member costs there, `plain` being what is reached without a mountain.

    Rule: FS-8.4, FS-8.5, FS-8.6.
    """
    return s.box.spread_cost[placed] + ridge_cost(s, space, plain) + company_cost(s, seat, space)


def ridge_cost(s: FirstSparksState, space: int, plain: int) -> int:
    """What a mountain on the way adds.

    Rule: FS-8.5.
    """
    return 0 if plain >> space & 1 == 1 else s.box.mountain_cost


def company_cost(s: FirstSparksState, seat: int, space: int) -> int:
    """What others on the space add: one for each, and one for the new member; language saves one.

    Rule: FS-8.6, FS-13.5.
    """
    others = 0
    for members in s.members:
        if members >> space & 1 == 1:
            others += 1
    if others == 0:
        return 0
    return others if s.cards[seat] & s.box.kind_mask[LANGUAGE] != 0 else others + 1


def spread_to(s: FirstSparksState, seat: int, space: int, placed: int) -> int:
    """Place a member and pay for it; returns what it cost.

    Rule: FS-1.8, FS-8.3, FS-8.4.
    """
    ridge = ridge_cost(s, space, plain_reach_of(s, seat))
    company = company_cost(s, seat, space)
    cost = s.box.spread_cost[placed] + ridge + company
    s.food[seat] -= cost
    s.members[seat] |= 1 << space
    spread(s, seat, space, s.box.spread_cost[placed], ridge, company)
    return cost
