"""A table in memory: one input at a time, and what all who look at it are told."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

import msgspec

from lascaux.server.faults import Denied
from lascaux.server.hold import Holding
from lascaux.server.messages import AskWhatIf, AskWhyNot, TableInfo, Update, WhatIf, WhyNot
from lascaux.server.position import Position
from lascaux.server.presence import Presence
from lascaux.server.seats import Visitor
from lascaux.server.store import Kept, Store
from lascaux.server.writing import Writing

UPDATES_KEPT: Final = 16


class LiveTable:
    """One table.  Whatever reads or changes it holds `lock`, so nobody sees what is not yet on the disk."""

    def __init__(self, table_id: str, kept: Kept, store: Store) -> None:
        self.id: Final = table_id
        self.lock: Final = asyncio.Lock()
        self.position: Final = Position(kept)
        self.presence: Final = Presence()
        self.holding: Final = Holding()
        self.writing: Final = Writing(table_id, self.position, self.holding, store)
        self.touched = monotonic()
        self._updates: Final[dict[tuple[int | None, int], bytes]] = {}  # for the state of `_updates_of`
        self._updates_of = (0, 0)  # the newest row, and who is here
        self._info: TableInfo | None = None  # for the same

    @property
    def seq(self) -> int:
        """The number of the newest row."""
        return self.position.seq

    def visitor(self, token: str | None) -> Visitor:
        """Who a token stands for; raises Denied."""
        return self.position.history.seating.visitor(token)

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        position = self.position
        head = position.history.head
        return TableInfo(
            id=self.id,
            game=head.game,
            title=head.title,
            options=head.options,
            seats=position.history.seating.info(self.presence.is_online),
            status=position.status,
            watchable=head.watchable,
            rules_version=head.rules,
            components=position.box.hash,
            commitment=position.commitment,
            seed=position.seed,
            created_at=position.created_at,
            seq=position.seq,
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
