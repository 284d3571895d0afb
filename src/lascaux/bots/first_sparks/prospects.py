"""How many years each clan still needs to thirteen members.

A clan grows on food: what it has, and what it hunts each year less what it eats.  The years to come are
played through in thought, each clan for itself: buy a card, lose what spoils, hunt, eat, spread.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from lascaux.bots.first_sparks.cards import Bargain, bargain_of, has_room
from lascaux.bots.first_sparks.harvests import Harvests, harvests_of
from lascaux.games.first_sparks.data import (
    ENDING_MEMBERS,
    FIRE,
    INTELLIGENCE,
    KIND_MASK,
    MOST_NEW,
    SPOILING,
    SPREAD_COST,
    count_of,
)
from lascaux.games.first_sparks.state import HUNTING, SPREADING, TECHNOLOGY, FirstSparksState
from lascaux.games.first_sparks.steps.spreading import cost_of, plain_reach_of, reach_of

LONGEST: Final = 20.0  # years; whoever needs more is as good as lost

_LATER_PRICE: Final = 8.0  # of the cards of later years, and what such a tool adds to a year's hunt
_LATER_GAIN: Final = 2.6
_REPLACED_GAIN: Final = 1.8  # if another tool has to go for it
_CROWDING: Final = 0.25  # food by which every year makes a new member dearer
_CLEVER: Final = 0.7  # food that intelligence brings in a year
_BEST_SPACES: Final = 3  # so many of the cheapest spaces count for what spreading costs


class Clan:
    """One clan in thought."""

    def __init__(self, size: float, food: float, hunt: float, extra: float, has_fire: bool) -> None:
        self.size: float = size
        self.food: float = food
        self.hunt: float = hunt
        self.extra: float = extra  # what a new member costs beside the base
        self.has_fire: Final = has_fire

    def spoil(self) -> None:
        """A third goes, but for fire; what is spent at once is not counted here."""
        if not self.has_fire:
            self.food -= self.food / SPOILING

    def eat(self, hunted: float) -> None:
        """Hunt and feed; members that get nothing leave."""
        self.food += hunted - self.size
        if self.food < 0.0:
            self.size = max(0.0, self.size + self.food)
            self.food = 0.0

    def spread(self, kept: float) -> float:
        """Place as many as can be paid, keeping some food; returns how many."""
        budget = self.food - kept
        if budget <= 0.0:
            return 0.0
        slope = 0.5 + self.extra
        new = min(float(MOST_NEW), sqrt(slope * slope + 2.0 * budget) - slope)
        self.food -= new * new / 2.0 + new * slope
        self.size += new
        return new


def prospects_of(s: FirstSparksState) -> list[float]:
    """Years to thirteen members, by seat; the fewer the better."""
    harvests = harvests_of(s)
    return [_years(s, seat, harvests) for seat in range(s.seats)]


def _years(s: FirstSparksState, seat: int, harvests: Harvests) -> float:
    clan = Clan(
        float(count_of(s.members[seat])),
        float(s.food[seat]),
        float(harvests.next[seat]),
        _extra_of(s, seat),
        s.cards[seat] & KIND_MASK[FIRE] != 0,
    )
    if s.cards[seat] & KIND_MASK[INTELLIGENCE] != 0:
        clan.hunt += _CLEVER
    bargain = bargain_of(s, seat, harvests)
    years = 0.0
    if s.phase < SPREADING:
        years = _finish_year(s, seat, harvests, clan, bargain)
        bargain = Bargain(_LATER_PRICE, _LATER_GAIN if has_room(s, seat) else _REPLACED_GAIN)
        if clan.size >= ENDING_MEMBERS:
            return years
    return years + _later_years(clan, bargain)


def _finish_year(s: FirstSparksState, seat: int, harvests: Harvests, clan: Clan, bargain: Bargain) -> float:
    """Play the rest of the present year; returns the part of it that was needed, at most one."""
    if s.phase <= TECHNOLOGY:
        if s.done >> seat & 1 == 0 and clan.food >= bargain.price:
            clan.food -= bargain.price
            clan.hunt += bargain.gain
            clan.food += bargain.gain
        clan.spoil()
    if s.phase < HUNTING or not _has_hunted(s, seat):
        clan.eat(float(harvests.now[seat]))
    before = clan.size
    clan.spread(_LATER_PRICE)
    return _part(before, clan.size)


def _has_hunted(s: FirstSparksState, seat: int) -> bool:
    return s.order.index(seat) >= s.seats - s.turn


def _later_years(clan: Clan, bargain: Bargain) -> float:
    years = 0.0
    while years < LONGEST:
        if clan.food >= bargain.price and clan.size < ENDING_MEMBERS - 3:
            clan.food -= bargain.price
            clan.hunt += bargain.gain
        clan.spoil()
        clan.eat(clan.hunt)
        before = clan.size
        clan.spread(bargain.price if clan.size < ENDING_MEMBERS - 3 else 0.0)
        if clan.size >= ENDING_MEMBERS:
            return years + _part(before, clan.size)
        clan.extra += _CROWDING
        years += 1.0
    return LONGEST + (ENDING_MEMBERS - clan.size)


def _part(before: float, after: float) -> float:
    """The part of a year in which thirteen was reached; one if it was not."""
    if after < ENDING_MEMBERS or after <= before:
        return 1.0
    return max(0.0, (ENDING_MEMBERS - before) / (after - before))


def _extra_of(s: FirstSparksState, seat: int) -> float:
    """What the cheapest spaces cost beyond the base."""
    plain = plain_reach_of(s, seat)
    reach = reach_of(s, seat)
    cheapest = [9] * _BEST_SPACES
    space = 0
    while reach != 0:
        if reach & 1 == 1:
            cost = cost_of(s, seat, space, 0, plain) - SPREAD_COST[0]
            for place in range(_BEST_SPACES):
                if cost < cheapest[place]:
                    cheapest.insert(place, cost)
                    cheapest.pop()
                    break
        reach >>= 1
        space += 1
    return sum(cheapest) / _BEST_SPACES
