"""What is true of every position of Táin."""

from __future__ import annotations

from lascaux.games.tain.actions import SCOUT, SCOUT_OUTER
from lascaux.games.tain.data import (
    BLUFF,
    BOY,
    DAUGHTER,
    DOORS,
    EMPTY,
    GUARDS,
    KINDS,
    OUTER_SPACES,
    RAIDERS,
    ROVERS,
    TILE,
    kind_of,
    owner_of,
)
from lascaux.games.tain.state import COWS, GOODS, JEWELS, LOOT_COWS, LOOT_JEWELS, TainState
from lascaux.games.tain.steps.numbers import DRAW_FIRST, FREE_HOSTAGE, LAY_TILE, SCOUT_SPACE
from lascaux.games.tain.steps.scout import has_outer_space, kinds_allowed
from lascaux.kernel.frames import Frame
from lascaux.parts.heaps import COUNT_MASK, count_of


def faults_of(s: TainState) -> list[str]:
    """What is impossible about a position, as sentences."""
    return _shape_faults(s) or _place_faults(s) or _sum_faults(s) + _frame_faults(s)


def _shape_faults(s: TainState) -> list[str]:
    doors, pairs = s.seats * DOORS, s.seats * s.seats
    lengths = [len(s.screen), len(s.discard), len(s.entrance), len(s.threshold)]
    others = [len(s.outer), len(s.hostages), len(s.taken), len(s.goods)]
    if lengths != [s.seats, s.seats, doors, doors] or others != [OUTER_SPACES, pairs, pairs, GOODS * s.seats]:
        return ["Every seat has one screen, one discard, five doors, a house and goods."]
    if min(s.goods) < 0 or s.pasture < 0:
        return ["Nobody has fewer than no cows or jewels."]
    if not (0 <= s.active < s.seats and 0 <= s.next < s.seats and 0 <= s.passed < 1 << s.seats):
        return ["Whoever holds the marker, places next or has passed sits at the table."]
    if not (1 <= s.turn <= s.box.turns and 0 <= s.raid <= s.seats * s.seats * DOORS + 1):
        return [f"There are {s.box.turns} turns, and a raid has an end."]
    return []


def _place_faults(s: TainState) -> list[str]:
    tiles = s.entrance + s.threshold + s.outer
    if any([not 0 <= tile <= len(KINDS) * s.seats for tile in tiles]):
        return ["On the boards lie only tiles of players at the table."]
    for door in range(s.seats * DOORS):
        raider, guard = s.entrance[door], s.threshold[door]
        if raider != EMPTY and (owner_of(raider) == door // DOORS or kind_of(raider) not in RAIDERS):
            return ["At an entrance lies an enemy's tile, never a daughter."]
        if guard != EMPTY and (owner_of(guard) != door // DOORS or kind_of(guard) not in GUARDS):
            return ["On a threshold lies a tile of the owner of the board."]
    rovers = [tile for tile in s.outer if tile != EMPTY]
    if any([kind_of(tile) not in ROVERS for tile in rovers]) or len(
        {owner_of(tile) for tile in rovers}
    ) != len(rovers):
        return ["In the outer land lie chiefs, warriors and bluffs, one tile of each player."]
    if s.raid != 0 and any([tile != EMPTY and kind_of(tile) == BLUFF for tile in tiles]):
        return ["In a raid no bluff is left on a board."]
    return _hostage_faults(s)


def _hostage_faults(s: TainState) -> list[str]:
    """Only boys and daughters of others can be held.

    Rule: TN-8.1, TN-10.22.
    """
    captives = COUNT_MASK * (TILE[BOY] + TILE[DAUGHTER])
    for place in range(s.seats * s.seats):
        heap = s.hostages[place] | s.taken[place]
        is_own = place // s.seats == place % s.seats
        if heap != 0 and (is_own or heap & captives != heap):
            return ["A hostage is a boy or a daughter of another player."]
    return []


def _sum_faults(s: TainState) -> list[str]:
    faults: list[str] = []
    for seat in range(s.seats):
        heap = s.screen[seat] + s.discard[seat]
        for captor in range(s.seats):
            heap += s.hostages[captor * s.seats + seat] + s.taken[captor * s.seats + seat]
        for tile in s.entrance + s.threshold + s.outer:
            if tile != EMPTY and owner_of(tile) == seat:
                heap += TILE[kind_of(tile)]
        if heap != s.box.full_set:
            faults.append(f"The tiles of seat {seat} are all somewhere.")
    goods = range(s.seats)
    cows = s.pasture + sum(
        [s.goods[GOODS * seat + COWS] + s.goods[GOODS * seat + LOOT_COWS] for seat in goods]
    )
    jewels = sum([s.goods[GOODS * seat + JEWELS] + s.goods[GOODS * seat + LOOT_JEWELS] for seat in goods])
    if cows != s.box.cows or jewels != s.box.jewels_at_start * s.seats:
        faults.append(f"There are {s.box.cows} cows and {s.box.jewels_at_start} jewels for each player.")
    return faults


def _frame_faults(s: TainState) -> list[str]:
    """One frame is open, of a kind that fits, and whoever is asked can answer."""
    if s.over:
        return []
    if len(s.stack) != 1 or not _fits(s, s.stack[0]):
        return ["One decision is open, and whoever is asked can answer it."]
    return []


def _fits(s: TainState, f: Frame) -> bool:
    if f.step == DRAW_FIRST:
        return f.seat < 0 and s.raid == 0
    if f.seat < 0:
        return False
    if f.step == SCOUT_SPACE:
        return s.raid == 0 and s.passed >> f.seat & 1 == 0
    if f.step == LAY_TILE:
        return s.raid == 0 and s.passed >> f.seat & 1 == 0 and _is_free(s, f)
    held = s.hostages[f.a * s.seats + f.seat] if 0 <= f.a < s.seats else 0
    has_both = count_of(held, BOY) > 0 and count_of(held, DAUGHTER) > 0
    return f.step == FREE_HOSTAGE and s.raid > 0 and has_both


def _is_free(s: TainState, f: Frame) -> bool:
    if f.a == SCOUT_OUTER:
        is_free = has_outer_space(s, f.seat)
    elif SCOUT <= f.a < SCOUT + s.seats * DOORS:
        spaces = s.threshold if (f.a - SCOUT) // DOORS == f.seat else s.entrance
        is_free = spaces[f.a - SCOUT] == EMPTY
    else:
        return False
    return is_free and s.screen[f.seat] & kinds_allowed(f.seat, f.a) != 0
