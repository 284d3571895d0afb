"""How many years each clan still needs to thirteen members.

The years to come are played through in thought, each clan for itself, by a few plans; the best one counts.
"""

from __future__ import annotations

from typing import Final

from lascaux.bots.first_sparks.cards import Wares, idle_worth, tool_worths, wares_of
from lascaux.bots.first_sparks.clan import Clan
from lascaux.bots.first_sparks.harvests import Harvests, coming_order, harvests_of
from lascaux.bots.first_sparks.last_card import LONGEST, later_years, years_without_cards
from lascaux.bots.first_sparks.spaces import extras_of
from lascaux.games.first_sparks.data import FIRE, INTELLIGENCE
from lascaux.games.first_sparks.state import HUNTING, SPREADING, TECHNOLOGY, FirstSparksState
from lascaux.games.first_sparks.steps.spreading import cost_of, plain_reach_of, reach_of
from lascaux.games.first_sparks.steps.technology import tool_limit_of
from lascaux.parts.masks import count_of

# Plans: from how many members on a clan buys no more, and whether it keeps food for a usual card, not just
# for the cheapest.
_PLANS: Final = [(5, False), (5, True), (9, False), (9, True)]
_HOPE_OF_CARD: Final = 0.06  # years that a card still to come is worth to a clan that gets nowhere
_HOPE_OF_FOOD: Final = 0.02  # and a food in hand, towards buying it
_CLEVER: Final = 0.4  # food that intelligence brings in a year
_DEARER: Final = 0.5  # by which prices rise each year
_CROWDING: Final = 0.2  # food by which every year makes a new member dearer
_FIRST: Final = 0.5  # part of the years after this one by which the first in order is worse off than the last
_MOST_FIRST: Final = 0.7  # years that this can come to
_BEST_SPACES: Final = 3  # so many of the cheapest spaces count for what spreading costs
_NO_SPACE: Final = 9  # food, in place of a space that is not there


def prospects_of(s: FirstSparksState) -> list[float]:
    """Years to thirteen members, by seat; the fewer the better."""
    harvests = harvests_of(s)
    years = [_years(s, seat, harvests) for seat in range(s.seats)]
    for place, seat in enumerate(coming_order(s)):
        worse_off = min(_FIRST * max(years[seat] - 1.0, 0.0), _MOST_FIRST)
        years[seat] += worse_off * (s.seats - 1 - place) / (s.seats - 1)
    return years


def _years(s: FirstSparksState, seat: int, harvests: Harvests) -> float:
    wares = wares_of(s, seat, harvests)
    idle = idle_worth(s, seat, harvests)
    if wares.left == 0.0:
        return years_without_cards(s, seat, harvests, idle)
    extra = _extra_of(s, seat)
    least_extra = float(extras_of(s, seat, 1)[0])
    hunts = harvests.hunts_of(seat)
    worths = tool_worths(s, seat)
    best = -1.0
    for last_buy, is_thrifty in _PLANS:
        clan = Clan(
            s.box,
            count_of(s.members[seat]),
            s.food[seat],
            hunts,
            worths[:],
            tool_limit_of(s, seat),
            s.cards[seat] & s.box.kind_mask[FIRE] != 0,
        )
        if s.cards[seat] & s.box.kind_mask[INTELLIGENCE] != 0:
            clan.add(_CLEVER)
        clan.idle = idle
        clan.extra = extra
        clan.least_extra = least_extra
        years = _planned(s, seat, float(harvests.now[seat]), wares, clan, last_buy, is_thrifty)
        if best < 0.0 or years < best:
            best = years
    return best


def _planned(
    s: FirstSparksState, seat: int, hunted: float, wares: Wares, clan: Clan, last_buy: int, is_thrifty: bool
) -> float:
    """The years that one plan takes."""
    usual = wares.usual
    left = wares.left
    kept = usual if is_thrifty else wares.cheapest
    _finish_year(s, seat, hunted, wares, clan, last_buy, kept)
    year = 0
    while not clan.is_done and clan.years < LONGEST:
        clan.extra += _CROWDING
        if clan.size < last_buy and left >= 1.0:
            left -= 1.0
            clan.buy(usual, usual * wares.rate, True)
        clan.spoil()
        clan.eat(clan.hunt)
        year += 1
        clan.turn(year)
        usual += _DEARER
        kept += _DEARER
        clan.spread(kept if clan.size < last_buy else 0.0, 0)
    if clan.is_done:
        return clan.years
    hope = _HOPE_OF_CARD * wares.left + _HOPE_OF_FOOD * s.food[seat]
    return clan.years + later_years(s.box, clan.size, clan.hunt, clan.food) - min(hope, 1.0)


def _finish_year(
    s: FirstSparksState, seat: int, hunted: float, wares: Wares, clan: Clan, last_buy: int, kept: float
) -> None:
    """Play the rest of the present year."""
    place = s.order.index(seat)
    turn = s.seats - s.turn  # the place of whoever has the go, where they go from last to first
    placed = 0
    if s.phase <= TECHNOLOGY:
        if s.done >> seat & 1 == 0 and wares.gain > 0.0 and clan.size < last_buy:
            hunted += clan.buy(wares.price, wares.gain, wares.is_tool)
        if not clan.has_fire:
            clan.food -= float(int(clan.food) // s.box.spoiling)
        clan.eat(hunted)
    elif s.phase == HUNTING:
        if place < turn:
            clan.eat(hunted)
    elif s.phase > SPREADING or place > turn or (place == turn and s.stack[-1].seat != seat):
        clan.years = 1.0
        return
    elif place == turn:
        placed = s.stack[-1].a
    clan.spread(kept if clan.size < last_buy else 0.0, placed)


def _extra_of(s: FirstSparksState, seat: int) -> float:
    """What the cheapest spaces cost beyond the base."""
    plain = plain_reach_of(s, seat)
    reach = reach_of(s, seat)
    cheapest = [_NO_SPACE] * _BEST_SPACES
    space = 0
    while reach != 0:
        if reach & 1 == 1:
            cost = cost_of(s, seat, space, 0, plain) - s.box.spread_cost[0]
            for place in range(_BEST_SPACES):
                if cost < cheapest[place]:
                    cheapest.insert(place, cost)
                    cheapest.pop()
                    break
        reach >>= 1
        space += 1
    return sum(cheapest) / _BEST_SPACES
