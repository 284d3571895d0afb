"""Codes that open a seat on another device: words to be said aloud, and signs for links and for keeping."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

from lascaux.server.wordlist import WORDS

SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another
LENGTH: Final = 24  # signs of a code that nobody could guess; words and their number are always shorter
GROUP: Final = 4
SPOKEN: Final = 3  # words
LEAST_NUMBER: Final = 10
NUMBERS: Final = 90


def fresh_words(language: str) -> str:
    """Three words and a number, in the language of whoever will say them."""
    words = [secrets.choice(WORDS[language]) for _ in range(SPOKEN)]
    return " ".join([*words, str(LEAST_NUMBER + secrets.randbelow(NUMBERS))])


def fresh_signs() -> str:
    """A code to be kept or followed, in groups that can be read."""
    signs = "".join([secrets.choice(SIGNS) for _ in range(LENGTH)])
    return "-".join([signs[start : start + GROUP] for start in range(0, LENGTH, GROUP)])


def plain(code: str) -> str:
    """A code however it was typed: without accents, capitals, blanks and strokes."""
    letters = unicodedata.normalize("NFKD", code.casefold())
    return re.sub("[^a-z0-9]", "", letters)


def is_spoken(code: str) -> bool:
    """Whether a plain code can be words and a number, which are few enough to be guessed at."""
    return len(code) < LENGTH
