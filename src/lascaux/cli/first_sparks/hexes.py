"""The hexes of a map: where they lie, and which of their spaces is where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lascaux.games.first_sparks.actions import PLACINGS, place_of, placing
from lascaux.games.first_sparks.board import EDGES_OF_A_SPACE, land_of
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import (
    FOODS,
    HEXES_OF_A_TILE,
    TILE_NAMES,
)
from lascaux.games.first_sparks.land import Land
from lascaux.games.first_sparks.tiling import DIRECTIONS, EDGES, placings_on
from lascaux.games.first_sparks.view import LaidTile

# Where a space lies in its hex, named by the first of its two edges.
LOWER_RIGHT: Final = 0
BOTTOM: Final = 1
LOWER_LEFT: Final = 2
UPPER_LEFT: Final = 3
TOP: Final = 4
UPPER_RIGHT: Final = 5

_SPACES: Final = "abc"
_SIDES: Final = "AB"


@dataclass(frozen=True, slots=True)
class Hex:
    """Half a tile, as it lies on the map."""

    name: str  # T1A
    food: str
    q: int
    r: int
    rotation: int
    ridge: str  # the two spaces with a mountain between them

    @property
    def places(self) -> dict[int, str]:
        """The three spaces by where they lie: letters by first edge."""
        return {
            (EDGES_OF_A_SPACE * space + self.rotation) % EDGES: letter for space, letter in enumerate(_SPACES)
        }


def hexes_of(box: FirstSparksBox, tiles: Sequence[LaidTile]) -> list[Hex]:
    """Both hexes of every tile."""
    hexes: list[Hex] = []
    for tile in tiles:
        for side, name in enumerate(_SIDES):
            place = HEXES_OF_A_TILE * TILE_NAMES.index(tile.tile) + side
            east, south = DIRECTIONS[tile.rotation] if side else (0, 0)
            hexes.append(
                Hex(
                    name=tile.tile + name,
                    food=FOODS[box.hex_food[place]],
                    q=tile.q + east,
                    r=tile.r + south,
                    rotation=tile.rotation,
                    ridge=box.ridges[place],
                )
            )
    return hexes


def land_in(box: FirstSparksBox, tiles: Sequence[LaidTile]) -> Land:
    """The map these tiles make, as the rules see it."""
    return land_of(box, numbers_of(tiles))


def numbers_of(tiles: Sequence[LaidTile]) -> tuple[int, ...]:
    """The tiles as the rules number them."""
    return tuple(
        TILE_NAMES.index(tile.tile) * PLACINGS + placing(tile.q, tile.r, tile.rotation) for tile in tiles
    )


def free_places(tiles: Sequence[LaidTile]) -> list[tuple[int, int]]:
    """Where hex A of another tile may go: q and r."""
    return sorted({place_of(number)[:2] for number in placings_on(numbers_of(tiles))})
