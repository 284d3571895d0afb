"""Playing again: one table for all who sat at the one before, which each of them proves by the old seat."""

from __future__ import annotations

from typing import Final

from lascaux.registry import game as game_named
from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.live import LiveTable
from lascaux.server.messages import Joined
from lascaux.server.seatrows import Again, Returned
from lascaux.server.seats import digest_of
from lascaux.server.store import After, Head, SeatHead
from lascaux.server.tables import Tables
from lascaux.table.opening import component_tags
from lascaux.table.table import Table

NO_TOKEN: Final = ""  # no SHA-256: the host of a rematch is whoever holds the host's seat


class Rematches:
    """Opens the table that follows a finished game, once, and seats people there as they come."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    async def join(self, live: LiveTable, token: str, key: str) -> Joined:
        """Take one's seat at the rematch, which is opened for the first who asks; raises Denied."""

        async def come() -> Joined:
            seat, table_id = await self._tables.change(live, self._asked(live, token))
            following = await self._tables.get(table_id)
            joined = await self._tables.change(following, _seated(following, seat, key))
            await self._tables.change(live, _noted(live, seat, table_id))
            return joined

        return await self._tables.finished(come())

    async def _asked(self, live: LiveTable, token: str) -> tuple[int, str]:
        """The seat of who asks and the table of the rematch, under the old table's lock; raises Denied."""
        seat = live.visitor(token).seat
        if seat is None:
            raise Denied("no-seat")
        if live.position.status != "over":
            raise Denied("no-rematch")
        seating = live.position.history.seating
        if seating.rematch is None:
            opened = await self._opened(live, seat)
            # Another house may have been first: then the row there is stands, and so does its table.
            await live.writing.append("rematch", Again(seat, opened.id))
        assert seating.rematch is not None
        return seat, seating.rematch

    async def _opened(self, live: LiveTable, host: int) -> LiveTable:
        """A new table for the same people, one seat on, with the same options and the same box."""
        head, seating = live.position.history.head, live.position.history.seating
        self._tables.check_bots(has_bots=any(bot is not None for bot in seating.bots))
        present().take("openings", "day")
        before = [(seat + 1) % len(head.seats) for seat in range(len(head.seats))]
        table = Table.new(head.game, len(head.seats), head.options, components=live.position.box)
        new = Head(
            game=head.game,
            rules=game_named(head.game).meta.rules_version,
            options=table.options,
            seats=[SeatHead(seating.name(old), seating.bots[old], None, seating.mark(old)) for old in before],
            title=head.title,
            watchable=head.watchable,
            seed=table.seed,
            host=NO_TOKEN,
            components=component_tags(table.box),
            after=After(live.id, before, before.index(host)),
            patience=head.patience,
            silence=head.silence,
            stand_in=head.stand_in,
            clock=head.clock,
        )
        return await self._tables.keep(new, table)


async def _seated(following: LiveTable, old: int, key: str) -> Joined:
    """Seat whoever had a seat in the game before, under the new table's lock; raises Denied."""
    history, token = following.position.history, digest_of(key)
    seating = history.seating
    assert history.head.after is not None
    seat = history.head.after.seats.index(old)
    following.check_open()
    if seating.keys.seat_of(token) != seat:  # else they sit already, and only the answer got lost
        if seating.has_joined(seat) and not seating.is_returned(seat):
            raise Denied("seat-taken")
        if seating.is_moved(seat):
            raise Denied("seat-moved")
        await following.writing.append(f"return {token}", Returned(seat, token))
    return Joined(following.info(), seat, key)


async def _noted(live: LiveTable, seat: int, table_id: str) -> None:
    """Tell the old table who has come, under its lock."""
    if not live.position.history.seating.is_again(seat):
        await live.writing.append(f"again {seat}", Again(seat, table_id))
