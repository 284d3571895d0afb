"""What every game's refusals have in common."""

from __future__ import annotations

import ast
from importlib.resources import files
from typing import TypeVar

from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.table.words import LANGUAGES, Words, named

S = TypeVar("S", bound=State)


def refused_by(game: Game[S], s: S, text: str) -> tuple[str, str]:
    """The rule and the key of a refusal; its sentence must be whole in both languages, numbered or not.

    Asking changes nothing.
    """
    seat, before = game.seat_to_act(s), game.key(s)
    legal = {game.space.text(action).lower() for action in game.legal(s)}
    assert " ".join(text.lower().split()) not in legal
    refusal = game.why_not(s, seat, text)
    assert game.key(s) == before
    names = [f"Player {place}" for place in range(s.seats)]
    for language in LANGUAGES:
        words = Words(language, strict=True)
        args = named(words, refusal.args, names, seat)
        for sentence in (words.say(refusal.key, args), words.say_numbered(refusal.key, args)):
            assert sentence[0].isupper() or sentence[0] in "“«"
            assert sentence.endswith(".")
    return refusal.rule, refusal.key


def reasons_of(game: str) -> set[str]:
    """The keys of all reasons that are named in `why.py` and the files beside it."""
    folder = files(f"lascaux.games.{game}").iterdir()
    sources = [file.read_text(encoding="utf-8") for file in folder if file.name.startswith("why")]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and text.startswith(f"{game}-no-")}
