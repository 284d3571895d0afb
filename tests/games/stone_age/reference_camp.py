"""One player of the naive Stone Age: all that is his, what he can pay, and what he scores."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from tests.games.stone_age.reference_box import (
    CARDS,
    GOODS,
    RESOURCES,
    TILES,
    Cost,
    Payment,
    barter_at,
    resources,
)

TWOS = [f"two {one} {other}" for one, other in resources(2)]


class Camp:
    """All that belongs to one player."""

    def __init__(self, has_style: bool) -> None:
        self.workers = 5
        self.home = 0  # still to be placed
        self.food = 12
        self.goods = Counter(dict.fromkeys(GOODS, 0))
        self.goods["jewel"] = 1 if has_style else 0
        self.agriculture = 0
        self.trade = 0
        self.tools = [0, 0, 0]
        self.used = [False, False, False]
        self.cards: list[str] = []
        self.one_use: dict[str, int] = {}  # cards still to be used once, and their values
        self.has_any_two = False  # bought and not yet taken
        self.tiles: list[str] = []
        self.score = 0
        self.has_bartered = False  # in this turn

    def gain(self, what: str, number: int) -> None:
        """Something that asks nothing."""
        if what == "food":
            self.food += number
        elif what == "points":
            self.score += number
        elif what == "worker":
            self.workers = min(self.workers + number, 10)
        elif what == "agriculture":
            self.agriculture = min(self.agriculture + number, 10)
        elif what == "trade":
            self.trade = min(self.trade + number, 10)
            self.goods["jewel"] += 2
        elif what == "tool":
            self.add_tool()
        else:
            self.goods[what] += number

    def add_tool(self) -> None:
        """A step of the tools: the first of the lowest is raised, and a used one stays used."""
        slot = self.tools.index(min(self.tools))
        if self.tools[slot] < 4:
            self.tools[slot] += 1

    def fresh_tools(self) -> set[int]:
        """The values of tools that may still be used in this round."""
        return {
            value for value, is_used in zip(self.tools, self.used, strict=True) if value > 0 and not is_used
        }

    def use_tool(self, value: int) -> None:
        """Of equal fresh tools the last is used."""
        slots = [slot for slot in range(3) if self.tools[slot] == value and not self.used[slot]]
        self.used[slots[-1]] = True

    def twos(self) -> list[str]:
        """The ways to take the any-two card now."""
        return TWOS if self.has_any_two else []

    def take_two(self, text: str) -> None:
        """Take the any-two card as an action says."""
        self.has_any_two = False
        self.goods.update(text.split()[1:])

    def resources_in_hand(self) -> int:
        """How many resources there are, jewels apart."""
        return sum(self.goods[good] for good in RESOURCES)

    def payments(self, cost: Cost) -> Cost:
        """The payments that the goods in hand make."""
        return [payment for payment in cost if missing(payment, self.goods) == 0]

    def barters(self, cost: Cost) -> dict[Payment, Cost]:
        """What may be given in a barter, and the payments that are then open.

        Only where the goods in hand cannot pay, and once a turn; what the barter brings is the least number
        of goods that is missing once the own ones are paid.
        """
        give, get = barter_at(self.trade)
        found: dict[Payment, Cost] = {}
        if give == 0 or self.has_bartered or self.payments(cost):
            return found
        for given in combinations_with_replacement(GOODS, give):
            if missing(given, self.goods) == 0:
                left = self.goods.copy()
                left.subtract(given)
                least = min(missing(payment, left) for payment in cost)
                if least <= get:
                    found[given] = [payment for payment in cost if missing(payment, left) == least]
        return found

    def can_pay(self, cost: Cost) -> bool:
        """Whether the goods in hand pay, or do so with a barter."""
        return bool(self.payments(cost) or self.barters(cost))

    def could_pay_with_two(self, cost: Cost) -> bool:
        """Whether some two resources of the any-two card would make it payable."""
        if not self.has_any_two:
            return False
        before, found = self.goods, False
        for pair in resources(2):
            self.goods = before + Counter(pair)
            found = found or self.can_pay(cost)
        self.goods = before
        return found

    def hand_over(self, payment: Payment) -> None:
        """Pay; what is not in hand came from a barter."""
        for good in payment:
            self.goods[good] = max(self.goods[good] - 1, 0)

    def people(self, sort: str) -> int:
        """How many people of one sort the lower halves of the cards show."""
        bottoms = [CARDS[card][1].split() for card in self.cards]
        return sum(int(bottom[1]) for bottom in bottoms if bottom[0] == sort)

    def lines(self) -> list[int]:
        """The lines of the final scoring: culture, five sorts of people, resources."""
        bottoms = [CARDS[card][1] for card in self.cards]
        symbols = Counter(bottom for bottom in bottoms if " " not in bottom)
        first_set = len(symbols)
        second_set = sum(1 for copies in symbols.values() if copies == 2)
        return [
            first_set**2 + second_set**2,
            self.people("farmer") * self.agriculture,
            self.people("maker") * sum(self.tools),
            self.people("builder") * len(self.tiles),
            self.people("shaman") * self.workers,
            self.people("trader") * self.trade,
            self.resources_in_hand() + (2 if self.has_any_two else 0),
        ]

    def total(self) -> int:
        """All points at the end."""
        return self.score + sum(self.lines())

    def tie_break(self) -> int:
        """What decides between equal points."""
        return self.agriculture + sum(self.tools) + self.workers

    def income(self) -> None:
        """What buildings of earlier rounds bring as phase 2 begins."""
        for tile in self.tiles:
            effect = TILES[tile].effect.split()
            if effect and effect[0] == "income":
                self.goods[effect[1]] += 1


def missing(payment: Payment, goods: Counter[str]) -> int:
    """How many goods of a payment are not there."""
    return sum(max(payment.count(good) - goods[good], 0) for good in set(payment))
