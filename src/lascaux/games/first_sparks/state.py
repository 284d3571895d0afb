"""A position of The First Sparks."""

from __future__ import annotations

from typing import Annotated, Final

from lascaux.games.first_sparks.actions import PLACINGS, REACH, ROTATIONS, place_of, placing
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import TILE_NAMES
from lascaux.games.first_sparks.meta import MAPS
from lascaux.kernel.fields import BySeat, Field, Option
from lascaux.kernel.state import State

Tiles = tuple[int, ...]


class FirstSparksState(State):
    """All of the position, flat.  It begins with zeros and what `FirstSparks.blank` says.

    Masks of spaces, cards and seats have bit n for number n.
    """

    box: FirstSparksBox  # the printed values; copies share it
    tiles: Tiles  # as laid: PLACINGS times the tile, and its placing; copies share it
    members: list[int]  # by clan: a mask of spaces; with two players the third clan is the neutral one
    food: BySeat
    cards: BySeat  # a mask of cards
    stock: list[int]  # by food: tokens on its harvest space
    order: tuple[int, ...]  # seats, from first to last
    market: int  # mask of the numbered cards of both rows
    unseen: int  # mask: the deck above the reshuffle card, and the cards put away unseen
    pile: int  # how many of them are in the deck
    below: int  # mask: cards laid under the deck, beneath the reshuffle card
    has_reshuffle: bool  # the reshuffle card lies in the market
    is_small: bool  # it has left, and the market is smaller
    bonus: int  # the card with the bonus crop on it; 0 if there is none
    phase: int
    year: int  # 0 while the clans are placed
    turn: int  # how many have had their go in this phase
    done: int  # mask of the seats that bought or passed in this year
    passed: int  # mask of those that passed
    first_offer: bool  # two players: the first offer of the year is still to come
    map: Annotated[int, Option("map", MAPS)]


# Phases, in order.
MAP: Final = 0
PLACING: Final = 1
TECHNOLOGY: Final = 2
HUNTING: Final = 3
SPREADING: Final = 4
SUPPLY: Final = 5
PHASE_NAMES: Final = ["map", "placing", "technology", "hunting", "spreading", "supply"]


class TilesField(Field):
    """The tiles as laid, each written down as its name, q, r and rotation."""

    def dump(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [[TILE_NAMES[laid // PLACINGS], *place_of(laid % PLACINGS)] for laid in value]

    def load(self, data: object) -> object:
        if not isinstance(data, list):
            raise self.refuse(data, "a list of tiles")
        return tuple([self._laid(item) for item in data])

    def _laid(self, item: object) -> int:
        if not isinstance(item, list) or len(item) != len(("tile", "q", "r", "rotation")):
            raise self.refuse(item, "a name, q, r and a rotation for each tile")
        if item[0] not in TILE_NAMES or any([type(part) is not int for part in item[1:]]):
            raise self.refuse(item, "a name, q, r and a rotation for each tile")
        name, q, r, rotation = item
        if not (-REACH <= q <= REACH and -REACH <= r <= REACH and 0 <= rotation < ROTATIONS):
            raise self.refuse(item, f"places from -{REACH} to {REACH} and rotations from 0 to 5")
        return TILE_NAMES.index(name) * PLACINGS + placing(q, r, rotation)
