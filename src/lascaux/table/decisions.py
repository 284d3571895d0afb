"""What is asked and what happened, in the form that travels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.kernel.actions import ActionSpace
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.state import SHOWN, State
from lascaux.table.choices import Choice
from lascaux.wire import Choice as Offer
from lascaux.wire import Decision, GameOver, OtherResult, OthersDecision, Told, UndoState, YourDecision

PREVIEW = -1  # the entry of something that has not happened


def foretold_of(game: Game[State], events: list[Event], seat: int) -> list[Told]:
    """What a seat would bring about, as lines of a preview: those that it may know."""
    return [
        line_of(game, event, PREVIEW, mover=seat)
        for event in events
        if event.kind != SHOWN and event.is_for(seat)
    ]


def line_of(game: Game[State], event: Event, entry: int, move: int = 0, mover: int = CHANCE) -> Told:
    """An event as a line of the log."""
    who = event.seat if event.seat >= 0 else None
    key = game.meta.text_key(f"told-{event.kind}")
    by = mover if mover >= 0 else None
    is_heading = event.kind in game.meta.headings
    return Told(entry, event.kind, key, who, event.args, event.rule, move, by, event.places, is_heading)


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


def decision_of(
    game: Game[State], state: State, seat: int | None, undo: UndoState, legal: Callable[[int], list[int]]
) -> Decision:
    """What is asked now, as a seat (None: a spectator) is told; `legal` lists what a seat may play."""
    ending = game.ending(state)
    if ending is not None:
        return GameOver(ending.reason, game.scores(state), ending.ranking, others_of(game, state))
    asked = game.seats_to_act(state)
    frame = state.stack[game.frame_of(state, seat)] if seat in asked and seat is not None else state.stack[-1]
    step = game.steps[frame.step]
    if seat is None or seat not in asked:
        return OthersDecision(step.name, sorted(asked), undo, game.seats_after(state))
    ask = game.meta.text_key(f"ask-{step.name}")
    actions, space = legal(seat), game.space
    verb, offers = space.kind_of(actions[0]).verb, _offers_of(space).among(actions)
    return YourDecision(step.name, ask, game.asked(state, frame), verb, step.rule, offers, undo)


class _Offers:
    """The actions of a game as they travel; made once, since thousands of decisions offer the same few."""

    def __init__(self, space: ActionSpace) -> None:
        self._space: Final = space
        self._plain: Final[dict[int, Offer]] = {}
        self._with_verb: Final[dict[int, Offer]] = {}

    def among(self, actions: list[int]) -> list[Offer]:
        """These actions, each with its verb only if that is not the verb of the first."""
        space = self._space
        verb = space.kind_of(actions[0]).verb
        offers: list[Offer] = []
        for action in actions:
            own = space.kind_of(action).verb
            known = self._plain if own == verb else self._with_verb
            offer = known.get(action)
            if offer is None:
                offer = Offer(space.text(action), space.args(action), None if own == verb else own)
                known[action] = offer
            offers.append(offer)
        return offers


_offers: Final[dict[ActionSpace, _Offers]] = {}


def _offers_of(space: ActionSpace) -> _Offers:
    if space not in _offers:
        _offers[space] = _Offers(space)
    return _offers[space]
