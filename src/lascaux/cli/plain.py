"""Any game in a terminal: its view as names and values, and actions in their own words.

It lets a game be played before somebody has drawn it.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Face, Scene
from lascaux.cli.screen import Screen
from lascaux.table.words import Words
from lascaux.wire import Told

_NOTHING: Final = "-"
_POINTER: Final = ">"  # before the name of whoever is asked


class PlainFace(Face):
    """A game that has no face of its own."""

    help = "cli-plain-help"

    def drawn(self, scene: Scene, words: Words, screen: Screen) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        tag = scene.view.__struct_config__.tag_field
        for name, value in msgspec.to_builtins(scene.view).items():
            if name != tag:
                grid.add_row(Text(name, style="bold"), Text(_written(value)))
        return Group(grid, _players(scene, words))

    def spelled(self, line: str, step: str) -> str | None:
        """The words as they were typed, without needless blanks."""
        return " ".join(line.split()) or None

    def near(self, place: str, view: msgspec.Struct, words: Words, screen: Screen) -> str | None:
        return None

    def starts_at(self, action: str, place: str) -> bool:
        return place in action.split()

    def sum_of(self, told: Told, words: Words) -> str | None:
        return None


FACE: Final = PlainFace


def _written(value: object) -> str:
    """A value in one line; lists of lists are told apart by bars."""
    if value is None:
        return _NOTHING
    if isinstance(value, dict):
        return ", ".join(f"{name} {_written(part)}" for name, part in value.items())
    if isinstance(value, list):
        is_nested = any(isinstance(part, (list, dict)) for part in value)
        return (" | " if is_nested else " ").join(map(_written, value)) or _NOTHING
    return str(value)


def _players(scene: Scene, words: Words) -> Text:
    text = Text()
    for seat, name in enumerate(scene.names):
        is_asked = seat == scene.to_act
        text.append(f"{_POINTER if is_asked else ' '}{name}   ", "bold" if is_asked else "")
    for other in scene.others:
        text.append(f" {words.say(other.name)} {other.score}   ")
    return text
