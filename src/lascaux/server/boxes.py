"""The boxes of a server: what its tables are played with, by game and hash."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadSetup
from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.registry import games
from lascaux.server.faults import Denied
from lascaux.server.messages import CheckedComponents, ComponentsInfo
from lascaux.table.components import box_in, changes_of, text_of
from lascaux.table.overlays import overlay_in


class Boxes:
    """Finds boxes; `usual` are those that new tables get where nobody asks for another, by game."""

    def __init__(self, usual: Mapping[str, Box] | None = None) -> None:
        self._usual: Final = dict(usual or {})

    def usual(self, game: str) -> Box:
        """The box of a new table for which nobody asked for another."""
        return self._usual.get(game) or _game(game).box

    def wanted(self, game: str, overlay: str | None, language: str) -> Box:
        """The box that somebody asks for by an overlay, or the usual one; raises Denied."""
        if overlay is None:
            return self.usual(game)
        named = _game(game).box_named(overlay)  # a rematch names the box of the table before
        if named is not None:
            return named
        try:
            return box_in(_game(game), overlay, language)
        except BadSetup as error:
            raise Denied("bad-components", sentence=str(error)) from None

    def checked(self, game: str, overlay: str, language: str) -> CheckedComponents:
        """What an overlay changes, in words; raises Denied."""
        box = self.wanted(game, overlay, language)
        return CheckedComponents(box.hash, changes_of(_game(game), box, language))

    def info(self, game: str, name: str, played: Iterable[Box], language: str) -> ComponentsInfo:
        """All values of the box of this hash, and what it changes of the standard one; raises Denied.

        `played` are the boxes of the tables in memory.
        """
        rules = _game(game)
        same = [box for box in played if box.hash == name and type(box) is type(rules.box)]
        box = rules.box_named(name) or next(iter(same), None)
        if box is None:
            raise Denied("no-components")
        return ComponentsInfo(
            game, box.hash, msgspec.Raw(msgspec.json.encode(box.values)), changes_of(rules, box, language)
        )


def boxes_in(files: Sequence[Path]) -> dict[str, Box]:
    """The boxes that files of components make, each for the game it names; raises BadSetup."""
    boxes: dict[str, Box] = {}
    for file in files:
        text = text_of(file)
        name = overlay_in(text).game
        if not name:
            raise BadSetup(f'{file}: say which game this is for, as in game = "{games()[0]}".')
        boxes[name] = box_in(game_named(name), text)
    return boxes


def _game(name: str) -> Game[State]:
    try:
        return game_named(name)
    except BadSetup:
        raise Denied("no-game", {"games": ", ".join(games())}) from None
