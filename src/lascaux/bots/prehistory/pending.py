"""What an open decision promises: an action half done is judged as if it were finished."""

from __future__ import annotations

from lascaux.bots.prehistory.camp import Camp, Purse
from lascaux.bots.prehistory.gains import basket_gain, hunt_gain
from lascaux.bots.prehistory.plans import NOTHING, Offers, lay_foot_of
from lascaux.bots.prehistory.worths import Clock
from lascaux.games.prehistory.data import (
    CEREMONY,
    FISHING,
    HUTS,
    KINDS,
    MIGRATION_SIDES,
    MOST_VALUE,
    SPACES,
    WHITE_CUBES,
)
from lascaux.games.prehistory.state import FOOT, SPRING, PrehistoryState
from lascaux.games.prehistory.steps.choosing import ARE_CUBES, SIZES
from lascaux.games.prehistory.steps.crafts import card_in
from lascaux.games.prehistory.steps.giving import FOR_HUT, FOR_SECTION, cubes_for
from lascaux.games.prehistory.steps.holding import colour_at
from lascaux.games.prehistory.steps.migrating import most_migrants
from lascaux.games.prehistory.steps.numbers import (
    CHOOSE_BASKET,
    FOLLOW,
    GIVE,
    HUNT_MORE,
    ONE_COLOUR,
    PAINT_MORE,
    PAY,
    RAISE_HUT,
    RETURN_MEMBER,
    SEND,
    SETTLE,
    SHAMAN_FROM,
    SHAMAN_TO,
    SHIFT,
    SPEND,
    TAKE,
    TURN_FIRST,
    USE_SLOTH,
    WALK_TO,
)
from lascaux.games.prehistory.steps.paying import price_of
from lascaux.games.prehistory.steps.picks import kinds_in
from lascaux.kernel.frames import Frame


def foot_due(s: PrehistoryState, seat: int, purse: list[int], clock: Clock) -> float:
    """What the cube costs that is due at the foot of a pillar, if it is; it leaves the purse."""
    if s.phase != SPRING or s.stage != FOOT or s.acting != seat:
        return 0.0
    if sum(purse) == 0:
        return s.box.resource_price * clock.dev
    lay_foot_of(purse)
    return clock.resource


def promised(
    s: PrehistoryState, f: Frame, purse: list[int], clock: Clock, offers: Offers, camp: Camp
) -> float:
    """What an open decision of a seat adds to its hopes; what is sure to be paid leaves the purse."""
    if f.step == PAY:
        return _paying(s, f, purse, clock, offers)
    if f.step in (SHAMAN_TO, SHAMAN_FROM):
        for place in kinds_in(f.b):
            _spend(purse, colour_at(s, CEREMONY, place))
        return offers.rites[f.a] - clock.resource * s.box.rite_value[s.ceremony[f.a]]
    if f.step == TURN_FIRST:
        return offers.sections[f.a] - clock.resource * len(s.box.symbols[f.a])
    if f.step == SEND:
        return _sending(s, f, clock, offers)
    if f.step == WALK_TO:
        return camp.best_walk(f.a)
    if f.step == SPEND:
        here, there = f.a // SPACES, f.a % SPACES
        worth = camp.worths()[there] - camp.leaving_loss(here)
        return worth - Purse(s, f.seat, clock).price(f.b)
    if f.step == SETTLE:
        return camp.hut_worth(f.a)
    return _crafting(s, f, clock, offers, camp)


def _spend(purse: list[int], colour: int) -> None:
    if purse[colour] > 0:
        purse[colour] -= 1


def _paying(s: PrehistoryState, f: Frame, purse: list[int], clock: Clock, offers: Offers) -> float:
    for colour in kinds_in(f.c):
        _spend(purse, colour)
    gain = offers.fish[f.b] if f.a == FISHING else offers.hunts[f.b]
    return gain - clock.resource * price_of(s, f.a, f.b)


def _sending(s: PrehistoryState, f: Frame, clock: Clock, offers: Offers) -> float:
    count = most_migrants(s, f.seat, f.a)
    if f.a == WHITE_CUBES:
        return max(offers.member - clock.cube, count * (offers.member - clock.cube))
    return count * offers.member - clock.resource * len(MIGRATION_SIDES[f.a])


def _crafting(s: PrehistoryState, f: Frame, clock: Clock, offers: Offers, camp: Camp) -> float:
    """The rest of them: mushrooms, sloths, megaliths D and abilities."""
    if f.step == CHOOSE_BASKET:
        return max([basket_gain(s, f.seat, basket, clock, camp.leanings) for basket in range(KINDS)])
    if f.step == USE_SLOTH:
        base = f.a * (MOST_VALUE + 1)
        return max([0.0, *[offers.by_cost[base + cost] - cost * clock.cube for cost in range(1, 4)]])
    if f.step == FOLLOW:
        return max(0.0, offers.member)
    if f.step == TAKE:
        return SIZES[f.a] * (clock.cube if ARE_CUBES[f.a] else clock.resource)
    if f.step == GIVE:
        return _giving(s, f, clock, offers, camp)
    if f.step == ONE_COLOUR:
        card = card_in(s, f.a)
        return _net(hunt_gain(s, f.seat, card, clock, camp.leanings), s.box.card_value[card], clock)
    return _ability(s, f, clock, offers, camp)


def _ability(s: PrehistoryState, f: Frame, clock: Clock, offers: Offers, camp: Camp) -> float:
    """What the best use of an ability would bring."""
    if f.step == PAINT_MORE:
        nets = [
            _net(gain, len(s.box.symbols[section]), clock) for section, gain in enumerate(offers.sections)
        ]
        return max([clock.cube, *nets])
    if f.step == RAISE_HUT:
        best = 0.0
        for hut in range(HUTS):
            if s.huts[f.seat * HUTS + hut] == 0:
                best = max(best, _net(camp.hut_worth(hut), s.box.hut_need[hut], clock))
        return best
    if f.step == HUNT_MORE:
        return max([0.0, *[_net(gain, 2, clock) for gain in offers.hunts]])
    if f.step == SHIFT:
        return 1.0
    return 2.0 * clock.cube + clock.resource if f.step == RETURN_MEMBER else 0.0


def _net(gain: float, cubes: int, clock: Clock) -> float:
    return gain if gain <= NOTHING else gain - cubes * clock.cube


def _giving(s: PrehistoryState, f: Frame, clock: Clock, offers: Offers, camp: Camp) -> float:
    cubes = cubes_for(s, f.a, f.b)
    if f.a == FOR_SECTION:
        return _net(offers.sections[f.b], cubes, clock)
    return _net(camp.hut_worth(f.b), cubes, clock) if f.a == FOR_HUT else f.b - cubes * clock.cube
