"""The map: each hex a brick of characters, cut into its three spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from lascaux.cli.first_sparks.canvas import Canvas
from lascaux.cli.first_sparks.hexes import (
    BOTTOM,
    LOWER_LEFT,
    LOWER_RIGHT,
    TOP,
    UPPER_LEFT,
    UPPER_RIGHT,
    Hex,
)
from lascaux.cli.first_sparks.marks import BOLD, HEAD, QUIET, Marks

_PITCHES: Final = (14, 12, 10, 8)  # columns from one hex to the next, widest first
_HEIGHT: Final = 4  # rows from one hex to the next
_ABOVE: Final = (UPPER_LEFT, TOP, UPPER_RIGHT)  # places in the upper half of a brick
_WIDE: Final = (TOP, BOTTOM)  # places as wide as the brick


@dataclass(frozen=True, slots=True)
class Space:
    """What is written in a space: marks of the clans there with their styles, and the cost for the reader."""

    clans: tuple[tuple[str, Style], ...] = ()
    cost: int | None = None
    can_pay: bool = True


@dataclass(frozen=True, slots=True)
class Frame:
    """How a map lies on the screen: where it begins, and how wide its bricks are."""

    top: int
    left: int
    pitch: int

    def corner(self, q: int, r: int) -> tuple[int, int]:
        """The row and column of the upper left corner of a hex; each row is set off by half a brick."""
        return _HEIGHT * (r - self.top), (2 * q + r - self.left) * self.pitch // 2


def map_of(
    hexes: Sequence[Hex],
    spaces: Mapping[str, Space],
    free: Sequence[tuple[int, int]],
    names: Mapping[str, str],
    width: int,
    marks: Marks,
) -> Text:
    """The map; `free` are places where a tile may go, `names` what the foods are called."""
    frame = _frame([(part.q, part.r) for part in hexes] + list(free), width)
    canvas = Canvas()
    for q, r in free:
        _draw_free(canvas, frame, q, r)
    for part in hexes:
        brick = _Brick(canvas, part, *frame.corner(part.q, part.r), frame.pitch, marks)
        brick.draw(names[part.food])
        for place, letter in part.places.items():
            brick.draw_space(place, letter, spaces.get(part.name + letter, Space()))
    return canvas.printed(marks.corner)


class _Brick:
    """One hex on the canvas."""

    def __init__(self, canvas: Canvas, part: Hex, top: int, left: int, pitch: int, marks: Marks) -> None:
        self._canvas: Final = canvas
        self._part: Final = part
        self._top: Final = top
        self._left: Final = left
        self._pitch: Final = pitch
        self._marks: Final = marks
        self._ground: Final = marks.ground[part.food]

    def draw(self, food: str) -> None:
        """The ground with its name on the upper border, and the cuts between its spaces."""
        self._canvas.frame(self._top, self._left, _HEIGHT, self._pitch)
        for row in range(1, _HEIGHT):
            self._canvas.write(self._top + row, self._left + 1, " " * (self._pitch - 1), self._ground)
        title = f"{self._part.name} {food}"[: self._pitch - 1]
        indent = 2 if len(title) < self._pitch - 2 else 1
        self._canvas.write(self._top, self._left + indent, title, HEAD)
        self._draw_cuts()

    def draw_space(self, place: int, letter: str, space: Space) -> None:
        """The letter of a space, who stands there, and what it costs: `b 13 (4)`."""
        middle = self._pitch // 2
        row = self._top + (1 if place in _ABOVE else _HEIGHT - 1)
        column = self._left + (middle + 1 if place in (LOWER_RIGHT, UPPER_RIGHT) else 1)
        room = self._pitch - 1 if place in _WIDE else middle - 1
        for text, style in _fitted(letter, space, room):
            self._canvas.write(row, column, text, self._ground + style)
            column += len(text)

    def _draw_cuts(self) -> None:
        """One space lies above two others, or two above one."""
        places, middle = self._part.places, self._pitch // 2
        is_upright = TOP in places
        wide, left, right = (
            (TOP, LOWER_LEFT, LOWER_RIGHT) if is_upright else (BOTTOM, UPPER_LEFT, UPPER_RIGHT)
        )
        across = [(_HEIGHT // 2, column) for column in range(1, self._pitch)]
        self._draw_cut(across[: middle - 1], places[wide] + places[left], self._marks.across)
        self._draw_cut(across[middle:], places[wide] + places[right], self._marks.across)
        along = [(_HEIGHT // 2, middle), (_HEIGHT - 1 if is_upright else 1, middle)]
        self._draw_cut(along, places[left] + places[right], self._marks.along)

    def _draw_cut(self, spots: Sequence[tuple[int, int]], between: str, sign: str) -> None:
        is_ridge = set(between) == set(self._part.ridge)
        style = self._ground + (BOLD if is_ridge else QUIET)
        for row, column in spots:
            shown = self._marks.mountain if is_ridge else sign
            self._canvas.write(self._top + row, self._left + column, shown, style)


def _frame(spots: Sequence[tuple[int, int]], width: int) -> Frame:
    """Bricks as wide as so many columns allow."""
    left = min(2 * q + r for q, r in spots)
    halves = max(2 * q + r for q, r in spots) - left + 2
    pitch = next((pitch for pitch in _PITCHES if halves * pitch // 2 < width), _PITCHES[-1])
    return Frame(min(r for _, r in spots), left, pitch)


def _draw_free(canvas: Canvas, frame: Frame, q: int, r: int) -> None:
    """A place where a tile may go shows what to type for it."""
    row, column = frame.corner(q, r)
    canvas.write(row + _HEIGHT // 2, column + 1, f"{q} {r}".center(frame.pitch - 1), QUIET)


def _fitted(letter: str, space: Space, room: int) -> list[tuple[str, Style]]:
    """The pieces of a label, with fewer blanks and at last without the cost where there is no room."""
    is_open = space.cost is not None and space.can_pay
    name = (letter, BOLD if is_open else Style.null())
    gap = (" ", Style.null())
    clans = list(space.clans)
    cost = [] if space.cost is None else [(f"({space.cost})", BOLD if is_open else QUIET)]
    loose = [piece for clan in [*clans, *cost] for piece in (gap, clan)]
    for label in ([name, *loose], [name, gap, *clans, *cost], [name, *clans, *cost], [name, *clans]):
        if sum(len(text) for text, _ in label) <= room:
            return label
    return [name, *clans[: room - 2], ("+", Style.null())]
