"""What a member finds on the space where it stops."""

from __future__ import annotations

from lascaux.games.prehistory.data import (
    ANIMAL_ITEM,
    COLOURS,
    FISH_ITEM,
    SLOTH_ITEM,
    STONE_A,
    STONE_B,
    STONE_D,
    STONE_E,
)
from lascaux.games.prehistory.events import found
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.fishing import keep_fish
from lascaux.games.prehistory.steps.gathering import FROM_MAP, baskets_for, store
from lascaux.games.prehistory.steps.holding import gain_cube, replaced
from lascaux.games.prehistory.steps.hunting import keep_token


def find(s: PrehistoryState, seat: int, space: int) -> None:
    """A seat's member takes what lies on its space, or the action cube printed there.

    Rule: PH-9.1, PH-9.2, PH-9.3, PH-15.24, PH-15.67.
    """
    item = s.lying[space]
    if item == 0:
        if s.box.content[space] < len(COLOURS):
            gain_cube(s, seat, s.box.content[space], 1)
    elif item < FISH_ITEM:
        if baskets_for(s, seat, item, 0, False, 0) != 0:
            pick_up(s, seat, space)
            store(s, seat, item, FROM_MAP)
    elif is_taken(item):
        pick_up(s, seat, space)
        keep_find(s, seat, item)


def is_taken(item: int) -> bool:
    """Whether what lies on a space is taken by whoever stops there; megaliths B and C stay.

    Rule: PH-9.4, PH-9.5, PH-15.24.
    """
    return item < STONE_B or item >= STONE_D


def pick_up(s: PrehistoryState, player: int, space: int) -> None:
    """What lies on a space is taken from the map."""
    found(s, player, s.lying[space], space)
    s.lying = replaced(s.lying, space, 0)


def keep_find(s: PrehistoryState, player: int, item: int) -> None:
    """Fish, traps, animals, sloths and megaliths are kept.

    Rule: PH-9.1, PH-9.3, PH-13.2, PH-13.3, PH-13.4, PH-13.6.
    """
    if item < ANIMAL_ITEM:
        keep_fish(s, player, item)
    elif item < SLOTH_ITEM:
        keep_token(s, player, item - ANIMAL_ITEM)
    elif item < STONE_A:
        s.sloths[player] |= 1 << item - SLOTH_ITEM
    elif item == STONE_A:
        s.stones_a[player] += 1
    elif item < STONE_E:
        s.stones_d[player] |= 1 << item - STONE_D
    else:
        s.stones_e[player] += 1
