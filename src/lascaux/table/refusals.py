"""Refusals: the rule and a sentence a player can act on."""

from __future__ import annotations

import msgspec

from lascaux.kernel.errors import NotParseable
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args
from lascaux.kernel.state import State
from lascaux.table.words import Words


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done.  `rule` is empty where no rule of the game but the table forbids it.

    `key` and `args` let the reader's side say it otherwise: in another language, or by number.
    """

    rule: str
    message: str
    key: str
    args: Args = {}


def refusal_of(game: Game[State], state: State, seat: int, text: str, language: str) -> Refusal | None:
    """Why this seat may not play that now; None if it may."""
    words = Words(language)
    if state.over:
        return Refusal("", words.say("table-no-over", {}), "table-no-over")
    asked = game.seats_to_act(state)
    if seat not in asked:
        return Refusal("", words.say("table-no-not-your-turn", {}), "table-no-not-your-turn")
    try:
        if game.space.parse(text) in game.legal_for(state, seat):
            return None
    except NotParseable:
        pass  # the game says below what is wrong with it
    reason = game.why_not(state, seat, text)
    return Refusal(reason.rule, words.say(reason.key, reason.args), reason.key, reason.args)
