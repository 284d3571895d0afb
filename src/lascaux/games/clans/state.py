"""A position of Clans."""

from __future__ import annotations

from typing import Annotated

from lascaux.games.clans.box import ClansBox
from lascaux.games.clans.data import COLOURS, HUT, HUTS_OF_A_COLOUR, TERRITORIES
from lascaux.kernel.fields import BySeat, Option
from lascaux.kernel.state import State
from lascaux.parts.heaps import PackedField

Groups = Annotated[list[int], TERRITORIES]


class ClansState(State):
    """All of the position, flat.  It begins with zeros and what `Clans.blank` says."""

    box: ClansBox  # the printed values; copies share it
    huts: Groups  # by territory: a packed group, see data.py
    points: Annotated[list[int], len(COLOURS)]  # by colour
    chips: BySeat
    cards: tuple[int, ...]  # by seat: its secret colour; dealt once, so copies share it
    villages: tuple[int, ...]  # where they were founded, by chip
    live: int  # territories with huts that are no village
    first: int  # who began
    turn: int  # whose move is next
    ties: Annotated[bool, Option("ties", "chips")]  # chips, then later turns, break ties


class GroupsField(PackedField):
    """Packed groups, written down as the counts of the five colours."""

    def __init__(self, name: str) -> None:
        PackedField.__init__(self, name, HUT, HUTS_OF_A_COLOUR)
