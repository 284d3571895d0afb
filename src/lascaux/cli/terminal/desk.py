"""The desk: the table, the screen, whoever reads it, and the lines that are typed there."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from lascaux.cli.face import Face, Scene, face_of
from lascaux.cli.reading import printable
from lascaux.cli.rulings import printed
from lascaux.cli.screen import Screen
from lascaux.cli.terminal.players import names_of
from lascaux.cli.trouble import Trouble
from lascaux.kernel.meta import Args
from lascaux.table.rulebook import Rulebook
from lascaux.table.table import Table
from lascaux.table.words import Words, has_texts, tell, terminal_key
from lascaux.wire import Told

PROMPT: Final = "> "
_ENOUGH: Final = ("q",)  # between two pages: no more of them


class Left(Exception):
    """Whoever sits at the screen leaves: by word, or because the input ended."""


class Desk:
    """A table as one screen shows it.  `seat` is the reader's; None is a spectator."""

    def __init__(
        self,
        table: Table,
        kinds: Sequence[str],
        words: Words,
        screen: Screen,
        seat: int | None = None,
        saved: int | None = None,
    ) -> None:
        game = table.game.meta.name
        if not has_texts(game, words.language):
            raise Trouble(words.say("cli-no-texts", {"game": game, "language": words.language}))
        self.table: Final = table
        self.kinds: Final = tuple(kinds)
        self.screen: Final = screen
        self.face: Final[Face] = face_of(game, table.box)
        self.book: Final = Rulebook(game)
        self.words = words
        self.seat = seat
        self._ahead = ""  # a line that was typed before its question came
        self.file: Path | None = None  # where this game was read from or saved to
        self.saved = table.entries if saved is None else saved  # how much of it is in a file

    @property
    def is_unsaved(self) -> bool:
        """Whether leaving now would lose something."""
        return self.table.entries != self.saved

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return names_of(self.kinds, self.words, self.seat)

    def own(self, name: str) -> str:
        """The key of a text of the terminal: the game's own where there is one, else that for all games."""
        own = terminal_key(self.table.game.meta.text_key(name))
        return own if self.words.has(own) else f"cli-{name}"

    def say(self, key: str, args: Args | None = None) -> None:
        """Print a sentence."""
        self.screen.say(Text(self.words.say(key, args or {})))

    def refuse(self, key: str, args: Args | None = None) -> None:
        """Print why something is not done."""
        self.screen.warn(self.words.say(key, args or {}))

    def drawn(self) -> RenderableType:
        """The position as the reader sees it."""
        table = self.table
        lately = table.log(self.seat)
        scene = Scene(table.view(self.seat), self.seat, table.seat, self.names, lately, table.others)
        return self.face.drawn(scene, self.words, self.screen)

    def show_board(self) -> None:
        """Draw the position; page by page if it is longer than the screen.

        What is typed between two pages answers the next question; `q` only leaves the rest out.
        """
        typed = self.screen.page(self.drawn(), lambda: self.ask(self.words.say("cli-ask-page")))
        self._ahead = "" if typed.casefold() in _ENOUGH else typed

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Say who is thinking, as long as that takes."""
        words = self.words.say("cli-thinking", {"who": self.names[seat]})
        with self.screen.console.status(words) if self.screen.is_terminal else nullcontext():
            yield

    def show_log(self, lines: Sequence[Told]) -> None:
        """Print what happened; what one entry of the record brought about stands under it."""
        for _, entry in groupby(lines, key=lambda told: told.entry):
            indent = 2
            for alike in [list(run) for _, run in groupby(entry, key=lambda told: told.kind)]:
                picture = self.face.picture(alike, self.names, self.words, self.screen)
                if picture is not None:
                    self.screen.say(picture)
                    continue
                for told in alike:
                    sentence = tell(self.words, told, self.names, self.seat, numbered=True)
                    self.screen.say(Padding(Text(sentence), (0, 0, 0, indent), expand=False))
                    indent = 4

    def show_rule(self, rule: str) -> None:
        """Print a paragraph of the rules."""
        self.screen.say(printed(self.book.paragraph(rule), self.words))

    def ask(self, question: str) -> str:
        """The next line that is typed; raises Left when there is none."""
        if self._ahead:
            line, self._ahead = self._ahead, ""
            return line
        if question:
            self.screen.say(Text(question, style="bold"))
        try:
            line = printable(input(PROMPT))
        except EOFError:
            self.screen.say()
            raise Left from None
        if not sys.stdin.isatty():
            self.screen.say(Text(line))  # so that a transcript shows what was typed
        return line.strip()
