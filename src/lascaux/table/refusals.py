"""Refusals: the rule and a sentence a player can act on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from lascaux.kernel.errors import LascauxError, NotLegal, NotParseable, NotYourDecision
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Reason
from lascaux.kernel.state import State
from lascaux.table.words import Words, named

OVER = "table-no-over"
NOT_YOUR_TURN = "table-no-not-your-turn"


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done, and the rule behind it.

    `key` and `args` let the reader's side say it otherwise: in another language, or by number.
    """

    rule: str
    message: str
    key: str
    args: Args = {}


def checked(
    game: Game[State], state: State, seat: int, action: str | int, legal: Callable[[int], list[int]]
) -> int | Reason:
    """The row of an action that this seat may play now, else why it may not; raises NotParseable.

    `legal` lists what a seat may play that is asked.
    """
    if not isinstance(action, int | str):
        raise NotParseable(f"An action is a text or the number of a row, not {str(action)[:40]}.")
    if state.over:
        return Reason(game.rule_of_end(state), OVER, {})
    if seat not in game.seats_to_act(state):
        return Reason(game.rule_of_turns(state), NOT_YOUR_TURN, {})
    try:
        row = action if isinstance(action, int) else game.space.parse(action)
    except NotParseable:
        return game.why_not(state, seat, str(action))  # the game says what is wrong with it
    return row if row in legal(seat) else game.why_not(state, seat, game.space.text(row))


def refusal_of(reason: Reason, seats: int, seat: int, language: str) -> Refusal:
    """A reason in words, as this seat of a table of so many should read it."""
    words = Words(language)
    players = [words.say("table-player", {"number": place + 1}) for place in range(seats)]
    message = words.say(reason.key, named(words, reason.args, players, seat))
    return Refusal(reason.rule, message, reason.key, reason.args)


def error_of(reason: Reason, seats: int, seat: int) -> LascauxError:
    """The error that carries a reason."""
    message = refusal_of(reason, seats, seat, "en").message
    if reason.key in (OVER, NOT_YOUR_TURN):
        return NotYourDecision(message, reason)
    return NotLegal(message, reason)
