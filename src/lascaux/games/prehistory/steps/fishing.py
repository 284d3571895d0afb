"""Fishing: a fish is paid by its value and leads on along the track; traps bring something every summer."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import CATCH, SPRING, SUMMER
from lascaux.games.prehistory.data import FISH_ITEM, FISHING, KINDS, SPECIES_OF_FISH, TRAP_ITEM
from lascaux.games.prehistory.events import fished, trapped
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.following import after_action
from lascaux.games.prehistory.steps.footing import leaves_foot
from lascaux.games.prehistory.steps.halves import limits_for
from lascaux.games.prehistory.steps.holding import replaced
from lascaux.games.prehistory.steps.picks import can_pick

WAYS: Final = 2  # rows of a place
TRAP_BITS: Final = 3


def spring_catches(s: PrehistoryState, seat: int, keeps_foot: bool) -> list[int]:
    """The fish that a seat can pay with resources of the fishing side.

    Rule: PH-6D.1, PH-13.6, PH-4.3.
    """
    limits = limits_for(s, seat, FISHING)
    found: list[int] = []
    for place, item in enumerate(s.river):
        if item != 0:
            value = fish_value(s, item)
            if can_pick(limits, value) and (not keeps_foot or leaves_foot(s, seat, -value, 0)):
                found.append(CATCH + place * WAYS + SPRING)
    return found


def summer_catches(s: PrehistoryState, seat: int) -> list[int]:
    """The fish that a seat can pay with blue cubes.

    Rule: PH-6D.1, PH-13.6.
    """
    blue = s.cubes[seat * KINDS + FISHING]
    return [
        CATCH + place * WAYS + SUMMER
        for place, item in enumerate(s.river)
        if item != 0 and fish_value(s, item) <= blue
    ]


def fish_value(s: PrehistoryState, item: int) -> int:
    """What a fish or a trap costs.

    Rule: PH-6D.1, PH-13.6, PH-15.36.
    """
    if item < TRAP_ITEM:
        return item - FISH_ITEM + 1
    return s.box.trap_value[item - TRAP_ITEM]


def catch(s: PrehistoryState, player: int, place: int) -> None:
    """What lies in a place of the river is taken.

    Rule: PH-6D.2.
    """
    item = s.river[place]
    s.river = replaced(s.river, place, 0)
    keep_fish(s, player, item)
    after_action(s, player, FISHING)


def keep_fish(s: PrehistoryState, player: int, item: int) -> None:
    """A fish leads on by its value, to the end of the track at most; a trap is kept.

    Rule: PH-6D.2, PH-13.6, PH-15.28, PH-15.53.
    """
    if item >= TRAP_ITEM:
        count = 0
        while s.traps[player] >> TRAP_BITS * count != 0:
            count += 1
        s.traps[player] |= (item - TRAP_ITEM + 1) << TRAP_BITS * count
        trapped(s, player, item)
        return
    species = item - FISH_ITEM
    s.fish[player * len(SPECIES_OF_FISH) + species] += 1
    s.marker[player] = min(s.box.track_end, s.marker[player] + species + 1)
    fished(s, player, item)


def traps_of(s: PrehistoryState, player: int) -> list[int]:
    """The traps of a player in the order they were taken.

    Rule: PH-13.6.
    """
    traps: list[int] = []
    rest = s.traps[player]
    while rest != 0:
        traps.append((rest & (1 << TRAP_BITS) - 1) - 1)
        rest >>= TRAP_BITS
    return traps
