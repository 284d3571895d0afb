"""Action cubes of any colours, given for what painter and builder do in summer."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import GIVE as GIVE_ROW
from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.state import ON_BOARD, PrehistoryState
from lascaux.games.prehistory.steps.building import finish_hut
from lascaux.games.prehistory.steps.holding import gain_points, pay_cube
from lascaux.games.prehistory.steps.numbers import GIVE
from lascaux.games.prehistory.steps.painting import paint
from lascaux.games.prehistory.steps.picks import completed, kinds_in, next_kinds, size_of, with_one
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step

# What cubes are given for.
FOR_SECTION: Final = 0
FOR_HUT: Final = 1
FOR_POINTS: Final = 2


class Give(Step[PrehistoryState]):
    """The next action cube of any colour; colours come in their order.

    Frame: a = what for, b = the section, the hut or the points, c = the heap of what is chosen so far.
    Rule: PH-12.5, PH-12.9.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        colours = next_kinds(held_by(s, f.seat), f.c, cubes_for(s, f.a, f.b))
        return [GIVE_ROW + colour for colour in colours]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        give_on(s, f.seat, f.a, f.b, with_one(f.c, action - GIVE_ROW))


def cubes_for(s: PrehistoryState, purpose: int, thing: int) -> int:
    """How many cubes are due.

    Rule: PH-12.5, PH-12.9.
    """
    if purpose == FOR_SECTION:
        return len(s.box.symbols[thing])
    return s.box.hut_need[thing] if purpose == FOR_HUT else thing


def held_by(s: PrehistoryState, seat: int) -> list[int]:
    """By colour: the action cubes of a seat."""
    return s.cubes[seat * KINDS : (seat + 1) * KINDS]


def give_on(s: PrehistoryState, seat: int, purpose: int, thing: int, heap: int) -> None:
    """Ask for the next cube, as far as there is a choice; then all are given.

    Rule: PH-12.5, PH-12.9.
    """
    due = cubes_for(s, purpose, thing)
    heap = completed(held_by(s, seat), heap, due)
    if size_of(heap) < due:
        s.stack.append(Frame(GIVE, seat, purpose, thing, heap))
        return
    for colour in kinds_in(heap):
        pay_cube(s, seat, colour, 1)
    if purpose == FOR_SECTION:
        paint(s, seat, thing)
    elif purpose == FOR_HUT:
        finish_hut(s, seat, thing, ON_BOARD)
    else:
        gain_points(s, seat, thing)
