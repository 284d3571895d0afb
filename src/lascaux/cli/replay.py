"""`lascaux replay` and `lascaux verify`: looking at a record, and checking it."""

from __future__ import annotations

import sys
from typing import Final

import msgspec
from rich.text import Text

from lascaux.cli.keys import keys_pressed
from lascaux.cli.reading import record_in, text_in, words_for
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.terminal.desk import Desk
from lascaux.cli.terminal.players import PERSON, TAG
from lascaux.cli.trouble import DONE, NO, Trouble
from lascaux.table.record import read
from lascaux.table.table import Table
from lascaux.table.verify import Verdict
from lascaux.table.verify import verify as verdict_on
from lascaux.table.words import Words

_FAR: Final = 10  # entries that one far step passes
_STEPS: Final = {
    **dict.fromkeys(("\x1b[C", "\x1bOC", "n", "l", " ", "\r", "\n"), 1),
    **dict.fromkeys(("\x1b[D", "\x1bOD", "p", "h"), -1),
    **dict.fromkeys(("\x1b[A", "\x1bOA", "k"), -_FAR),
    **dict.fromkeys(("\x1b[B", "\x1bOB", "j"), _FAR),
}
_HOME: Final = ("\x1b[H", "\x1bOH", "\x1b[1~", "g")
_END: Final = ("\x1b[F", "\x1bOF", "\x1b[4~", "G")
_LEAVE: Final = ("q", "Q", "\x1b", "\x04")


def replay(
    place: str, player: int | None, is_stepping: bool, must_verify: bool, as_json: bool, language: str | None
) -> int:
    """Show a position of a record, or all of them one after the other."""
    words = words_for(language)
    text, entry = record_in(place, words)
    reel = Reel(text, player, words)
    start = reel.entries if entry is None else entry
    verdict = verdict_on(text) if must_verify else None
    if as_json and is_stepping:
        raise Trouble(words.say("cli-no-json-and-play"))
    if as_json:
        print_json(reel.data(start) | ({"verdict": verdict} if verdict else {}))
    elif is_stepping:
        reel.step_through(0 if entry is None else entry)
    else:
        reel.show(start)
    if verdict and not as_json:
        reel.screen.say(Text(verdict.message))
    return DONE if verdict is None or verdict.fair else NO


def verify(place: str, as_json: bool, language: str | None) -> int:
    """Say whether a record is legal and its chance as announced."""
    verdict: Verdict = verdict_on(text_in(place, words_for(language)))
    if as_json:
        print_json(msgspec.to_builtins(verdict))
    else:
        Screen().say(Text(verdict.message))
    return DONE if verdict.fair else NO


class Reel:
    """A record that can be shown at any of its entries; raises BadRecord or Trouble."""

    def __init__(self, text: str, player: int | None, words: Words) -> None:
        tags, lines = read(text)
        self.screen: Final = Screen()
        self.entries: Final = len(lines)
        self._text: Final = text
        self._words: Final = words
        whole = Table.load(text, at=self.entries)
        self._moves: Final = whole.moves
        seats = whole.seats
        if player is not None and not 1 <= player <= seats:
            raise Trouble(words.say("cli-no-such-seat", {"seat": player, "seats": seats}))
        self._seat: Final = None if player is None else player - 1
        recorded = tags.get(TAG, "").split()
        self._kinds: Final = recorded if len(recorded) == seats else [PERSON] * seats

    def data(self, entry: int) -> dict[str, object]:
        """A position for programs."""
        table = Table.load(self._text, at=entry)
        return {
            "game": table.game.meta.name,
            "seats": table.seats,
            "options": table.options,
            "entry": entry,
            "entries": self.entries,
            "move": table.moves,
            "moves": self._moves,
            "seat": self._seat,
            "toAct": table.seat,
            "over": table.over,
            "view": table.view(self._seat),
            "told": table.log(self._seat, max(entry - 1, 0)),
        }

    def show(self, entry: int) -> None:
        """Draw a position and say what led to it."""
        table = Table.load(self._text, at=entry)
        desk = Desk(table, self._kinds, self._words, self.screen, self._seat)
        desk.show_board()
        counted = self._words.say(
            "cli-entry",
            {"entry": entry, "entries": self.entries, "move": table.moves, "moves": self._moves},
        )
        self.screen.say(Text(counted, style="bold"))
        desk.show_log(table.log(self._seat, max(entry - 1, 0)))

    def step_through(self, entry: int) -> None:
        """Show one position after the other, as keys say, until somebody leaves."""
        if not (sys.stdin.isatty() and self.screen.is_terminal):
            raise Trouble(self._words.say("cli-no-terminal"))
        with keys_pressed() as keys, self.screen.console.screen():
            self._show_page(entry)
            for key in keys:
                if key in _LEAVE:
                    return
                entry = self._moved(entry, key)
                self._show_page(entry)

    def _show_page(self, entry: int) -> None:
        self.screen.console.clear()
        self.show(entry)
        self.screen.say(Text(self._words.say("cli-keys"), style="dim"))

    def _moved(self, entry: int, key: str) -> int:
        if key in _HOME:
            return 0
        if key in _END:
            return self.entries
        return min(max(entry + _STEPS.get(key, 0), 0), self.entries)
