"""The tribe of marauders on the map in autumn: who moves, in which direction, and what it looks for.

Rule: PH-14.8, PH-14.9, PH-17.7.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import REACH
from lascaux.games.prehistory.data import (
    ANIMAL_ITEM,
    COLOURS,
    FISH_ITEM,
    HUT,
    HUTS,
    KINDS,
    SEEK_ACTION,
    SEEK_ANIMAL,
    SEEK_FISH,
    SEEK_GATHER,
    SEEK_HUT,
    SEEK_MEGALITH,
    SLOTH_ITEM,
    START,
    STONE_A,
)
from lascaux.games.prehistory.events_tribe import (
    tribe_looked,
    tribe_returned_cubes,
    tribe_roused,
    tribe_stayed,
    tribe_walked,
)
from lascaux.games.prehistory.land import OFF, Land
from lascaux.games.prehistory.state import FIRST_SPACE, PrehistoryState
from lascaux.games.prehistory.steps.building import finish_hut
from lascaux.games.prehistory.steps.camp import (
    has_moved,
    hut_owners,
    member_owners,
    members_of,
    replace_member,
    send_home,
    space_of,
    standing,
)
from lascaux.games.prehistory.steps.finding import is_taken, keep_find, pick_up
from lascaux.games.prehistory.steps.gathering import FROM_MAP, baskets_for, put_in
from lascaux.games.prehistory.steps.holding import gain_cube, gain_dev
from lascaux.games.prehistory.steps.measuring import best_basket
from lascaux.games.prehistory.steps.raiding import clockwise, fullest, is_possible, raid_action
from lascaux.games.prehistory.tiling import OFFSETS, ring_round, steps_between

FARTHEST: Final = 2 * REACH + 1  # no strip is longer


def roam(s: PrehistoryState) -> None:
    """One member after the other, while a tray has a cube; then the tribe's autumn is over.

    Rule: PH-14.8.
    """
    while max(s.trays) > 0:
        space = next_member(s)
        if space < 0:
            return
        tray = fullest(s, list(range(KINDS)))
        tribe_roused(s, space, tray, s.trays[tray])
        rouse(s, space, tray)
        back = (s.trays[tray] + 1) // 2
        s.trays[tray] -= back
        tribe_returned_cubes(s, tray, back)


def next_member(s: PrehistoryState) -> int:
    """The space of the member that moves next: the nearest to the start hex; -1 if none is left.

    Rule: PH-14.8, PH-14.4.
    """
    land = s.box.atlas.land(s.tiles)
    ready = [
        space_of(member)
        for member in members_of(s, s.seats)
        if member >= FIRST_SPACE and not has_moved(member)
    ]
    if len(ready) == 0:
        return -1
    return nearest(s, land, START, ready)


def nearest(s: PrehistoryState, land: Land, centre: int, spaces: list[int]) -> int:
    """The nearest of some spaces; between equals the first clockwise from the marker's direction.

    Rule: PH-14.4.
    """
    middle = land.spot[centre]
    least = min([steps_between(middle, land.spot[space]) for space in spaces])
    for spot in ring_round(middle, least, s.priority):
        if land.space_at[spot] in spaces:
            return land.space_at[spot]
    raise AssertionError("one of them is the nearest")


def rouse(s: PrehistoryState, space: int, tray: int) -> None:
    """A member looks for what the marker shows, in the direction of a tray, and goes there.

    Rule: PH-14.8, PH-14.9, PH-14.9.5.
    """
    land = s.box.atlas.land(s.tiles)
    if s.priority == SEEK_MEGALITH and is_at_megalith(s, land, space):
        replace_member(s, s.seats, standing(space), standing(space) + 1)
        tribe_stayed(s, space)
        return
    strip = strip_of(land, space, tray)
    for priority in clockwise(s.priority):
        target = target_in(s, land, space, strip, priority)
        tribe_looked(s, priority, target)
        if target >= 0:
            replace_member(s, s.seats, standing(space), standing(target) + 1)
            tribe_walked(s, space, target, priority)
            stop_at(s, target)
            return
    replace_member(s, s.seats, standing(space), standing(space) + 1)


def is_at_megalith(s: PrehistoryState, land: Land, space: int) -> bool:
    """Whether a megalith lies on a space or beside it.

    Rule: PH-14.9.5, PH-15.47.
    """
    for other in [space, *land.near[space]]:
        if s.lying[other] >= STONE_A:
            return True
    return False


def strip_of(land: Land, space: int, direction: int) -> list[int]:
    """The spaces of a strip of three, from a space in a direction; gaps are skipped.

    Rule: PH-17.7, PH-15.62.
    """
    here = land.spot[space]
    left = here + OFFSETS[(direction - 1) % KINDS]
    right = here + OFFSETS[(direction + 1) % KINDS]
    found: list[int] = []
    for steps in range(FARTHEST):
        way = steps * OFFSETS[direction]
        for spot in (here + OFFSETS[direction] + way, left + way, right + way):
            if land.space_at[spot] != OFF:
                found.append(land.space_at[spot])
    return found


def target_in(s: PrehistoryState, land: Land, space: int, strip: list[int], priority: int) -> int:
    """Where a member goes for what it looks for; -1 if there is nothing of it.

    Rule: PH-14.8, PH-14.9, PH-14.9.1, PH-14.9.2, PH-14.9.3, PH-14.9.4.
    """
    if priority == SEEK_MEGALITH:
        stones = [other for other in strip if s.lying[other] >= STONE_A]
        return -1 if len(stones) == 0 else beside_megalith(s, land, nearest(s, land, space, stones))
    free = free_spaces(s, strip)
    wanted = [other for other in free if is_wanted(s, other, priority)]
    return -1 if len(wanted) == 0 else nearest(s, land, space, wanted)


def beside_megalith(s: PrehistoryState, land: Land, stone: int) -> int:
    """The space of a megalith, or if it is taken its first free neighbour.

    Rule: PH-14.9.4, PH-15.63.
    """
    if len(free_spaces(s, [stone])) > 0:
        return stone
    for spot in ring_round(land.spot[stone], 1, s.priority):
        other = land.space_at[spot]
        if other != OFF and len(free_spaces(s, [other])) > 0:
            return other
    return -1


def free_spaces(s: PrehistoryState, spaces: list[int]) -> list[int]:
    """Those without member, hut or quarry; never the start hex.

    Rule: PH-14.9.
    """
    members = member_owners(s)
    huts = hut_owners(s)
    return [
        space
        for space in spaces
        if space != START and members[space] < 0 and huts[space] < 0 and space not in s.quarries
    ]


def is_wanted(s: PrehistoryState, space: int, priority: int) -> bool:
    """Whether a free space has what a member looks for.

    Rule: PH-14.9.1, PH-14.9.2, PH-14.9.3.
    """
    item = s.lying[space]
    if priority == SEEK_HUT:
        return s.box.content[space] == HUT and has_hut_left(s)
    if priority == SEEK_FISH:
        return FISH_ITEM <= item < ANIMAL_ITEM
    if priority == SEEK_ANIMAL:
        return ANIMAL_ITEM <= item < STONE_A
    if priority == SEEK_GATHER:
        return 0 < item < FISH_ITEM and baskets_for(s, s.seats, item, 0, False, 0) != 0
    return priority == SEEK_ACTION and s.box.content[space] < len(COLOURS)


def has_hut_left(s: PrehistoryState) -> bool:
    """Whether the tribe has a hut to build."""
    return 0 in s.huts[s.seats * HUTS : (s.seats + 1) * HUTS]


def next_hut(s: PrehistoryState) -> int:
    """The hut that the tribe builds next: the dearest that is left.

    Rule: PH-15.66.
    """
    hut = HUTS - 1
    while s.huts[s.seats * HUTS + hut] != 0:
        hut -= 1
    return hut


def stop_at(s: PrehistoryState, space: int) -> None:
    """The space gives what it has, whatever the member came for; on a hut space the tribe builds.

    Rule: PH-14.9, PH-14.9.1, PH-14.11, PH-15.63, PH-15.66.
    """
    tribe = s.seats
    item = s.lying[space]
    if s.box.content[space] == HUT and has_hut_left(s):
        hut = next_hut(s)
        send_home(s, tribe, space)
        finish_hut(s, tribe, hut, space)
    elif item == 0:
        if s.box.content[space] < len(COLOURS):
            gain_cube(s, tribe, s.box.content[space], 1)
    elif item < FISH_ITEM:
        if baskets_for(s, tribe, item, 0, False, 0) != 0:
            pick_up(s, tribe, space)
            put_in(s, tribe, item, best_basket(s, item), FROM_MAP)
    elif SLOTH_ITEM <= item < STONE_A:
        pick_up(s, tribe, space)
        gain_dev(s, tribe, 1)
        if is_possible(s, item - SLOTH_ITEM):
            raid_action(s, item - SLOTH_ITEM)
    elif is_taken(item):
        pick_up(s, tribe, space)
        keep_find(s, tribe, item)
