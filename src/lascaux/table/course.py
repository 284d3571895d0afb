"""The course of a game: the position, what led to it, and what of that can still be taken back."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.state import SHOWN, State
from lascaux.table.chance import Chance, fresh_seed
from lascaux.table.decisions import decision_of, line_of, others_of
from lascaux.table.moves import Moves
from lascaux.table.questions import Questions, may_be_forced, questions_beside
from lascaux.table.record import Entry
from lascaux.table.refusals import OVER
from lascaux.wire import Decision, OtherResult, Told, UndoState

NOWHERE: Final = -1


class Course:
    """All that follows from the entries of a record.  Whoever calls vouches for seats and legality."""

    def __init__(self, game: Game[State], state: State, entries: list[Entry]) -> None:
        self.state: Final = state
        self.questions: Final = Questions()
        self.begins: Final[list[bool]] = []  # by entry: is it the first of what a seat played at once?
        self.moves: Final = Moves()
        self._game: Final = game
        self._entries: Final = entries
        self._events: Final[list[list[Event]]] = []  # by entry
        self._draws = 0  # entries of chance
        self._floor = 0  # entries below this can no longer be taken back
        self._floor_reason = "nothing"
        self._heard_since = NOWHERE  # the entry from which on the log was asked for since the last play
        self._heard: Final[list[Event]] = []  # what it was made of
        self._lines: Final[list[Told]] = []  # and its lines, whoever may know them
        self._legal: Final[dict[int, list[int]]] = {}  # by seat: what it may play, if that was asked
        self._chosen: Final[set[int]] = set()  # seats that played anything but what they had to
        self.questions.note(game, state, 0, {})

    # --- what there is to know ----------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def asked(self) -> list[int]:
        """All seats that are asked now; none while chance has the word."""
        return sorted([seat for seat in self._game.seats_to_act(self.state) if seat >= 0])

    @property
    def others(self) -> list[OtherResult]:
        """Who plays along without a seat, and what they have."""
        return others_of(self._game, self.state)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat may see; None is a spectator."""
        return self._game.view(self.state, seat)

    def decision(self, seat: int | None) -> Decision:
        """What is asked now, as this seat (None: a spectator) is told."""
        undo = UndoState(False) if seat is None else self.undo_state(seat)
        return decision_of(self._game, self.state, seat, undo, self.legal)

    def legal(self, seat: int) -> list[int]:
        """All that a seat may play that is asked; listed once for each position."""
        known = self._legal.get(seat)
        if known is None:
            known = self._game.legal_for(self.state, seat)
            self._legal[seat] = known
        return known

    # --- what can be done ---------------------------------------------------------------------

    def play(self, seat: int, action: int, begins: bool) -> None:
        """Play, record and listen; raise the floor of undo where something irrevocable happened."""
        game, state, entries = self._game, self.state, self._entries
        frame = state.stack[game.frame_of(state, seat)]
        step = game.steps[frame.step]
        audience, is_final = step.audience(state, frame), step.is_final(action)
        if seat != CHANCE and entries and entries[-1].seat not in (seat, CHANCE):
            self._floor, self._floor_reason = len(entries), "others"
        told: list[Event] = []
        reveals = state.reveals
        beside = questions_beside(game, state, seat)
        self._legal.clear()
        state.events = told
        game.play_for(state, seat, action)
        state.events = None
        entries.append(Entry(seat, action, audience))
        self._events.append(told)
        self._heard_since = NOWHERE
        self.begins.append(begins)
        if begins:
            self._chosen.add(seat)
        self.moves.note(seat, step.goes_on)
        self.questions.note(game, state, len(entries), beside)
        if seat == CHANCE:
            self._draws += 1
            self._floor, self._floor_reason = len(entries), "chance"
        elif state.reveals != reveals:
            self._floor, self._floor_reason = len(entries), "shown"
        elif is_final:
            self._floor, self._floor_reason = len(entries), "final"

    def settle(self, chance: Chance | None) -> None:
        """Draw chance and make choices that are no choice.

        Chance without a seed is as unforeseeable, but cannot be checked.
        """
        game, state = self._game, self.state
        while state.stack:
            seat = game.seat_to_act(state)
            if seat == CHANCE:
                place = (chance or Chance(fresh_seed())).draw(self._draws, game.weights(state))
                self.play(seat, game.legal(state)[place], False)
            elif may_be_forced(game, state, seat) and len(self.legal(seat)) == 1:
                self.play(seat, self.legal(seat)[0], False)
            else:
                return

    def log(self, seat: int | None, since: int) -> list[Told]:
        """What happened from entry `since` on, as far as this seat may know."""
        start = max(since, 0)
        if self._heard_since != start:
            self._listen(start)
        return [line for event, line in zip(self._heard, self._lines, strict=True) if event.is_for(seat)]

    def undo_state(self, seat: int) -> UndoState:
        """Whether this seat could take back what it played last, and the key of the reason if not."""
        if self.last_played(seat) >= self._floor:
            return UndoState(False, OVER) if self.state.over else UndoState(True)
        reason = self._floor_reason if seat in self._chosen else "nothing"
        if reason == "final" and self._entries[self._floor - 1].seat != seat:
            reason = "others"
        return UndoState(False, f"table-no-undo-{reason}")

    def last_played(self, seat: int) -> int:
        """Where what was played last begins, if nobody but this seat has a part in it; else -1."""
        entry = len(self._entries) - 1
        while entry >= 0 and self._entries[entry].seat == seat:
            if self.begins[entry]:
                return entry
            entry -= 1
        return -1

    def _listen(self, since: int) -> None:
        """Make the lines of the log from an entry on, once for all who ask for them."""
        self._heard_since = since
        self._heard.clear()
        self._lines.clear()
        for entry in range(since, len(self._events)):
            for event in self._events[entry]:
                if event.kind != SHOWN:
                    self._heard.append(event)
                    move, mover = self.moves.of(entry), self.moves.mover(entry)
                    self._lines.append(line_of(self._game, event, entry, move, mover))
