"""Who holds the spaces round a megalith or a quarry."""

from __future__ import annotations

from lascaux.games.prehistory.data import SPACES, START
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.camp import hut_owners, member_owners


class Holders:
    """By space: who has a hut or a member there, as it counts for megaliths; -1 is nobody.

    Members inside huts and on the start hex do not count.
    Rule: PH-9.5, PH-9.6, PH-15.26.
    """

    def __init__(self, s: PrehistoryState) -> None:
        self.huts: list[int] = hut_owners(s)
        self.members: list[int] = member_owners(s)
        for space in range(SPACES):
            if space == START or self.huts[space] >= 0:
                self.members[space] = -1


def held_spaces(s: PrehistoryState, holders: Holders, spaces: list[int], player: int) -> int:
    """How many of these spaces a player occupies.

    Rule: PH-9.4.
    """
    return len([space for space in spaces if player in (holders.huts[space], holders.members[space])])


def units_on(s: PrehistoryState, holders: Holders, spaces: list[int]) -> list[int]:
    """By player: the units on these spaces.

    Rule: PH-9.5.
    """
    units = [0] * len(s.points)
    for space in spaces:
        if holders.huts[space] >= 0:
            units[holders.huts[space]] += s.box.units[1]
        elif holders.members[space] >= 0:
            units[holders.members[space]] += s.box.units[0]
    return units


def most_units_on(s: PrehistoryState, holders: Holders, spaces: list[int]) -> list[int]:
    """The players who have the most units on these spaces, all of them if they are equal.

    Rule: PH-13.7.
    """
    units = units_on(s, holders, spaces)
    return [player for player, count in enumerate(units) if count > 0 and count == max(units)]
