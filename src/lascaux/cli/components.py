"""`lascaux components`: what is in the box of a game, and files that say otherwise."""

from __future__ import annotations

import sys
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.reading import program, text_in, words_for
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.trouble import DONE, NO, Trouble
from lascaux.kernel.box import BadComponents
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args
from lascaux.kernel.printed import Entry
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.boxfile import file_of
from lascaux.table.components import SOURCES, box_in, changes_of
from lascaux.table.words import Words

_GUESS: Final = "reconstructed"
_LANGUAGE_OF_NOTES: Final = "en"  # in which the notes of all boxes are written


def components(name: str, as_toml: bool, check: str | None, as_json: bool, language: str | None) -> int:
    """Print all values, a file ready to edit, or what a file would change."""
    words = words_for(language)
    game = game_named(name)
    if as_toml + as_json > 1 or (as_toml and check is not None):
        raise Trouble(words.say("cli-no-two-forms"))
    if check is not None:
        return _check(game, check, as_json, words)
    if as_toml:
        sys.stdout.write(file_of(game, game.box, words, program()))
    elif as_json:
        print_json({"game": name, "hash": game.box.hash, "components": [_data(entry) for entry in _of(game)]})
    else:
        _show(game, words)
    return DONE


def _check(game: Game[State], file: str, as_json: bool, words: Words) -> int:
    """Say what a file changes, or what is wrong with it; says no if anything is."""
    try:
        box = box_in(game, text_in(file, words), words.language)
    except BadComponents as error:
        faults = str(error).splitlines()
        if as_json:
            print_json({"fits": False, "faults": faults})
        else:
            sys.stderr.write("".join([f"{fault}\n" for fault in faults]))
        return NO
    changes = changes_of(game, box, words.language)
    if as_json:
        print_json({"fits": True, "hash": box.hash, "changes": changes, "components": box.overlay})
        return DONE
    screen = Screen()
    screen.say(Text(words.say("cli-components-fit", {"changes": len(changes), "hash": box.hash})))
    for change in changes:
        screen.say(Text(f"  {change}"))
    return DONE


def _of(game: Game[State]) -> list[Entry]:
    return game.box.printed.entries


def _data(entry: Entry) -> dict[str, object]:
    return {
        "name": entry.name,
        "value": entry.value,
        "fixed": entry.is_fixed,
        "source": entry.source,
        "note": entry.note,
    }


def _show(game: Game[State], words: Words) -> None:
    screen = Screen()
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in ("component", "value", "source", "note"):
        grid.add_column(words.say(f"cli-title-{title}"), overflow="fold")
    for entry in _of(game):
        is_guess = entry.source == _GUESS
        source = words.say(SOURCES[entry.source])
        grid.add_row(
            Text(entry.name, style="bold"),
            _value(entry.value),
            Text(f"* {source}" if is_guess else source, style="bold #d9480f" if is_guess else ""),
            _about(entry, game.meta.name, words),
        )
    screen.say(grid)
    screen.say()
    if any(entry.source == _GUESS for entry in _of(game)):
        screen.say(Text(words.say("cli-components-guessed")))
    if words.language != _LANGUAGE_OF_NOTES:
        screen.say(Text(words.say("cli-components-notes")))
    how: Args = {"game": game.meta.name, "hash": game.box.hash, "program": program()}
    screen.say(Text(words.say("cli-components-how", how)))


def _about(entry: Entry, game: str, words: Words) -> Text:
    """What a value is, in the reader's words, and the note on where it comes from."""
    label = f"{game}-box-{entry.name}"
    text = Text(f"{words.say(label)}. " if words.has(label) else "")
    return text.append(entry.note, "dim")


def _value(value: object) -> str:
    """A value on one line, tables as `key value` pairs."""
    if isinstance(value, dict):
        return ", ".join([f"{key} {_value(item)}" for key, item in value.items()])
    if isinstance(value, list):
        is_nested = any(isinstance(item, list) for item in value)
        return (" | " if is_nested else " ").join([_value(item) for item in value]) or "-"
    return str(value)
