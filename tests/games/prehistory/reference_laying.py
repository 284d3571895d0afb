"""Where a map tile may be laid, in the naive reference."""

from __future__ import annotations

from functools import cache

from tests.games.prehistory.reference_hexes import START, Hex, distance, neighbours, plus, ring, turned

CELLS: list[Hex] = [(0, 0), (1, 0), (0, 1), (1, 1)]
FARTHEST = 8  # steps from the start hex

Placement = tuple[int, int, int]  # where cell a lies, and how often the tile is turned


@cache
def cells_of(placement: Placement) -> list[Hex]:
    """Where the four cells of a tile come to lie."""
    q, r, turns = placement
    return [plus((q, r), turned(cell, turns)) for cell in CELLS]


def all_fitting(laid: set[Hex]) -> list[Placement]:
    """Every placement that fits beside what is laid."""
    near = set(laid)
    for _ in range(3):  # the far tip of a tile that touches the map is three steps from it
        near |= {around for cell in near for around in neighbours(cell)}
    return [(q, r, turns) for q, r in sorted(near - laid) for turns in range(6) if fits((q, r, turns), laid)]


def fits(placement: Placement, laid: set[Hex]) -> bool:
    """Whether a tile overlaps nothing, touches the map, shuts nothing in and is not too far out."""
    cells = cells_of(placement)
    if any(cell in laid or distance(START, cell) > FARTHEST for cell in cells):
        return False
    return _pieces(touched(placement, laid)) == 1


def touched(placement: Placement, laid: set[Hex]) -> set[Hex]:
    """The laid cells that a tile would touch."""
    return {around for cell in cells_of(placement) for around in neighbours(cell)} & laid


def contacts(placement: Placement, laid: set[Hex]) -> int:
    """How many pairs of a cell of the tile and a laid neighbour there are."""
    return sum(around in laid for cell in cells_of(placement) for around in neighbours(cell))


def to_be_built(laid: set[Hex]) -> list[Placement]:
    """What a player may choose from: where two cells are touched, or one if there is no such place."""
    fitting = all_fitting(laid)
    close = [placement for placement in fitting if len(touched(placement, laid)) >= 2]
    return close or fitting


def to_be_found(laid: set[Hex]) -> list[Placement]:
    """What chance draws from: good placements over the empty cell that is nearest to the start hex."""
    fitting = all_fitting(laid)
    for radius in range(1, FARTHEST + 1):
        for target in ring(START, radius):
            covering = [placement for placement in fitting if target in cells_of(placement)]
            if covering and any(around in laid for around in neighbours(target)):
                least = min(_score(placement, laid) for placement in covering)
                return [placement for placement in covering if _score(placement, laid) <= least + 4]
    raise AssertionError("the map has no place left")


def _score(placement: Placement, laid: set[Hex]) -> int:
    return sum(distance(START, cell) ** 2 for cell in cells_of(placement)) - 4 * contacts(placement, laid)


def _pieces(cells: set[Hex]) -> int:
    """Into how many pieces these cells fall apart."""
    left, pieces = set(cells), 0
    while left:
        pieces += 1
        open_cells = [left.pop()]
        while open_cells:
            around = left.intersection(neighbours(open_cells.pop()))
            left -= around
            open_cells += around
    return pieces
