"""The map: where tiles may be laid, and which spaces touch."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.actions import PLACINGS, ROTATIONS, place_of, placing
from lascaux.games.first_sparks.data import (
    FOODS,
    HEX_FOOD,
    HEX_MASK,
    HEX_SPACES,
    HEXES_OF_A_TILE,
    RIDGES,
    SPACES,
    count_of,
    lowest_of,
)

# Pointed hexes in axial coordinates.  Directions, and the edges of a hex: east, south-east, south-west,
# west, north-west, north-east.
DIRECTIONS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
EDGES: Final = len(DIRECTIONS)
OPPOSITE: Final = EDGES // 2
EDGES_OF_A_SPACE: Final = EDGES // HEX_SPACES
TILES_TO_TOUCH: Final = 2  # for the third tile and all that follow
MOST_LANDS: Final = 2000  # kept at a time

# A hex's place as one number; moving in a direction adds its offset.
_WIDTH: Final = 64
_MIDDLE: Final = 32
_OFFSETS: Final = [q * _WIDTH + r for q, r in DIRECTIONS]


class Land:
    """A map as laid: what play looks up, by space.  A value: shared by all positions on it."""

    def __init__(
        self, tiles: tuple[int, ...], near: list[int], ridge: list[int], spaces: int, grounds: list[int]
    ) -> None:
        self.tiles: Final = tiles
        self.near: Final = near  # mask of the neighbours
        self.plain: Final = [mask & ~over for mask, over in zip(near, ridge, strict=True)]
        self.ridge: Final = ridge  # mask of those behind a mountain
        self.spaces: Final = spaces  # mask of all there are
        self.grounds: Final = grounds  # by food: how many


class Atlas:
    """The lands looked up before; most often it is the last one again."""

    def __init__(self) -> None:
        self.last: Land = Land((), [0] * SPACES, [0] * SPACES, 0, [0] * len(FOODS))
        self.lands: Final[dict[tuple[int, ...], Land]] = {}


_ATLAS: Final = Atlas()


def land_of(tiles: tuple[int, ...]) -> Land:
    """The map these tiles make."""
    land = _ATLAS.last
    if land.tiles is tiles:
        return land
    found = _ATLAS.lands.get(tiles)
    if found is None:
        if len(_ATLAS.lands) >= MOST_LANDS:
            _ATLAS.lands.clear()
        found = _surveyed(tiles)
        _ATLAS.lands[tiles] = found
    if found.tiles is tiles:
        _ATLAS.last = found
    return found


def spots_of(laid: int) -> tuple[int, int]:
    """Where the two hexes of a laid tile are: A, then B beside it in the direction of the rotation.

    Rule: FS-2.17.
    """
    q, r, rotation = place_of(laid % PLACINGS)
    spot = (q + _MIDDLE) * _WIDTH + r + _MIDDLE
    return (spot, spot + _OFFSETS[rotation])


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
                other = spot + _OFFSETS[direction]
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


def joined(masks: list[int], members: int) -> int:
    """All that these spaces are next to."""
    whole = 0
    while members != 0:
        whole |= masks[lowest_of(members)]
        members &= members - 1
    return whole


def is_group(land: Land, members: int) -> bool:
    """Whether these spaces hang together; none and one do.

    Rule: FS-7.3.
    """
    group = members & -members
    grown = group
    while grown != 0:
        grown = joined(land.near, grown) & members & ~group
        group |= grown
    return group == members


def _placing_at(spot: int, rotation: int) -> int:
    return placing(spot // _WIDTH - _MIDDLE, spot % _WIDTH - _MIDDLE, rotation)


def _taken(tiles: tuple[int, ...]) -> set[int]:
    return {spot for laid in tiles for spot in spots_of(laid)}


def _touched(tiles: tuple[int, ...]) -> dict[int, int]:
    """By place beside a tile: the mask of the tiles it touches."""
    touched: dict[int, int] = {}
    for laid in tiles:
        for spot in spots_of(laid):
            for offset in _OFFSETS:
                touched[spot + offset] = touched.get(spot + offset, 0) | 1 << laid // PLACINGS
    return touched


def _surveyed(tiles: tuple[int, ...]) -> Land:
    near = [0] * SPACES
    ridge = [0] * SPACES
    spaces = 0
    grounds = [0] * len(FOODS)
    hex_at: dict[int, int] = {}
    for laid in tiles:
        for side, spot in enumerate(spots_of(laid)):
            place = HEXES_OF_A_TILE * (laid // PLACINGS) + side
            hex_at[spot] = place
            spaces |= HEX_MASK[place]
            grounds[HEX_FOOD[place]] += 1
            _cut(place, near, ridge)
    _join(tiles, hex_at, near)
    return Land(tiles, near, ridge, spaces, grounds)


def _cut(place: int, near: list[int], ridge: list[int]) -> None:
    """The three spaces of a hex touch one another, two of them over a mountain.

    Rule: FS-2.1, FS-2.17.
    """
    first = HEX_SPACES * place
    for space in range(first, first + HEX_SPACES):
        near[space] |= HEX_MASK[place] & ~(1 << space)
    one, other = [first + "abc".index(letter) for letter in RIDGES[place]]
    ridge[one] |= 1 << other
    ridge[other] |= 1 << one


def _join(tiles: tuple[int, ...], hex_at: dict[int, int], near: list[int]) -> None:
    """Spaces touch across the edge that two hexes share.

    Rule: FS-2.17.
    """
    rotation_of = {laid // PLACINGS: laid % ROTATIONS for laid in tiles}
    for spot, place in hex_at.items():
        for edge, offset in enumerate(_OFFSETS):
            other = hex_at.get(spot + offset, -1)
            if other >= 0:
                here = _owner(place, edge - rotation_of[place // HEXES_OF_A_TILE])
                there = _owner(other, edge + OPPOSITE - rotation_of[other // HEXES_OF_A_TILE])
                near[here] |= 1 << there


def _owner(place: int, edge: int) -> int:
    """The space of a hex that an edge belongs to, as the hex is printed."""
    return HEX_SPACES * place + edge % EDGES // EDGES_OF_A_SPACE
