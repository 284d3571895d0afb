"""Every sentence exists in both languages and takes the same arguments; every key used exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax import ast as fluent

import lascaux
from lascaux.table.words import Words, sources
from tests.games.telling import EVERY_LANGUAGE
from tests.table.fluent_texts import arguments_of, entries_of, messages_of
from tests.table.key_uses import ROOT

SOURCE = Path(lascaux.__file__).parent
WEB = ROOT / "web" / "src"
KEY = re.compile(rf"(?:table|cli|server|fault|list|{'|'.join(lascaux.games())})(?:-[a-z_]+)+(?:\.[a-z]+)?")


@EVERY_LANGUAGE
def test_every_file_reads_without_junk(language: str) -> None:
    assert not [entry for _, entry in entries_of(language) if isinstance(entry, fluent.Junk)]


@EVERY_LANGUAGE
def test_no_key_is_defined_twice(language: str) -> None:
    names = Counter(entry.id.name for _, entry in entries_of(language) if isinstance(entry, fluent.Message))
    assert [name for name, count in names.items() if count > 1] == []


def test_both_languages_have_the_same_keys() -> None:
    english, italian = set(messages_of("en")), set(messages_of("it"))
    assert english - italian == set()
    assert italian - english == set()


def test_both_languages_take_the_same_arguments() -> None:
    english, italian = messages_of("en"), messages_of("it")
    differing = [key for key in english if arguments_of(english, key) != arguments_of(italian, key)]
    assert differing == []


@EVERY_LANGUAGE
def test_messages_refer_only_to_messages_there_are(language: str) -> None:
    messages = messages_of(language)
    assert {other for parts in messages.values() for other in parts.messages} <= set(messages)


@EVERY_LANGUAGE
def test_every_key_named_in_the_code_exists(language: str) -> None:
    words = Words(language)
    assert sorted(key for key in keys_in_code() if not words.has(key)) == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("reason", ["nothing", "chance", "shown", "others"])
def test_every_reason_against_undo_has_a_sentence(language: str, reason: str) -> None:
    assert Words(language, strict=True).say(f"table-no-undo-{reason}")


@EVERY_LANGUAGE
def test_no_sentence_has_an_exclamation_mark(language: str) -> None:
    for package, entry in entries_of(language):
        if isinstance(entry, fluent.Message):
            assert "!" not in _spoken(entry), f"{package}: {entry.id.name}"


@EVERY_LANGUAGE
def test_the_table_and_every_game_have_a_file(language: str) -> None:
    packages = [package for package, _ in sources(language)]
    assert packages == ["lascaux.table", *[f"lascaux.games.{name}" for name in lascaux.games()]]


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", lascaux.games())
def test_every_option_and_printed_value_has_its_words(language: str, game: str) -> None:
    words, rules = Words(language, strict=True), lascaux.game(game)
    assert words.say(f"{game}-line").endswith(".")
    for option, (values, _) in rules.meta.options.items():
        assert words.say(f"{game}-option-{option}")
        for value in values:
            assert words.say(f"{game}-option-{option}-{value}")
            assert words.say(f"{game}-option-{option}-{value}.hint")
    for entry in rules.box.printed.entries:
        if entry.name in rules.box.values:
            assert words.say(f"{game}-box-{entry.name}")


def test_texts_of_a_game_carry_its_name_and_no_others_do() -> None:
    owners = {path: _owner_of(path) for path in [*SOURCE.rglob("*.ftl"), *WEB.rglob("*.ftl")]}
    games = {owner for owner in owners.values() if owner is not None}
    assert set(lascaux.games()) <= games
    for path, owner in owners.items():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                first = entry.id.name.partition("-")[0]
                assert (first if first in games else None) == owner, f"{path}: {entry.id.name}"


def _owner_of(path: Path) -> str | None:
    folders = path.parts
    return folders[folders.index("games") + 1] if "games" in folders else None


def keys_in_code() -> set[str]:
    """Every whole text in the source that looks like a key, alone or after "@"."""
    keys = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                key = node.value.removeprefix("@")
                if KEY.fullmatch(key):
                    keys.add(key)
    return keys


def _spoken(entry: fluent.Message) -> str:
    bare = fluent.Message(id=entry.id, value=entry.value, attributes=entry.attributes)
    return serialize(fluent.Resource([bare]))
