"""Why people may not be sent somewhere."""

from __future__ import annotations

from lascaux.games.stone_age.data import (
    CARD,
    FIFTH,
    HUNT,
    HUT,
    MARKET,
    MOST_WORKERS,
    PAIR,
    PLACE_NAMES,
    RINGS,
    RIVER,
    STACK,
    VILLAGE,
    WORKSHOP,
    WORKSHOP_RINGS,
)
from lascaux.games.stone_age.naming import place_args
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.placing import room_at
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason, as_written
from lascaux.parts.heaps import count_of


def against_placing(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Where people may not go, and how many may not.

    Rule: SA-3.1, SA-3.2.
    """
    place, crowd = attempt.values
    if place == UNKNOWN:
        return no_place(attempt.words[0])
    if crowd == UNKNOWN:
        return Reason("SA-3.1", "stone_age-no-number", {"text": attempt.words[1], "most": MOST_WORKERS})
    return _against_place(s, f.seat, place) or _against_crowd(s, f.seat, place, crowd)


def no_place(word: str) -> Reason:
    """A place that does not exist.

    Rule: SA-0.1.
    """
    return Reason("SA-0.1", "stone_age-no-place", {"text": as_written(word[:20])})


def _against_place(s: StoneAgeState, seat: int, place: int) -> Reason | None:
    """Why nobody of this seat may go to a place; None if somebody may.

    Rule: SA-3.2.
    """
    if place == MARKET and not s.style:
        return Reason("SA-12.1", "stone_age-no-market-style", {})
    if place == FIFTH and not s.style:
        return Reason("SA-13.2", "stone_age-no-fifth-style", {})
    if place >= WORKSHOP and not s.style:
        return Reason("SA-15.6", "stone_age-no-workshop-style", {})
    if STACK + s.seats <= place < WORKSHOP:
        return Reason("SA-1.3", "stone_age-no-stack", {"stacks": s.seats})
    if count_of(s.at[place], seat) != 0:
        return Reason("SA-3.2", "stone_age-no-already", place_args(place))
    if place >= WORKSHOP:
        is_own = s.tiles[seat] >> s.box.workshop[place - WORKSHOP] & 1 == 1
        return None if is_own else Reason("SA-15.6", "stone_age-no-workshop", {})
    if HUNT < place <= RIVER:
        return _against_rings(s, place)
    if place == HUNT:
        return None
    return _against_taken(s, place)


def _against_rings(s: StoneAgeState, place: int) -> Reason | None:
    """Why nobody else may work at a place: too many players are there, or too many people.

    Rule: SA-3.8, SA-3.12.
    """
    if room_at(s, _stranger(s, place), place) > 0:
        return None
    there = [f"#{seat}" for seat in range(s.seats) if count_of(s.at[place], seat) != 0]
    limit = s.box.crowding[s.seats]
    if len(there) < limit or sum([count_of(s.at[place], seat) for seat in range(s.seats)]) == RINGS:
        return Reason("SA-3.8", "stone_age-no-full", place_args(place))
    counted = {"seats": s.seats, "limit": limit}
    return Reason("SA-3.12", "stone_age-no-crowded", {**place_args(place), **counted, "there": there})


def _stranger(s: StoneAgeState, place: int) -> int:
    """A seat that has nobody at a place; there is one, since whoever is refused for it has none there."""
    return next(seat for seat in range(s.seats) if count_of(s.at[place], seat) == 0)


def _against_taken(s: StoneAgeState, place: int) -> Reason | None:
    """Why a place for one player is shut: somebody is there, or enough of the village is used.

    Rule: SA-3.5, SA-3.6, SA-3.9, SA-3.10, SA-3.11, SA-12.1, SA-12.4.
    """
    holders = [seat for seat in range(s.seats) if count_of(s.at[place], seat) != 0]
    if holders:
        return Reason(_rule_of(place), "stone_age-no-taken", {**place_args(place), "owner": f"#{holders[0]}"})
    used = [f"@stone_age-place-{PLACE_NAMES[other]}" for other in VILLAGE if s.at[other] != 0]
    limit = s.box.style_village[s.seats] if s.style else s.box.village[s.seats]
    if place in VILLAGE and len(used) >= limit:
        rule = "SA-12.4" if s.style else "SA-3.11"
        return Reason(rule, "stone_age-no-village", {"seats": s.seats, "limit": limit, "used": used})
    return None


def _against_crowd(s: StoneAgeState, seat: int, place: int, crowd: int) -> Reason:
    """Why just so many may not go where others may.

    Rule: SA-3.1, SA-3.5, SA-3.6, SA-3.8, SA-3.9, SA-3.10, SA-12.1, SA-15.6.
    """
    if place in (HUT, MARKET) and crowd != PAIR:
        return Reason(_rule_of(place), "stone_age-no-pair", place_args(place))
    if (place < HUNT or CARD <= place < WORKSHOP) and place not in (HUT, MARKET) and crowd > 1:
        return Reason(_rule_of(place), "stone_age-no-one", place_args(place))
    if place >= WORKSHOP and crowd > WORKSHOP_RINGS:
        return Reason("SA-15.6", "stone_age-no-workshop-rings", {"most": WORKSHOP_RINGS})
    if HUNT < place <= RIVER and crowd > room_at(s, seat, place):
        left = room_at(s, seat, place)
        return Reason("SA-3.8", "stone_age-no-rings", {**place_args(place), "left": left})
    return Reason("SA-3.1", "stone_age-no-home", {"home": s.home[seat]})


def _rule_of(place: int) -> str:
    """The rule that says how many go to a place."""
    if place == HUT:
        return "SA-3.6"
    if place == MARKET:
        return "SA-12.1"
    if place < HUNT:
        return "SA-3.5"
    if place == FIFTH:
        return "SA-13.2"
    return "SA-3.9" if place < STACK else "SA-3.10"
