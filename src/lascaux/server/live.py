"""A table in memory: one input at a time, on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from time import monotonic
from typing import Final, Literal

import msgspec

from lascaux.kernel.errors import BadRecord
from lascaux.server.faults import Denied
from lascaux.server.history import History, entries_of
from lascaux.server.hold import Hold
from lascaux.server.messages import (
    Act,
    AskWhyNot,
    BotName,
    Join,
    Moment,
    Reseat,
    TableInfo,
    Undo,
    Update,
    WhyNot,
)
from lascaux.server.seats import Visitor, clean_name, digest_of, fresh_token
from lascaux.server.store import (
    Acted,
    Body,
    CannotWrite,
    Kept,
    Reseated,
    Row,
    SatDown,
    Store,
    Taken,
    TookBack,
)
from lascaux.server.views import view_of
from lascaux.table.outlook import Outlook
from lascaux.table.table import Table
from lascaux.table.words import Words
from lascaux.wire import Decision, OthersDecision, Told, UndoState

UPDATES_KEPT: Final = 16
POLL_HOLDS: Final = 40.0  # seconds somebody who polls counts as being there

Status = Literal["waiting", "playing", "over"]


class LiveTable:
    """One table.  Whatever reads or changes it holds `lock`, so nobody sees what is not yet on the disk."""

    def __init__(self, table_id: str, kept: Kept, store: Store) -> None:
        self.id: Final = table_id
        self.created_at: Final = kept.created_at
        self.lock: Final = asyncio.Lock()
        self.history: Final = History(kept.head)
        for row in kept.rows:
            self.history.fold(row)
        self.touched = monotonic()
        self.presence = 0  # grows whenever somebody comes or goes
        self._online: Final[Counter[int | None]] = Counter()  # open sockets
        self._polls: Final[dict[int | None, float]] = {}  # when who last asked over plain HTTP
        self._hold: Hold | None = None
        self._store: Final = store
        self._table: Table = self.history.table()
        self._updates: dict[tuple[int | None, int, int], bytes] = {}  # at the newest row

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
    def is_watched(self) -> bool:
        """Whether anybody looks at it now."""
        return self._online.total() > 0

    def visitor(self, token: str | None) -> Visitor:
        """Who a token stands for; raises Denied."""
        return self.history.seating.visitor(token)

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        head = self.history.head
        return TableInfo(
            id=self.id,
            game=head.game,
            title=head.title,
            options=head.options,
            seats=self.history.seating.info(self._is_online),
            status=self.status,
            watchable=head.watchable,
            rules_version=head.rules,
            commitment=self._table.commitment,
            seed=self._table.seed if self._table.over else None,
            created_at=self.created_at,
            seq=self.seq,
        )

    def update(self, seat: int | None, since: int) -> Update:
        """What one who has seen everything up to row `since` needs to know now."""
        keep = self.history.kept_since(since)
        return Update(
            seq=self.seq,
            keep=keep,
            entries=self._table.entries,
            told=self._table.log(seat, keep),
            view=view_of(self._table, seat),
            decision=self._decision(seat),
            table=self.info(),
            hold=self._hold.left if self._hold else None,
        )

    def update_bytes(self, seat: int | None, since: int) -> bytes:
        """The same as it is sent: made once for all who have seen as much, unless a time in it runs.

        Bytes are kept rather than structs, so that a collection of garbage has nothing to look through.
        """
        if self._hold and self._hold.left:
            return msgspec.json.encode(self.update(seat, since))
        key = (seat, since, self.presence)
        if key not in self._updates:
            if len(self._updates) >= UPDATES_KEPT:
                self._updates.clear()
            self._updates[key] = msgspec.json.encode(self.update(seat, since))
        return self._updates[key]

    def moment(self, seat: int | None, entry: int) -> Moment:
        """The position after so many entries, and what led to it; raises Denied."""
        try:
            past = self._table.at(entry)
        except BadRecord:
            raise Denied("no-entry", {"entries": self._table.entries}) from None
        told: list[Told] = past.log(seat, entry - 1) if entry else []
        return Moment(entry, self._table.entries, view_of(past, seat), told)

    def record(self, seat: int | None) -> str:
        """The record as far as this seat may read it, with the names of those who played."""
        seating = self.history.seating
        tags = {"Table": self.history.head.title, "Opened": self.created_at}
        for number, bot in enumerate(seating.bots):
            tags[f"Player{number}"] = seating.name(number) or bot or ""
        lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]\n" for name, value in tags.items()]
        return "".join(lines) + self._table.record_for(seat)

    def asked_bot(self) -> tuple[int, BotName, Outlook] | None:
        """A seat that is asked and has a bot, with all that bot may know."""
        seat = self._asked_bot_seat()
        bot = None if seat is None else self.history.seating.bots[seat]
        return None if seat is None or bot is None else (seat, bot, self._table.outlook(seat))

    def check_legal(self, seat: int, action: str, language: str) -> None:
        """Raise Denied, with the rule, if this seat may not play that now."""
        if self.history.seating.awaited:
            raise Denied("waiting")
        refusal = self._table.why_not(seat, action, language)
        if refusal is not None:
            codes = {"table-no-over": "over", "table-no-not-your-turn": "not-your-turn"}
            code = codes.get(refusal.key, "not-legal")
            raise Denied(code, sentence=refusal.message, rule=refusal.rule or None)

    def why_not(self, seat: int, message: AskWhyNot, language: str) -> WhyNot:
        """Why this seat may not play that now, if so."""
        try:
            self.check_legal(seat, message.action, language)
        except Denied as denied:
            return WhyNot(message.id, denied.fault(language))
        return WhyNot(message.id, None)

    # --- who is here --------------------------------------------------------------------------

    def come(self, seat: int | None) -> None:
        """Somebody looks at the table."""
        self._online[seat] += 1
        self.presence += 1

    def leave(self, seat: int | None) -> None:
        """Somebody no longer looks at it."""
        self._online[seat] -= 1
        self.presence += 1
        self.touched = monotonic()

    def note_poll(self, seat: int | None) -> None:
        """Somebody asks over plain HTTP, and will ask again."""
        self._polls[seat] = monotonic()

    # --- when bots go on ----------------------------------------------------------------------

    def hold_bots(self, seat: int, seconds: float) -> None:
        """Let bots wait for this seat, which has just acted, if it is here and could still take it back."""
        is_new = self._hold is None or self._hold.seq != self.seq
        can_undo = self._is_online(seat) and self._table.undo_state(seat).allowed
        if seconds and is_new and can_undo and self._asked_bot_seat() is not None:
            self._hold = Hold(seat, self.seq, seconds)

    def end_turn(self, seat: int, at: int) -> None:
        """A seat says that the turn it ended in row `at` is over."""
        if self._hold and (self._hold.seat, self._hold.seq) == (seat, at):
            self._hold.end()

    async def bots_may_act(self) -> None:
        """Return when no person's turn holds the bots up."""
        if self._hold:
            await self._hold.over()

    # --- what changes it; the lock is held ----------------------------------------------------

    async def act(self, seat: int, message: Act | Undo, language: str) -> int:
        """Play or take back, exactly once for each id; gives the row it became.  Raises Denied."""
        idem = f"{seat} {message.id}"
        if idem in self.history.seq_of:
            return self.history.seq_of[idem]
        if message.at != self.seq:
            raise Denied("stale")
        if isinstance(message, Act):
            self.check_legal(seat, message.action, language)
            body = self._play(seat, message.action)
        else:
            body = self._take_back(seat, language)
        return await self._append(idem, body)

    async def join(self, wanted: Join) -> tuple[int, str]:
        """A person takes the seat of an invitation; gives it and the token that proves it.  Raises Denied."""
        seating = self.history.seating
        for proof in (wanted.key, wanted.token):
            if proof is not None and (taken := seating.seat_of(proof)) is not None:
                return taken, proof
        seat = seating.visitor(wanted.token).invited
        if seat is None:
            raise Denied("no-seat")
        token = wanted.key or fresh_token()
        name = seating.name(seat) if wanted.name is None else clean_name(wanted.name)
        await self._append(f"join {digest_of(token)}", SatDown(seat, name, digest_of(token)))
        return seat, token

    async def reseat(self, seat: int, wanted: Reseat) -> None:
        """Give an empty seat to a bot; raises Denied."""
        seating = self.history.seating
        if not 0 <= seat < len(seating.bots):
            raise Denied("no-such-seat")
        if seating.has_joined(seat):
            raise Denied("seat-taken")
        name = None if wanted.name is None else clean_name(wanted.name)
        await self._append(f"reseat {seat}", Reseated(seat, wanted.bot, name))

    async def catch_up(self) -> None:
        """Take in what others wrote to this table's log."""
        rows = await self._store.rows_after(self.id, self.seq)
        for row in rows:
            self.history.fold(row)
        self._reopen()

    # --- within -------------------------------------------------------------------------------

    def _is_online(self, seat: int) -> bool:
        return self._online[seat] > 0 or monotonic() - self._polls.get(seat, -POLL_HOLDS) < POLL_HOLDS

    def _asked_bot_seat(self) -> int | None:
        decision = self._table.decision(None)
        if self.status == "playing" and isinstance(decision, OthersDecision):
            for seat in decision.seats:
                if self.history.seating.bots[seat] is not None:
                    return seat
        return None

    def _decision(self, seat: int | None) -> Decision:
        awaited = self.history.seating.awaited
        return OthersDecision("waiting", awaited, UndoState(False)) if awaited else self._table.decision(seat)

    def _play(self, seat: int, action: str) -> Body:
        before = self._table.entries
        self._table.act(seat, action)
        return Acted(seat, entries_of(self._table)[before:])

    def _take_back(self, seat: int, language: str) -> Body:
        state = self._table.undo_state(seat)
        if not state.allowed or self._table.over:
            raise Denied("no-undo", sentence=Words(language).say(state.reason or "table-no-over"))
        self._table.undo(seat)
        return TookBack(seat, self._table.entries)

    async def _append(self, idem: str, body: Body) -> int:
        """Put a row on the disk; if that fails, the game is again what the log says."""
        row = Row(self.seq + 1, idem, body)
        try:
            await self._store.append(self.id, row)
        except CannotWrite:
            self._reopen()
            raise Denied("store") from None
        except Taken:
            await self.catch_up()
            if idem in self.history.seq_of:
                return self.history.seq_of[idem]
            raise Denied("stale") from None
        self.history.fold(row)
        self._updates.clear()
        if self._hold:
            self._hold.end()
        self.touched = monotonic()
        return row.seq

    def _reopen(self) -> None:
        self._table = self.history.table()
        self._updates.clear()
