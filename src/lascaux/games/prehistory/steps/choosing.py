"""Cubes of the own choice: taken one by one, in the order of their colours."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import TAKE as TAKE_ROW
from lascaux.games.prehistory.data import CEREMONY, KINDS
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.ceremony import places_of
from lascaux.games.prehistory.steps.holding import colour_at, gain_cube, gain_resource
from lascaux.games.prehistory.steps.numbers import TAKE
from lascaux.games.prehistory.steps.picks import completed, kinds_in, next_kinds, size_of, with_one
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step

# What cubes are taken for.
BUILDER_SPRING: Final = 0
TRAP_OF_RESOURCES: Final = 1
TRAP_OF_CUBES: Final = 2
MATRIARCH_RESOURCE: Final = 3
MATRIARCH_CUBES: Final = 4
SHAMAN_CUBES: Final = 5
SIZES: Final = [1, 1, 1, 1, 2, 2]
ARE_CUBES: Final = [False, False, True, False, True, True]


class Take(Step[PrehistoryState]):
    """The next cube that a seat takes from the supply.

    Frame: a = what for, b = the heap of what is chosen so far.
    Rule: PH-12.8, PH-12.13, PH-12.17, PH-13.6.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        colours = next_kinds(limits_of(s, f.seat, f.a), f.b, SIZES[f.a])
        return [TAKE_ROW + colour for colour in colours]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        take_on(s, f.seat, f.a, with_one(f.b, action - TAKE_ROW))


def limits_of(s: PrehistoryState, seat: int, purpose: int) -> list[int]:
    """By colour: how many cubes a seat may take; the shaman only what the ceremony tile shows at its shamans.

    Rule: PH-12.13, PH-12.17, PH-15.35.
    """
    size = SIZES[purpose]
    if purpose != SHAMAN_CUBES:
        return [size] * KINDS
    limits = [0] * KINDS
    for place, shamans in enumerate(places_of(s, seat)):
        if shamans > 0:
            limits[colour_at(s, CEREMONY, place)] = size
    return limits


def take_on(s: PrehistoryState, seat: int, purpose: int, heap: int) -> None:
    """Ask for the next cube, as far as there is a choice; then all are taken.

    Rule: PH-12.8, PH-12.13, PH-12.17, PH-13.6.
    """
    size = SIZES[purpose]
    heap = completed(limits_of(s, seat, purpose), heap, size)
    if size_of(heap) < size:
        s.stack.append(Frame(TAKE, seat, purpose, heap))
        return
    for colour in kinds_in(heap):
        if ARE_CUBES[purpose]:
            gain_cube(s, seat, colour, 1)
        else:
            gain_resource(s, seat, colour, 1)
    if purpose == MATRIARCH_RESOURCE:
        take_on(s, seat, MATRIARCH_CUBES, 0)
