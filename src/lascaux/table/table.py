"""A table: one game in progress, with its record, its chance and its log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadRecord, NotLegal, NotYourDecision
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Reason
from lascaux.kernel.orders import Order
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.chance import Chance, fresh_seed, seed_of
from lascaux.table.choices import Choice
from lascaux.table.components import Components, box_for
from lascaux.table.course import Course
from lascaux.table.decisions import choices_of
from lascaux.table.opening import Opening, check_entry, check_setup, check_tags, opened, tags_of
from lascaux.table.outlook import HIDDEN_ACTION, Outlook, scrubbed
from lascaux.table.preview import Preview, preview_of
from lascaux.table.questions import is_forced
from lascaux.table.record import Entry, Line, Record
from lascaux.table.refusals import Refusal, checked, error_of, refusal_of
from lascaux.table.rehearsal import Rehearsal
from lascaux.table.replaying import action_of
from lascaux.table.words import Words
from lascaux.wire import Decision, GameOver, OtherResult, Told, UndoState

STOPPED: Final = "stopped"  # the reason of an end that no rule brought about


class Table:
    """One game in progress: checks actions, draws chance, plays forced choices, takes back."""

    def __init__(
        self,
        game: Game[State],
        record: Record,
        chance: Chance | None,
        seats: int,
        options: dict[str, str],
        box: Box,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.meta.complete(options)
        self.box: Final = box  # the printed values it is played with
        self._chance: Final = chance
        self._record: Final = record
        self.course = Course(game, game.start(seats, self.options, box), record.entries)  # checks nothing

    # --- opening ------------------------------------------------------------------------------

    @staticmethod
    def new(
        name: str,
        seats: int,
        options: dict[str, str] | None = None,
        seed: int | bytes | None = None,
        tags: dict[str, str] | None = None,
        components: Components = None,
    ) -> Table:
        """A table for a new game; without a seed one is drawn that nobody can guess; raises BadSetup.

        `components` says what differs from the standard box: the text or path of a TOML file, or plain data.
        """
        game = game_named(name)
        check_setup(seats, options or {})
        chosen = game.meta.complete(options or {})
        chance = Chance(fresh_seed() if seed is None else seed_of(seed))
        box = box_for(game, components)
        head = tags_of(game, seats, chosen, chance, box)
        check_tags(head, tags or {})
        table = Table(game, Record(head | (tags or {})), chance, seats, chosen, box)
        table.settle()
        return table

    @staticmethod
    def load(text: str, at: int | None = None, begins: Collection[int] | None = None) -> Table:
        """The table a record tells of, after all its entries or the first `at`; raises BadRecord.

        `begins` are the entries with which what a seat played at once begins, so that `undo` takes it back as
        one; the record does not say, and without it every choice is taken back by itself.
        """
        table = Table.opened(opened(text, at), begins)
        if at is None:
            table.settle()
        return table

    @staticmethod
    def opened(opening: Opening, begins: Collection[int] | None = None) -> Table:
        """The table after all lines of an opening, and nothing else; raises BadRecord."""
        game, tags, lines, chance, seats, options, box = opening
        table = Table(game, Record(tags), chance, seats, options, box)
        table.follow(lines, begins)
        return table

    # --- what there is to know ----------------------------------------------------------------

    @property
    def _state(self) -> State:
        return self.course.state

    @property
    def seat(self) -> int:
        """Who is asked; NOBODY once the game is over."""
        return self.game.seat_to_act(self._state)

    @property
    def asked(self) -> list[int]:
        """All seats that are asked now; none while chance has the word."""
        return self.course.asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def entries(self) -> int:
        """How many lines the record has."""
        return len(self._record.entries)

    @property
    def moves(self) -> int:
        """How many moves were begun."""
        return self.course.moves.count

    def move_at(self, entry: int) -> int:
        """The number of the move that the first so many entries end with, counted from 1; raises BadRecord.

        It is 0 before the first move: what chance dealt belongs to none.
        """
        check_entry(entry, self.entries)
        return self.course.moves.of(entry - 1) if entry else 0

    def entries_until(self, move: int) -> int:
        """How many entries lead to where this move is complete; raises BadRecord."""
        if type(move) is not int or not 0 <= move <= self.moves:
            raise BadRecord(f"This record has {self.moves} moves; there is no move {str(move)[:20]}.")
        return self.course.moves.entries_until(move)

    @property
    def begins(self) -> list[bool]:
        """By entry: whether what a seat played at once begins with it."""
        return self.course.begins

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed; empty if this table was loaded without one."""
        return self._chance.commitment if self._chance else ""

    @property
    def seed(self) -> str:
        """The seed in hexadecimal digits; a secret until the game is over."""
        return self._chance.seed if self._chance else ""

    def scores(self, seat: int | None = None) -> list[int | None]:
        """Points by seat as far as this seat may know them (None: a spectator); all once the game is over."""
        self._check_reader(seat)
        return self.game.known_scores(self._state, seat)

    @property
    def others(self) -> list[OtherResult]:
        """Who plays along without a seat, and what they have."""
        return self.course.others

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat may see; None is a spectator."""
        self._check_reader(seat)
        return self.course.view(seat)

    def choices(self, seat: int) -> list[Choice]:
        """All that this seat may play now; `what_if` says what it would bring about."""
        self._check_seat(seat)
        return choices_of(self.game, self._state, seat)

    def decision(self, seat: int | None) -> Decision:
        """What is asked now, as this seat (None: a spectator) is told."""
        self._check_reader(seat)
        return self.course.decision(seat)

    def stopped(self) -> GameOver:
        """The end if nobody plays on: points as they stand, and no places, since nobody has won."""
        return GameOver(STOPPED, self.game.scores(self._state), [0] * self.seats, self.others)

    def asked_since(self, seat: int) -> int | None:
        """How many lines the record had when this seat's open question was first asked; None if it has none.

        Other seats that choose at the same time leave the question as it is.
        """
        self._check_seat(seat)
        return self.course.questions.since(seat)

    def goes_on(self, seat: int) -> bool:
        """Whether what this seat is asked completes the move it has begun."""
        self._check_seat(seat)
        return self.game.step_for(self._state, seat).goes_on

    def chapter(self) -> int:
        """Which stretch of the game this is, by which people count."""
        return self.game.chapter(self._state)

    def ordered(self, seat: int, order: Order[State], value: str) -> str | None:
        """What a standing order has this seat choose now; None if it is not asked or has to decide itself."""
        self._check_seat(seat)
        if seat not in self.asked:
            return None
        options = self.course.legal(seat)
        frame = self._state.stack[self.game.frame_of(self._state, seat)]
        action = order.answer(self._state, frame, options, value)
        return self.game.space.text(action) if action in options else None

    def log(self, seat: int | None, since: int = 0) -> list[Told]:
        """What happened from entry `since` on, as far as this seat may know."""
        self._check_reader(seat)
        if type(since) is not int:
            raise BadRecord(f"Entries are counted by whole numbers, not {str(since)[:40]!r}.")
        return self.course.log(seat, since)

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
        found = checked(self.game, self._state, seat, action, self.course.legal)
        return refusal_of(found, self.seats, seat, language) if isinstance(found, Reason) else None

    def what_if(self, seat: int, actions: Sequence[str | int]) -> Preview:
        """What these actions would bring about, if `act_all` played them; raises as it does."""
        self._check_seat(seat)
        return preview_of(self.game, self._state, seat, actions)

    def record(self) -> str:
        """The whole record, secrets and seed included."""
        return self._record.text(self.game.space)

    def lines(self, since: int = 0) -> list[str]:
        """The lines of the whole record from entry `since` on."""
        return self._record.lines(self.game.space, since)

    def record_for(self, seat: int | None) -> str:
        """The record as a seat may read it; whole once the game is over."""
        self._check_reader(seat)
        return self.record() if self.over else self._record.text_for(self.game.space, seat)

    def at(self, entry: int) -> Table:
        """The table as it was after so many entries; raises BadRecord."""
        check_entry(entry, self.entries)
        past = Table(self.game, Record(self._record.tags), self._chance, self.seats, self.options, self.box)
        past._replay(self._record.entries[:entry], self.course.begins[:entry])
        return past

    def with_chance(self, chance: Chance) -> Table:
        """The same moves at a table whose further draws are another's; none of them can be taken back."""
        tags = self._record.tags | {"Commitment": chance.commitment, "Seed": chance.seed}
        again = Table(self.game, Record(tags), chance, self.seats, self.options, self.box)
        again._replay(self._record.entries, [False] * self.entries)
        return again

    # --- what can be done ---------------------------------------------------------------------

    def act(self, seat: int, action: str | int) -> None:
        """Play an action, then whatever chance and forced choices follow; raises a LascauxError."""
        self._check_seat(seat)
        found = checked(self.game, self._state, seat, action, self.course.legal)
        if isinstance(found, Reason):
            raise error_of(found, self.seats, seat)
        self._play(seat, [found])

    def act_all(self, seat: int, actions: Sequence[str | int]) -> None:
        """Play several actions as one: all, or none and the refusal of the first that cannot be played.

        None may lie behind something hidden that is shown, a draw of chance or a choice of another seat.
        `undo` takes them back as one.
        """
        self._check_seat(seat)
        rehearsal = Rehearsal(self.game, self._state, seat)
        rehearsal.play(actions)
        self._play(seat, rehearsal.actions)

    def settle(self) -> None:
        """Draw chance and make choices that are no choice; only a table loaded `at` an entry still has to."""
        self.course.settle(self._chance)

    def follow(self, lines: Sequence[Line], begins: Collection[int] | None = None) -> None:
        """Play what was played elsewhere, chance included, and nothing else; raises BadRecord.

        `begins` are the entries with which what a seat played at once begins; without it, all its choices.
        """
        if begins is not None and not isinstance(begins, Collection):
            raise BadRecord(f"What begins is a list of entries, not {str(begins)[:40]!r}.")
        for line in lines:
            action = action_of(self.game, self._state, line)
            is_choice = line.seat != CHANCE and not is_forced(self.game, self._state, line.seat)
            self.course.play(line.seat, action, is_choice if begins is None else self.entries in begins)

    def undo(self, seat: int) -> bool:
        """Take back what this seat played last, if nothing came of it yet; raises NotLegal."""
        self._check_undo(seat)
        self._rewind(self.course.last_played(seat))
        return True

    def taken_back(self, seat: int) -> Table:
        """The table as `undo` would leave it, while this one stays as it is; raises NotLegal."""
        self._check_undo(seat)
        return self.at(self.course.last_played(seat))

    def undo_state(self, seat: int) -> UndoState:
        """Whether this seat could take back what it played last, and the key of the reason if not."""
        self._check_seat(seat)
        return self.course.undo_state(seat)

    # --- within -------------------------------------------------------------------------------

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotYourDecision(f"There is no seat {str(seat)[:20]} at this table of {self.seats}.")

    def _check_reader(self, seat: int | None) -> None:
        """A seat of this table, or None: a spectator."""
        if seat is not None:
            self._check_seat(seat)

    def _check_undo(self, seat: int) -> None:
        state = self.undo_state(seat)
        if not state.allowed:
            raise NotLegal(Words("en").say(state.reason or "", {}))

    def _play(self, seat: int, actions: list[int]) -> None:
        """Play what was checked before, and whatever chance and forced choices follow."""
        for place, action in enumerate(actions):
            self.course.play(seat, action, place == 0)
            self.settle()

    def _rewind(self, length: int) -> None:
        """Forget all entries from this one on, and play the others again: all else follows from them."""
        entries, begins = self._record.entries, self.course.begins[:length]
        kept = entries[:length]
        entries.clear()
        self.course = Course(self.game, self.game.start(self.seats, self.options, self.box), entries)
        self._replay(kept, begins)

    def _replay(self, entries: list[Entry], begins: list[bool]) -> None:
        """Play entries that were played here before."""
        for entry, is_first in zip(entries, begins, strict=True):
            self.course.play(entry.seat, entry.action, is_first)
