"""What is asked and what happened, in the form that travels."""

from __future__ import annotations

import msgspec

from lascaux.kernel.events import Event
from lascaux.kernel.game import Game
from lascaux.kernel.state import SHOWN, State
from lascaux.wire import Choice as Offer
from lascaux.wire import Decision, GameOver, OtherResult, OthersDecision, Told, UndoState, YourDecision

PREVIEW = -1  # the entry of something that has not happened
ASKED = "asked"  # the kind of a preview's last line when the choice raises another question


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
    step = game.steps[frame.step].name
    if seat is None or seat not in asked:
        return OthersDecision(step, sorted(asked), undo)
    ask = game.meta.text_key(f"ask-{step}")
    offers = [
        Offer(choice.action, choice.text, choice.rule, _outcome(game, state, seat, choice.action))
        for choice in choices_of(game, state, seat)
    ]
    return YourDecision(step, ask, game.asked(state, frame), offers, undo)


def _outcome(game: Game[State], state: State, seat: int, action: int) -> list[Told]:
    """What an action would bring about, up to where something hidden would be shown."""
    twin = game.copy(state)
    events: list[Event] = []
    twin.events = events
    game.play_for(twin, seat, action)
    shown = [place for place, event in enumerate(events) if event.kind == SHOWN]
    if shown:
        return told_of(game, events[: shown[0]], seat, PREVIEW)
    return told_of(game, events, seat, PREVIEW) + _asked_next(game, state, twin, seat)


def _asked_next(game: Game[State], before: State, after: State, seat: int) -> list[Told]:
    """The question an action would raise for the same seat, if it is another one than now."""
    if after.over or seat not in game.seats_to_act(after):
        return []
    now = before.stack[game.frame_of(before, seat)].step
    frame = after.stack[game.frame_of(after, seat)]
    if frame.step == now:
        return []
    step = game.steps[frame.step]
    key = game.meta.text_key(f"ask-{step.name}")
    return [Told(PREVIEW, ASKED, key, seat, game.asked(after, frame), step.rule)]
