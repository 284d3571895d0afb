"""Write src/lascaux/server/gameviews.py, the union of all games' views, from the folders of the games.

`--check` writes nothing and fails when the committed file is no longer what the folders say.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

import msgspec

from generating import write_or_check
from lascaux.registry import games

OUTPUT: Final = Path(__file__).parents[1] / "src" / "lascaux" / "server" / "gameviews.py"


def main() -> int:
    """Write the file, or compare it; the exit code says whether it was fresh."""
    return write_or_check(__doc__, {OUTPUT: text_of({game: view_name(game) for game in games()})})


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
