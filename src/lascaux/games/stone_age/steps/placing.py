"""Phase 1: people are sent to places."""

from __future__ import annotations

from lascaux.games.stone_age.actions import PLACE, PLACING, SENDING
from lascaux.games.stone_age.data import (
    CARD,
    HUNT,
    HUT,
    MARKET,
    PAIR,
    PLACES,
    RINGS,
    RIVER,
    STACK,
    VILLAGE,
    WORKSHOP,
    WORKSHOP_RINGS,
)
from lascaux.games.stone_age.events import placed
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.numbers import PLACE_WORKERS
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import COUNT_BITS, count_of


class PlaceWorkers(Step[StoneAgeState]):
    """One or more people go to one place; nobody may pass.

    Rule: SA-3.1, SA-3.3, SA-3.4, SA-15.8.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        options: list[int] = []
        home = s.home[f.seat]
        for place in range(PLACES):
            most = room_at(s, f.seat, place)
            if most == 0:
                continue
            row = SENDING[place]
            if place in (HUT, MARKET):
                if home >= PAIR:
                    options.append(row + PAIR)
                continue
            for crowd in range(1, min(most, home) + 1):
                options.append(row + crowd)
        return options

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        place, crowd = PLACING[action - PLACE]
        s.at[place] += crowd << COUNT_BITS * f.seat
        s.home[f.seat] -= crowd
        s.turn = (f.seat - s.first) % s.seats + 1
        placed(s, f.seat, place, crowd)


def place_next(s: StoneAgeState) -> bool:
    """The next seat that has somebody to place and somewhere to go is asked; False if there is none.

    Rule: SA-3.1, SA-3.3.
    """
    for offset in range(s.seats):
        seat = (s.first + s.turn + offset) % s.seats
        if can_place(s, seat):
            s.stack.append(Frame(PLACE_WORKERS, seat))
            return True
    return False


def can_place(s: StoneAgeState, seat: int) -> bool:
    """Whether a seat has somebody to place and somewhere to go.

    Rule: SA-3.3.
    """
    if s.home[seat] > 0 and count_of(s.at[HUNT], seat) == 0:
        return True
    for place in range(PLACES):
        if can_go_to(s, seat, place):
            return True
    return False


def can_go_to(s: StoneAgeState, seat: int, place: int) -> bool:
    """Whether a seat has people enough at home for a place that is open to it.

    Rule: SA-3.2, SA-3.6, SA-12.1.
    """
    return s.home[seat] >= (PAIR if place in (HUT, MARKET) else 1) and room_at(s, seat, place) > 0


def room_at(s: StoneAgeState, seat: int, place: int) -> int:
    """How many people of a seat a place would still take; 0 if it may not go there.

    Rule: SA-3.2, SA-3.5, SA-3.6, SA-3.7, SA-3.8, SA-3.9, SA-3.10, SA-13.2, SA-15.6, SA-17.6.
    """
    at = s.at[place]
    if count_of(at, seat) != 0:
        return 0
    if place < HUNT:
        return village_room(s, place)
    if place == HUNT:
        return s.home[seat]
    if place <= RIVER:
        return ring_room(s, place)
    if place < STACK:
        return 1 if at == 0 and place - CARD < len(s.row) and s.row[place - CARD] != 0 else 0
    if place < WORKSHOP:
        return 1 if at == 0 and place - STACK < s.seats and s.tops[place - STACK] != 0 else 0
    tile = s.box.workshop[place - WORKSHOP]
    return WORKSHOP_RINGS if s.tiles[seat] >> tile & 1 == 1 else 0


def village_room(s: StoneAgeState, place: int) -> int:
    """How many people a place of the village takes: one, or a pair; not all are open with few players.

    Rule: SA-3.5, SA-3.6, SA-3.11, SA-12.1, SA-12.4.
    """
    if s.at[place] != 0 or (place == MARKET and not s.style):
        return 0
    taken = 0
    for other in VILLAGE:
        if s.at[other] != 0:
            taken += 1
    limit = s.box.style_village[s.seats] if s.style else s.box.village[s.seats]
    if taken >= limit:
        return 0
    return PAIR if place in (HUT, MARKET) else 1


def ring_room(s: StoneAgeState, place: int) -> int:
    """How many rings are free for a further player; with two and three players few may come.

    Rule: SA-3.8, SA-3.12.
    """
    at = s.at[place]
    if at == 0:
        return RINGS
    people, players = 0, 0
    for seat in range(s.seats):
        count = count_of(at, seat)
        people += count
        if count != 0:
            players += 1
    return RINGS - people if players < s.box.crowding[s.seats] else 0
