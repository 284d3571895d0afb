"""The printed values of a game as its file has them: each with where it comes from.

`box.toml` beside the code of a game holds the standard box.  Boxes that once were standard lie in `boxes/`,
named by hash, so that records which name them go on replaying.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Final

Values = dict[str, object]  # plain data by name, as TOML and JSON hold them

SOURCES: Final = ["rulebook", "other source", "deduced", "reconstructed"]
HASH_LENGTH: Final = 16
UNNAMED: Final = "unnamed"


class Entry:
    """One printed value, or one fixed by the code; what its source is, and what is to be said of that."""

    def __init__(self, name: str, value: object, is_fixed: bool, source: str, note: str) -> None:
        self.name: Final = name
        self.value: Final = value
        self.is_fixed: Final = is_fixed
        self.source: Final = source
        self.note: Final = note


class Printed:
    """All entries of a game, in the order of its file, and the boxes that once were standard, by hash.

    `unnamed` is the hash of the box that records mean which say `standard` and no hash.
    """

    def __init__(self, entries: list[Entry], former: dict[str, Values], unnamed: str = "") -> None:
        self.entries: Final = entries
        self.former: Final = former
        self.unnamed: Final = unnamed

    def values(self) -> Values:
        """The values that an overlay may change."""
        return {entry.name: entry.value for entry in self.entries if not entry.is_fixed}

    def entry(self, name: str) -> Entry | None:
        """The entry of this name."""
        for entry in self.entries:
            if entry.name == name:
                return entry
        return None


def printed_in(package: str) -> Printed:
    """What the files of a game say."""
    folder = files(package)
    data = tomllib.loads(folder.joinpath("box.toml").read_text(encoding="utf-8"))
    former: dict[str, Values] = {}
    boxes = folder.joinpath("boxes")
    if boxes.is_dir():
        for file in boxes.iterdir():
            if file.name.endswith(".toml"):
                former[file.name.removesuffix(".toml")] = tomllib.loads(file.read_text(encoding="utf-8"))
    unnamed = str(data.pop(UNNAMED, ""))
    return Printed(entries_in(data), former, unnamed)


def entries_in(data: Values) -> list[Entry]:
    """The entries of a file: each has a value or says what is fixed, its source and a note."""
    entries: list[Entry] = []
    for name, about in data.items():
        assert isinstance(about, dict), f"{name} is a table with value, source and note"
        assert about.keys() in ({"value", "source", "note"}, {"fixed", "source", "note"}), name
        assert about["source"] in SOURCES, f"{name} comes from {about['source']!r}, which means nothing"
        is_fixed = "fixed" in about
        value: object = about["fixed" if is_fixed else "value"]
        entries.append(Entry(name, value, is_fixed, str(about["source"]), str(about["note"])))
    return entries


def merged(standard: Values, overlay: Values) -> Values:
    """The standard values with what an overlay changes: tables key by key, all else whole."""
    both: Values = dict(standard)
    for key, change in overlay.items():
        before = standard.get(key)
        both[key] = (
            merged(before, change) if isinstance(before, dict) and isinstance(change, dict) else change
        )
    return both


def difference(standard: Values, values: Values) -> Values:
    """The least overlay that makes these values of the standard ones."""
    changes: Values = {}
    for name, value in values.items():
        before = standard.get(name)
        if isinstance(before, dict) and isinstance(value, dict):
            inner = difference(before, value)
            if inner:
                changes[name] = inner
        elif before != value:
            changes[name] = value
    return changes


def canonical(values: Values) -> str:
    """Values as the one text that stands for them."""
    return json.dumps(values, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def hash_of(values: Values) -> str:
    """The name of a box: a short hash of all its values."""
    return hashlib.sha256(canonical(values).encode()).hexdigest()[:HASH_LENGTH]
