"""Where tiles may be laid."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.actions import PLACINGS, place_of, placing
from lascaux.parts.masks import count_of

# Pointed hexes in axial coordinates.  Directions, and the edges of a hex: east, south-east, south-west,
# west, north-west, north-east.
DIRECTIONS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
EDGES: Final = len(DIRECTIONS)
OPPOSITE: Final = EDGES // 2
TILES_TO_TOUCH: Final = 2  # for the third tile and all that follow

# A hex's place as one number; moving in a direction adds its offset.
_WIDTH: Final = 64
_MIDDLE: Final = 32
OFFSETS: Final = [q * _WIDTH + r for q, r in DIRECTIONS]


def spots_of(laid: int) -> tuple[int, int]:
    """Where the two hexes of a laid tile are: A, then B beside it in the direction of the rotation.

    Rule: FS-2.17.
    """
    q, r, rotation = place_of(laid % PLACINGS)
    spot = (q + _MIDDLE) * _WIDTH + r + _MIDDLE
    return (spot, spot + OFFSETS[rotation])


def placings_on(tiles: tuple[int, ...]) -> list[int]:
    """Where the next tile may go: the first in the middle, the others touching what lies there.

    Rule: FS-1.10, FS-1.11.
    """
    if not tiles:
        return [placing(0, 0, 0)]
    taken = _taken(tiles)
    touched = _touched(tiles)
    found: set[int] = set()
    for spot, mask in touched.items():
        if spot not in taken:
            for direction in range(EDGES):
                other = spot + OFFSETS[direction]
                both = mask | touched.get(other, 0)
                if other not in taken and count_of(both) >= min(TILES_TO_TOUCH, len(tiles)):
                    found.add(_placing_at(spot, direction))
                    found.add(_placing_at(other, (direction + OPPOSITE) % EDGES))
    return sorted(found)


def is_free(tiles: tuple[int, ...], number: int) -> bool:
    """Whether a tile laid there covers no other."""
    taken = _taken(tiles)
    first, second = spots_of(number)
    return first not in taken and second not in taken


def touches(tiles: tuple[int, ...], number: int) -> int:
    """How many tiles a tile laid there would touch."""
    touched = _touched(tiles)
    first, second = spots_of(number)
    return count_of(touched.get(first, 0) | touched.get(second, 0))


def _placing_at(spot: int, rotation: int) -> int:
    return placing(spot // _WIDTH - _MIDDLE, spot % _WIDTH - _MIDDLE, rotation)


def _taken(tiles: tuple[int, ...]) -> set[int]:
    return {spot for laid in tiles for spot in spots_of(laid)}


def _touched(tiles: tuple[int, ...]) -> dict[int, int]:
    """By place beside a tile: the mask of the tiles it touches."""
    touched: dict[int, int] = {}
    for laid in tiles:
        for spot in spots_of(laid):
            for offset in OFFSETS:
                touched[spot + offset] = touched.get(spot + offset, 0) | 1 << laid // PLACINGS
    return touched
