"""Hexes, and where the next tile of the map may lie.

A cell is one number, its spot; a step in a direction adds its offset.
Rule: PH-17.1, PH-17.2, PH-17.3, PH-17.4.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import PLACINGS, REACH, TURNS, WIDTH, place_of, placing
from lascaux.games.prehistory.data import TILE_SHAPE

# Flat-topped hexes in axial coordinates, clockwise from north.
DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
GRID: Final = 64
_MIDDLE: Final = 32
CENTRE: Final = _MIDDLE * GRID + _MIDDLE
OFFSETS: Final = [q * GRID + r for q, r in DIRECTIONS]
TOUCHED: Final = 2  # cells that a tile laid by a player touches, where that is possible
CONTACT: Final = 4  # what touching counts, in steps squared
NOISE: Final = 4  # how far a placement that fate may choose is from the best


def spot_of(q: int, r: int) -> int:
    """The number of a cell."""
    return (q + _MIDDLE) * GRID + r + _MIDDLE


def steps_between(one: int, other: int) -> int:
    """How many steps lie between two cells, whatever is there."""
    q = one // GRID - other // GRID
    r = one % GRID - other % GRID
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ring_round(centre: int, distance: int, direction: int) -> list[int]:
    """All cells at a distance, clockwise, beginning in a direction.

    Rule: PH-14.4.
    """
    if distance == 0:
        return [centre]
    cells: list[int] = []
    spot = centre + distance * OFFSETS[direction]
    for side in range(TURNS):
        for _ in range(distance):
            cells.append(spot)
            spot += OFFSETS[(direction + side + 2) % TURNS]
    return cells


def _turned(q: int, r: int, turn: int) -> int:
    for _ in range(turn):
        q, r = -r, q + r
    return q * GRID + r


def _rim_of(cells: list[int]) -> list[int]:
    """The cells round a tile, one after the other."""
    beside = {cell + offset for cell in cells for offset in OFFSETS} - set(cells)
    rim = [min(beside)]
    while len(rim) < len(beside):
        steps = [rim[-1] + offset for offset in OFFSETS]
        open_cells = [cell for cell in steps if cell in beside and cell not in rim]
        rim.append(min(open_cells, key=lambda cell: _ways_on(cell, beside - set(rim))))
    return rim


def _ways_on(cell: int, beside: set[int]) -> int:
    return len([offset for offset in OFFSETS if cell + offset in beside])


CELLS_OF: Final = [[_turned(q, r, turn) for q, r in TILE_SHAPE] for turn in range(TURNS)]  # by turn
RIM_OF: Final = [_rim_of(cells) for cells in CELLS_OF]
# All cells within reach: by distance, each ring clockwise from north.
SPIRAL: Final = [cell for distance in range(REACH + 1) for cell in ring_round(CENTRE, distance, 0)]
_IN_REACH: Final = bytes(
    [1 if steps_between(spot, CENTRE) <= REACH else 0 for spot in range(GRID * GRID)]
)  # by spot


def anchor_of(number: int) -> int:
    """The spot of the first cell of a placing."""
    q, r, _ = place_of(number)
    return spot_of(q, r)


def taken_by(tiles: tuple[int, ...]) -> list[int]:
    """By spot: 1 if it is covered, by the start hex or a tile."""
    taken = [0] * (GRID * GRID)
    taken[CENTRE] = 1
    for laid in tiles:
        anchor = anchor_of(laid % PLACINGS)
        for cell in CELLS_OF[laid % TURNS]:
            taken[anchor + cell] = 1
    return taken


def touches(taken: list[int], anchor: int, turn: int) -> int:
    """How many covered cells a tile laid there touches; 0 if it does not fit.

    It fits on empty cells within reach if what it touches is one unbroken stretch: then no pocket is left.
    Rule: PH-17.5, PH-17.8.
    """
    for cell in CELLS_OF[turn]:
        if taken[anchor + cell] == 1 or _IN_REACH[anchor + cell] == 0:
            return 0
    rim = RIM_OF[turn]
    touched = 0
    stretches = 0
    before = taken[anchor + rim[-1]]
    for cell in rim:
        here = taken[anchor + cell]
        touched += here
        if here > before:
            stretches += 1
        before = here
    return touched if stretches == 1 else 0


def placings_at_will(tiles: tuple[int, ...]) -> list[int]:
    """Where a player may lay the next tile: it touches two cells, or one where no place touches two.

    Rule: PH-17.8.
    """
    taken = taken_by(tiles)
    one: list[int] = []
    two: list[int] = []
    for q in range(-REACH, REACH + 1):
        for r in range(-REACH, REACH + 1):
            anchor = spot_of(q, r)
            if taken[anchor] == 0 and _IN_REACH[anchor] == 1:
                for turn in range(TURNS):
                    touched = touches(taken, anchor, turn)
                    if touched > 0:
                        one.append(placing(q, r, turn))
                    if touched >= TOUCHED:
                        two.append(placing(q, r, turn))
    return two if len(two) > 0 else one


def placings_by_fate(tiles: tuple[int, ...]) -> list[int]:
    """Where fate may lay the next tile: over the first cell of the spiral that can be covered, and close.

    Rule: PH-17.5.
    """
    taken = taken_by(tiles)
    for target in SPIRAL:
        if taken[target] == 0 and _is_beside(taken, target):
            found = _covering(taken, target)
            if len(found) > 0:
                least = min([score for score, _ in found])
                return sorted([number for score, number in found if score <= least + NOISE])
    raise AssertionError("there is room for every tile")


def _is_beside(taken: list[int], spot: int) -> bool:
    for offset in OFFSETS:
        if taken[spot + offset] == 1:
            return True
    return False


def _covering(taken: list[int], target: int) -> list[tuple[int, int]]:
    """All placings over a cell, each behind its score: far from the start is bad, touching is good."""
    found: list[tuple[int, int]] = []
    for turn in range(TURNS):
        for covering in CELLS_OF[turn]:
            anchor = target - covering
            if touches(taken, anchor, turn) > 0:
                score = 0
                for cell in CELLS_OF[turn]:
                    far = steps_between(anchor + cell, CENTRE)
                    score += far * far
                    for offset in OFFSETS:
                        score -= CONTACT * taken[anchor + cell + offset]
                found.append((score, placing(anchor // GRID - _MIDDLE, anchor % GRID - _MIDDLE, turn)))
    return found


assert WIDTH == 2 * REACH + 1
