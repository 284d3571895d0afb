"""The full-screen table: board, log, what may be chosen with what comes of it, and a line to type in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static

from lascaux.cli.full.desk import FullDesk
from lascaux.cli.reading import printable
from lascaux.cli.terminal.answers import foreseen
from lascaux.cli.terminal.offered import Offered
from lascaux.cli.terminal.session import Session
from lascaux.cli.terminal.verbs import verb_in, word_for
from lascaux.kernel.errors import LascauxError
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from lascaux.table.words import Words, tell

_NARROW: Final = 110  # columns below which log and choices stand under the board
_LOW: Final = 36  # lines below which such a window shows one of them at a time
_LEAST: Final = (80, 24)  # columns and lines that boards are made for
_PANELS: Final = ("board", "choices", "told")
_ANSWERED: Final = ("help", "why", "rules", "log", "moves", "near")  # words whose answers are long
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
    #latest, #small { display: none; height: auto; max-height: 2; padding: 0 1; }
    #small { max-height: 3; color: $warning; }
    .is-low #latest { display: block; }
    .is-low #typed { border: none; height: 1; padding: 0 1; }
    .is-low #question { max-height: 3; }
    .is-low #board { padding: 0; scrollbar-size-vertical: 0; scrollbar-size-horizontal: 0; }
    .is-low #side { height: 1fr; layout: vertical; display: none; }
    .is-low #told, .is-low #choices { display: none; border-top: none; }
    .is-low .is-shown#side, .is-low .is-shown#told, .is-low .is-shown#choices { display: block; }
    .is-low .is-left-out#board { display: none; }
    .is-low .is-shown#foretold { display: block; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "stop", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
    ]

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
        self._choices: Sequence[Offered] = ()
        self.is_stopped = False  # left at once, with nothing asked
        self.trouble: LascauxError | None = None  # why the game cannot go on, as with a bot that fails
        self._session: Final = Session(self.desk, rng, is_quick)
        self._panel = _PANELS[0]  # what is shown where there is room for one
        self.bind("f6", "panel", description=words.say("cli-panel"))
        self.bind("f7", "page(1)", description=words.say("cli-more"))
        for key, verb in _KEYS.items():
            self.bind(key, f"verb('{verb}')", description=word_for(verb, words))

    def compose(self) -> ComposeResult:
        """Lay out the table."""
        yield Static(id="small")
        with Horizontal(id="all"):
            yield ScrollableContainer(Static(id="drawn"), id="board")
            with Vertical(id="side"):
                yield RichLog(id="told", wrap=True, min_width=20)
                yield OptionList(id="choices", markup=False)
                yield Static(id="foretold")
        yield Static(id="latest")
        yield Label(id="question", markup=False)
        yield Input(id="typed", max_length=_LONGEST, placeholder=self.desk.words.say("cli-type-here"))
        yield Footer(compact=True)

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
        self.call_from_thread(self._tell, what)

    def ask(self, question: str, choices: Sequence[Offered]) -> None:
        """Show a question, and what may be chosen."""
        self.call_from_thread(self._ask, question, choices)

    def wipe(self) -> None:
        """Forget all that is shown: somebody else comes to the screen."""
        self.call_from_thread(self._wipe)

    def board_width(self) -> int:
        """Columns for the board."""
        width = self.query_one("#board").container_size.width
        return max(_LEAST[0], self.size.width) if self._is_low else max(40, width - 4)

    # --- what the reader does -----------------------------------------------------------------

    @on(Input.Submitted)
    def take_line(self, event: Input.Submitted) -> None:
        """A line was typed."""
        event.input.value = ""
        self._give(printable(event.value))

    @on(OptionList.OptionSelected)
    def take_choice(self, event: OptionList.OptionSelected) -> None:
        """A choice was made."""
        self._give(self._choices[event.option_index].typed)

    @on(OptionList.OptionHighlighted)
    def foretell(self, event: OptionList.OptionHighlighted) -> None:
        """Say what would come of a choice."""
        desk = self.desk
        if not desk.is_waiting or desk.seat is None:
            return
        told = foreseen(desk, self._choices[event.option_index].action)
        said = " ".join(tell(desk.words, line, desk.names, desk.seat, numbered=True) for line in told)
        self.query_one("#foretold", Static).update(Text(said))

    def action_verb(self, verb: str) -> None:
        """Say one of the words that may be typed; `why` is about the choice that is lit."""
        choices = self.query_one(OptionList)
        lit = choices.highlighted if verb == "why" and choices.has_focus else None
        about = self._choices[lit].typed if lit is not None else ""
        self._give(f"{word_for(verb, self.desk.words)} {about}")

    def action_panel(self) -> None:
        """Show the next of board, choices and what happened, where there is room for one."""
        self._show(_PANELS[(_PANELS.index(self._panel) + 1) % len(_PANELS)])

    def action_page(self, way: int) -> None:
        """Move what is shown by a page; after the last comes the first."""
        shown = self.query_one(f"#{self._panel if self._is_low else _PANELS[0]}")
        if way > 0 and shown.scroll_offset.y >= shown.max_scroll_y:
            shown.scroll_home(animate=False)
        else:
            shown.scroll_relative(y=way * max(1, shown.size.height - 1), animate=False)

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

    @property
    def _is_low(self) -> bool:
        """Whether there is room for one panel only."""
        return self.size.width < _NARROW and self.size.height < _LOW

    def _give(self, line: str) -> None:
        """Hand a line to the session if it waits for one."""
        if self.desk.is_waiting:
            verb = verb_in(line, self.desk.words)
            self._show("told" if verb is not None and verb[0] in _ANSWERED else "board")
            self.desk.answer(line)

    def _show(self, panel: str) -> None:
        """Show one panel where there is room for one only; the list of choices is ready for arrows."""
        self._panel = panel
        self.query_one("#board").set_class(panel != "board", "is-left-out")
        self.query_one("#side").set_class(panel != "board", "is-shown")
        self.query_one("#told").set_class(panel == "told", "is-shown")
        for name in ("#choices", "#foretold"):
            self.query_one(name).set_class(panel == "choices", "is-shown")
        if self._is_low:
            self.query_one("#choices" if panel == "choices" else Input).focus()

    def _tell(self, what: RenderableType) -> None:
        self.query_one(RichLog).write(what)
        said = what.renderable if isinstance(what, Padding) else what
        if isinstance(said, Text):
            self.query_one("#latest", Static).update(said)

    def _ask(self, question: str, choices: Sequence[Offered]) -> None:
        self.query_one("#question", Label).update(question)
        self.query_one("#foretold", Static).update("")
        listed = self.query_one(OptionList)
        listed.clear_options()
        self._choices = choices
        width = max([len(choice.typed) for choice in choices], default=0)
        listed.add_options([choice.drawn(width) for choice in choices])

    def _wipe(self) -> None:
        for static in self.query(Static):
            if static.id != "small":
                static.update("")
        self._choices = ()
        self.query_one(RichLog).clear()
        self.query_one(OptionList).clear_options()

    def _fit(self) -> None:
        """Lay the table out for this window, and say so if it is too small."""
        self.query_one("#all").set_class(self.size.width < _NARROW, "is-narrow")
        self.screen.set_class(self._is_low, "is-low")
        self.query_one("#drawn").styles.min_width = _LEAST[0] if self._is_low else None
        is_small = self.size.width < _LEAST[0] or self.size.height < _LEAST[1]
        small = self.query_one("#small", Static)
        small.display = is_small
        size: Args = {"columns": self.size.width, "lines": self.size.height}
        small.update(self.desk.words.say("cli-small-window", size) if is_small else "")
        self._show(self._panel)
