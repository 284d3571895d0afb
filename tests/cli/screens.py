"""Screens that tests draw on, without colours."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from lascaux.cli.face import Face, Scene
from lascaux.cli.screen import Screen
from lascaux.table.words import Words


def screen_of(width: int = 80, encoding: str = "utf-8") -> Screen:
    """A screen without colours."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    return Screen(Console(file=file, width=width, highlight=False, markup=False, color_system=None))


def drawn_by(face: Face, scene: Scene, width: int = 80, language: str = "en", encoding: str = "utf-8") -> str:
    """A scene as such a screen shows it."""
    screen = screen_of(width, encoding)
    return printed(screen, face.drawn(scene, Words(language, strict=True), screen))


def printed(screen: Screen, what: RenderableType | None) -> str:
    """What such a screen shows, without blanks at the ends of lines."""
    assert what is not None
    with screen.console.capture() as shown:
        screen.say(what)
    return "\n".join(line.rstrip() for line in shown.get().splitlines())


def rows(text: str) -> list[str]:
    """The lines of a board, with single blanks."""
    return [" ".join(line.split()) for line in text.splitlines()]
