"""Several actions of one seat, tried on a copy: as far as they bring nothing new to light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from lascaux.kernel.errors import NotParseable
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Reason
from lascaux.kernel.state import SHOWN, State
from lascaux.table.questions import is_forced
from lascaux.table.refusals import NOT_YOUR_TURN, OVER, checked, error_of

Stop = Literal["shown", "chance", "others", "over"]


class Rehearsal:
    """What actions of one seat would bring about, and what stops them.

    They go no further than this seat decides: behind something hidden that is shown, a draw of chance, a
    choice of another seat or the end nothing is played.  Choices that are no choice are made on the way.
    """

    def __init__(self, game: Game[State], state: State, seat: int) -> None:
        self.state: State = game.copy(state)  # just before the action that shows something, if one does
        self.actions: Final[list[int]] = []  # what the seat chose
        self.events: Final[list[Event]] = []
        self.stop: Stop | None = None
        self._game: Final = game
        self._seat: Final = seat

    def play(self, actions: Sequence[str | int]) -> None:
        """Try these actions; raises the refusal of the first that may not be played, and says no more."""
        if not isinstance(actions, list | tuple):
            raise NotParseable(f"Several actions are a list of them, not {str(actions)[:40]!r}.")
        for action in actions:
            found = self._reason_to_stop() or self._checked(action)
            if isinstance(found, Reason):
                raise error_of(found, self.state.seats, self._seat)
            self.actions.append(found)
            self._try(found)
            while self.stop is None and is_forced(self._game, self.state, self._seat):
                self._try(self.legal(self._seat)[0])

    def legal(self, seat: int) -> list[int]:
        """All that a seat may play that is asked by now."""
        return self._game.legal_for(self.state, seat)

    def _checked(self, action: str | int) -> int | Reason:
        return checked(self._game, self.state, self._seat, action, self.legal)

    def _reason_to_stop(self) -> Reason | None:
        """Why nothing more can be played with what was tried so far."""
        match self.stop:
            case None:
                return None
            case "over":
                return Reason(self._game.rule_of_end(self.state), OVER, {})
            case "others":
                return Reason(self._game.rule_of_turns(self.state), NOT_YOUR_TURN, {})
        return Reason("", f"table-no-beyond-{self.stop}", {})

    def _try(self, action: int) -> None:
        twin = self._game.copy(self.state)
        told: list[Event] = []
        twin.events = told
        self._game.play_for(twin, self._seat, action)
        twin.events = None
        shown = [place for place, event in enumerate(told) if event.kind == SHOWN]
        if shown:
            self.events.extend(told[: shown[0]])
            self.stop = "shown"
        else:
            self.events.extend(told)
            self.state = twin
            self.stop = self._stop_here()

    def _stop_here(self) -> Stop | None:
        if self.state.over:
            return "over"
        asked = self._game.seats_to_act(self.state)
        if self._seat in asked:
            return None
        return "chance" if CHANCE in asked else "others"
