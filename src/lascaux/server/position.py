"""Where a game stands: what its log adds up to, and what may be said of it or done next."""

from __future__ import annotations

import json
from typing import Final, Literal

from lascaux.bots.interface import BotName
from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadRecord, LascauxError
from lascaux.server.faults import Denied
from lascaux.server.history import History, lines_of, table_of
from lascaux.server.messages import Act, ActAll, AskWhatIf, Moment, Preview
from lascaux.server.store import Acted, Body, Kept, Row, Settled, TookBack
from lascaux.server.views import View, travelling, view_of
from lascaux.table.outlook import Outlook
from lascaux.table.refusals import NOT_YOUR_TURN, OVER, Refusal, refusal_of
from lascaux.table.table import Table
from lascaux.table.words import Words
from lascaux.wire import Decision, OtherResult, OthersDecision, Told, UndoState

Status = Literal["waiting", "playing", "over"]


class Position:
    """The game of one table.  What is played counts once its row is folded; `forget` undoes the rest."""

    def __init__(self, kept: Kept) -> None:
        self.created_at: Final = kept.created_at
        self.history: Final = History(kept.head)
        for row in kept.rows:
            self.history.fold(row)
        self._table: Table = table_of(kept.head, kept.rows)
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
        return "over" if self._table.over else "playing"

    @property
    def entries(self) -> int:
        """How many lines the record has."""
        return self._table.entries

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
        return self._table.seed if self._table.over else None

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        return view_of(self._table, seat)

    def told(self, seat: int | None, since: int) -> list[Told]:
        """What happened from entry `since` on, as far as this seat may know."""
        return self._table.log(seat, since)

    @property
    def others(self) -> list[OtherResult]:
        """Who plays along without a seat, and what they have."""
        return self._table.others

    def decision(self, seat: int | None) -> Decision:
        """What is asked now, as this seat is told."""
        awaited = self.history.seating.awaited
        return OthersDecision("waiting", awaited, UndoState(False)) if awaited else self._table.decision(seat)

    def moment(self, seat: int | None, entry: int) -> Moment:
        """The position after so many entries, and what led to it; raises Denied."""
        try:
            past = self._table.at(entry)
        except BadRecord:
            raise Denied("no-entry", {"entries": self.entries}) from None
        told: list[Told] = past.log(seat, entry - 1) if entry else []
        return Moment(entry, self.entries, view_of(past, seat), told)

    def record(self, seat: int | None) -> str:
        """The record as far as this seat may read it, with the names of those who played."""
        seating = self.history.seating
        tags = {"Table": self.history.head.title, "Opened": self.created_at}
        for number, bot in enumerate(seating.bots):
            tags[f"Player{number}"] = seating.name(number) or bot or ""
        lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]\n" for name, value in tags.items()]
        return "".join(lines) + self._table.record_for(seat)

    def asked_bot_seat(self) -> int | None:
        """A seat that is asked and has a bot."""
        bots = self.history.seating.bots
        if bots.count(None) == len(bots) or self.status != "playing":
            return None
        return next((seat for seat in self._table.asked if bots[seat] is not None), None)

    def asked_bot(self) -> tuple[int, BotName, Outlook] | None:
        """A seat that is asked and has a bot, with all that bot may know."""
        seat = self.asked_bot_seat()
        bot = None if seat is None else self.history.seating.bots[seat]
        return None if seat is None or bot is None else (seat, bot, self._table.outlook(seat))

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat could take back its last choice."""
        return self._table.undo_state(seat).allowed

    def has_seen_question(self, seat: int, at: int) -> bool:
        """Whether one who has seen everything up to row `at` knows what this seat is asked now."""
        since = self._table.asked_since(seat)
        newest = self.seq if since is None else self.history.row_asking(seat, since)
        return newest <= at <= self.seq

    def has_seen_choice(self, seat: int, at: int) -> bool:
        """Whether one who has seen everything up to row `at` knows what this seat did last."""
        return self.history.newest_of(seat) <= at <= self.seq

    def check_legal(self, seat: int, action: str, language: str) -> None:
        """Raise Denied, with the rule, if this seat may not play that now."""
        self._check_begun()
        refusal = self._table.why_not(seat, action, language)
        if refusal is not None:
            raise _denied(refusal)

    def preview(self, seat: int, message: AskWhatIf, language: str) -> Preview:
        """What some actions of this seat would bring about; raises Denied."""
        self._check_begun()
        if not self.has_seen_question(seat, message.at):
            raise Denied("stale")
        try:
            found = self._table.what_if(seat, message.actions)
        except LascauxError as error:
            raise self._refused(error, seat, language) from None
        return Preview(found.told, found.decision, found.stop, travelling(found.view))

    # --- what changes it ----------------------------------------------------------------------

    def play(self, seat: int, message: Act | ActAll, language: str) -> Body:
        """Play an action, or several as one; gives what is to be logged.  Raises Denied."""
        self._check_begun()
        before = self._table.entries
        try:
            if isinstance(message, Act):
                self._table.act(seat, message.action)
            else:
                self._table.act_all(seat, message.actions)
        except LascauxError as error:
            raise self._refused(error, seat, language) from None
        return Acted(seat, self._table.lines(before))

    def take_back(self, seat: int, language: str) -> Body:
        """Take back this seat's last choice; gives what is to be logged.  Raises Denied."""
        state = self._table.undo_state(seat)
        if not state.allowed:
            raise Denied("no-undo", sentence=Words(language).say(state.reason or ""))
        self._table = self._table.taken_back(seat)
        return TookBack(seat, self._table.entries)

    def settle(self) -> Body | None:
        """Let chance draw where the log ended before it; gives what is to be logged, if anything."""
        before = self._table.entries
        self._table.settle()
        return Settled(self._table.lines(before)) if self._table.entries > before else None

    def fold(self, row: Row) -> None:
        """A row is on the disk, and what it says was played here."""
        self.history.fold(row)
        self._standing = (self._table, self._table.entries)

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

    def _check_begun(self) -> None:
        """Raise Denied while somebody has yet to sit down."""
        if self.history.seating.awaited:
            raise Denied("waiting")

    def _refused(self, error: LascauxError, seat: int, language: str) -> Denied:
        """A refusal of the table, in the language of whoever acted."""
        if error.reason is None:
            return Denied("not-legal", sentence=str(error))
        return _denied(refusal_of(error.reason, self._table.seats, seat, language))


def _denied(refusal: Refusal) -> Denied:
    """A refusal of the table, with its rule."""
    codes = {OVER: "over", NOT_YOUR_TURN: "not-your-turn"}
    return Denied(codes.get(refusal.key, "not-legal"), sentence=refusal.message, rule=refusal.rule or None)
