"""What every game's refusals have in common."""

from __future__ import annotations

from typing import TypeVar

from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.table.words import LANGUAGES, Words, named

S = TypeVar("S", bound=State)


def refused_by(game: Game[S], s: S, text: str) -> tuple[str, str]:
    """The rule and the key of a refusal; its sentence must be whole in both languages, numbered or not."""
    seat = game.seat_to_act(s)
    legal = {game.space.text(action).lower() for action in game.legal(s)}
    assert " ".join(text.lower().split()) not in legal
    refusal = game.why_not(s, seat, text)
    names = [f"Player {place}" for place in range(s.seats)]
    for language in LANGUAGES:
        words = Words(language, strict=True)
        args = named(words, refusal.args, names, seat)
        for sentence in (words.say(refusal.key, args), words.say_numbered(refusal.key, args)):
            assert sentence[0].isupper() or sentence[0] in "“«"
            assert sentence.endswith(".")
    return refusal.rule, refusal.key
