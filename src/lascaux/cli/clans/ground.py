"""The map of Clans as a grid: which territory or lake lies under each character of the screen."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

LAKE: Final = 0  # what a square holds that is no territory
HALVES: Final = 2  # squares of the grid above each other in one character

Point = tuple[float, float]


class Outline(msgspec.Struct, frozen=True):
    """The shape of a lake."""

    polygon: list[Point]


class Territory(Outline, frozen=True):
    """The shape of a territory, and the place in it with most room around."""

    id: int
    centroid: Point


class Geometry(msgspec.Struct, frozen=True, rename={"box": "viewBox"}):
    """What a drawing needs of `board.json`."""

    box: tuple[float, float, float, float]
    territories: list[Territory]
    lakes: list[Outline]


class Ground:
    """The map, in characters; each of them is two squares, one above the other."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.squares: Final = [[LAKE] * width for _ in range(HALVES * height)]
        self.homes: Final[dict[int, tuple[int, int]]] = {}  # by territory: the row and column of its middle
        shapes = geometry()
        self._across: Final = width / shapes.box[2]
        self._down: Final = HALVES * height / shapes.box[3]
        for territory in shapes.territories:
            self._fill(territory)
            x, y = territory.centroid
            row = min(int(y * self._down / HALVES), height - 1)
            self.homes[territory.id] = (row, min(int(x * self._across), width - 1))

    def at(self, row: int, column: int) -> int:
        """The territory, or LAKE, of a character's upper half."""
        return self.squares[HALVES * row][column]

    def _fill(self, territory: Territory) -> None:
        for row, squares in enumerate(self.squares):
            crossings = _crossings(territory.polygon, (row + 0.5) / self._down)
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                for column in range(round(start * self._across), round(end * self._across)):
                    squares[column] = territory.id


@lru_cache(maxsize=8)
def ground_of(width: int, height: int) -> Ground:
    """The map in this size."""
    return Ground(width, height)


@lru_cache(maxsize=1)
def geometry() -> Geometry:
    """The shapes of `board.json`."""
    return msgspec.json.decode(
        files("lascaux.games.clans").joinpath("board.json").read_bytes(), type=Geometry
    )


def _crossings(polygon: list[Point], y: float) -> list[float]:
    """Where a level line enters and leaves a polygon, from left to right."""
    crossings: list[float] = []
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 <= y) != (y2 <= y):
            crossings.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(crossings)
