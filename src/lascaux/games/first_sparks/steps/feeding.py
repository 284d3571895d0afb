"""Phase 2: feeding the clan."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import LOSE
from lascaux.games.first_sparks.board import is_group, land_of
from lascaux.games.first_sparks.events import fed, starved
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import STARVE
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import count_of, items_of


class Starve(Step[FirstSparksState]):
    """The owner says which unfed member leaves; the others stay one group.

    Frame: a = how many have to leave.
    Rule: FS-7.2, FS-7.3.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        members = s.members[f.seat]
        land = land_of(s.box, s.tiles)
        return [LOSE + space for space in items_of(members) if is_group(land, members ^ 1 << space)]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        lose(s, f.seat, action - LOSE)
        if f.a > 1:
            s.stack.append(Frame(STARVE, f.seat, f.a - 1))


def feed(s: FirstSparksState, seat: int) -> None:
    """One food for each member; those without leave, and where all must, nobody is asked.

    Rule: FS-7.1, FS-7.2.
    """
    members = count_of(s.members[seat])
    eaten = members if members < s.food[seat] else s.food[seat]
    s.food[seat] -= eaten
    if eaten > 0:
        fed(s, seat, eaten)
    if eaten == 0:
        for space in items_of(s.members[seat]):
            lose(s, seat, space)
    elif eaten < members:
        s.stack.append(Frame(STARVE, seat, members - eaten))


def lose(s: FirstSparksState, seat: int, space: int) -> None:
    """A member leaves the map."""
    s.members[seat] ^= 1 << space
    starved(s, seat, space)
