"""Small verbs to play on positions of any game, in texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from lascaux.kernel.events import Event
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args
from lascaux.kernel.state import SHOWN, State

S = TypeVar("S", bound=State)
Happened = list[tuple[str, int, Args]]  # the kind of each event, its seat and its arguments


class Playing(Generic[S]):
    """Plays one game; `ready` brings a position to its next question."""

    def __init__(self, game: Game[S], ready: Callable[[S], S] = lambda s: s) -> None:
        self._game = game
        self._ready = ready

    def legal(self, s: S, verb: str = "") -> set[str]:
        """All that may be played, as texts; only those of one verb if it is named."""
        texts = {self._game.space.text(action) for action in self._game.legal(self._ready(s))}
        return {text for text in texts if not verb or text.split()[0] == verb}

    def asked(self, s: S) -> tuple[str, int]:
        """The step that is open, and whose it is."""
        frame = self._ready(s).stack[-1]
        return self._game.steps[frame.step].name, frame.seat

    def play(self, s: S, *texts: str) -> Happened:
        """Play legal actions; returns what happened."""
        return [(event.kind, event.seat, event.args) for event in self.events_of(s, *texts)]

    def events_of(self, s: S, *texts: str) -> list[Event]:
        """Play legal actions; the events that this tells."""
        events: list[Event] = []
        self._ready(s).events = events
        for text in texts:
            assert text in self.legal(s), f"{text!r} is not legal, but {sorted(self.legal(s))}"
            self._game.play(s, self._game.space.parse(text))
        s.events = None
        return [event for event in events if event.kind != SHOWN]
