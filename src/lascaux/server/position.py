"""Where a game stands: what its log adds up to, and what may be said of it or done next."""

from __future__ import annotations

import json
from typing import Final, Literal

from lascaux.bots.interface import BotName
from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadRecord, LascauxError
from lascaux.kernel.orders import Order
from lascaux.kernel.state import State
from lascaux.server.endings import resigned_last, tags_of
from lascaux.server.faults import Denied
from lascaux.server.history import History, lines_of, table_of
from lascaux.server.messages import Act, ActAll, AskWhatIf, Moment, Preview
from lascaux.server.store import Acted, Asking, Body, Kept, Row, Settled, TookBack
from lascaux.server.views import View, travelling, view_of
from lascaux.table.outlook import Outlook
from lascaux.table.refusals import NOT_YOUR_TURN, OVER, Refusal, refusal_of
from lascaux.table.table import Table
from lascaux.table.words import Words
from lascaux.wire import Decision, GameOver, OtherResult, OthersDecision, Told, UndoState

NOT_YOURS: Final = "table-no-undo-stand-in"  # the key of why a choice of a stand-in is not taken back

Status = Literal["waiting", "playing", "over"]


class Position:
    """The game of one table.  What is played counts once its row is folded; `forget` undoes the rest."""

    def __init__(self, kept: Kept, table: Table | None = None) -> None:
        """`table` is the game as the rows left it, if somebody has replayed them already."""
        self.created_at: Final = kept.created_at
        self.history: Final = History(kept.head, kept.rests)
        for row in kept.rows:
            self.history.fold(row)
        self._table: Table = table or table_of(kept.head, kept.rows)
        self._standing = (self._table, self._table.entries)  # what the rows say

    # --- what there is to know ----------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the newest row."""
        return self.history.seq

    @property
    def status(self) -> Status:
        """Whether people are awaited, play is on, or it is over."""
        if self.history.seating.awaited:
            return "waiting"
        return "over" if self.is_over else "playing"

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, or all agreed to end it."""
        return self._table.course.over or self.history.attendance.is_ended

    @property
    def entries(self) -> int:
        """How many lines the record has."""
        return self._table.course.length

    @property
    def box(self) -> Box:
        """The printed values it is played with."""
        return self._table.box

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return self._table.commitment

    @property
    def seed(self) -> str | None:
        """The seed; None until the game is over."""
        return self._table.seed if self.is_over else None

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        return travelling(self._table.course.view(seat))

    def told(self, seat: int | None, since: int) -> list[Told]:
        """What happened from entry `since` on, as far as this seat may know."""
        return self._table.course.log(seat, since)

    @property
    def others(self) -> list[OtherResult]:
        """Who plays along without a seat, and what they have."""
        return self._table.course.others

    def decision(self, seat: int | None) -> Decision:
        """What is asked now, as this seat is told."""
        awaited, attendance = self.history.seating.awaited, self.history.attendance
        if awaited:
            return OthersDecision("waiting", awaited, UndoState(False))
        if attendance.is_ended:
            return self._table.stopped()
        has_left = seat is not None and attendance.stand_ins[seat] is not None
        decision = self._table.course.decision(None if has_left else seat)
        if isinstance(decision, GameOver):
            resigned = [other for other in range(self._table.seats) if attendance.has_resigned(other)]
            return resigned_last(decision, resigned)
        if seat is not None and decision.undo.allowed and not attendance.is_own_choice(seat):
            decision.undo = UndoState(False, NOT_YOURS)
        return decision

    def moment(self, seat: int | None, entry: int) -> Moment:
        """The position after so many entries, and what the last of them told; raises Denied."""
        try:
            past = self._table.at(entry)
        except BadRecord:
            raise Denied("no-entry", {"entries": self.entries}) from None
        return self._moment(past, seat, max(entry - 1, 0))

    def moment_after(self, seat: int | None, move: int) -> Moment:
        """The position after so many moves, and all that the last of them told; raises Denied."""
        try:
            entry = self._table.entries_until(move)
            since = self._table.entries_until(move - 1) if move else entry
        except BadRecord:
            raise Denied("no-move", {"moves": self._table.moves}) from None
        return self._moment(self._table.at(entry), seat, since)

    def game_until(self, move: int) -> Table:
        """The game as it was after so many moves; raises Denied."""
        try:
            return self._table.at(self._table.entries_until(move))
        except BadRecord:
            raise Denied("no-move", {"moves": self._table.moves}) from None

    def _moment(self, past: Table, seat: int | None, since: int) -> Moment:
        entry, table = past.entries, self._table
        told = past.log(seat, since)
        return Moment(entry, table.entries, past.moves, table.moves, view_of(past, seat), told)

    def record(self, seat: int | None) -> str:
        """The record as far as this seat may read it, with the names of those who played."""
        seating = self.history.seating
        tags = {"Table": self.history.head.title, "Opened": self.created_at}
        for number, bot in enumerate(seating.bots):
            tags[f"Player{number}"] = seating.name(number) or bot or ""
        tags |= tags_of(self.history.attendance)
        lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]\n" for name, value in tags.items()]
        return "".join(lines) + (self._table.record() if self.is_over else self._table.record_for(seat))

    def player_of(self, seat: int) -> BotName | None:
        """The bot that plays in a seat, as its own player or for the person who holds it."""
        stand_in = self.history.attendance.stand_ins[seat]
        return self.history.seating.bots[seat] if stand_in is None else stand_in.bot

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays, in its own seat or for a person, in a game that is not over."""
        seats = range(len(self.history.seating.bots))
        return self.status != "over" and any(self.player_of(seat) is not None for seat in seats)

    @property
    def has_people(self) -> bool:
        """Whether a person has a seat, though a bot may play on there."""
        return None in self.history.seating.bots

    def asked_bot_seat(self) -> int | None:
        """A seat that is asked and has a bot."""
        if self.status != "playing" or self.history.attendance.is_closed:
            return None
        return next((seat for seat in self._table.course.asked if self.player_of(seat) is not None), None)

    def asked_bot(self) -> tuple[int, BotName, Outlook] | None:
        """A seat that is asked and has a bot, with all that bot may know."""
        seat = self.asked_bot_seat()
        bot = None if seat is None else self.player_of(seat)
        return None if seat is None or bot is None else (seat, bot, self._table.outlook(seat))

    def outlook_of(self, seat: int, at: int) -> Outlook:
        """All that a seat may know that is asked and plays against bots alone; raises Denied."""
        self._check_open(seat)
        if any(bot is None for other, bot in enumerate(self.history.seating.bots) if other != seat):
            raise Denied("no-hint")
        if not self.is_asked(seat):
            raise Denied("not-asked")
        if not self.has_seen_question(seat, at):
            raise Denied("stale")
        return self._table.outlook(seat)

    def foretold(self, seat: int, actions: list[str]) -> list[Told]:
        """What actions of a seat would tell, as far as they can be foreseen."""
        for count in range(len(actions), 0, -1):
            try:
                return self._table.what_if(seat, actions[:count]).told
            except LascauxError:
                continue  # the plan goes on where the table stops: behind a draw, or with another seat
        return []

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat could take back its last choice."""
        return self._table.course.undo_state(seat).allowed and self.history.attendance.is_own_choice(seat)

    def is_asked(self, seat: int) -> bool:
        """Whether this seat is asked now, whoever plays there."""
        return self.status == "playing" and seat in self._table.course.asked

    def asking(self, mover: int | None = None) -> Asking | None:
        """Who is asked, for the log of a table with clocks, after `mover` has acted; None if it has none."""
        if self.history.clocks is None:
            return None
        asked = self._table.course.asked
        return Asking(asked, mover is not None and mover in asked and not self._table.goes_on(mover))

    @property
    def chapter(self) -> int:
        """Which stretch of the game this is."""
        return self._table.chapter()

    def ordered(self, seat: int, order: Order[State], value: str) -> str | None:
        """What a standing order has the person in this seat choose now; None if it does not fit."""
        if not self.is_asked(seat) or self.is_over or not self.history.attendance.is_person(seat):
            return None
        return self._table.ordered(seat, order, value)

    def asked_at(self, seat: int) -> str | None:
        """When this seat was asked what it is asked now; None if it is not asked."""
        since = self._table.course.questions.since(seat) if self.is_asked(seat) else None
        return None if since is None else self.history.time_of(self.history.row_asking(seat, since))

    def has_seen_question(self, seat: int, at: int) -> bool:
        """Whether one who has seen everything up to row `at` knows what this seat is asked now."""
        since = self._table.course.questions.since(seat)
        newest = self.seq if since is None else self.history.row_asking(seat, since)
        return newest <= at <= self.seq

    def has_seen_choice(self, seat: int, at: int) -> bool:
        """Whether one who has seen everything up to row `at` knows what this seat did last."""
        return self.history.newest_of(seat) <= at <= self.seq

    def check_legal(self, seat: int, action: str, language: str) -> None:
        """Raise Denied, with the rule, if this seat may not play that now."""
        self._check_open(seat)
        refusal = self._table.why_not(seat, action, language)
        if refusal is not None:
            raise _denied(refusal)

    def preview(self, seat: int, message: AskWhatIf, language: str) -> Preview:
        """What some actions of this seat would bring about; raises Denied."""
        self._check_open(seat)
        if not self.has_seen_question(seat, message.at):
            raise Denied("stale")
        try:
            found = self._table.what_if(seat, message.actions)
        except LascauxError as error:
            raise self._refused(error, seat, language) from None
        return Preview(found.told, found.decision, found.stop, travelling(found.view))

    # --- what changes it ----------------------------------------------------------------------

    def play(self, seat: int, message: Act | ActAll, language: str, bot: BotName | None = None) -> Body:
        """Play an action, or several as one; gives what is to be logged.  Raises Denied.

        `bot` is the one that plays there, if it is not a person who does.
        """
        self._check_open(seat, bot)
        before = self._table.course.length
        try:
            if isinstance(message, Act):
                self._table.act(seat, message.action)
            else:
                self._table.act_all(seat, message.actions)
        except LascauxError as error:
            raise self._refused(error, seat, language) from None
        is_stand_in = self.history.attendance.stand_ins[seat] is not None
        return Acted(seat, self._table.lines(before), bot if is_stand_in else None, self.asking(seat))

    def take_back(self, seat: int, language: str) -> Body:
        """Take back this seat's last choice; gives what is to be logged.  Raises Denied."""
        self._check_open(seat)
        state = self._table.undo_state(seat)
        if state.allowed and not self.history.attendance.is_own_choice(seat):
            state = UndoState(False, NOT_YOURS)
        if not state.allowed:
            raise Denied("no-undo", sentence=Words(language).say(state.reason or ""))
        self._table = self._table.taken_back(seat)
        return TookBack(seat, self._table.entries, self.asking())

    def settle(self) -> Body | None:
        """Let chance draw where the log ended before it; gives what is to be logged, if anything."""
        before = self._table.entries
        self._table.settle()
        is_new = self._table.entries > before
        return Settled(self._table.lines(before), self.asking()) if is_new else None

    def fold(self, row: Row) -> None:
        """A row is on the disk, and what it says was played here."""
        self.history.fold(row)
        self._standing = (self._table, self._table.course.length)

    def forget(self) -> None:
        """Be again what the rows say: what was played since then is not on the disk."""
        table, entries = self._standing
        self._table = table if table.entries == entries else table.at(entries)

    def rebuild(self) -> None:
        """Be again what the rows say, played from the start: something failed halfway, whatever it left."""
        table, entries = self._standing
        self._table = table.at(entries)
        self._standing = (self._table, entries)

    def catch_up(self, rows: list[Row]) -> None:
        """Take in rows that others wrote; raises BadRecord."""
        self.forget()
        for row in rows:
            entries = self._table.entries
            match row.body:
                case Acted():
                    self._table.follow(lines_of(row.body.entries, entries), {entries})
                case Settled():
                    self._table.follow(lines_of(row.body.entries, entries), ())
                case TookBack(kept=kept):
                    self._table = self._table.at(kept)
            self.fold(row)

    # --- within -------------------------------------------------------------------------------

    def _check_open(self, seat: int, bot: BotName | None = None) -> None:
        """Raise Denied while somebody has yet to sit down, after an agreed end, or if another plays there.

        A bot that thought while the owner came back is too late.
        """
        if self.history.seating.awaited:
            raise Denied("waiting")
        if self.history.attendance.is_closed:
            raise Denied("closed")
        if self.history.attendance.is_ended:
            raise Denied("over")
        if bot is None and self.history.attendance.stand_ins[seat] is not None:
            raise Denied("stand-in")
        if bot is not None and self.player_of(seat) != bot:
            raise Denied("stale")

    def _refused(self, error: LascauxError, seat: int, language: str) -> Denied:
        """A refusal of the table, in the language of whoever acted."""
        if error.reason is None:
            return Denied("not-legal", sentence=str(error))
        return _denied(refusal_of(error.reason, self._table.seats, seat, language))


def _denied(refusal: Refusal) -> Denied:
    """A refusal of the table, with its rule."""
    codes = {OVER: "over", NOT_YOUR_TURN: "not-your-turn"}
    return Denied(codes.get(refusal.key, "not-legal"), sentence=refusal.message, rule=refusal.rule or None)
