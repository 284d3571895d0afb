"""The screen: how large it is and what it can show."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

_LEAST_PAGE: Final = 8  # rows of a page on however small a screen
_BELOW_PAGE: Final = 3  # rows for the question under a page
_MANY_COLOURS: Final = ("256", "truecolor")


class Screen:
    """What is printed on: a terminal, a file or a pipe."""

    def __init__(self, console: Console | None = None) -> None:
        self.console: Final = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Rows."""
        return self.console.height

    @property
    def is_terminal(self) -> bool:
        """Whether somebody sits before it."""
        return self.console.is_terminal

    @property
    def is_painted(self) -> bool:
        """Whether it can show areas of colour; else the map is drawn with letters."""
        return not self.console.no_color and self.console.color_system in _MANY_COLOURS

    @property
    def has_symbols(self) -> bool:
        """Whether it takes more than plain ASCII."""
        return self.console.encoding.lower().startswith("utf")

    def say(self, what: RenderableType = "") -> None:
        """Print a line, or something drawn."""
        self.console.print(what)

    def page(self, what: RenderableType, pause: Callable[[], str]) -> str:
        """Print something drawn, page by page where it is longer than a screen somebody sits before.

        An empty line goes on; any other leaves the rest out and is handed back.
        """
        if not (self.is_terminal and sys.stdin.isatty()):
            self.say(what)
            return ""
        lines = self.console.render_lines(what, pad=False)
        room = max(_LEAST_PAGE, self.height - _BELOW_PAGE)
        for start in range(0, len(lines), room):
            typed = pause() if start else ""
            if typed:
                return typed
            for line in lines[start : start + room]:
                self.console.print(Text.assemble(*[(part.text, part.style or "") for part in line]))
        return ""

    def warn(self, sentence: str) -> None:
        """Print a refusal; the game goes on."""
        self.console.print(Text(sentence, style="bold #d9480f" if self.is_painted else "bold"))

    def wipe(self) -> None:
        """Empty the screen and what was scrolled off it, so that nobody reads back."""
        if self.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        else:
            self.console.rule()


def print_json(data: object) -> None:
    """Print data for programs: one JSON value, indented."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
