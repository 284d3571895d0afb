"""Prehistory in a terminal, as the table there uses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid

from lascaux.cli.face import Face, Scene
from lascaux.cli.prehistory.board import (
    ceremony_drawn,
    hunting_drawn,
    pillars_drawn,
    prices_drawn,
    year_drawn,
)
from lascaux.cli.prehistory.camps import camp_said, final_drawn, own_drawn, players_drawn, tribe_drawn
from lascaux.cli.prehistory.land import land_drawn
from lascaux.cli.prehistory.marks import Marks, mark_of, marks_of
from lascaux.cli.prehistory.near import space_said
from lascaux.cli.prehistory.offered import described, written
from lascaux.cli.prehistory.typed import action_of, is_payment, parts_of, space_in, word_in
from lascaux.cli.screen import Screen
from lascaux.games.prehistory.box import PrehistoryBox
from lascaux.games.prehistory.view import PrehistoryView
from lascaux.kernel.box import Box
from lascaux.table.words import Words
from lascaux.wire import Told

_WIDE: Final = 112  # columns from which ceremony cards stand beside pillars and hunting cards
_ON_MAP: Final = ("setup", "autumn")  # seasons that are about the map
_MAP: Final = ("map", "mappa")
_PAID: Final = ("fished", "trapped", "hunted")  # what ends a payment


class PrehistoryFace(Face):
    """Prehistory in a terminal."""

    help = "prehistory-cli-help"
    is_sum_alone = True

    def __init__(self, box: Box) -> None:
        assert isinstance(box, PrehistoryBox), "the face of Prehistory shows its box"
        super().__init__(box)
        self.printed = box

    def drawn(self, scene: Scene, words: Words, screen: Screen) -> RenderableType:
        view = _prehistory(scene.view)
        marks = marks_of(screen.has_symbols, screen.is_painted)
        year = year_drawn(view, scene, words)
        players = players_drawn(view, scene, words, marks)
        if view.phase == "over":
            return Group(year, players, final_drawn(view, scene, words, marks))
        parts: list[RenderableType] = [year, *self._board(view, words, screen, marks)]
        parts += own_drawn(self.printed, view, words, marks)
        parts.append(players)
        if view.tribe is not None:
            parts += tribe_drawn(view.tribe, words, marks)
        return Group(*parts)

    def spelled(self, line: str, step: str) -> str | None:
        return action_of(line, step)

    def written(self, action: str, step: str, words: Words) -> str:
        return written(action, step, words)

    def described(self, action: str, view: msgspec.Struct, words: Words) -> str:
        return described(action, self.printed, _prehistory(view), words)

    def parts(self, line: str) -> list[str]:
        return parts_of(line)

    def left_of(self, parts: list[str], told: Sequence[Told]) -> list[str] | None:
        """Where there was one way to pay it was taken; a payment that was typed too is not passed over."""
        is_paid = any(line.kind in _PAID for line in told)
        return None if is_paid and is_payment(parts[0]) else parts

    def near(self, place: str, view: msgspec.Struct, words: Words, screen: Screen) -> str | None:
        """A space of the map, or with `map` all of it; what a player has."""
        land = _prehistory(view)
        marks = marks_of(screen.has_symbols, screen.is_painted)
        if place.strip().casefold() in _MAP:
            return "\n".join(part.plain for part in land_drawn(land, words, screen.width, marks))
        players = [
            mark_of(number, len(land.players) - (land.tribe is not None))
            for number in range(len(land.players))
        ]
        if place.strip() in players:
            return camp_said(self.printed, land.players[players.index(place.strip())], words, marks)
        name = space_in(place)
        return None if name is None else space_said(land, name, words, marks)

    def starts_at(self, action: str, place: str) -> bool:
        return word_in(place) in action.split()

    def sum_of(self, told: Told, words: Words) -> str | None:
        """How the points of a whole game came about."""
        return words.say("prehistory-cli-sum-totalled", told.args) if told.kind == "totalled" else None

    def _board(
        self, view: PrehistoryView, words: Words, screen: Screen, marks: Marks
    ) -> list[RenderableType]:
        """The map in the seasons that are about it, else the action board."""
        if not view.pillars or view.phase in _ON_MAP:
            land: list[RenderableType] = [*land_drawn(view, words, screen.width, marks)]
            return [*land, pillars_drawn(view, words, marks)] if view.phase == "autumn" else land
        lists = [pillars_drawn(view, words, marks), hunting_drawn(self.printed, view, words, marks)]
        ceremony = ceremony_drawn(self.printed, view, words, marks)
        prices = prices_drawn(self.printed, view, words, marks)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        if screen.width >= _WIDE:
            grid.add_row(*lists, ceremony)
            return [grid, prices]
        grid.add_row(*lists)
        return [grid, prices, ceremony]


FACE: Final = PrehistoryFace


def _prehistory(view: msgspec.Struct) -> PrehistoryView:
    assert isinstance(view, PrehistoryView), "the face of Prehistory draws Prehistory"
    return view
