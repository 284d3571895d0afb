"""A table: one game in progress, with its record, its chance and its log."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.kernel.errors import LascauxError, NotLegal, NotParseable, NotYourDecision
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.chance import Chance, fresh_seed, seed_of
from lascaux.table.decisions import choices_of, decision_of, told_of
from lascaux.table.opening import check_setup, check_tags, opened, tags_of
from lascaux.table.outlook import HIDDEN_ACTION, Outlook, scrubbed
from lascaux.table.record import Entry, Record
from lascaux.table.refusals import Refusal, refusal_of
from lascaux.table.replaying import action_of
from lascaux.table.words import Words
from lascaux.wire import Choice, Decision, Told, UndoState


class Table:
    """One game in progress: checks actions, draws chance, plays forced choices, takes back."""

    def __init__(
        self, game: Game[State], record: Record, chance: Chance | None, seats: int, options: dict[str, str]
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.meta.complete(options)
        self._chance: Final = chance
        self._record: Final = record
        self._state: State = game.start(seats, self.options)
        self._events: list[list[Event]] = []  # by entry
        self._forced: list[bool] = []  # by entry: was there no choice?
        self._floor = 0  # entries below this can no longer be taken back
        self._floor_reason = "nothing"

    # --- opening ------------------------------------------------------------------------------

    @staticmethod
    def new(
        name: str,
        seats: int,
        options: dict[str, str] | None = None,
        seed: int | bytes | None = None,
        tags: dict[str, str] | None = None,
    ) -> Table:
        """A table for a new game; without a seed one is drawn that nobody can guess; raises BadSetup."""
        game = game_named(name)
        check_setup(seats, options or {})
        chosen = game.meta.complete(options or {})
        chance = Chance(fresh_seed() if seed is None else seed_of(seed))
        head = tags_of(game.meta, seats, chosen, chance)
        check_tags(head, tags or {})
        table = Table(game, Record(head | (tags or {})), chance, seats, chosen)
        table._settle()
        return table

    @staticmethod
    def load(text: str, at: int | None = None) -> Table:
        """The table a record tells of, after all its entries or the first `at`; raises BadRecord."""
        game, tags, lines, chance, seats, options = opened(text, at)
        table = Table(game, Record(tags), chance, seats, options)
        for line in lines:
            table._apply(line.seat, action_of(game, table._state, line))
        if at is None:
            table._settle()
        return table

    # --- what there is to know ----------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked; NOBODY once the game is over."""
        return self.game.seat_to_act(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def entries(self) -> int:
        """How many lines the record has."""
        return len(self._record.entries)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed; empty if this table was loaded without one."""
        return self._chance.commitment if self._chance else ""

    @property
    def seed(self) -> str:
        """The seed in hexadecimal digits; a secret until the game is over."""
        return self._chance.seed if self._chance else ""

    def scores(self) -> list[int]:
        """Points by seat."""
        return self.game.scores(self._state)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat may see; None is a spectator."""
        self._check_reader(seat)
        return self.game.view(self._state, seat)

    def choices(self, seat: int) -> list[Choice]:
        """All that this seat may play now, each with what it would bring about."""
        self._check_seat(seat)
        return choices_of(self.game, self._state, seat)

    def decision(self, seat: int | None) -> Decision:
        """What is asked now, as this seat (None: a spectator) is told."""
        self._check_reader(seat)
        undo = UndoState(False) if seat is None else self.undo_state(seat)
        return decision_of(self.game, self._state, seat, undo)

    def log(self, seat: int | None, since: int = 0) -> list[Told]:
        """What happened from entry `since` on, as far as this seat may know."""
        self._check_reader(seat)
        lines: list[Told] = []
        for entry in range(max(since, 0), self.entries):
            lines += told_of(self.game, self._events[entry], seat, entry)
        return lines

    def outlook(self, seat: int) -> Outlook:
        """All a bot in this seat may know; the rest is dealt anew."""
        self._check_seat(seat)
        past = [
            (entry.seat, entry.action if entry.is_for(seat) else HIDDEN_ACTION)
            for entry in self._record.entries
        ]
        return Outlook(self.game, seat, scrubbed(self.game, self._state, seat), past)

    def why_not(self, seat: int, action: str, language: str = "en") -> Refusal | None:
        """Why this seat may not play that now; None if it may."""
        self._check_seat(seat)
        return refusal_of(self.game, self._state, seat, action, language)

    def record(self) -> str:
        """The whole record, secrets and seed included."""
        return self._record.text(self.game.space)

    def record_for(self, seat: int | None) -> str:
        """The record as a seat may read it; whole once the game is over."""
        self._check_reader(seat)
        return self.record() if self.over else self._record.text_for(self.game.space, seat)

    def at(self, entry: int) -> Table:
        """The table as it was after so many entries."""
        return Table.load(self.record(), at=entry)

    # --- what can be done ---------------------------------------------------------------------

    def act(self, seat: int, action: str | int) -> None:
        """Play an action, then whatever chance and forced choices follow; raises a LascauxError."""
        self._apply(seat, self._checked(seat, action))
        self._settle()

    def act_all(self, seat: int, actions: list[str]) -> None:
        """Play several actions in a row, all or none."""
        mark = self.entries
        try:
            for action in actions:
                self.act(seat, action)
        except LascauxError:
            self._rewind(mark)
            raise

    def undo(self, seat: int) -> bool:
        """Take back this seat's last choice, if nothing came of it yet; raises NotLegal."""
        state = self.undo_state(seat)
        if not state.allowed:
            raise NotLegal(Words("en").say(state.reason or "", {}))
        self._rewind(self._last_choice(seat))
        return True

    def undo_state(self, seat: int) -> UndoState:
        """Whether this seat could take back its last choice, and the key of the reason if not."""
        self._check_seat(seat)
        if self._last_choice(seat) >= self._floor:
            return UndoState(True)
        reason = self._floor_reason if self._has_chosen(seat) else "nothing"
        return UndoState(False, f"table-no-undo-{reason}")

    # --- within -------------------------------------------------------------------------------

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotYourDecision(f"There is no seat {str(seat)[:20]} at this table of {self.seats}.")

    def _check_reader(self, seat: int | None) -> None:
        """A seat of this table, or None: a spectator."""
        if seat is not None:
            self._check_seat(seat)

    def _checked(self, seat: int, action: str | int) -> int:
        """The row of an action this seat may play now."""
        self._check_seat(seat)
        if not isinstance(action, int | str):
            raise NotParseable(f"An action is a text or the number of a row, not {str(action)[:40]}.")
        text = self.game.space.text(action) if isinstance(action, int) else action
        refusal = self.why_not(seat, text)
        if refusal is None:
            return self.game.space.parse(text)
        raise (NotLegal if seat in self.game.seats_to_act(self._state) else NotYourDecision)(refusal.message)

    def _apply(self, seat: int, action: int) -> None:
        """Play, record and listen; raise the floor of undo where something irrevocable happened."""
        entries = self._record.entries
        audience = self.game.audience_for(self._state, seat)
        is_final = self.game.step_for(self._state, seat).is_final(action)
        if seat != CHANCE and entries and entries[-1].seat not in (seat, CHANCE):
            self._floor, self._floor_reason = len(entries), "others"
        is_forced = self._is_forced(seat)
        told: list[Event] = []
        reveals = self._state.reveals
        self._state.events = told
        self.game.play_for(self._state, seat, action)
        self._state.events = None
        entries.append(Entry(seat, action, audience))
        self._events.append(told)
        self._forced.append(is_forced)
        if seat == CHANCE:
            self._floor, self._floor_reason = len(entries), "chance"
        elif self._state.reveals != reveals:
            self._floor, self._floor_reason = len(entries), "shown"
        elif is_final:
            self._floor, self._floor_reason = len(entries), "final"

    def _settle(self) -> None:
        """Draw chance, and play choices that are no choice."""
        while self._state.stack:
            seat = self.seat
            if seat == CHANCE:
                self._apply(seat, self.game.legal(self._state)[self._draw()])
            elif self._is_forced(seat):
                self._apply(seat, self.game.legal(self._state)[0])
            else:
                return

    def _is_forced(self, seat: int) -> bool:
        """Whether this seat alone is asked and has but one choice: the table then makes it.

        One of several seats that choose at the same time is not forced, nor one whose options are secret:
        playing at once for those with one choice would tell the others that they had no other.
        """
        if seat == CHANCE or len(self.game.seats_to_act(self._state)) > 1:
            return False
        if self.game.step_for(self._state, seat).hides_options():
            return False
        return len(self.game.legal_for(self._state, seat)) == 1

    def _draw(self) -> int:
        """The next draw; the chance of a table loaded without seed is as unforeseeable, but not checkable."""
        number = sum(entry.seat == CHANCE for entry in self._record.entries)
        chance = self._chance or Chance(fresh_seed())
        return chance.draw(number, self.game.weights(self._state))

    def _last_choice(self, seat: int) -> int:
        """The newest entry, if it is this seat's: back to where it last had a choice; else -1."""
        entry = self.entries - 1
        while entry >= 0 and self._record.entries[entry].seat == seat:
            if not self._forced[entry]:
                return entry
            entry -= 1
        return -1

    def _has_chosen(self, seat: int) -> bool:
        """Tell whether any entry was a choice of this seat."""
        entries = zip(self._record.entries, self._forced, strict=True)
        return any(entry.seat == seat and not forced for entry, forced in entries)

    def _rewind(self, length: int) -> None:
        """Forget all entries from this one on, and play the others again: all else follows from them."""
        kept = self._record.entries[:length]
        self._state = self.game.start(self.seats, self.options)
        self._floor, self._floor_reason = 0, "nothing"
        for history in (self._record.entries, self._events, self._forced):
            history.clear()
        for entry in kept:
            self._apply(entry.seat, entry.action)
