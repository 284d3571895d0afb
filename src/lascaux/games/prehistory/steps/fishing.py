"""Fishing: a fish is paid by its value and leads on along the track; traps bring something every summer."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import FISH_ITEM, FISHING, KINDS, SPECIES_OF_FISH, TRAP_ITEM
from lascaux.games.prehistory.events import fished, trapped
from lascaux.games.prehistory.naming import NO_PLACE
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.following import after_action
from lascaux.games.prehistory.steps.footing import leaves_foot
from lascaux.games.prehistory.steps.halves import limits_for
from lascaux.games.prehistory.steps.holding import replaced
from lascaux.games.prehistory.steps.picks import most_of

TRAP_BITS: Final = 3


def spring_catches(s: PrehistoryState, seat: int, keeps_foot: bool) -> int:
    """Mask of the places whose fish a seat can pay with resources of the fishing side.

    Rule: PH-6D.1, PH-13.6, PH-4.3.
    """
    most = most_of(limits_for(s, seat, FISHING))
    places = 0
    for place, item in enumerate(s.river):
        if item != 0:
            value = fish_value(s, item)
            if value <= most and (not keeps_foot or leaves_foot(s, seat, -value, 0)):
                places |= 1 << place
    return places


def summer_catches(s: PrehistoryState, seat: int) -> int:
    """Mask of the places whose fish a seat can pay with blue cubes.

    Rule: PH-6D.1, PH-13.6.
    """
    blue = s.cubes[seat * KINDS + FISHING]
    places = 0
    for place, item in enumerate(s.river):
        if item != 0 and fish_value(s, item) <= blue:
            places |= 1 << place
    return places


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
    keep_fish(s, player, item, place)
    after_action(s, player, FISHING)


def keep_fish(s: PrehistoryState, player: int, item: int, place: int = NO_PLACE) -> None:
    """A fish leads on by its value, to the end of the track at most; a trap is kept.

    Rule: PH-6D.2, PH-13.6, PH-15.28, PH-15.53.
    """
    if item >= TRAP_ITEM:
        count = 0
        while s.traps[player] >> TRAP_BITS * count != 0:
            count += 1
        s.traps[player] |= (item - TRAP_ITEM + 1) << TRAP_BITS * count
        trapped(s, player, item, place)
        return
    species = item - FISH_ITEM
    s.fish[player * len(SPECIES_OF_FISH) + species] += 1
    s.marker[player] = min(s.box.track_end, s.marker[player] + species + 1)
    fished(s, player, item, place)


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
