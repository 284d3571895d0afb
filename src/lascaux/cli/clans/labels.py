"""Where on the map the number and the huts of each territory are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lascaux.cli.clans.ground import Ground

_OUTSIDE: Final = 1.5  # what a letter outside its own territory costs, in columns of distance
_ROW: Final = 2.5  # what a row of distance costs
_NEAR: Final = (3, 10)  # rows and columns from home, where a label is looked for first
_ANYWHERE: Final = (1000, 1000)


@dataclass(frozen=True, slots=True)
class Piece:
    """A few letters of a label; `role` says how they look."""

    text: str
    role: str


@dataclass(frozen=True, slots=True)
class Label:
    """What is written on a territory."""

    territory: int
    pieces: tuple[Piece, ...]

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return sum(len(piece.text) for piece in self.pieces)


def placed(ground: Ground, labels: list[Label]) -> dict[int, tuple[int, int]]:
    """Row and first column of each label: near its territory's middle, none over another.

    The widest are placed first, since they have least choice.  A label for which the map has no room
    at all is left out.
    """
    free = [[True] * (ground.width + 1) for _ in range(ground.height)]
    places: dict[int, tuple[int, int]] = {}
    for label in sorted(labels, key=lambda label: (-label.width, label.territory)):
        spots = _free_spots(free, ground, label, *_NEAR) or _free_spots(free, ground, label, *_ANYWHERE)
        if spots:
            row, column = min(spots, key=lambda spot: _cost(ground, label, spot))
            places[label.territory] = (row, column)
            # One column on either side stays empty, so that two labels never read as one.
            for taken in range(max(column - 1, 0), column + label.width + 1):
                free[row][taken] = False
    return places


def _free_spots(
    free: list[list[bool]], ground: Ground, label: Label, rows: int, columns: int
) -> list[tuple[int, int]]:
    """The free places at most so many rows and columns from home."""
    home_row, home_column = ground.homes[label.territory]
    middle = home_column - label.width // 2
    last = ground.width - label.width
    return [
        (row, column)
        for row in range(max(home_row - rows, 0), min(home_row + rows, ground.height - 1) + 1)
        for column in range(max(middle - columns, 0), min(middle + columns, last) + 1)
        if all(free[row][column : column + label.width])
    ]


def _cost(ground: Ground, label: Label, spot: tuple[int, int]) -> float:
    row, column = spot
    home_row, home_column = ground.homes[label.territory]
    away = abs(column + label.width / 2 - home_column - 0.5) + _ROW * abs(row - home_row)
    outside = sum(ground.at(row, at) != label.territory for at in range(column, column + label.width))
    return away + _OUTSIDE * outside
