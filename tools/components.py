"""Write docs/components.md: where the numbers of each game come from.

`check` writes nothing and fails when the committed page is no longer what the games say. `keep GAME` keeps
the standard box of the last commit, by hash, when a value is tuned: records and tests go on using it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from balancelib.tables import TABLES
from lascaux.games.first_sparks import data as first_sparks
from lascaux.games.first_sparks.box import BOX
from lascaux.kernel.printed import UNNAMED, Printed, entries_in, hash_of
from lascaux.registry import game, games
from lascaux.table.boxfile import values_of

ROOT: Final = Path(__file__).resolve().parents[1]
OUTPUT: Final = ROOT / "docs" / "components.md"
KINDS: Final = {
    "rulebook": "the rulebook prints it",
    "other source": "taken from another source, which is named",
    "deduced": "follows from what the sources say",
    "reconstructed": "our best guess; the printed value was not to be seen",
}
HEADER: Final = """\
<!-- Written by tools/components.py from each game's box.toml; change those, not this. -->

# Components and where they come from

{kinds}

Numbers and their arrangement are facts of the games; drawings and texts here are our own.
"""
CARDS_HEADER: Final = """\
The cards, with what a tool takes at how many tokens on the harvest space, the bonus for grounds included:

| card | what | price | takes |
|---|---|---|---|"""
LONGEST: Final = 60  # characters of a value that are shown


def main(arguments: list[str] | None = None, output: Path = OUTPUT) -> int:
    """Write the page, or compare it; the exit code says whether it was fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["check", "write", "keep"])
    parser.add_argument("game", nargs="?", choices=games(), help="whose box of the last commit is kept")
    chosen = parser.parse_args(arguments)
    command = chosen.command
    if command == "keep":
        if chosen.game is None:
            parser.error("name the game whose box is kept")
        print(f"Kept {keep(chosen.game).name}.")
        return 0
    text = page()
    if command == "write":
        output.write_text(text, encoding="utf-8")
    elif not output.is_file() or output.read_text(encoding="utf-8") != text:
        print(f"{output.name} is stale. Run `python tools/components.py write` and commit the result.")
        return 1
    return 0


def keep(name: str, at: str = "HEAD") -> Path:
    """Write the standard box of a commit into the folder of boxes that once were standard."""
    folder = Path("src/lascaux/games") / name
    shown = subprocess.run(
        ["git", "show", f"{at}:{folder.as_posix()}/box.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    data = tomllib.loads(shown.stdout)
    data.pop(UNNAMED)
    values = Printed(entries_in(data), {}).values()
    file = ROOT / folder / "boxes" / f"{hash_of(values)}.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(values_of(values), encoding="utf-8")
    return file


def page() -> str:
    """The whole page: one table for each game."""
    kinds = "\n".join(f"- *{kind}*: {meaning}." for kind, meaning in KINDS.items())
    parts = [HEADER.format(kinds=kinds)]
    for name in games():
        parts.append(f"## {game(name).meta.title}\n")
        parts.append("| table | values | from | in detail |\n|---|---|---|---|")
        parts += rows_of(name)
        parts.append("")
        if name == "first_sparks":
            parts += [*cards(), ""]
        if name in TABLES:
            parts += [*TABLES[name](), ""]
    return "\n".join(parts)


def rows_of(name: str) -> list[str]:
    """One row for each value of a game's box."""
    return [
        f"| `{entry.name}` | {_shown(entry.value)} | *{entry.source}* | {entry.note} |"
        for entry in game(name).box.printed.entries
    ]


def cards() -> list[str]:
    """Every card of The First Sparks that is for sale; prices and most of the rest are reconstructed."""
    rows = [CARDS_HEADER]
    for card in range(first_sparks.FIRST_CARD, first_sparks.LAST_CARD + 1):
        kind, food = BOX.kind[card], BOX.food_of[card]
        steps = BOX.harvest[card]
        if kind != first_sparks.TOOL:
            name, takes = first_sparks.KINDS[kind], ""
        elif food == first_sparks.CROP:
            name, takes = first_sparks.TOOLS[food], f"{steps[0][1]} crops"
        else:
            name, takes = first_sparks.TOOLS[food], ", ".join(f"{least}+: {take}" for least, take in steps)
        rows.append(f"| {card} | {name} | {BOX.price[card]} | {takes} |")
    return rows


def _shown(value: object) -> str:
    """A value in short: numbers and short lists as they are, long lists by their length."""
    if isinstance(value, dict):
        value = [f"{name} {item}" for name, item in value.items()]
    text = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
    if isinstance(value, list) and len(text) > LONGEST:
        return f"{len(value)} rows"
    return text


if __name__ == "__main__":
    sys.exit(main())
