"""Painting: a section of the rock, paid by its symbols; painted neighbours bring something."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import ABLE, FIRST, KEPT, PAINT, SUMMER
from lascaux.games.prehistory.data import KINDS, MOST_SYMBOLS, PAINTER, PAINTING, SIDE
from lascaux.games.prehistory.events import painted, tile_turned
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.following import after_action
from lascaux.games.prehistory.steps.footing import leaves_foot, owes_foot
from lascaux.games.prehistory.steps.holding import (
    colour_at,
    gain_cube,
    gain_dev,
    pay_cube,
    pay_resource,
    sides_paid,
)
from lascaux.games.prehistory.steps.numbers import TURN_FIRST
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import items_of

WAYS: Final = ABLE + 1  # rows of a section
# How far the painting tile is turned before a painting action.
_AS_IT_LIES: Final = [0]
_TURNED: Final = [-1, 0, 1]


class TurnFirst(Step[PrehistoryState]):
    """The painter may turn the painting tile by one step before a painting action.

    Frame: a = the section.
    Rule: PH-12.4.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [FIRST + KEPT + shift for shift in shifts_for(s, f.seat, f.a, owes_foot(s))]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        paint_with(s, f.seat, f.a, action - FIRST - KEPT)


def spring_paintings(s: PrehistoryState, seat: int, keeps_foot: bool) -> int:
    """Mask of the sections that a seat can paint with resources.

    Rule: PH-6A.1, PH-6A.2, PH-4.3.
    """
    paid = 0
    for shift in shifts_of(s, seat):
        paid |= sections_paid(s, seat, shift)
    paid &= ~s.painted[seat]
    if keeps_foot:
        for section in items_of(paid):
            if not _leaves_foot(s, seat, section):
                paid ^= 1 << section
    return paid


def summer_paintings(s: PrehistoryState, seat: int) -> int:
    """Mask of the sections that a seat can paint with grey cubes.

    Rule: PH-6A.1, PH-6A.2.
    """
    grey = s.cubes[seat * KINDS + PAINTING]
    return s.box.paintings[min(grey, MOST_SYMBOLS)] & ~s.painted[seat]


def shifts_of(s: PrehistoryState, seat: int) -> list[int]:
    """How a seat may turn the painting tile first; only the painter turns it.

    Rule: PH-12.2, PH-12.4.
    """
    is_painter = s.has_characters and s.characters[seat] == PAINTER
    return _TURNED if is_painter else _AS_IT_LIES


def sections_paid(s: PrehistoryState, seat: int, shift: int) -> int:
    """Mask of the sections whose symbols a seat can pay with the tile turned like this.

    Rule: PH-6A.2, PH-12.4.
    """
    shown = s.box.shown[turned_by(s.prices[PAINTING], shift)]
    return s.box.paintable[sides_paid(s, seat, shown)]


def shifts_for(s: PrehistoryState, seat: int, section: int, keeps_foot: bool) -> list[int]:
    """How the painting tile may be turned so that a section can be paid.

    Rule: PH-6A.2, PH-12.2, PH-12.4.
    """
    if keeps_foot and not _leaves_foot(s, seat, section):
        return []
    return [shift for shift in shifts_of(s, seat) if sections_paid(s, seat, shift) >> section & 1 == 1]


def neighbours_in(s: PrehistoryState, player: int, section: int) -> list[int]:
    """The rewards of a section for its painted neighbours: 0 a development point, else colour and one more.

    Rule: PH-6A.3.
    """
    row, column = section // SIDE, section % SIDE
    painted_ones = s.painted[player]
    rewards: list[int] = []
    if column > 0 and painted_ones >> section - 1 & 1:
        rewards.append(s.box.row_reward[row])
    if column < SIDE - 1 and painted_ones >> section + 1 & 1:
        rewards.append(s.box.row_reward[row])
    if row > 0 and painted_ones >> section - SIDE & 1:
        rewards.append(s.box.column_reward[column])
    if row < SIDE - 1 and painted_ones >> section + SIDE & 1:
        rewards.append(s.box.column_reward[column])
    return rewards


def begin_painting(s: PrehistoryState, seat: int, action: int) -> None:
    """Paint a section by the rules that were chosen; the painter may be asked how to turn the tile.

    Rule: PH-6A.2, PH-12.4.
    """
    section, way = (action - PAINT) // WAYS, (action - PAINT) % WAYS
    if way == SUMMER:
        pay_cube(s, seat, PAINTING, len(s.box.symbols[section]))
        paint(s, seat, section)
        return
    shifts = shifts_for(s, seat, section, owes_foot(s))
    if len(shifts) > 1:
        s.stack.append(Frame(TURN_FIRST, seat, section))
    else:
        paint_with(s, seat, section, shifts[0])


def paint_with(s: PrehistoryState, seat: int, section: int, shift: int) -> None:
    """Turn the tile if need be, pay for each symbol, and paint.

    Rule: PH-6A.2, PH-12.4.
    """
    if shift != 0:
        turn_tile(s, PAINTING, shift)
        tile_turned(s, seat, PAINTING, shift, 0)
    for symbol in s.box.symbols[section]:
        pay_resource(s, seat, colour_at(s, PAINTING, symbol), 1)
    paint(s, seat, section)


def turn_tile(s: PrehistoryState, station: int, shift: int) -> None:
    """A price tile turns by a step, clockwise if the shift is 1.

    Rule: PH-10.1, PH-17.3.
    """
    s.prices[station] = turned_by(s.prices[station], shift)


def turned_by(turned: int, shift: int) -> int:
    """A tile that turns, turned by so many steps more.

    Rule: PH-17.3.
    """
    return turned // KINDS * KINDS + (turned + shift) % KINDS


def paint(s: PrehistoryState, player: int, section: int) -> None:
    """A section is painted and rewarded.

    Rule: PH-6A.1, PH-6A.3, PH-15.13.
    """
    rewards = neighbours_in(s, player, section)
    s.painted[player] |= 1 << section
    painted(s, player, section)
    for reward in rewards:
        if reward == 0:
            gain_dev(s, player, 1)
        else:
            gain_cube(s, player, reward - 1, 1)
    after_action(s, player, PAINTING)


def _leaves_foot(s: PrehistoryState, seat: int, section: int) -> bool:
    rewards = len(neighbours_in(s, seat, section))
    return leaves_foot(s, seat, -len(s.box.symbols[section]), rewards)
