"""No text is kept that nothing says, neither Python's nor the browser's."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from lascaux.table.words import NUMBERED
from tests.table.fluent_texts import Parts
from tests.table.key_uses import GAP, ROOT, Uses, uses

FOLDERS = ("src/lascaux/table", "src/lascaux/games", "web/src")


def english_files() -> list[Path]:
    """Every English file; Italian ones have the same keys, as other tests say."""
    return sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("text/en.ftl"))


def test_every_text_is_said_somewhere() -> None:
    known, referred = set[str](), Parts()
    for path in english_files():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                known |= {entry.id.name} if entry.value is not None else set()
                known |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
                referred.visit(entry)
    named = uses()
    said = {key for key in known if is_said(key.removesuffix(f".{NUMBERED}"), named)}
    assert sorted(known - said - referred.messages) == []


def is_said(key: str, named: Uses) -> bool:
    """Whether a text is named itself, or is the terminal's form of one that is."""
    return named.has(key) or named.has(key.replace("-cli-", "-", 1))


def test_all_files_are_looked_at() -> None:
    owners = [path.parents[1].relative_to(ROOT).as_posix() for path in english_files()]
    assert {"src/lascaux/table", "src/lascaux/games/clans", "web/src", "web/src/games/clans"} <= set(owners)


def test_a_key_that_nothing_names_is_found() -> None:
    named = Uses(["@clans-clan-red", "red", f"clans-terrain-{GAP}.on", "forest", GAP])
    assert named.has("clans-clan-red")
    assert named.has("clans-terrain-forest.on")
    assert not named.has("clans-terrain-lake.on")
    assert not named.has("clans-clan-blue")
