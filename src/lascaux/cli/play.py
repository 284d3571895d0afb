"""`lascaux play`: a game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from lascaux.cli.reading import box_of_file, listed_in, options_in, record_in, words_for
from lascaux.cli.screen import Screen
from lascaux.cli.terminal.desk import Desk
from lascaux.cli.terminal.players import TAG, seated, seated_as_recorded
from lascaux.cli.terminal.session import Session
from lascaux.cli.trouble import DONE, INTERRUPTED, Trouble
from lascaux.kernel.rng import Rng
from lascaux.registry import game as game_named
from lascaux.table.chance import fresh_seed
from lascaux.table.record import read
from lascaux.table.table import Table
from lascaux.table.words import Words


def play(
    game: str,
    seats: int | None,
    humans: int | None,
    bots: str,
    you: int | None,
    options: Sequence[str],
    seed: int | None,
    load: str | None,
    language: str | None,
    is_quick: bool,
    components: str | None = None,
    is_full: bool = False,
) -> int:
    """Play until the game is over or somebody leaves."""
    words = words_for(language)
    rules = game_named(game)
    chosen = options_in(options, words)
    if load is None:
        kinds = seated(rules, words, chosen, seats, humans, listed_in(bots), you)
        box = box_of_file(rules, components, words)
        table = Table.new(game, len(kinds), chosen, seed, tags={TAG: " ".join(kinds)}, components=box)
    else:
        table, tags = _loaded(game, load, words)
        if options or components or seed is not None or seats not in (None, table.seats):
            raise Trouble(words.say("cli-no-new-set-up"))
        is_as_recorded = humans is None and you is None and not bots
        kinds = (seated_as_recorded(tags, rules, table.seats) if is_as_recorded else None) or seated(
            rules, words, table.options, table.seats, humans, listed_in(bots), you
        )
    _prepare_input()
    luck = seed if seed is not None else int.from_bytes(fresh_seed()[:8], "big")
    file = Path(load) if load is not None and Path(load).is_file() else None
    if is_full:
        return _on_the_whole_screen(table, kinds, words, Rng(luck), is_quick, file)
    desk = Desk(table, kinds, words, Screen())
    desk.file = file
    try:
        Session(desk, Rng(luck), is_quick).run()
    except KeyboardInterrupt:
        desk.screen.say()
        return _stopped(desk)
    return DONE


def _on_the_whole_screen(
    table: Table, kinds: Sequence[str], words: Words, rng: Rng, is_quick: bool, file: Path | None
) -> int:
    """Play at the full-screen table, which is loaded only for those who want it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble(words.say("cli-no-full-screen"))
    from lascaux.cli.full.app import FullTable

    full = FullTable(table, kinds, words, rng, is_quick, file)
    full.run()
    if full.trouble is not None:
        raise full.trouble
    if full.is_stopped:
        return _stopped(Desk(table, kinds, words, Screen(), saved=full.desk.saved))
    return DONE


def _stopped(desk: Desk) -> int:
    """Say that the game was broken off, and whether anything of it is lost."""
    desk.say("cli-stopped-unsaved" if desk.is_unsaved else "cli-stopped")
    return INTERRUPTED


def _loaded(game: str, place: str, words: Words) -> tuple[Table, dict[str, str]]:
    """The table of a record, ready to go on, and the tags of the record."""
    text, entry = record_in(place, words)
    table = Table.load(text, at=entry)
    if table.game.meta.name != game:
        raise Trouble(words.say("cli-no-record-of", {"game": game, "other": table.game.meta.name}))
    # Read back once more, a table draws the chance that an entry in mid-deal still owes.
    return Table.load(table.record()), read(text)[0]


def _prepare_input() -> None:
    """Bytes that are no text become a mark, and lines at a terminal can be edited and recalled."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        import readline  # noqa: F401  importing it is what gives `input` its editing
