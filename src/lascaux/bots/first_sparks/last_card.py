"""After the last card: the fewest years in which a clan can have thirteen members.

Nothing is left to chance then, and nothing comes but what the clans hunt. So it is counted in whole members
and food, the others staying as they are: a clan that waits for what never comes must see it.
"""

from __future__ import annotations

from typing import Final

from lascaux.bots.first_sparks.harvests import Harvests
from lascaux.bots.first_sparks.spaces import extras_of
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import FIRE, MOST_NEW
from lascaux.games.first_sparks.state import HUNTING, SPREADING, TECHNOLOGY, FirstSparksState
from lascaux.parts.masks import count_of

LONGEST: Final = 10.0  # years; what comes later is guessed

_LATER_YEARS: Final = 0.5  # for each member that is missing then, in a poor clan
_POOR: Final = 10.0  # food a year; with as much more, half as many
_FOOD_FOR_HUNT: Final = 0.3  # food in hand counts as so much of it
_NEVER: Final = -1  # food of a clan of a size that it cannot have


class Ways:
    """What a clan can have come to, by number of members: the most food, however it got there."""

    def __init__(self, s: FirstSparksState, seat: int, harvests: Harvests, idle: float) -> None:
        self.box: Final = s.box
        self.end: Final = s.box.ending_members
        self.begun: Final = count_of(s.members[seat])
        self.has_fire: Final = s.cards[seat] & s.box.kind_mask[FIRE] != 0
        self.extras: Final = extras_of(s, seat, max(self.end - self.begun, 1))
        self.hunts: Final = [_hunt(s, seat, harvests, idle, size) for size in range(self.end)]
        self.food: list[int] = [_NEVER] * self.end
        self.food[self.begun] = s.food[seat]

    def spoil(self) -> None:
        """A third goes, but for fire."""
        if not self.has_fire:
            for size, food in enumerate(self.food):
                if food > 0:
                    self.food[size] = food - food // self.box.spoiling

    def eat(self, hunts: list[int]) -> None:
        """Hunt and feed; members that get nothing leave."""
        fed = [_NEVER] * self.end
        for size, food in enumerate(self.food):
            if food != _NEVER:
                rest = food + hunts[size] - size
                left = size if rest >= 0 else size + rest
                fed[left] = max(fed[left], rest, 0)
        self.food = fed

    def spread(self, placed: int) -> float:
        """Place any number of members; returns the part of the year that thirteen take, below 0 if never."""
        grown = self.food[:]
        best = -1.0
        for size, food in enumerate(self.food):
            paid = 0
            for new in range(MOST_NEW - placed):
                nth = min(max(size + new - self.begun, 0), len(self.extras) - 1)
                paid += self.box.spread_cost[placed + new] + self.extras[nth]
                if paid > food:
                    break
                if size + new + 1 == self.end:
                    part = paid / (food + 0.5)
                    best = part if best < 0.0 else min(best, part)
                    break
                grown[size + new + 1] = max(grown[size + new + 1], food - paid)
        self.food = grown
        return best


def years_without_cards(s: FirstSparksState, seat: int, harvests: Harvests, idle: float) -> float:
    """The fewest years; if it takes too many, what is missing is guessed."""
    ways = Ways(s, seat, harvests, idle)
    place = s.order.index(seat)
    turn = s.seats - s.turn  # the place of whoever has the go, where they go from last to first
    if s.phase <= TECHNOLOGY:
        ways.spoil()
    if s.phase <= TECHNOLOGY or (s.phase == HUNTING and place < turn):
        ways.eat([harvests.now[seat]] * ways.end)
    years = 0.0
    part = -1.0
    if s.phase < SPREADING or (s.phase == SPREADING and place < turn):
        part = ways.spread(0)
    elif s.phase == SPREADING and place == turn and s.stack[-1].seat == seat:
        part = ways.spread(s.stack[-1].a)
    while part < 0.0:
        years += 1.0
        if years >= LONGEST:
            hunt = float(ways.hunts[ways.begun])
            return years + later_years(s.box, float(ways.begun), hunt, float(s.food[seat]))
        ways.spoil()
        ways.eat(ways.hunts)
        part = ways.spread(0)
    return years + part


def later_years(box: FirstSparksBox, size: float, hunt: float, food: float) -> float:
    """A guess for a clan that is still growing after the years that are looked at."""
    missing = box.ending_members - size
    return _LATER_YEARS * missing * _POOR / (_POOR + hunt + _FOOD_FOR_HUNT * food)


def _hunt(s: FirstSparksState, seat: int, harvests: Harvests, idle: float, size: int) -> int:
    """The food of a year with so many members: whoever outgrows others hunts after them."""
    ahead = 0
    for other in range(s.seats):
        if other != seat:
            rival = count_of(s.members[other])
            if rival > size or (rival == size and s.cards[other] > s.cards[seat]):
                ahead += 1
    hunt = float(harvests.later[seat])
    place = harvests.places[seat]
    turned = s.seats - 1 - place
    if turned != place:
        hunt += (harvests.turned[seat] - hunt) * (ahead - place) / (turned - place)
    if size > count_of(s.members[seat]):
        hunt += idle
    return max(int(hunt), 0)  # beyond both orders that were tried it is guessed, and may come out below
