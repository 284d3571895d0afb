"""The raid: everything is shown, bluffs leave, then the outer land and each door are settled."""

from __future__ import annotations

from lascaux.games.tain.actions import FREE, FREED
from lascaux.games.tain.data import (
    BLUFF,
    BOY,
    CAPTURES,
    DAUGHTER,
    DOORS,
    EMPTY,
    IS_CAPTURED,
    NO_GUARD,
    OUTCOME,
    SUCCEEDS,
    TILE,
    WARRIOR,
    kind_of,
    owner_of,
)
from lascaux.games.tain.events import (
    EQUAL_MET,
    NOBODY_MET,
    OTHER_MET,
    bluffs_left,
    captured,
    freed,
    raid_began,
    raided,
    roved,
    shown,
    stole_cow,
    stole_jewel,
)
from lascaux.games.tain.naming import OUTER
from lascaux.games.tain.state import COWS, GOODS, JEWELS, LOOT_COWS, LOOT_JEWELS, TainState
from lascaux.games.tain.steps.numbers import FREE_HOSTAGE
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import count_of


class FreeHostage(Step[TainState]):
    """Whoever broke into a house that holds a boy and a daughter of theirs says which goes free.

    Frame: a = the board.
    Rule: TN-8.4.
    """

    def legal(self, s: TainState, f: Frame) -> list[int]:
        return [FREE, FREE + 1]

    def apply(self, s: TainState, f: Frame, action: int) -> None:
        _free(s, f.seat, f.a, FREED[action - FREE])


def begin_raid(s: TainState) -> None:
    """Turn all tiles face up, take the bluffs away and settle the outer land.

    Rule: TN-4.1, TN-4.2, TN-4.3, TN-10.16.
    """
    s.reveal()
    s.raid = 1
    raid_began(s)
    _show_tiles(s)
    _remove_bluffs(s)
    _raid_outer_land(s)


def raid_on(s: TainState) -> None:
    """Settle door after door: boards from the active player on, on each the raiders from him on.

    Stops where somebody must choose a hostage; `s.raid` remembers how far it went.
    Rule: TN-6.1, TN-6.13, TN-6.14, TN-10.3.
    """
    while not has_raid_ended(s) and not s.stack:
        place = s.raid - 1
        s.raid += 1
        door = place % DOORS
        raider = (s.active + place // DOORS) % s.seats
        board = (s.active + place // (DOORS * s.seats)) % s.seats
        tile = s.entrance[board * DOORS + door]
        if tile != EMPTY and owner_of(tile) == raider:
            _raid_door(s, raider, board, door, kind_of(tile))


def has_raid_ended(s: TainState) -> bool:
    """Whether all boards have been dealt with."""
    return s.raid > s.seats * s.seats * DOORS


def put_tiles_away(s: TainState) -> None:
    """The used tiles go to their owners' discards; those captured have already left the boards.

    Rule: TN-4.4, TN-4.5.
    """
    for spaces in (s.entrance, s.threshold, s.outer):
        for space, tile in enumerate(spaces):
            if tile != EMPTY:
                s.discard[owner_of(tile)] += TILE[kind_of(tile)]
                spaces[space] = EMPTY


def _show_tiles(s: TainState) -> None:
    for space, tile in enumerate(s.outer):
        if tile != EMPTY:
            shown(s, owner_of(tile), OUTER, space, kind_of(tile), False)
    for place in range(s.seats * DOORS):
        board, door = place // DOORS, place % DOORS
        raider, guard = s.entrance[place], s.threshold[place]
        if raider != EMPTY:
            shown(s, owner_of(raider), board, door, kind_of(raider), False)
        if guard != EMPTY:
            shown(s, board, board, door, kind_of(guard), True)


def _remove_bluffs(s: TainState) -> None:
    """Bluffs go to their owners' discards before anything is settled.

    Rule: TN-4.2.
    """
    left = [0] * s.seats
    for spaces in (s.entrance, s.threshold, s.outer):
        for space, tile in enumerate(spaces):
            if tile != EMPTY and kind_of(tile) == BLUFF:
                left[owner_of(tile)] += 1
                s.discard[owner_of(tile)] += TILE[BLUFF]
                spaces[space] = EMPTY
    for seat in range(s.seats):
        if left[seat]:
            bluffs_left(s, seat, left[seat])


def _raid_outer_land(s: TainState) -> None:
    """One cow each, but a warrior beside a chief goes without; from the active player on if cows are short.

    Rule: TN-5.1, TN-5.2, TN-5.3, TN-5.4, TN-10.4.
    """
    rovers = [kind_of(tile) for tile in s.outer if tile != EMPTY]
    met = NOBODY_MET if len(rovers) <= 1 else EQUAL_MET if rovers[0] == rovers[-1] else OTHER_MET
    for turn in range(s.seats):
        seat = (s.active + turn) % s.seats
        for tile in s.outer:
            if tile != EMPTY and owner_of(tile) == seat:
                cows = min(0 if met == OTHER_MET and kind_of(tile) == WARRIOR else 1, s.pasture)
                s.pasture -= cows
                s.goods[GOODS * seat + LOOT_COWS] += cows
                roved(s, seat, kind_of(tile), cows, met)


def _raid_door(s: TainState, raider: int, board: int, door: int, kind: int) -> None:
    """Compare raider and guard, and do what comes of it: the table is OUTCOME.

    Rule: TN-6.2, TN-6.4, TN-6.5, TN-6.7, TN-6.10, TN-10.2, TN-10.13, TN-10.14.
    """
    place = board * DOORS + door
    guard = NO_GUARD if s.threshold[place] == EMPTY else kind_of(s.threshold[place])
    outcome = OUTCOME[kind][guard]
    raided(s, raider, board, door, kind, guard, outcome)
    if outcome == SUCCEEDS:
        if door < s.box.stable_doors:
            _steal_cow(s, raider, board)
        else:
            _raid_house(s, raider, board)
    elif outcome == IS_CAPTURED:
        s.entrance[place] = EMPTY
        _capture(s, board, raider, BOY)
    elif outcome == CAPTURES:
        s.threshold[place] = EMPTY
        _capture(s, raider, board, DAUGHTER)


def _steal_cow(s: TainState, raider: int, board: int) -> None:
    """A cow leaves the stables, if there is one, and waits beside the raider's board.

    Rule: TN-6.2, TN-6.3, TN-10.5.
    """
    cow = min(1, s.goods[GOODS * board + COWS])
    s.goods[GOODS * board + COWS] -= cow
    s.goods[GOODS * raider + LOOT_COWS] += cow
    stole_cow(s, raider, board, cow)


def _raid_house(s: TainState, raider: int, board: int) -> None:
    """Own hostages must be freed before any jewel is taken; of two kinds the raider chooses.

    Rule: TN-6.2, TN-8.2, TN-8.3, TN-8.4, TN-8.5, TN-10.6, TN-10.7, TN-10.8.
    """
    held = s.hostages[board * s.seats + raider]
    if count_of(held, BOY) and count_of(held, DAUGHTER):
        s.stack.append(Frame(FREE_HOSTAGE, raider, board))
    elif held:
        _free(s, raider, board, BOY if count_of(held, BOY) else DAUGHTER)
    else:
        jewel = min(1, s.goods[GOODS * board + JEWELS])
        s.goods[GOODS * board + JEWELS] -= jewel
        s.goods[GOODS * raider + LOOT_JEWELS] += jewel
        stole_jewel(s, raider, board, jewel)


def _free(s: TainState, owner: int, board: int, kind: int) -> None:
    """The freed tile goes to its owner's discard at once.

    Rule: TN-8.2, TN-10.9.
    """
    s.hostages[board * s.seats + owner] -= TILE[kind]
    s.discard[owner] += TILE[kind]
    freed(s, owner, board, kind)


def _capture(s: TainState, captor: int, owner: int, kind: int) -> None:
    """The captured tile waits beside the captor's board; nobody can free it from there.

    Rule: TN-6.3, TN-8.1, TN-10.8, TN-10.22.
    """
    s.taken[captor * s.seats + owner] += TILE[kind]
    captured(s, captor, owner, kind)
