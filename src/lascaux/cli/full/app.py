"""The full-screen table: board, log, what may be chosen with what comes of it, and a line to type in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static

from lascaux.cli.full.desk import FullDesk
from lascaux.cli.reading import printable
from lascaux.cli.terminal.answers import foreseen, spelled
from lascaux.cli.terminal.session import Session
from lascaux.cli.terminal.verbs import word_for
from lascaux.kernel.errors import LascauxError
from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from lascaux.table.words import Words, tell

_NARROW: Final = 110  # columns below which log and choices stand under the board
_LONGEST: Final = 400  # signs of a line
_KEYS: Final = {"f1": "help", "f2": "undo", "f3": "why", "f4": "rules", "f5": "log", "f10": "quit"}


class FullTable(App[None]):
    """One game on the whole screen; the session of the plain terminal runs behind it, in a thread."""

    CSS = """
    #all { height: 1fr; }
    #board { width: 1fr; height: 1fr; padding: 0 1; }
    #side { width: 46; height: 1fr; }
    #told { height: 1fr; border-top: solid $primary; padding: 0 1; }
    #choices { height: 1fr; border-top: solid $accent; }
    #foretold { height: auto; max-height: 6; padding: 0 1; color: $text-muted; }
    #question { height: auto; max-height: 4; padding: 0 1; text-style: bold; width: 1fr; }
    #all.is-narrow { layout: vertical; }
    .is-narrow #side { width: 1fr; height: 14; layout: horizontal; }
    .is-narrow #foretold { display: none; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "stop", show=False, priority=True)]

    def __init__(
        self,
        table: Table,
        kinds: Sequence[str],
        words: Words,
        rng: Rng,
        is_quick: bool,
        file: Path | None = None,
    ) -> None:
        super().__init__()
        self.desk: Final = FullDesk(table, kinds, words, self)
        self.desk.file = file
        self.is_stopped = False  # left at once, with nothing asked
        self.trouble: LascauxError | None = None  # why the game cannot go on, as with a bot that fails
        self._session: Final = Session(self.desk, rng, is_quick)
        for key, verb in _KEYS.items():
            self.bind(key, f"verb('{verb}')", description=word_for(verb, words))

    def compose(self) -> ComposeResult:
        """Lay out the table."""
        with Horizontal(id="all"):
            yield VerticalScroll(Static(id="drawn"), id="board")
            with Vertical(id="side"):
                yield RichLog(id="told", wrap=True, min_width=20)
                yield OptionList(id="choices", markup=False)
                yield Static(id="foretold")
        yield Label(id="question", markup=False)
        yield Input(id="typed", max_length=_LONGEST, placeholder=self.desk.words.say("cli-type-here"))
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        self._fit()
        self.query_one(Input).focus()
        self.run_worker(self._play, thread=True)

    def _play(self) -> None:
        """The session, in its thread, from the first turn until somebody leaves."""
        try:
            self._session.run()
        except LascauxError as error:
            self.trouble = error
        self.call_from_thread(self.exit)

    # --- what the session shows, called from its thread ----------------------------------------

    def show_board(self, board: RenderableType) -> None:
        """Put the board into its place."""
        self.call_from_thread(self.query_one("#drawn", Static).update, board)

    def tell(self, what: RenderableType) -> None:
        """Add to what happened."""
        self.call_from_thread(self.query_one(RichLog).write, what)

    def ask(self, question: str, choices: Sequence[str]) -> None:
        """Show a question, and what may be chosen."""
        self.call_from_thread(self._ask, question, choices)

    def wipe(self) -> None:
        """Forget all that is shown: somebody else comes to the screen."""
        self.call_from_thread(self._wipe)

    def board_width(self) -> int:
        """Columns for the board."""
        return max(40, self.query_one("#board").container_size.width - 4)

    # --- what the reader does -----------------------------------------------------------------

    @on(Input.Submitted)
    def take_line(self, event: Input.Submitted) -> None:
        """A line was typed."""
        event.input.value = ""
        self._give(printable(event.value))

    @on(OptionList.OptionSelected)
    def take_choice(self, event: OptionList.OptionSelected) -> None:
        """A choice was made."""
        self._give(str(event.option.prompt))

    @on(OptionList.OptionHighlighted)
    def foretell(self, event: OptionList.OptionHighlighted) -> None:
        """Say what would come of a choice."""
        desk, action = self.desk, spelled(self.desk, str(event.option.prompt))
        if not desk.is_waiting or desk.seat is None:
            return
        told = foreseen(desk, action or str(event.option.prompt))
        said = " ".join(tell(desk.words, line, desk.names, desk.seat, numbered=True) for line in told)
        self.query_one("#foretold", Static).update(Text(said))

    def action_verb(self, verb: str) -> None:
        """Say one of the words that may be typed; `why` is about the choice that is lit."""
        choices = self.query_one(OptionList)
        lit = choices.highlighted_option if verb == "why" and choices.has_focus else None
        self._give(f"{word_for(verb, self.desk.words)} {lit.prompt if lit else ''}")

    def action_stop(self) -> None:
        """Leave at once."""
        self.is_stopped = True
        self.desk.answer(None)

    def on_resize(self, _event: events.Resize) -> None:
        """Draw the board for the new width, while nothing moves."""
        self._fit()
        if self.desk.is_waiting:
            self.query_one("#drawn", Static).update(self.desk.drawn())

    # --- within -------------------------------------------------------------------------------

    def _give(self, line: str) -> None:
        """Hand a line to the session if it waits for one."""
        if self.desk.is_waiting:
            self.desk.answer(line)

    def _ask(self, question: str, choices: Sequence[str]) -> None:
        self.query_one("#question", Label).update(question)
        self.query_one("#foretold", Static).update("")
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options(choices)

    def _wipe(self) -> None:
        for static in self.query(Static):
            static.update("")
        self.query_one(RichLog).clear()
        self.query_one(OptionList).clear_options()

    def _fit(self) -> None:
        self.query_one("#all").set_class(self.size.width < _NARROW, "is-narrow")
