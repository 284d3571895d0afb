"""Codes that are said, followed or kept: many enough, easy to say, and read however they are typed."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pytest

from lascaux.server.codes import LENGTH, NUMBERS, SPOKEN, fresh_signs, fresh_words, is_spoken, plain
from lascaux.server.handover import LASTS
from lascaux.server.limits import CODES, FIRST_CODES, FIRST_GUESSES, GUESSES
from lascaux.server.wordlist import WORDS
from lascaux.table.words import LANGUAGES

LANGUAGE = pytest.mark.parametrize("language", list(LANGUAGES))


def is_slip(one: str, other: str) -> bool:
    """Whether one letter more, less or otherwise makes one word the other."""
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other, strict=True)) == 1
    short, long = sorted((one, other), key=len)
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


@LANGUAGE
def test_words_are_short_plain_and_known_once(language: str) -> None:
    words = WORDS[language]
    assert all(word == plain(word) and word.isalpha() and 3 <= len(word) <= 7 for word in words)
    assert max(Counter(words).values()) == 1


@LANGUAGE
def test_no_word_is_a_slip_of_the_pen_from_another(language: str) -> None:
    slips = [pair for pair in combinations(WORDS[language], 2) if is_slip(*pair)]
    assert slips == []


@LANGUAGE
def test_a_code_is_not_guessed_while_it_is_good(language: str) -> None:
    codes = len(WORDS[language]) ** SPOKEN * NUMBERS
    assert (FIRST_CODES + LASTS * CODES) / codes < 2e-8  # from one address
    assert (FIRST_GUESSES + LASTS * GUESSES) / codes < 1e-6  # from all the addresses there are
    assert LENGTH * math.log2(31) > 118


@LANGUAGE
def test_a_spoken_code_is_three_words_and_a_number(language: str) -> None:
    *words, number = fresh_words(language).split()
    assert len(words) == SPOKEN
    assert set(words) <= set(WORDS[language])
    assert 10 <= int(number) <= 99


def test_codes_differ() -> None:
    assert len({fresh_signs() for _ in range(100)}) == 100
    assert len({fresh_words("en") for _ in range(100)}) == 100


@pytest.mark.parametrize(
    "typed",
    ["moss heron fox 40", "Moss-Heron-Fox-40", " MOSS, heron;fox40 ", "mossheronfox40", "mòss hérôn fox 40"],
)
def test_words_are_read_however_they_are_typed(typed: str) -> None:
    assert plain(typed) == "mossheronfox40"


def test_signs_are_read_with_and_without_their_strokes() -> None:
    code = fresh_signs()
    assert plain(code) == code.replace("-", "") == plain(code.upper().replace("-", "  "))
    assert not is_spoken(plain(code))
    assert all(is_spoken(plain(fresh_words(language))) for language in LANGUAGES for _ in range(50))
