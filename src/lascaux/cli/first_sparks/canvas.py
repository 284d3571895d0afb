"""A canvas of characters: text in colours, and lines that join where they meet."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

_UP: Final = 1  # sides to which a line runs
_DOWN: Final = 2
_LEFT: Final = 4
_RIGHT: Final = 8


@dataclass
class Canvas:
    """Characters by row and column, and the lines that meet in each."""

    signs: dict[tuple[int, int], tuple[str, Style]] = field(default_factory=dict)
    lines: dict[tuple[int, int], int] = field(default_factory=dict)

    def write(self, row: int, column: int, text: str, style: Style) -> None:
        """Write into a row."""
        for at, letter in enumerate(text):
            self.signs[row, column + at] = (letter, style)

    def frame(self, top: int, left: int, height: int, width: int) -> None:
        """Draw lines around a brick; bricks side by side share them."""
        for row in (top, top + height):
            for column in range(left, left + width):
                self._run(row, column, _RIGHT)
                self._run(row, column + 1, _LEFT)
        for column in (left, left + width):
            for row in range(top, top + height):
                self._run(row, column, _DOWN)
                self._run(row + 1, column, _UP)

    def printed(self, corners: str) -> Text:
        """All of it; `corners` are the signs for lines, by the sum of the sides they run to.

        Characters of one style stand together, which keeps the output small.
        """
        signs = {spot: (corners[sides], Style.null()) for spot, sides in self.lines.items()} | self.signs
        text = Text(no_wrap=True, overflow="crop")
        for row in range(max(row for row, _ in signs) + 1):
            last = max((column for at, column in signs if at == row), default=-1)
            line = [signs.get((row, column), (" ", Style.null())) for column in range(last + 1)]
            for style, run in groupby(line, key=lambda sign: sign[1]):
                text.append("".join(letter for letter, _ in run), style)
            text.append("\n")
        text.right_crop()
        return text

    def _run(self, row: int, column: int, side: int) -> None:
        self.lines[row, column] = self.lines.get((row, column), 0) | side
