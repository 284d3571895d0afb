"""Which bots there are, and what each knows of a game."""

from __future__ import annotations

import importlib
import importlib.util
import re
from typing import Final, get_args

from lascaux.bots.evaluation import Knowledge
from lascaux.bots.greedy import GreedyBot
from lascaux.bots.interface import Bot, BotName
from lascaux.bots.own import is_own, own_bot
from lascaux.bots.random import RandomBot
from lascaux.bots.searcher import SearchBot
from lascaux.kernel.errors import BadSetup
from lascaux.kernel.game import Game
from lascaux.kernel.state import State

BOTS: Final = tuple(sorted(get_args(BotName)))

SECONDS: Final = 1.0  # a turn
LONGEST: Final = 3600.0
MOST_ITERATIONS: Final = 100_000_000
_BUDGET: Final = re.compile(r"(\d{1,9}|\d{1,4}\.\d{1,6}(?=s))s?", re.ASCII)


def bots() -> list[str]:
    """The names of all bots, sorted."""
    return list(BOTS)


def bot(name: str, game: Game[State], seconds: float = SECONDS, iterations: int | None = None) -> Bot:
    """A bot for a game; raises BadSetup.

    `seconds` is how long `search` thinks at each turn; with `iterations` it looks at so many worlds
    instead, and then the same generator brings about the same choice.
    """
    if name not in BOTS:
        raise BadSetup(f"There is no bot {str(name)[:40]!r}; there is: {', '.join(BOTS)}.")
    check_game(game)
    check_budget(seconds, iterations)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(knowledge_of(game))
    return SearchBot(knowledge_of(game), seconds, iterations)


def bot_from(text: str, game: Game[State]) -> Bot:
    """A bot as text: `greedy`, `search`, `search:3000` (iterations) or `search:0.5s`; raises BadSetup."""
    name, _, budget = text.partition(":")
    if not budget:
        return bot(name, game)
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise BadSetup(
            f"The budget of a bot is like 3000 (iterations) or 0.5s (seconds), not {budget[:20]!r}."
        )
    if budget.endswith("s"):
        return bot(name, game, seconds=float(found[1]))
    return bot(name, game, iterations=int(found[1]))


def player_from(text: str, game: Game[State]) -> Bot:
    """A bot as `bot_from` reads it, or one's own by file: `my_bot.py:Cautious`; raises BadSetup.

    Only for what the person before this machine has typed, since it runs the file.
    """
    return own_bot(text) if is_own(text) else bot_from(text, game)


def check_budget(seconds: object, iterations: object) -> None:
    """Raise BadSetup unless a bot can think for so long, or look at so many worlds."""
    if not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST:
        raise BadSetup(f"A bot thinks for up to {LONGEST:.0f} seconds a turn, not {str(seconds)[:20]}.")
    if iterations is None:
        return
    if not isinstance(iterations, int) or not 0 < iterations <= MOST_ITERATIONS:
        raise BadSetup(f"A search has 1 to {MOST_ITERATIONS} iterations, not {str(iterations)[:20]}.")


def check_game(game: object) -> None:
    """Raise BadSetup for anything but the rules of a game."""
    if not isinstance(game, Game):
        raise BadSetup(
            f"A bot is for the rules of a game, as game('clans') gives them, not {str(game)[:40]!r}."
        )


def knowledge_of(game: Game[State]) -> Knowledge[State]:
    """What there is to know about a game: its package here, or the little that fits every game."""
    package = f"lascaux.bots.{game.meta.name}"
    if importlib.util.find_spec(package) is None:
        return Knowledge(game)
    knowledge: Knowledge[State] = importlib.import_module(f"{package}.knowledge").KNOWLEDGE
    return knowledge
