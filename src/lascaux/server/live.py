"""A table in memory: one input at a time, and what all who look at it are told."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

import msgspec

from lascaux.server.faults import Denied
from lascaux.server.hold import Holding
from lascaux.server.messages import (
    AskWhatIf,
    AskWhyNot,
    PlayedFrom,
    SeatInfo,
    TableInfo,
    Update,
    WhatIf,
    WhyNot,
)
from lascaux.server.position import Position
from lascaux.server.presence import HOST, Presence
from lascaux.server.seats import Visitor
from lascaux.server.store import Kept, Store
from lascaux.server.talk import TableTalk
from lascaux.server.watching import Watching
from lascaux.server.writing import ROWS, Writing
from lascaux.table.table import Table

UPDATES_KEPT: Final = 16


class LiveTable:
    """One table.  Whatever reads or changes it holds `lock`, so nobody sees what is not yet on the disk."""

    def __init__(
        self,
        table_id: str,
        kept: Kept,
        store: Store,
        whose: str = "",
        table: Table | None = None,
        rows: int = ROWS,
    ) -> None:
        self.id: Final = table_id
        self.whose: Final = whose  # the address that opened it, or brought it back into memory
        self.lock: Final = asyncio.Lock()
        self.position: Final = Position(kept, table)
        self.presence: Final = Presence()
        self.holding: Final = Holding()
        self.talk: Final = TableTalk(kept.talk)
        self.watching: Final = Watching()
        self.writing: Final = Writing(table_id, self.position, self.holding, store, rows)
        self.touched = monotonic()
        self.orders: Final = {(order.seat, order.name): order for order in kept.orders}  # told to nobody else
        self.is_noted_over = False  # whether the store was told that the game is over
        self._updates: Final[dict[tuple[int | None, int], bytes]] = {}  # for the state of `_updates_of`
        self._updates_of = (0, 0)  # the newest row, and who is here
        self._info: TableInfo | None = None  # for the same

    @property
    def seq(self) -> int:
        """The number of the newest row."""
        return self.position.seq

    def visitor(self, token: str | None) -> Visitor:
        """Who a token stands for; raises Denied."""
        self.check_open()
        return self.position.history.seating.visitor(token)

    @property
    def is_closed(self) -> bool:
        """Whether the host has closed the table."""
        return self.position.history.attendance.is_closed

    def check_open(self) -> None:
        """Raise Denied if the host has closed the table."""
        if self.is_closed:
            raise Denied("closed")

    def away_since(self, seat: int) -> str | None:
        """Since when the person of a seat is away; None if there is none, or the person is here.

        One who was not seen since the table came into memory is away since the newest row they wrote.
        """
        history = self.position.history
        if not history.seating.holds_person(seat) or self.presence.is_online(seat):
            return None
        return max(self.presence.left_at(seat), history.time_of(history.attendance.heard_of(seat)))

    def host_away_since(self) -> str | None:
        """Since when the host is away, with a seat or without; None if the host is here."""
        seating = self.position.history.seating
        host = seating.keys.host_seat
        if host is not None and seating.holds_person(host):
            return self.away_since(host)
        if self.presence.is_online(HOST):
            return None
        return max(self.presence.left_at(HOST), self.position.created_at)

    def unanswered_since(self, seat: int) -> str | None:
        """Since when one who is asked has left a nudge unanswered; None if not asked, or not called.

        One who has seen it has that time anew, once.
        """
        called = self.position.history.attendance.unanswered[seat]
        asked = self.position.asked_at(seat) if called else None
        return None if asked is None else max(asked, called)

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        position = self.position
        head = position.history.head
        origin = head.origin
        return TableInfo(
            id=self.id,
            game=head.game,
            title=head.title,
            options=head.options,
            seats=self._seats(),
            status=position.status,
            watchable=head.watchable,
            rules_version=head.rules,
            components=position.box.hash,
            commitment=position.commitment,
            seed=position.seed,
            created_at=position.created_at,
            seq=position.seq,
            after=head.after.table if head.after else None,
            rematch=position.history.seating.rematch,
            patience=head.patience,
            silence=head.silence,
            host_away=self.host_away_since() if position.status == "waiting" else None,
            stand_in=head.stand_in,
            watchers=self.watching.count,
            watching=self.watching.names,
            clock=head.clock,
            origin=None if origin is None else PlayedFrom(origin.table, origin.move),
            daily=head.daily,
            varied=bool(position.box.overlay),
        )

    def update(self, seat: int | None, since: int) -> Update:
        """What one who has seen everything up to row `since` needs to know now."""
        keep = self.position.history.kept_since(since)
        return Update(
            seq=self.seq,
            keep=keep,
            entries=self.position.entries,
            told=self.position.told(seat, keep),
            view=self.position.view(seat),
            decision=self.position.decision(seat),
            table=self._shared_info(),
            hold=self.holding.left,
            others=self.position.others,
        )

    def update_bytes(self, seat: int | None, since: int) -> bytes:
        """The same as it is sent: made once for all who have seen as much, unless a time in it runs.

        Bytes are kept rather than structs, so that a collection of garbage has nothing to look through.
        """
        if self.holding.left:
            return msgspec.json.encode(self.update(seat, since))
        self._forget_old()
        if len(self._updates) >= UPDATES_KEPT:
            self._updates.clear()
        key = (seat, since)
        if key not in self._updates:
            self._updates[key] = msgspec.json.encode(self.update(seat, since))
        return self._updates[key]

    def why_not(self, seat: int, message: AskWhyNot, language: str) -> WhyNot:
        """Why this seat may not play that now, if so."""
        try:
            self.position.check_legal(seat, message.action, language)
        except Denied as denied:
            return WhyNot(message.id, denied.fault(language))
        return WhyNot(message.id, None)

    def what_if(self, seat: int, message: AskWhatIf, language: str) -> WhatIf:
        """What some actions of this seat would bring about, or why they cannot be played."""
        try:
            return WhatIf(message.id, self.position.preview(seat, message, language), None)
        except Denied as denied:
            return WhatIf(message.id, None, denied.fault(language))

    def hold_bots(self, seat: int, seconds: float) -> None:
        """Let bots wait for this seat, which has just acted, if it is here and could still take it back."""
        if not seconds or self.position.asked_bot_seat() is None:
            return
        if self.presence.is_online(seat) and self.position.can_take_back(seat):
            self.holding.begin(seat, self.seq, seconds)

    # --- within -------------------------------------------------------------------------------

    def _seats(self) -> list[SeatInfo]:
        """The seats as everybody may know them, with who is away and who plays on."""
        history = self.position.history
        attendance, clocks = history.attendance, history.clocks
        seats = history.seating.info(self.presence.is_online)
        for info in seats:
            info.away = self.away_since(info.seat)
            if attendance.is_person(info.seat):
                info.asked = self.position.asked_at(info.seat)
                info.unanswered = self.unanswered_since(info.seat)
            info.stand_in = attendance.stand_ins[info.seat]
            info.nudge = attendance.nudges[info.seat]
            info.stints = attendance.stints[info.seat]
            info.agrees = info.seat in attendance.agreed
            if clocks is not None and history.seating.holds_person(info.seat):
                info.clock = clocks.info(info.seat)
        return seats

    def _shared_info(self) -> TableInfo:
        """What everybody may know, made once for all updates of a row."""
        self._forget_old()
        self._info = self._info or self.info()
        return self._info

    def _forget_old(self) -> None:
        """Forget what was made to be sent, if there is a new row or somebody came or went."""
        newest = (self.seq, self.presence.changes)
        if self._updates_of != newest:
            self._updates_of = newest
            self._updates.clear()
            self._info = None
