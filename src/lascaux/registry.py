"""Which games there are, by their folders; each is loaded when it is first asked for."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil

import lascaux.games as folder  # loaded now, the package cannot hide the function `lascaux.games` later
from lascaux.kernel.errors import BadSetup
from lascaux.kernel.game import Game
from lascaux.kernel.orders import Order
from lascaux.kernel.state import State

_GAMES = sorted(found.name for found in pkgutil.iter_modules(folder.__path__) if found.ispkg)


def games() -> list[str]:
    """The names of all games, sorted."""
    return list(_GAMES)


def game(name: str) -> Game[State]:
    """The rules of a game; raises BadSetup if there is none of that name."""
    if name not in _GAMES:
        raise BadSetup(f"There is no game {str(name)[:40]!r}; there is: {', '.join(games())}.")
    rules: Game[State] = importlib.import_module(f"lascaux.games.{name}.flow").GAME
    return rules


def orders(name: str) -> list[Order[State]]:
    """The standing orders that a game knows; raises BadSetup if there is no such game."""
    game(name)
    module = f"lascaux.games.{name}.orders"
    if importlib.util.find_spec(module) is None:
        return []
    known: list[Order[State]] = importlib.import_module(module).ORDERS
    return known
