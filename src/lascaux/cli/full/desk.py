"""A desk whose screen is a full-screen table: what the session says and asks goes there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from lascaux.cli.screen import Screen
from lascaux.cli.terminal.desk import Desk, Left
from lascaux.cli.terminal.offered import Offered, offered_now
from lascaux.table.table import Table
from lascaux.table.words import Words


class Front(Protocol):
    """What is before the reader; called from the thread of the session."""

    def show_board(self, board: RenderableType) -> None:
        """Put the board into its place."""

    def tell(self, what: RenderableType) -> None:
        """Add to what happened."""

    def ask(self, question: str, choices: Sequence[Offered]) -> None:
        """Show a question, and what may be chosen."""

    def wipe(self) -> None:
        """Forget all that is shown: somebody else comes to the screen."""

    def board_width(self) -> int:
        """Columns for the board."""


class FullScreen(Screen):
    """A screen that hands on what is printed."""

    def __init__(self, front: Front) -> None:
        super().__init__(
            Console(highlight=False, markup=False, emoji=False, color_system="truecolor", force_terminal=True)
        )
        self._front: Final = front

    @property
    def width(self) -> int:
        return self._front.board_width()

    @property
    def has_symbols(self) -> bool:
        return True

    def say(self, what: RenderableType = "") -> None:
        self._front.tell(what)

    def warn(self, sentence: str) -> None:
        self._front.tell(Text(sentence, style="bold #d9480f"))

    def wipe(self) -> None:
        self._front.wipe()


class FullDesk(Desk):
    """A desk at a full-screen table; lines come from its choices and its input."""

    def __init__(self, table: Table, kinds: Sequence[str], words: Words, front: Front) -> None:
        super().__init__(table, kinds, words, FullScreen(front))
        self._front: Final = front
        self._lines: Final[SimpleQueue[str | None]] = SimpleQueue()
        self.is_waiting = False  # whether the session waits for a line, so that the table stands still

    def show_board(self) -> None:
        """Draw the position in its place."""
        self._front.show_board(self.drawn())

    def ask(self, question: str) -> str:
        """The next line that is chosen or typed; raises Left."""
        self._front.ask(question, offered_now(self))
        self.is_waiting = True
        line = self._lines.get()
        if line is None:
            raise Left
        if line:
            self._front.tell(Text(f"> {line}", style="dim"))
        return line.strip()

    def answer(self, line: str | None) -> None:
        """Give the session its next line; None leaves.  Called from the thread of the screen."""
        self.is_waiting = False
        self._lines.put(line)

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Say who is thinking."""
        self._front.ask(self.words.say("cli-thinking", {"who": self.names[seat]}), [])
        yield
