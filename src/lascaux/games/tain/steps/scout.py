"""Scouting: a space in the open, then a tile in secret."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.actions import FIRST, LAY, PASS, SCOUT, SCOUT_OUTER
from lascaux.games.tain.data import (
    DOORS,
    EMPTY,
    GUARDS_MASK,
    KINDS,
    RAIDERS_MASK,
    ROVERS_MASK,
    TILE,
    owner_of,
    tile_of,
)
from lascaux.games.tain.events import began, laid, passed, scouted
from lascaux.games.tain.naming import OUTER
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import LAY_TILE, SCOUT_SPACE
from lascaux.kernel.frames import Frame
from lascaux.kernel.rng import Rng
from lascaux.kernel.steps import FairStep, Step
from lascaux.parts.heaps import count_of

BLIND_TRIES: Final = 6


class DrawFirst(FairStep[TainState]):
    """Who holds the marker first is drawn by lot.

    Rule: TN-1.5.
    """

    def legal(self, s: TainState, f: Frame) -> list[int]:
        return list(range(FIRST, FIRST + s.seats))

    def apply(self, s: TainState, f: Frame, action: int) -> None:
        s.active = action - FIRST
        s.next = s.active
        began(s, s.active)


class ScoutSpace(Step[TainState]):
    """Choose a free space for the next tile, or place no more in this turn.

    Only spaces for which a tile is at hand are offered; whoever has none that fits can
    only pass, and nobody learns that it was so.
    Rule: TN-3.1, TN-3.2, TN-3.3, TN-3.4, TN-3.5, TN-3.7, TN-10.20.
    """

    def legal(self, s: TainState, f: Frame) -> list[int]:
        options: list[int] = []
        heap = s.screen[f.seat]
        if heap != 0:
            _add_doors(s, f.seat, heap, options)
        if heap & ROVERS_MASK and has_outer_space(s, f.seat):
            options.append(SCOUT_OUTER)
        options.append(PASS)
        return options

    def sample(self, s: TainState, f: Frame, rng: Rng) -> int:
        """Try a few spaces blindly; when most are taken, list them."""
        heap = s.screen[f.seat]
        doors = s.seats * DOORS
        for _ in range(BLIND_TRIES):
            door = rng.below(doors + 2)
            if door < doors:
                spaces = s.threshold if door // DOORS == f.seat else s.entrance
                if spaces[door] == EMPTY and heap & kinds_allowed(f.seat, SCOUT + door):
                    return SCOUT + door
            elif door > doors:
                return PASS
            elif heap & ROVERS_MASK and has_outer_space(s, f.seat):
                return SCOUT_OUTER
        return Step.sample(self, s, f, rng)

    def apply(self, s: TainState, f: Frame, action: int) -> None:
        if action == PASS:
            pass_for_good(s, f.seat, False)
            return
        if action == SCOUT_OUTER:
            scouted(s, f.seat, OUTER, 0)
        else:
            scouted(s, f.seat, (action - SCOUT) // DOORS, (action - SCOUT) % DOORS)
        s.stack.append(Frame(LAY_TILE, f.seat, action))

    def is_final(self, action: int) -> bool:
        return action == PASS

    def hides_options(self) -> bool:
        return True


class LayTile(Step[TainState]):
    """Lay a tile face down on the chosen space; only its owner knows which.

    Frame: a = the action that chose the space.
    Rule: TN-3.1, TN-3.3, TN-3.4.
    """

    def legal(self, s: TainState, f: Frame) -> list[int]:
        heap = s.screen[f.seat] & kinds_allowed(f.seat, f.a)
        return [LAY + kind for kind in range(len(KINDS)) if count_of(heap, kind)]

    def apply(self, s: TainState, f: Frame, action: int) -> None:
        kind = action - LAY
        s.screen[f.seat] -= TILE[kind]
        tile = tile_of(f.seat, kind)
        if f.a == SCOUT_OUTER:
            s.outer[0 if s.outer[0] == EMPTY else 1] = tile
        elif (f.a - SCOUT) // DOORS == f.seat:
            s.threshold[f.a - SCOUT] = tile
        else:
            s.entrance[f.a - SCOUT] = tile
        laid(s, f.seat, kind)

    def audience(self, s: TainState, f: Frame) -> int:
        return 1 << f.seat

    def hides_options(self) -> bool:
        return True


def scout_next(s: TainState) -> None:
    """Whoever has not passed places next; whoever has no tile left passes unasked.

    Rule: TN-3.6, TN-3.8, TN-10.19.
    """
    seat = s.next
    s.next = (seat + 1) % s.seats
    if s.passed >> seat & 1 == 0:
        if s.screen[seat]:
            s.stack.append(Frame(SCOUT_SPACE, seat))
        else:
            pass_for_good(s, seat, True)


def pass_for_good(s: TainState, seat: int, is_forced: bool) -> None:
    """This seat places no more in this turn.

    Rule: TN-3.7, TN-3.8.
    """
    s.passed |= 1 << seat
    passed(s, seat, is_forced)


def kinds_allowed(seat: int, space: int) -> int:
    """Mask of the kinds that this seat may lay on a space.

    Rule: TN-3.2, TN-3.3, TN-3.4.
    """
    if space == SCOUT_OUTER:
        return ROVERS_MASK
    return GUARDS_MASK if (space - SCOUT) // DOORS == seat else RAIDERS_MASK


def has_outer_space(s: TainState, seat: int) -> bool:
    """Whether the outer land has room for a tile of this seat: one each, two in all.

    Rule: TN-3.4, TN-5.5, TN-10.12.
    """
    first, second = s.outer[0], s.outer[1]
    if first != EMPTY and second != EMPTY:
        return False
    return (first == EMPTY or owner_of(first) != seat) and (second == EMPTY or owner_of(second) != seat)


def _add_doors(s: TainState, seat: int, heap: int, options: list[int]) -> None:
    """Every door whose space is free: own thresholds, and as many entrances of others as one likes.

    Rule: TN-3.5, TN-10.15, TN-10.21.
    """
    can_raid = heap & RAIDERS_MASK != 0
    for board in range(s.seats):
        spaces = s.threshold if board == seat else s.entrance
        if board == seat or can_raid:
            for door in range(board * DOORS, board * DOORS + DOORS):
                if spaces[door] == EMPTY:
                    options.append(SCOUT + door)
