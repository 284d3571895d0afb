"""Write docs/components.md: where the numbers of each game come from.

`check` writes nothing and fails when the committed page is no longer what the games say.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from lascaux.registry import game, games

OUTPUT: Final = Path(__file__).resolve().parents[1] / "docs" / "components.md"
KINDS: Final = {
    "rulebook": "the rulebook prints it",
    "other source": "taken from another source, which is named",
    "deduced": "follows from what the sources say",
    "reconstructed": "our best guess; the printed value was not to be seen",
}
HEADER: Final = """\
<!-- Written by tools/components.py from PROVENANCE in each game's data.py; change those, not this. -->

# Components and where they come from

{kinds}

Numbers and their arrangement are facts of the games; drawings and texts here are our own.
"""
LONGEST: Final = 60  # characters of a value that are shown


def main(arguments: list[str] | None = None, output: Path = OUTPUT) -> int:
    """Write the page, or compare it; the exit code says whether it was fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["check", "write"])
    command = parser.parse_args(arguments).command
    text = page()
    if command == "write":
        output.write_text(text, encoding="utf-8")
    elif not output.is_file() or output.read_text(encoding="utf-8") != text:
        print(f"{output.name} is stale. Run `python tools/components.py write` and commit the result.")
        return 1
    return 0


def page() -> str:
    """The whole page: one table for each game."""
    kinds = "\n".join(f"- *{kind}*: {meaning}." for kind, meaning in KINDS.items())
    parts = [HEADER.format(kinds=kinds)]
    for name in games():
        parts.append(f"## {game(name).meta.title}\n")
        parts.append("| table | values | from | in detail |\n|---|---|---|---|")
        parts += rows_of(name)
        parts.append("")
    return "\n".join(parts)


def rows_of(name: str) -> list[str]:
    """One row for each table of a game's data; an unknown kind or table is a mistake of ours."""
    data = import_module(f"lascaux.games.{name}.data")
    provenance = msgspec.convert(data.PROVENANCE, dict[str, tuple[str, str]])
    rows = []
    for table, (kind, detail) in provenance.items():
        assert kind in KINDS, f"{table} of {name} comes from {kind!r}, which means nothing"
        rows.append(f"| `{table}` | {_shown(getattr(data, table))} | *{kind}* | {detail} |")
    return rows


def _shown(value: object) -> str:
    """A value in short: numbers and short lists as they are, long lists by their length."""
    text = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
    if isinstance(value, list) and len(text) > LONGEST:
        return f"{len(value)} rows"
    return text


if __name__ == "__main__":
    sys.exit(main())
