"""What the clans would hunt in the years to come, with the tools they have."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.data import CROP, FOODS, HUNTED_FOODS, items_of
from lascaux.games.first_sparks.state import HUNTING, SPREADING, SUPPLY, FirstSparksState
from lascaux.games.first_sparks.steps.hunting import crops_of, grounds_of, most_of, tools_for


class Harvests:
    """By seat: the food of the hunt still to come this year, of next year's and of the one after that.

    `left` is what lies on the harvest spaces when a seat has hunted next year, five numbers for each seat:
    what another tool could still take.
    """

    def __init__(self, seats: int) -> None:
        self.now: Final = [0] * seats
        self.next: Final = [0] * seats
        self.later: Final = [0] * seats
        self.left: Final = [0] * (seats * len(FOODS))


def harvests_of(s: FirstSparksState) -> Harvests:
    """Hunt year after year, from last to first, as the order stands and without any new tool or member."""
    harvests = Harvests(s.seats)
    stock = s.stock[:]
    if s.phase < SPREADING:
        had = s.turn if s.phase == HUNTING else 0
        for place in range(s.seats - 1 - had, -1, -1):
            seat = s.order[place]
            harvests.now[seat] = _hunted(s, seat, stock)
    if s.phase != SUPPLY:
        _supply(s, stock)
    for place in range(s.seats - 1, -1, -1):
        seat = s.order[place]
        harvests.next[seat] = _hunted(s, seat, stock)
        for food in HUNTED_FOODS:
            harvests.left[seat * len(FOODS) + food] = stock[food]
    _supply(s, stock)
    for place in range(s.seats - 1, -1, -1):
        seat = s.order[place]
        harvests.later[seat] = _hunted(s, seat, stock)
    return harvests


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
