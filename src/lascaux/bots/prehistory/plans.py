"""What a seat can do with its cubes this year: spring actions in a row, summer actions by colour."""

from __future__ import annotations

from typing import Final

from lascaux.bots.prehistory.camp import Camp
from lascaux.bots.prehistory.gains import fish_gain, hunt_gain, rite_gain, section_gain, tile_gain
from lascaux.bots.prehistory.rites import Leanings
from lascaux.bots.prehistory.worths import MEMBER_HOME, MEMBER_OUT, Clock, left_worth, stack_worth
from lascaux.games.prehistory.data import (
    CEREMONY,
    FEET,
    FISHING,
    FISHING_SIDES,
    GATHERING,
    HUNTING,
    HUNTING_SIDES,
    KINDS,
    MATRIARCH,
    MIGRATION,
    MIGRATION_SIDES,
    MOST_VALUE,
    PAINTING,
    SECTIONS,
)
from lascaux.games.prehistory.state import AFTER, EXTRA, FOOT, NONE, SPRING, SUMMER, PrehistoryState
from lascaux.games.prehistory.steps.fishing import fish_value
from lascaux.games.prehistory.steps.holding import colour_at, pillar_of
from lascaux.games.prehistory.steps.picks import size_of
from lascaux.parts.heaps import count_of

ROUNDS: Final = [1.0, 0.85, 0.65, 0.45]  # part of its gain that the next spring action counts for, and so on
IN_SUMMER: Final = 0.85  # part of the gain of a summer action that others may spoil
OUT_THIS_YEAR: Final = 1.2  # what a member sent out this year finds in autumn
NOTHING: Final = -99.0


class Offers:
    """What each thing on the board would add to a seat's hopes."""

    def __init__(self, s: PrehistoryState, seat: int, clock: Clock, leanings: Leanings, camp: Camp) -> None:
        self.sections: Final = [
            NOTHING
            if s.painted[seat] >> section & 1 == 1
            else section_gain(s, seat, section, clock, leanings)
            for section in range(SECTIONS)
        ]
        self.tiles: Final = [
            NOTHING if item == 0 else tile_gain(s, seat, item, clock, leanings) for item in s.gathering
        ]
        self.rites: Final = [
            NOTHING if card == 0 else rite_gain(s, seat, card, clock, leanings) for card in s.ceremony
        ]
        self.fish: Final = [
            NOTHING if item == 0 else fish_gain(s, seat, item, clock.incomes, clock, leanings)
            for item in s.river
        ]
        self.hunts: Final = [
            NOTHING if card == 0 else hunt_gain(s, seat, card, clock, leanings) for card in s.hunting
        ]
        this_year = OUT_THIS_YEAR if clock.autumns > 0 else 0.0
        self.member: Final = this_year + clock.later * (MEMBER_OUT - MEMBER_HOME) - leanings.home
        self.home: Final = camp.home
        self.by_cost: Final = self._by_cost(s)  # by action and cubes: the best that they buy

    def _by_cost(self, s: PrehistoryState) -> list[float]:
        best = [NOTHING] * (KINDS * (MOST_VALUE + 1))
        for section in range(SECTIONS):
            _note(best, PAINTING, len(s.box.symbols[section]), self.sections[section])
        for gain in self.tiles:
            _note(best, GATHERING, min(MOST_VALUE, s.box.gathering_cubes), gain)
        for slot, card in enumerate(s.ceremony):
            _note(best, CEREMONY, s.box.rite_value[card], self.rites[slot])
        for place, item in enumerate(s.river):
            if item != 0:
                _note(best, FISHING, fish_value(s, item), self.fish[place])
        for slot, card in enumerate(s.hunting):
            _note(best, HUNTING, s.box.card_value[card], self.hunts[slot])
        for count in range(1, min(MOST_VALUE, self.home) + 1):
            _note(best, MIGRATION, count, count * self.member)
        return best


def _note(best: list[float], action: int, cost: int, gain: float) -> None:
    place = action * (MOST_VALUE + 1) + cost
    best[place] = max(best[place], gain)


def surplus(s: PrehistoryState, offers: Offers, action: int, cubes: int, clock: Clock) -> float:
    """What an action brings beyond the worth of the cubes it takes, if one has so many."""
    best = 0.0
    base = action * (MOST_VALUE + 1)
    for cost in range(1, min(cubes, MOST_VALUE) + 1):
        if offers.by_cost[base + cost] > best:
            price = stack_worth(s, action, cubes, clock) - stack_worth(s, action, cubes - cost, clock)
            best = max(best, offers.by_cost[base + cost] - price)
    return best


def summer_hope(s: PrehistoryState, seat: int, clock: Clock, offers: Offers) -> float:
    """What action cubes will bring beyond their own worth, this summer or as the extra action."""
    base = seat * KINDS
    if s.phase == SPRING or (s.phase == SUMMER and s.step == NONE):
        return _before_pillars(s, seat, clock, offers)
    if s.phase == SUMMER:
        place = len(s.points) - 1 - s.order.index(seat)
        is_over = place < s.turn or (place == s.turn and s.stage == AFTER)
        hope = 0.0
        for action in range(s.step + 1 if is_over else s.step, KINDS):
            if s.cubes[base + action] > 0:
                hope += surplus(s, offers, action, s.cubes[base + action], clock)
        return IN_SUMMER * hope
    if clock.is_last and (s.phase != EXTRA or _has_extra(s, seat)):
        best = 0.0
        for action in range(KINDS):
            if s.cubes[base + action] > 0:
                best = max(best, surplus(s, offers, action, s.cubes[base + action], clock))
        return IN_SUMMER * best
    return 0.0


def _has_extra(s: PrehistoryState, seat: int) -> bool:
    place = s.order.index(seat)
    return place > s.turn or (place == s.turn and s.stage != AFTER)


def _before_pillars(s: PrehistoryState, seat: int, clock: Clock, offers: Offers) -> float:
    """The same with the cubes of the pillar that one is likely to get."""
    base = seat * KINDS
    place = len(s.points) - 1 - s.order.index(seat)
    hope = 0.0
    now = [0.0] * KINDS
    for action in range(KINDS):
        if s.cubes[base + action] > 0:
            now[action] = surplus(s, offers, action, s.cubes[base + action], clock)
            hope += now[action]
    if s.phase == SUMMER and (place < s.turn or (place == s.turn and s.stage == AFTER)):
        return IN_SUMMER * hope
    ahead = place - s.turn if s.phase == SUMMER else place
    worths: list[float] = []
    for pillar in range(KINDS):
        heap = s.tops[pillar] + s.feet[pillar]
        if heap != 0:
            worths.append(_pillar_worth(s, base, heap, clock, offers, now))
    worths.sort(reverse=True)
    if len(worths) > 0:
        hope += worths[min(ahead, len(worths) - 1)] / IN_SUMMER
    return IN_SUMMER * hope


def _pillar_worth(
    s: PrehistoryState, base: int, heap: int, clock: Clock, offers: Offers, now: list[float]
) -> float:
    worth = 0.0
    for colour in range(KINDS):
        count = count_of(heap, colour)
        if count > 0:
            held = s.cubes[base + colour]
            worth += stack_worth(s, colour, held + count, clock) - stack_worth(s, colour, held, clock)
            worth += IN_SUMMER * (surplus(s, offers, colour, held + count, clock) - now[colour])
    return worth


class Bid:
    """A spring action that one could do: what it adds, its action, and the colours it takes."""

    def __init__(self, action: int, gain: float, colours: list[int], count: int) -> None:
        self.action: Final = action
        self.gain: Final = gain
        self.colours: Final = colours  # each at most as often as listed
        self.count: Final = count  # so many of them


def spring_hope(s: PrehistoryState, seat: int, purse: list[int], clock: Clock, offers: Offers) -> float:
    """What the next spring actions will bring beyond the worth of the resources they take."""
    total = sum(purse)
    if total < 2:
        return 0.0
    price = clock.resource if not clock.is_last else left_worth(s, 0, clock)
    bids = bids_of(s, seat, offers, price)
    hope = 0.0
    for weight in ROUNDS:
        best: Bid | None = None
        most = 0.0
        for bid in bids:
            if bid.gain > most and bid.count < total and _can_pay(purse, bid):
                best = bid
                most = bid.gain
        if best is None:
            break
        hope += weight * most
        _take(purse, best)
        total -= best.count + 1
        bids.remove(best)
        if total < 2:
            break
    return hope


def bids_of(s: PrehistoryState, seat: int, offers: Offers, price: float) -> list[Bid]:
    """All spring actions that pay, their prices and the foot taken off."""
    bids: list[Bid] = []
    if has_room(s, PAINTING):
        shown = [colour_at(s, PAINTING, side) for side in range(KINDS)]
        for section, gain in enumerate(offers.sections):
            symbols = s.box.symbols[section]
            if gain > price * (len(symbols) + 1):
                _bid(bids, PAINTING, gain, [shown[symbol] for symbol in symbols], len(symbols), price)
    if has_room(s, GATHERING):
        for place, gain in enumerate(offers.tiles):
            if gain > 2.0 * price:
                _bid(bids, GATHERING, gain, [colour_at(s, GATHERING, place)], 1, price)
    if has_room(s, CEREMONY):
        places = [place for place in range(KINDS) if count_of(s.shamans[seat], place) == 0]
        free = [colour_at(s, CEREMONY, place) for place in places]
        for slot, gain in enumerate(offers.rites):
            _bid(bids, CEREMONY, gain, free, s.box.rite_value[s.ceremony[slot]], price)
    _bid_for_food(s, offers, price, bids)
    if offers.home > 0 and has_room(s, MIGRATION):
        _bid_for_members(s, seat, offers, price, bids)
    return bids


def _bid_for_food(s: PrehistoryState, offers: Offers, price: float, bids: list[Bid]) -> None:
    """Fish and game, each paid with its half of a tile."""
    if has_room(s, FISHING):
        half = [colour_at(s, FISHING, side) for side in FISHING_SIDES]
        for place, gain in enumerate(offers.fish):
            if gain > 0.0:
                _bid(bids, FISHING, gain, half, fish_value(s, s.river[place]), price)
    if has_room(s, HUNTING):
        half = [colour_at(s, HUNTING, side) for side in HUNTING_SIDES]
        for slot, gain in enumerate(offers.hunts):
            _bid(bids, HUNTING, gain, half, s.box.card_value[s.hunting[slot]], price)


def has_room(s: PrehistoryState, action: int) -> bool:
    """Whether an action has a free foot, also once the cube is laid that is due."""
    is_due = s.phase == SPRING and s.stage == FOOT and s.step == action
    return size_of(s.feet[pillar_of(s, action)]) + (1 if is_due else 0) < FEET


def _bid(bids: list[Bid], action: int, gain: float, colours: list[int], count: int, price: float) -> None:
    if gain > price * (count + 1):
        bids.append(Bid(action, gain - price * (count + 1), colours, count))


def _bid_for_members(s: PrehistoryState, seat: int, offers: Offers, price: float, bids: list[Bid]) -> None:
    is_matriarch = s.has_characters and s.characters[seat] == MATRIARCH
    migrants = s.box.matriarch_migrants if is_matriarch else s.box.migrants
    for sides in MIGRATION_SIDES:
        gain = offers.member * min(offers.home, migrants[len(sides) - 1]) - price * (len(sides) + 1)
        if gain > 0.0:
            bids.append(Bid(MIGRATION, gain, [colour_at(s, MIGRATION, side) for side in sides], len(sides)))


def _can_pay(purse: list[int], bid: Bid) -> bool:
    """Whether a purse holds enough different colours of a bid."""
    found = 0
    for colour in bid.colours:
        if purse[colour] > 0:
            found += 1
    return found >= bid.count


def _take(purse: list[int], bid: Bid) -> None:
    """Pay a bid from the colours that one has most of, then the foot."""
    left = bid.colours[:]
    for _ in range(bid.count):
        best = left[0]
        for colour in left:
            if purse[colour] > purse[best]:
                best = colour
        purse[best] -= 1
        left.remove(best)
    lay_foot_of(purse)


def lay_foot_of(purse: list[int]) -> None:
    """A cube of the colour that one has most of goes to the foot of a pillar."""
    most = 0
    for colour in range(KINDS):
        if purse[colour] > purse[most]:
            most = colour
    if purse[most] > 0:
        purse[most] -= 1
