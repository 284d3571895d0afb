"""Screens that tests draw on, without colours."""

from __future__ import annotations

import io

from rich.console import Console

from lascaux.cli.face import Face, Scene
from lascaux.cli.screen import Screen
from lascaux.table.words import Words


def screen_of(width: int = 80, encoding: str = "utf-8") -> Screen:
    """A screen without colours."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    return Screen(Console(file=file, width=width, highlight=False, markup=False, color_system=None))


def drawn_by(face: Face, scene: Scene, width: int, language: str, encoding: str) -> str:
    """A scene as such a screen shows it, without blanks at the ends of lines."""
    screen = screen_of(width, encoding)
    with screen.console.capture() as shown:
        screen.say(face.drawn(scene, Words(language, strict=True), screen))
    return "\n".join(line.rstrip() for line in shown.get().splitlines())
