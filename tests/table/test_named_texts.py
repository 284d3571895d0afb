"""Every text that Python asks for by name is there: what is filled in may be anything, the rest must fit."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.table.key_uses import ROOT
from tests.table.test_unused_texts import english_files

ASKING = ("say", "say_numbered")


def asked_for() -> Iterator[tuple[str, str]]:
    """Where a text is asked for, and the pattern of its key."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                key = node.args[0]
                if node.func.attr in ASKING and isinstance(key, ast.Constant | ast.JoinedStr):
                    yield f"{path.relative_to(ROOT)}:{key.lineno}", pattern_of(key)


def pattern_of(key: ast.Constant | ast.JoinedStr) -> str:
    """The keys that a text in the source can become, as a regular expression."""
    parts = key.values if isinstance(key, ast.JoinedStr) else [key]
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)


def known_keys() -> set[str]:
    """Every key of Python's and the browser's files, with attributes."""
    keys = set[str]()
    for path in english_files():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                keys |= {entry.id.name, *[f"{entry.id.name}.{one.id.name}" for one in entry.attributes]}
    return keys


def test_every_text_that_is_asked_for_is_there() -> None:
    keys = known_keys()
    missing = [
        f"{where}: {pattern}"
        for where, pattern in asked_for()
        if not any(re.fullmatch(pattern, key) for key in keys)
    ]
    assert missing == []


def test_a_key_that_is_nowhere_is_found() -> None:
    key = ast.parse('f"terrain-{name}.name"', mode="eval").body
    assert isinstance(key, ast.JoinedStr)
    assert not any(re.fullmatch(pattern_of(key), known) for known in known_keys())
