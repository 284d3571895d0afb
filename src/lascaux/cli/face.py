"""How a game looks in a terminal, and what may be typed for its actions; a face for each game."""

from __future__ import annotations

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from rich.console import RenderableType

from lascaux.cli.screen import Screen
from lascaux.kernel.box import Box
from lascaux.table.words import Words
from lascaux.wire import OtherResult, Told


@dataclass(frozen=True)
class Scene:
    """A position as the reader in `seat` (None: a spectator) sees it while `to_act` is asked."""

    view: msgspec.Struct
    seat: int | None
    to_act: int
    names: Sequence[str]
    lately: Sequence[Told]
    others: Sequence[OtherResult] = ()  # who plays along without a seat


class Face(ABC):
    """One game in a terminal; `help` is the key of the sentence that says how actions are typed.

    `why` tells all that happened along with a sum, unless `is_sum_alone`.
    """

    help: str
    is_sum_alone: bool = False

    def __init__(self, box: Box) -> None:
        self.box = box  # the printed values of the table

    @abstractmethod
    def drawn(self, scene: Scene, words: Words, screen: Screen) -> RenderableType:
        """The board and all that lies around it."""

    @abstractmethod
    def spelled(self, line: str, step: str) -> str | None:
        """The action that somebody typed in short, in full; None if the line is no action."""

    def parts(self, line: str) -> list[str]:
        """A line cut into what is played one after the other; most games take one action a line."""
        return [line]

    def left_of(self, parts: list[str], told: Sequence[Told]) -> list[str] | None:
        """What of a line is left to play after this came of its part before; None if it meant otherwise."""
        return parts

    def written(self, action: str, step: str, words: Words) -> str:
        """The shortest that may be typed for an action where this step is asked, in the reader's language."""
        return action

    def described(self, action: str, view: msgspec.Struct, words: Words) -> str | None:
        """What an action does, in few words; None where what is typed says it."""
        return None

    def picture(
        self, lines: Sequence[Told], names: Sequence[str], words: Words, screen: Screen
    ) -> RenderableType | None:
        """Lines of the log that are alike, drawn together; None where they are told one by one."""
        return None

    @abstractmethod
    def near(self, place: str, view: msgspec.Struct, words: Words, screen: Screen) -> str | None:
        """What lies around a place of the board, as a sentence; None if there is no such place."""

    @abstractmethod
    def starts_at(self, action: str, place: str) -> bool:
        """Tell whether this action begins at that place of the board."""

    @abstractmethod
    def sum_of(self, told: Told, words: Words) -> str | None:
        """How the number in a line of the log came about; None where there is none."""


def face_of(game: str, box: Box) -> Face:
    """The face of a game at a table with this box: its own from `lascaux.cli.<game>`, or the plain one."""
    package = f"lascaux.cli.{game}"
    module = f"{package}.face" if importlib.util.find_spec(package) else "lascaux.cli.plain"
    kind: type[Face] = importlib.import_module(module).FACE
    return kind(box)
