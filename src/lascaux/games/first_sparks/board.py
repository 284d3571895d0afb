"""The map as laid: which spaces touch, and which lie behind a mountain."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.actions import PLACINGS, ROTATIONS
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import FOODS, HEX_MASK, HEX_SPACES, HEXES_OF_A_TILE, SPACES
from lascaux.games.first_sparks.land import Land
from lascaux.games.first_sparks.tiling import EDGES, OFFSETS, OPPOSITE, spots_of
from lascaux.parts.masks import lowest_of

EDGES_OF_A_SPACE: Final = EDGES // HEX_SPACES
MOST_LANDS: Final = 2000  # kept at a time


def land_of(box: FirstSparksBox, tiles: tuple[int, ...]) -> Land:
    """The map these tiles make."""
    atlas = box.atlas
    land = atlas.last
    if land.tiles is tiles:
        return land
    found = atlas.lands.get(tiles)
    if found is None:
        if len(atlas.lands) >= MOST_LANDS:
            atlas.lands.clear()
        found = _surveyed(box, tiles)
        atlas.lands[tiles] = found
    if found.tiles is tiles:
        atlas.last = found
    return found


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


def _surveyed(box: FirstSparksBox, tiles: tuple[int, ...]) -> Land:
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
            grounds[box.hex_food[place]] += 1
            _cut(place, box.ridges[place], near, ridge)
    _join(tiles, hex_at, near)
    return Land(tiles, near, ridge, spaces, grounds)


def _cut(place: int, letters: str, near: list[int], ridge: list[int]) -> None:
    """The three spaces of a hex touch one another, two of them over a mountain.

    Rule: FS-2.1, FS-2.17.
    """
    first = HEX_SPACES * place
    for space in range(first, first + HEX_SPACES):
        near[space] |= HEX_MASK[place] & ~(1 << space)
    one, other = [first + "abc".index(letter) for letter in letters]
    ridge[one] |= 1 << other
    ridge[other] |= 1 << one


def _join(tiles: tuple[int, ...], hex_at: dict[int, int], near: list[int]) -> None:
    """Spaces touch across the edge that two hexes share.

    Rule: FS-2.17.
    """
    rotation_of = {laid // PLACINGS: laid % ROTATIONS for laid in tiles}
    for spot, place in hex_at.items():
        for edge, offset in enumerate(OFFSETS):
            other = hex_at.get(spot + offset, -1)
            if other >= 0:
                here = _owner(place, edge - rotation_of[place // HEXES_OF_A_TILE])
                there = _owner(other, edge + OPPOSITE - rotation_of[other // HEXES_OF_A_TILE])
                near[here] |= 1 << there


def _owner(place: int, edge: int) -> int:
    """The space of a hex that an edge belongs to, as the hex is printed."""
    return HEX_SPACES * place + edge % EDGES // EDGES_OF_A_SPACE
