"""The order of play."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.data import INTELLIGENCE, LAST_CARD
from lascaux.games.first_sparks.events import moved_back, ordered
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.parts.masks import count_of

_SIZE_SHIFT: Final = LAST_CARD + 1  # above all cards


def order_anew(s: FirstSparksState, why: int) -> None:
    """Larger clans first; of equal ones the clan with the higher card.

    No card has two owners, so of two masks of cards the one with the higher card is the larger number.
    Rule: FS-1.5, FS-3.8, FS-9.1, FS-9.2.
    """
    marks = [(count_of(s.members[seat]) << _SIZE_SHIFT) + s.cards[seat] for seat in range(s.seats)]
    order: list[int] = []
    for seat, mark in enumerate(marks):
        place = seat
        while place > 0 and marks[order[place - 1]] < mark:
            place -= 1
        order.insert(place, seat)
    s.order = tuple(order)
    ordered(s, why)


def move_back(s: FirstSparksState) -> None:
    """The clan with intelligence moves one place toward the last, unless it is the last.

    Rule: FS-13.6, FS-13.7, FS-14.4.
    """
    for place in range(1, s.seats):
        seat = s.order[place - 1]
        if s.cards[seat] & s.box.kind_mask[INTELLIGENCE] != 0:
            order = list(s.order)
            order[place - 1], order[place] = order[place], seat
            s.order = tuple(order)
            moved_back(s, seat, place + 1)
            return
