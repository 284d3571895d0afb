"""Migration: members go from the player board to the start hex or to an own hut."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import MIGRATE
from lascaux.games.prehistory.actions import SEND as SEND_ROW
from lascaux.games.prehistory.data import KINDS, MATRIARCH, MIGRATION, MIGRATION_SIDES, SPACES, WHITE_CUBES
from lascaux.games.prehistory.events import migrated
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.camp import at_home_of, camps_of, send_out, standing
from lascaux.games.prehistory.steps.footing import leaves_foot
from lascaux.games.prehistory.steps.holding import (
    colour_at,
    pay_cube,
    pay_resource,
    shown_at,
    sides_paid,
)
from lascaux.games.prehistory.steps.numbers import SEND
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import mask_of

_SIDES: Final = [mask_of(sides) for sides in MIGRATION_SIDES]


class Send(Step[PrehistoryState]):
    """How many members migrate, and where to; all go to one place.

    Frame: a = the sides that are paid, or white cubes.
    Rule: PH-6F.1, PH-6F.2, PH-6F.3, PH-12.12.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        most = most_migrants(s, f.seat, f.a)
        camps = camps_of(s, f.seat)
        return [SEND_ROW + count * SPACES + space for count in range(1, most + 1) for space in camps]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        send(s, f.seat, f.a, (action - SEND_ROW) // SPACES, (action - SEND_ROW) % SPACES)


def spring_migrations(s: PrehistoryState, seat: int, keeps_foot: bool) -> int:
    """Mask of the sides of the migration tile that a seat can pay.

    Rule: PH-6F.1, PH-6F.3, PH-4.3, PH-15.19.
    """
    if at_home_of(s, seat) == 0:
        return 0
    paid = sides_paid(s, seat, shown_at(s, MIGRATION))
    found = 0
    for number, sides in enumerate(_SIDES):
        is_paid = sides & paid == sides
        if is_paid and (not keeps_foot or leaves_foot(s, seat, -len(MIGRATION_SIDES[number]), 0)):
            found |= 1 << number
    return found


def summer_migrations(s: PrehistoryState, seat: int) -> int:
    """The same if they are paid with white cubes.

    Rule: PH-6F.2, PH-6F.3.
    """
    can = at_home_of(s, seat) > 0 and s.cubes[seat * KINDS + MIGRATION] > 0
    return 1 << WHITE_CUBES if can else 0


def most_migrants(s: PrehistoryState, seat: int, sides: int) -> int:
    """How many members may migrate at most, as it is paid.

    Rule: PH-6F.1, PH-6F.2, PH-12.12, PH-15.58.
    """
    at_home = at_home_of(s, seat)
    if sides == WHITE_CUBES:
        return min(at_home, s.cubes[seat * KINDS + MIGRATION])
    is_matriarch = s.has_characters and s.characters[seat] == MATRIARCH
    migrants = s.box.matriarch_migrants if is_matriarch else s.box.migrants
    return min(at_home, migrants[len(MIGRATION_SIDES[sides]) - 1])


def begin_migrating(s: PrehistoryState, seat: int, action: int) -> None:
    """Ask how many go where; one member that can only go to the start hex goes unasked.

    Rule: PH-6F.1, PH-6F.2.
    """
    sides = action - MIGRATE
    camps = camps_of(s, seat)
    if most_migrants(s, seat, sides) == 1 and len(camps) == 1:
        send(s, seat, sides, 1, camps[0])
    else:
        s.stack.append(Frame(SEND, seat, sides))


def send(s: PrehistoryState, seat: int, sides: int, count: int, space: int) -> None:
    """Members are paid for and go.

    Rule: PH-6F.1, PH-6F.2.
    """
    if sides == WHITE_CUBES:
        pay_cube(s, seat, MIGRATION, count)
    else:
        for side in MIGRATION_SIDES[sides]:
            pay_resource(s, seat, colour_at(s, MIGRATION, side), 1)
    send_out(s, seat, count, standing(space))
    migrated(s, seat, count, space, sides == WHITE_CUBES)
