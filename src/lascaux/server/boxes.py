"""The boxes of a server: what its tables are played with, by game and hash."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadSetup
from lascaux.kernel.game import Game
from lascaux.kernel.printed import HASH_LENGTH
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.registry import games
from lascaux.server.faults import Denied
from lascaux.server.messages import CheckedComponents, ComponentsInfo, PrintedBox, PrintedValue, Source
from lascaux.table.components import box_in, changes_of, overlay_of, text_of
from lascaux.table.words import DEFAULT, Words

_HASH: Final = re.compile(rf"[0-9a-f]{{{HASH_LENGTH}}}")  # no overlay looks like this


class Boxes:
    """Finds boxes; `usual` are those that new tables get where nobody asks for another, by game."""

    def __init__(self, usual: Mapping[str, Box] | None = None) -> None:
        self._usual: Final = dict(usual or {})

    def usual(self, game: str) -> Box:
        """The box of a new table for which nobody asked for another."""
        return self._usual.get(game) or _game(game).box

    def wanted(self, game: str, overlay: str | None, played: Iterable[Box], language: str) -> Box:
        """The box that somebody asks for by an overlay or its hash, or the usual one; raises Denied.

        `played` are the boxes of the tables in memory.
        """
        if overlay is None:
            return self.usual(game)
        named = self._named(game, overlay, played)  # a rematch names the box of the table before
        if named is not None:
            return named
        if _HASH.fullmatch(overlay):
            raise Denied("no-components")
        try:
            return box_in(_game(game), overlay, language)
        except BadSetup as error:
            raise Denied("bad-components", sentence=str(error)) from None

    def checked(
        self, game: str, overlay: str, played: Iterable[Box], language: str
    ) -> CheckedComponents | None:
        """What the box of a hash changes of the standard one; None for an overlay; raises Denied."""
        named = self._named(game, overlay, played)
        if named is not None:
            return CheckedComponents(
                named.hash, changes_of(_game(game), named, language), _raw(named.overlay)
            )
        if _HASH.fullmatch(overlay):
            raise Denied("no-components")
        return None

    def printed(self, game: str, language: str) -> PrintedBox:
        """The standard box of a game, with where each value comes from; raises Denied."""
        rules, words = _game(game), Words(language)
        box = rules.box
        entries = [
            PrintedValue(
                entry.name,
                words.say(rules.meta.text_key(f"box-{entry.name}")),
                _raw(entry.value),
                entry.is_fixed,
                msgspec.convert(entry.source, Source),
                entry.note,
            )
            for entry in box.printed.entries
        ]
        return PrintedBox(game, box.hash, entries)

    def info(self, game: str, name: str, played: Iterable[Box]) -> ComponentsInfo:
        """All values of the box of this hash; raises Denied."""
        box = self._named(game, name, played)
        if box is None:
            raise Denied("no-components")
        return ComponentsInfo(game, box.hash, _raw(box.values))

    def _named(self, game: str, name: str, played: Iterable[Box]) -> Box | None:
        """The box of this hash, if the game knows it or it is in use here."""
        rules = _game(game)
        used = [*self._usual.values(), *played]
        same = [box for box in used if box.hash == name and type(box) is type(rules.box)]
        return rules.box_named(name) or next(iter(same), None)


def boxes_in(files: Sequence[Path], language: str = DEFAULT) -> dict[str, Box]:
    """The boxes that files of components make, each for the game it names; raises BadSetup."""
    boxes: dict[str, Box] = {}
    for file in files:
        text = text_of(file)
        name = overlay_of(text, language).game
        if not name:
            raise BadSetup(f'{file}: say which game this is for, as in game = "{games()[0]}".')
        boxes[name] = box_in(game_named(name), text, language)
    return boxes


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _game(name: str) -> Game[State]:
    try:
        return game_named(name)
    except BadSetup:
        raise Denied("no-game", {"games": ", ".join(games())}) from None
