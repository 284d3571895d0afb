"""Write src/lascaux/server/gameviews.py, the union of all games' views, from the folders of the games.

`--check` writes nothing and fails when the committed file is no longer what the folders say.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path
from typing import Final

import msgspec

from lascaux.registry import games

OUTPUT: Final = Path(__file__).parents[1] / "src" / "lascaux" / "server" / "gameviews.py"


def main() -> int:
    """Write the file, or compare it; the exit code says whether it was fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the committed file is stale")
    is_check, text = parser.parse_args().check, text_of({game: view_name(game) for game in games()})
    if is_check and OUTPUT.read_text(encoding="utf-8") != text:
        print(f"{OUTPUT.name} is stale. Run `python tools/game_views.py` and commit the result.")
        return 1
    if not is_check:
        OUTPUT.write_text(text, encoding="utf-8")
    return 0


def text_of(view_of: dict[str, str]) -> str:
    """The whole module, from the name of each game's view."""
    return "\n".join(
        [
            '"""The views of all games; written by tools/game_views.py from their folders: change those."""',
            "",
            "from __future__ import annotations",
            "",
            *[f"from lascaux.games.{game}.view import {view}" for game, view in view_of.items()],
            "",
            f"View = {' | '.join(view_of.values())}",
            "",
        ]
    )


def view_name(game: str) -> str:
    """The name of the struct that a game's view is: the one that travels under the game's name."""
    module = importlib.import_module(f"lascaux.games.{game}.view")
    for name, value in vars(module).items():
        is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
        if is_struct and value.__struct_config__.tag == game:
            return name
    raise SystemExit(f"No struct in {module.__name__} has the tag {game!r}.")


if __name__ == "__main__":
    sys.exit(main())
