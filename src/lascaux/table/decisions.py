"""What is asked and what happened, in the form that travels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from lascaux.kernel.actions import ActionSpace
from lascaux.kernel.events import Event
from lascaux.kernel.game import Game
from lascaux.kernel.state import SHOWN, State
from lascaux.wire import Choice as Offer
from lascaux.wire import Decision, GameOver, OtherResult, OthersDecision, Told, UndoState, YourDecision

OFFERS_KEPT: Final = 20_000  # of all games together
PREVIEW = -1  # the entry of something that has not happened


class Choice(msgspec.Struct, frozen=True):
    """One legal action: its row, its text, the rule that allows it, its verb and the words behind that."""

    action: int
    text: str
    rule: str
    verb: str
    args: list[int | str]


def told_of(game: Game[State], events: list[Event], seat: int | None, entry: int) -> list[Told]:
    """Events as lines of the log, those that this seat (None: a spectator) may know."""
    lines: list[Told] = []
    for event in events:
        if event.kind != SHOWN and event.is_for(seat):
            who = event.seat if event.seat >= 0 else None
            key = game.meta.text_key(f"told-{event.kind}")
            lines.append(Told(entry, event.kind, key, who, event.args, event.rule))
    return lines


def choices_of(game: Game[State], state: State, seat: int) -> list[Choice]:
    """All that a seat may play now; empty if it is not asked."""
    if seat not in game.seats_to_act(state):
        return []
    rule, space = game.step_for(state, seat).rule, game.space
    return [
        Choice(action, space.text(action), rule, space.kind_of(action).verb, space.args(action))
        for action in game.legal_for(state, seat)
    ]


def others_of(game: Game[State], state: State) -> list[OtherResult]:
    """Who plays along without a seat, and what they have."""
    return [
        OtherResult(game.meta.text_key(f"other-{other.name}"), other.score, other.place)
        for other in game.others(state)
    ]


def decision_of(game: Game[State], state: State, seat: int | None, undo: UndoState) -> Decision:
    """What is asked now, as a seat (None: a spectator) is told."""
    ending = game.ending(state)
    if ending is not None:
        return GameOver(ending.reason, game.scores(state), ending.ranking, others_of(game, state))
    asked = game.seats_to_act(state)
    frame = state.stack[game.frame_of(state, seat)] if seat in asked and seat is not None else state.stack[-1]
    step = game.steps[frame.step]
    if seat is None or seat not in asked:
        return OthersDecision(step.name, sorted(asked), undo, game.seats_after(state))
    ask = game.meta.text_key(f"ask-{step.name}")
    actions, space = game.legal_for(state, seat), game.space
    verb = space.kind_of(actions[0]).verb
    offers = [_offer(space, action, space.kind_of(action).verb != verb) for action in actions]
    return YourDecision(step.name, ask, game.asked(state, frame), verb, step.rule, offers, undo)


@lru_cache(maxsize=OFFERS_KEPT)
def _offer(space: ActionSpace, action: int, has_verb: bool) -> Offer:
    """An action as it travels; made once, since thousands of decisions offer the same few hundred."""
    verb = space.kind_of(action).verb if has_verb else None
    return Offer(space.text(action), space.args(action), verb)
