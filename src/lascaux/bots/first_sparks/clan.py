"""A clan in thought: year after year it buys a card, loses what spoils, hunts, eats and spreads.

It grows in parts of members and buys parts of cards, so that a single food more or less shows.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from lascaux.bots.first_sparks.cards import PAYBACK
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import MOST_NEW

_LEAST_SIZE: Final = 0.2  # below which hunger does not drive a clan
_HUNGRY: Final = 0.5  # members that a clan may have beyond what its hunt feeds
_HUNGRY_RICH: Final = 0.25  # and for each food in hand


class Clan:
    """What a clan has, and how many years it has taken so far."""

    def __init__(
        self,
        box: FirstSparksBox,
        size: int,
        food: int,
        hunts: list[float],
        tools: list[float],
        limit: int,
        has_fire: bool,
    ) -> None:
        self.box: Final = box
        self.size: float = float(size)
        self.food: float = float(food)
        self.tools: Final = tools  # what each adds to the hunt
        self.limit: Final = limit  # of tools
        self.has_fire: Final = has_fire
        self.hunts: Final = hunts  # food of the years to come, with the tools at hand
        self.hunt: float = hunts[0]  # food of the next year
        self.added: float = 0.0  # what came to it beyond the tools at hand
        self.idle: float = 0.0  # what tools would add once the next member is placed
        self.extra: float = 0.0  # what a new member costs beside the base
        self.least_extra: float = 0.0  # the same for the next one, where it is cheapest
        self.years: float = 0.0
        self.is_done: bool = False  # thirteen members

    def buy(self, price: float, gain: float, is_tool: bool) -> float:
        """A card, or as little of it as the clan can pay; returns what it adds to the hunt."""
        place = -1
        if is_tool and len(self.tools) >= self.limit:
            place = self._weakest()
            gain -= self.tools[place]
        if gain * PAYBACK <= price:
            return 0.0
        share = self.food / price if self.food < price else 1.0
        square = share * share
        part = square * square  # half of a price buys a sixteenth of a card: whoever cannot pay has to wait
        if place >= 0:
            self.tools[place] += part * gain
        elif is_tool:
            self.tools.append(part * gain)
        self.food -= part * price
        self.add(part * gain)
        return part * gain

    def add(self, gain: float) -> None:
        """Food that the hunt brings each year beyond what it did."""
        self.added += gain
        self.hunt += gain

    def turn(self, year: int) -> None:
        """Look to the next hunt, of this year from now on."""
        self.hunt = self.hunts[min(year, len(self.hunts) - 1)] + self.added

    def spoil(self) -> None:
        """A third goes, but for fire."""
        if not self.has_fire:
            self.food -= self.food / self.box.spoiling

    def eat(self, hunted: float) -> None:
        """Hunt and feed; members that get nothing leave."""
        self.food += hunted - self.size
        if self.food < 0.0:
            self.size = max(_LEAST_SIZE, self.size + self.food)
            self.food = 0.0

    def spread(self, kept: float, placed: int) -> None:
        """Place what can be paid and fed, or all that can be paid if that makes thirteen."""
        if self.idle > 0.0 and placed < MOST_NEW:
            cost = self.box.spread_cost[placed] + self.least_extra
            if cost <= self.food:
                self.food -= cost
                self.size += 1.0
                self.add(self.idle)
                self.idle = 0.0
                placed += 1
        slope = 0.5 + self.extra + placed
        missing = self.box.ending_members - self.size
        cost = missing * missing / 2.0 + missing * slope
        if missing + placed <= MOST_NEW and cost <= self.food:
            self.is_done = True
            self.years += cost / (self.food + 0.5)
            return
        self.years += 1.0
        new = self.hunt + _HUNGRY + _HUNGRY_RICH * self.food - self.size
        if self.food > kept and new > 0.0:
            new = min(new, float(MOST_NEW - placed), sqrt(slope * slope + 2.0 * (self.food - kept)) - slope)
            self.food -= new * new / 2.0 + new * slope
            self.size += new

    def _weakest(self) -> int:
        """The place of the tool that has to go for another."""
        weakest = 0
        for place in range(1, len(self.tools)):
            if self.tools[place] < self.tools[weakest]:
                weakest = place
        return weakest
