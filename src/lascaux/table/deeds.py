"""A choice in its own words, where it brings about nothing that could be told."""

from __future__ import annotations

from functools import lru_cache

from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.decisions import PREVIEW
from lascaux.table.outlook import Outlook
from lascaux.table.words import Words
from lascaux.wire import Told


def deed_of(outlook: Outlook, text: str) -> list[Told]:
    """The line that names a choice, by the sentence of its verb; none where the game has none for it."""
    game, seat = outlook.game, outlook.seat
    for action in outlook.choices:
        if game.space.text(action) == text:
            verb = game.space.kind_of(action).verb
            key, rule = game.meta.text_key(f"deed-{verb}"), game.step_for(outlook.world(Rng(0)), seat).rule
            told = Told(PREVIEW, verb, key, seat, _args_of(game, action), rule, by=seat)
            return [told] if _words().has(key) else []
    return []


def _args_of(game: Game[State], action: int) -> Args:
    """The words behind a verb by their names; those that the game has a text for as that text."""
    args: Args = {}
    params = game.space.kind_of(action).params
    for param, word in zip(params, game.space.args(action), strict=False):
        name = game.meta.text_key(f"{param.name}-{word}")
        texts = [key for key in (f"{name}.at", name) if _words().has(key)]
        args[param.name] = f"@{texts[0]}" if texts else word
    return args


@lru_cache(maxsize=1)
def _words() -> Words:
    """Any language: all have the same texts."""
    return Words("en")
