"""A whole box as a TOML file that its owner can edit: every value, with where it comes from."""

from __future__ import annotations

import json
from textwrap import wrap
from typing import Final

from lascaux.kernel.box import Box
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args
from lascaux.kernel.printed import Entry, Values
from lascaux.kernel.state import State
from lascaux.table.components import SOURCES
from lascaux.table.overlays import GAME
from lascaux.table.words import Words

WIDTH: Final = 100


def file_of(game: Game[State], box: Box, words: Words, program: str = "lascaux") -> str:
    """The file: plain values first, as TOML wants it, then the tables; `program` is how ours is called."""
    named: Args = {"game": game.meta.title, "game-name": game.meta.name, "program": program}
    about = words.say("box-file", named)
    lines = [*_comment(about), "", f"{GAME} = {json.dumps(game.meta.name)}"]
    entries = [entry for entry in game.box.printed.entries if not entry.is_fixed]
    for is_table in (False, True):
        for entry in entries:
            value = box.values[entry.name]
            if isinstance(value, dict) == is_table:
                lines += ["", *_comment(_said(entry, game.meta.name, words)), *_written(entry.name, value)]
    return "\n".join(lines) + "\n"


def values_of(values: Values) -> str:
    """Values alone, as they are kept of a box that once was standard."""
    lines: list[str] = []
    for is_table in (False, True):
        for name, value in values.items():
            if isinstance(value, dict) == is_table:
                lines += ["", *_written(name, value)] if is_table else _written(name, value)
    return "\n".join(lines) + "\n"


def _said(entry: Entry, game: str, words: Words) -> str:
    label = words.say(f"{game}-box-{entry.name}")
    source = words.say(SOURCES[entry.source])
    return f"{label} ({source}). {entry.note}"


def _comment(text: str) -> list[str]:
    return [f"# {line}" for paragraph in text.splitlines() for line in wrap(paragraph, WIDTH)]


def _written(name: str, value: object) -> list[str]:
    if isinstance(value, dict):
        return [f"[{name}]", *[f"{key} = {_inline(item)}" for key, item in value.items()]]
    return [f"{name} = {_inline(value)}"]


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {_inline(item)}" for key, item in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_inline(item) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
