"""Clans in a terminal, as the table there uses it."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid

from lascaux.cli.clans.board import label_of, map_of
from lascaux.cli.clans.ground import ground_of
from lascaux.cli.clans.letters import letters_of
from lascaux.cli.clans.status import Status
from lascaux.cli.face import Face, Scene
from lascaux.cli.screen import Screen
from lascaux.games.clans.box import ClansBox
from lascaux.games.clans.data import NEIGHBOURS, TERRITORIES
from lascaux.games.clans.view import ClansView
from lascaux.kernel.box import Box
from lascaux.table.words import Words
from lascaux.wire import Told

_ORDER: Final = "order_villages"  # the step in which a lone number names a village
_COLUMN: Final = 38  # columns of the status beside the map
_WIDE: Final = 118  # from so many columns on, the status stands beside the map
_WIDEST_MAP: Final = 120
_NARROWEST_MAP: Final = 72
_LOWEST_MAP: Final = 17
_ROWS_BELOW: Final = 7  # rows for the status strips and the prompt
_ROWS_BESIDE: Final = 3  # rows for the prompt alone
_ASPECT: Final = 0.36  # rows for each column of a map in its own proportions

_PAIR: Final = re.compile(r"(?:move\s+|muovi\s+)?(\d+)\s*(?:[\s,>/-]|->|→)\s*(\d+)")
_SINGLE: Final = re.compile(r"(?:found\s+|fonda\s+)?(\d+)")
_ITALIAN: Final = {"move": "muovi", "found": "fonda"}
_VERBS: Final = ("move", "muovi", "found", "fonda", "pass", "passo")


class ClansFace(Face):
    """Clans in a terminal."""

    help = "clans-cli-help"

    def __init__(self, box: Box) -> None:
        assert isinstance(box, ClansBox), "the face of Clans shows its box"
        super().__init__(box)
        self.printed = box

    def drawn(self, scene: Scene, words: Words, screen: Screen) -> RenderableType:
        view = _clans(scene.view)
        letters = letters_of(words, screen.has_symbols)
        is_wide = screen.width >= _WIDE
        width = max(_NARROWEST_MAP, min(screen.width - (_COLUMN + 2 if is_wide else 0), _WIDEST_MAP))
        rows = screen.height - (_ROWS_BESIDE if is_wide else _ROWS_BELOW)
        ground = ground_of(width, max(_LOWEST_MAP, min(rows, round(width * _ASPECT))))
        drawing = map_of(view, _moved(scene), ground, letters, screen.is_painted)
        status = Status(self.printed, view, scene, words, letters, screen.is_painted)
        if not is_wide:
            return Group(drawing, status.strips())
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(drawing, status.column(_COLUMN, ground.height))
        return grid

    def spelled(self, line: str, step: str) -> str | None:
        """`12 17`, `12>17` and `muovi 12 17` are `move 12 17`; a lone number names a village that waits."""
        plain = line.strip().lower()
        if pair := _PAIR.fullmatch(plain):
            return f"move {pair[1]} {pair[2]}"
        single = _SINGLE.fullmatch(plain)
        if single and (step == _ORDER or not plain[0].isdigit()):
            return f"found {single[1]}"
        return plain if plain.partition(" ")[0] in _VERBS else None

    def written(self, action: str, step: str, words: Words) -> str:
        verb, _, rest = action.partition(" ")
        return " ".join([_ITALIAN.get(verb, verb) if words.language == "it" else verb, rest])

    def near(self, place: str, view: msgspec.Struct, words: Words, screen: Screen) -> str | None:
        territory = _territory(place)
        if territory is None:
            return None
        letters = letters_of(words, screen.has_symbols)
        labels = [
            "".join(piece.text for piece in label_of(_clans(view), there, set(), letters, False).pieces)
            for there in (territory, *[neighbour + 1 for neighbour in NEIGHBOURS[territory - 1]])
        ]
        return words.say("clans-cli-near", {"here": labels[0], "neighbours": labels[1:]})

    def starts_at(self, action: str, place: str) -> bool:
        return action.split()[1:2] == [str(_territory(place))]

    def sum_of(self, told: Told, words: Words) -> str | None:
        return words.say("clans-cli-sum", told.args) if told.kind == "scored" else None


FACE: Final = ClansFace


def _territory(place: str) -> int | None:
    """The territory of this number, if the board has it."""
    is_number = place.isascii() and place.isdigit() and len(place) < 4
    return int(place) if is_number and 1 <= int(place) <= TERRITORIES else None


def _clans(view: msgspec.Struct) -> ClansView:
    assert isinstance(view, ClansView), "the face of Clans draws Clans"
    return view


def _moved(scene: Scene) -> set[int]:
    """The territories of the newest move."""
    moves = [told for told in scene.lately if told.kind == "moved"]
    if not moves:
        return set()
    return {number for number in (moves[-1].args["here"], moves[-1].args["there"]) if isinstance(number, int)}
