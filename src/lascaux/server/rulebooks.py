"""The rules of all games in our own words, read once."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.registry import games
from lascaux.server.faults import Denied
from lascaux.server.messages import RuleText
from lascaux.table.rulebook import Rulebook
from lascaux.table.words import LANGUAGES


class Rulebooks:
    """What the rulebooks say, by game and language, ready to be sent."""

    def __init__(self) -> None:
        self._texts: Final[dict[tuple[str, str], msgspec.Raw]] = {}

    def read_all(self) -> None:
        """Read all rulebooks, so that nobody has to wait for one."""
        for game in games():
            self._read(game)

    def of(self, game: str, language: str) -> msgspec.Raw:
        """The rules of a game, paragraph by paragraph; raises Denied."""
        if game not in games():
            raise Denied("no-game", {"games": ", ".join(games())})
        if (game, language) not in self._texts:
            self._read(game)
        return self._texts[game, language]

    def _read(self, game: str) -> None:
        book = Rulebook(game)
        for language in LANGUAGES:
            paragraphs = [
                RuleText(
                    paragraph.id,
                    book.section(paragraph).said(language),
                    paragraph.status,
                    paragraph.said(language),
                    paragraph.ruling(language),
                )
                for paragraph in book.paragraphs
            ]
            self._texts[game, language] = msgspec.Raw(msgspec.json.encode(paragraphs))
