"""A position of Táin."""

from __future__ import annotations

from typing import Annotated, Final

from lascaux.games.tain.box import TainBox
from lascaux.games.tain.data import DOORS, OUTER_SPACES, TILE
from lascaux.kernel.fields import SEATS, Option
from lascaux.kernel.state import State
from lascaux.parts.heaps import COUNT_MASK, PackedField

Heaps = list[int]


class TainState(State):
    """All of the position, flat.  It begins with zeros and what `Tain.blank` says.

    Heaps and tiles are packed numbers, see data.py; doors count 5 for each board.
    """

    box: TainBox  # the printed values; copies share it
    screen: Annotated[Heaps, SEATS]  # the heap behind the screen
    discard: Annotated[Heaps, SEATS]  # the heap in front of it
    entrance: Annotated[list[int], SEATS, DOORS]  # by door: a raiding tile
    threshold: Annotated[list[int], SEATS, DOORS]  # by door: a guarding tile
    outer: Annotated[list[int], OUTER_SPACES]  # the two spaces of the outer land
    hostages: Annotated[Heaps, SEATS, SEATS]  # by captor and owner: the heap held in the captor's house
    taken: Annotated[Heaps, SEATS, SEATS]  # the same for those captured in this raid, beside the board
    goods: Annotated[list[int], SEATS, GOODS]  # cows, jewels, cows and jewels beside the board
    pasture: int  # cows in the outer land
    passed: int  # mask of the seats that place no more in this turn
    active: int  # who holds the marker
    next: int  # who places next
    turn: int  # 1 to 8
    raid: int  # 0 while scouting; while raiding 1 and the steps already taken
    rotate: Annotated[bool, Option("rotate_active")]  # the marker passes to the left


class HeapsField(PackedField):
    """Heaps of tiles, written down as the counts of the five kinds."""

    def __init__(self, name: str) -> None:
        PackedField.__init__(self, name, TILE, COUNT_MASK)


COWS: Final = 0  # places in `goods`, four for each seat
JEWELS: Final = 1
LOOT_COWS: Final = 2
LOOT_JEWELS: Final = 3
GOODS: Final = 4
