"""Refusals: the rule and a sentence a player can act on."""

from __future__ import annotations

import msgspec

from lascaux.kernel.errors import NotParseable
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Reason
from lascaux.kernel.state import State
from lascaux.table.words import Words, named


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done, and the rule behind it.

    `key` and `args` let the reader's side say it otherwise: in another language, or by number.
    """

    rule: str
    message: str
    key: str
    args: Args = {}


def refusal_of(game: Game[State], state: State, seat: int, text: str, language: str) -> Refusal | None:
    """Why this seat may not play that now; None if it may."""
    reason = _reason_against(game, state, seat, text)
    if reason is None:
        return None
    words = Words(language)
    players = [words.say("table-player", {"number": place + 1}) for place in range(state.seats)]
    message = words.say(reason.key, named(words, reason.args, players, seat))
    return Refusal(reason.rule, message, reason.key, reason.args)


def _reason_against(game: Game[State], state: State, seat: int, text: str) -> Reason | None:
    if state.over:
        return Reason(game.rule_of_end(state), "table-no-over", {})
    if seat not in game.seats_to_act(state):
        return Reason(game.rule_of_turns(state), "table-no-not-your-turn", {})
    try:
        if game.space.parse(text) in game.legal_for(state, seat):
            return None
    except NotParseable:
        pass  # the game says below what is wrong with it
    return game.why_not(state, seat, text)
