"""The words one may type at the table, in English and in the reader's language."""

from __future__ import annotations

from typing import Final

from lascaux.cli.reading import without_accents
from lascaux.table.words import Words

VERBS: Final = (
    "moves",
    "near",
    "board",
    "why",
    "rules",
    "log",
    "undo",
    "save",
    "language",
    "help",
    "quit",
)
_SHORT: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


def verb_in(line: str, words: Words) -> tuple[str, str] | None:
    """The verb a line begins with, and the rest of the line; None if it begins with none."""
    first, _, rest = line.strip().partition(" ")
    typed = without_accents(first)
    for verb in VERBS:
        if typed in (verb, without_accents(word_for(verb, words))):
            return verb, rest.strip()
    if typed in _SHORT:
        return _SHORT[typed], rest.strip()
    return None


def word_for(verb: str, words: Words) -> str:
    """What the verb is called in the reader's language."""
    return words.say(f"cli-verb-{verb}")
