"""Words that no player reads: those of our workshop, and Italian that no Italian would write."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax import ast as fluent

import lascaux
from tests.table.key_uses import ROOT

TITLES = ("Clans", "Prehistory", "Stone Age", "Táin", "The First Sparks")
WORKSHOP = (
    "line is broken",
    "(?<!goes )on with it",
    "not yet at this table",
    r"(?!\.?venv/bin/lascaux\b)[\w.-]*/[\w.-]+/[\w.-]+",  # paths, but for the command as a shell finds it
    r"\w+\.(?:py|js|ts|sqlite3)\b",
    r"(?:web)?sockets?",
    "tracebacks?",
    "threads?",
    "payload",
)
# What is wrong, and what an Italian says.
NOT_ITALIAN = {
    r"(?<!port[ai] )\bvia\b": "assente",
    r"pian[oi]": "plancia, tabellone, scelte",
    "fai così": "conferma",
    r"non ancora a questo tavolo": "in arrivo",
    r"segni": "icone, caratteri",
    r"canna(?! da pesca)": "canna da pesca",
    r"di cibo": "1 cibo, 2 cibi",
    r"altrimenti stampat[oi]|stampat[oi] altrimenti": "stampato diversamente",
    r"prime scintille|età della pietra|preistoria": "the title of the game",
}
# The same in the rules, which may speak of the age of stone, of a way and of what is carried off.
NOT_ITALIAN_IN_RULES = (r"pian[oi]", r"segni", r"canna(?! da pesca)", r"di cibo")


@cache
def said(language: str) -> dict[str, str]:
    """Every message of a language, of server, terminal and browser, by its key: only what is read."""
    messages: dict[str, str] = {}
    for folder in (Path(lascaux.__file__).parent, ROOT / "web" / "src"):
        for file in sorted(folder.rglob(f"text/{language}.ftl")):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message):
                    bare = fluent.Message(id=entry.id, value=entry.value, attributes=entry.attributes)
                    messages[entry.id.name] = _read(serialize(fluent.Resource([bare])))
    return messages


@cache
def ruled() -> list[str]:
    """All that the rules of all games say in Italian."""
    folder = Path(lascaux.__file__).parent / "games"
    files = [folder / game / "rules.toml" for game in lascaux.games()]
    return [text for file in files for text in _in_italian(tomllib.loads(file.read_text(encoding="utf-8")))]


def _in_italian(node: object) -> Iterator[str]:
    """The Italian texts in a part of a file of rules."""
    for name, value in node.items() if isinstance(node, dict) else enumerate(_listed(node)):
        if name == "it":
            yield str(value)
        else:
            yield from _in_italian(value)


def _listed(node: object) -> list[object]:
    return node if isinstance(node, list) else []


def _read(source: str) -> str:
    """A message without its key, and without names of arguments and of their cases."""
    text = re.sub(r"^\s*\.?[\w-]+ =", " ", source, flags=re.M)
    text = re.sub(r"^\s*\*?\[[\w.-]+\]", " ", text, flags=re.M)
    return re.sub(r"\{ ?\$?[\w.-]+ ?(?:->|\})", " ", text)


def found(language: str, word: str) -> list[str]:
    """Each message in which a word occurs."""
    return [
        f"{key}: {text.strip()}"
        for key, text in said(language).items()
        if re.search(rf"(?<!\w)(?:{word})(?!\w)", text, re.I)
    ]


def test_messages_are_read_without_keys_arguments_and_cases() -> None:
    text = "a-via = { $via ->\n    [via] Ciao\n   *[other] { $who } { via-x }\n}\n    .via = Addio\n"
    assert _read(text).split() == ["Ciao", "}", "Addio"]


@pytest.mark.parametrize("word", WORKSHOP)
@pytest.mark.parametrize("language", ["en", "it"])
def test_players_read_no_word_of_the_workshop(language: str, word: str) -> None:
    assert found(language, word) == []


@pytest.mark.parametrize("word", NOT_ITALIAN)
def test_italian_is_as_italians_write_it(word: str) -> None:
    assert found("it", word) == [], NOT_ITALIAN[word]


@pytest.mark.parametrize("word", NOT_ITALIAN_IN_RULES)
def test_the_rules_are_as_italians_write_them(word: str) -> None:
    texts = ruled()
    assert len(texts) > 1000
    found_in = [text for text in texts if re.search(rf"(?<!\w)(?:{word})(?!\w)", text, re.I)]
    assert found_in == [], NOT_ITALIAN[word]


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_game_has_the_same_title_everywhere(language: str) -> None:
    messages = said(language)
    names = [messages[f"{game}-name"].strip() for game in lascaux.games()]
    assert names == [lascaux.game(game).meta.title for game in lascaux.games()]
    assert sorted(names) == sorted(TITLES)
    assert [title for title in TITLES if title not in messages["about-lead"]] == []
