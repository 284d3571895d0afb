"""What the clans would hunt in the years to come, with the tools they have."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.data import CROP, FOODS, HUNTED_FOODS, MOST_NEW
from lascaux.games.first_sparks.state import HUNTING, PLACING, SPREADING, SUPPLY, FirstSparksState
from lascaux.games.first_sparks.steps.hunting import crops_of, grounds_of, most_of, tools_for
from lascaux.parts.masks import count_of, items_of

_SETTLED: Final = 9  # the year from which on few tools are bought, and those at hand tell the hunts to come
_FAR: Final = 6  # years that are looked at then; after them the stocks are what the tools leave of them
_NEAR: Final = 2  # and before


class Harvests:
    """By seat: the food of the hunt still to come this year, and of those of the years after it.

    `later` is the last of them, `turned` the same hunt in the opposite order, and `places` those in the order
    itself, from 0 on: together they tell what a place is worth. `left` is what lies on the harvest spaces
    when a seat has hunted next year, five numbers for each seat: what another tool could still take.
    """

    def __init__(self, seats: int, years: int) -> None:
        self.years: Final = years  # that are looked at, after this one
        self.now: Final = [0] * seats
        self.coming: Final = [[0.0] * years for _ in range(seats)]
        self.later: Final = [0] * seats
        self.turned: Final = [0] * seats
        self.places: Final = [0] * seats
        self.left: Final = [0] * (seats * len(FOODS))

    def hunts_of(self, seat: int) -> list[float]:
        """Year by year; while tools are still bought, one number for all years tells enough."""
        coming = self.coming[seat]
        return coming if self.years > _NEAR else [(coming[0] + coming[1]) / 2.0]


def harvests_of(s: FirstSparksState) -> Harvests:
    """Hunt year after year, from last to first, without any new tool or member."""
    has_cards = s.market != 0 or s.pile > 0 or s.below != 0
    harvests = Harvests(s.seats, _NEAR if has_cards and s.year < _SETTLED else _FAR)
    order = coming_order(s)
    stock = s.stock[:]
    if s.phase < SPREADING:
        had = s.turn if s.phase == HUNTING else 0
        for place in range(s.seats - 1 - had, -1, -1):
            seat = order[place]
            harvests.now[seat] = _hunted(s, seat, stock)
    if s.phase != SUPPLY:
        _supply(s, stock)
    for place in range(s.seats - 1, -1, -1):
        seat = order[place]
        harvests.coming[seat][0] = float(_hunted(s, seat, stock))
        for food in HUNTED_FOODS:
            harvests.left[seat * len(FOODS) + food] = stock[food]
    order = _later_order(s, harvests)
    turned: list[int] = []
    for year in range(1, harvests.years):
        _supply(s, stock)
        turned = stock[:]
        for place in range(s.seats - 1, -1, -1):
            harvests.coming[order[place]][year] = float(_hunted(s, order[place], stock))
    for place, seat in enumerate(order):
        harvests.places[seat] = place
        harvests.later[seat] = int(harvests.coming[seat][harvests.years - 1])
    for seat in order:
        harvests.turned[seat] = _hunted(s, seat, turned)
    return harvests


def coming_order(s: FirstSparksState) -> list[int]:
    """The order of the next hunt, first to last: while clans grow, as sizes and cards will make it."""
    if s.phase not in (PLACING, SPREADING):
        return list(s.order)
    return _ordered(s, [count_of(s.members[seat]) for seat in range(s.seats)])


def _later_order(s: FirstSparksState, harvests: Harvests) -> list[int]:
    """The order once all clans have placed what they can pay."""
    sizes: list[int] = []
    for seat in range(s.seats):
        size = count_of(s.members[seat])
        food = s.food[seat]
        if s.phase < SPREADING:
            food += harvests.now[seat] - size
        new = 0
        while new < MOST_NEW and food >= s.box.spread_cost[new]:
            food -= s.box.spread_cost[new]
            new += 1
        sizes.append(size + new)
    return _ordered(s, sizes)


def _ordered(s: FirstSparksState, sizes: list[int]) -> list[int]:
    """The largest clan first, of equals the one with the highest card."""
    order: list[int] = []
    for seat, size in enumerate(sizes):
        place = 0
        while place < len(order):
            other = order[place]
            if sizes[other] < size or (sizes[other] == size and s.cards[other] < s.cards[seat]):
                break
            place += 1
        order.insert(place, seat)
    return order


def _supply(s: FirstSparksState, stock: list[int]) -> None:
    """What comes to the harvest spaces each year."""
    grounds = land_of(s.box, s.tiles).grounds
    for food in HUNTED_FOODS:
        stock[food] = min(stock[food] + s.box.supply(s.seats, grounds, food), s.box.tokens[food])


def _hunted(s: FirstSparksState, seat: int, stock: list[int]) -> int:
    """The food that one clan hunts; takes the tokens off the stock."""
    worth = 0
    for food in HUNTED_FOODS:
        tools = tools_for(s, seat, food)
        if tools != 0:
            tokens = most_of(s.box, tools, stock[food], grounds_of(s, seat, food) - 1)
            stock[food] -= tokens
            worth += tokens * s.box.worth[food]
    for card in items_of(s.cards[seat] & s.box.food_mask[CROP]):
        worth += crops_of(s, seat, card)
    return worth
