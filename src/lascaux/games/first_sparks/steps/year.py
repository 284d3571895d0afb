"""What happens by itself from year to year: the bonus crop, spoiling, supply and the market."""

from __future__ import annotations

from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.data import FIRE, FOODS, HUNTED_FOODS
from lascaux.games.first_sparks.events import BY_SIZE, spoiled, supplied, year_began
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.market import bottom_highest, lay_bonus
from lascaux.games.first_sparks.steps.order import move_back, order_anew


def begin_year(s: FirstSparksState) -> None:
    """A new year begins with phase 1, and the crop on the lowest card.

    Rule: FS-4.1, FS-4.2, FS-9.10, FS-11.10.
    """
    s.year += 1
    s.done = 0
    s.passed = 0
    s.first_offer = len(s.members) > s.seats
    year_began(s)
    lay_bonus(s)


def spoil(s: FirstSparksState) -> None:
    """A third of the food of every clan without fire, rounded down.

    Rule: FS-5.1, FS-5.2, FS-13.2.
    """
    for seat in s.order:
        lost = s.food[seat] // s.box.spoiling
        if lost > 0 and s.cards[seat] & s.box.kind_mask[FIRE] == 0:
            s.food[seat] -= lost
            spoiled(s, seat, lost)


def supply(s: FirstSparksState) -> None:
    """Phase 4: the order, the harvest spaces, and the highest card under the deck.

    Rule: FS-9.1, FS-9.4, FS-9.7, FS-13.7.
    """
    order_anew(s, BY_SIZE)
    move_back(s)
    came = [0] * len(FOODS)
    for food in HUNTED_FOODS:
        came[food] = incoming(s, food)
        s.stock[food] += came[food]
    supplied(s, came)
    bottom_highest(s)


def incoming(s: FirstSparksState, food: int) -> int:
    """Tokens that come to a harvest space; never more than there are.

    Rule: FS-9.4, FS-9.5, FS-14.3.
    """
    supply = s.box.supply(s.seats, land_of(s.box, s.tiles).grounds, food)
    return min(supply, s.box.tokens[food] - s.stock[food])
