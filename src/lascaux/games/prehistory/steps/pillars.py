"""The pillars: cubes climb from the foot to the top, and are taken from there."""

from __future__ import annotations

from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.events import pillar_filled, pillar_taken
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.holding import is_tribe
from lascaux.games.prehistory.steps.picks import with_one
from lascaux.parts.heaps import count_of


def fill_pillars(s: PrehistoryState) -> None:
    """Each pillar whose top is empty gets a cube of the colour that the centre tile shows there.

    Rule: PH-2.2, PH-3.2, PH-15.5.
    """
    for pillar in range(KINDS):
        if s.tops[pillar] == 0:
            colour = s.box.price[s.centre][pillar]
            s.tops[pillar] = with_one(0, colour)
            pillar_filled(s, pillar, colour)


def raise_feet(s: PrehistoryState) -> None:
    """All cubes at the feet climb to the tops and are action cubes from now on.

    Rule: PH-5.1.
    """
    for pillar in range(KINDS):
        s.tops[pillar] += s.feet[pillar]
        s.feet[pillar] = 0


def take_pillar(s: PrehistoryState, player: int, pillar: int) -> None:
    """All cubes on top of a pillar go to a player's action cubes, those of the tribe to its trays.

    Rule: PH-5.2, PH-14.6.
    """
    top = s.tops[pillar]
    s.tops[pillar] = 0
    pillar_taken(s, player, pillar, top)
    for colour in range(KINDS):
        if is_tribe(s, player):
            s.trays[colour] += count_of(top, colour)
        else:
            s.cubes[player * KINDS + colour] += count_of(top, colour)
