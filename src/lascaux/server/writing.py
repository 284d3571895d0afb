"""Writing at a table: one input becomes one row, on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from lascaux.bots.interface import BotName
from lascaux.kernel.errors import LascauxError
from lascaux.server.deeds import Agreed, Deed, Nudged, SawNudge, StoodIn, Withdrew
from lascaux.server.faults import Denied
from lascaux.server.hold import Holding
from lascaux.server.messages import Act, ActAll, Join, Reseat, Undo
from lascaux.server.position import Position
from lascaux.server.seatrows import Called, Device, Offered, Reinvited, Renewed, Returned, SeatBody, Secured
from lascaux.server.seats import clean_name, digest_of, fresh_token
from lascaux.server.store import Body, CannotRead, CannotWrite, Reseated, Row, SatDown, Store, Taken, TookBack

_log: Final = logging.getLogger(__name__)


ROWS: Final = 4000  # rows until nothing is taken back any more
LONGEST: Final = 2  # times as many until nothing is played any more: no game is as long
PUT_OFF: Final = (  # what anybody can do again and again, and no game needs
    TookBack,
    Called,
    Device,
    Offered,
    Secured,
    Renewed,
    Reinvited,
    Nudged,
    SawNudge,
    Agreed,
    Withdrew,
)


class Writing:
    """What changes one table; whoever calls any of it holds the table's lock."""

    def __init__(
        self, table_id: str, position: Position, holding: Holding, store: Store, rows: int = ROWS
    ) -> None:
        self._id: Final = table_id
        self._position: Final = position
        self._holding: Final = holding
        self._store: Final = store
        self._rows: Final = rows

    async def act(
        self, seat: int, message: Act | ActAll | Undo, language: str, bot: BotName | None = None
    ) -> int:
        """Play or take back, exactly once for each id; gives the row it became.  Raises Denied.

        `bot` is the one that plays in the seat; its ids are never those of a person who sits there.
        """
        idem = f"{seat} {message.id}" if bot is None else f"bot {seat} {message.id}"
        if idem in self._position.history.seq_of:
            return self._position.history.seq_of[idem]
        self._check_fresh(seat, message)
        return await self.append(idem, self._done(seat, message, language, bot))

    async def wish(self, idem: str, granted: Callable[[], Deed]) -> int:
        """Log what is no move, exactly once for each id; gives the row it became.  Raises Denied."""
        known = self._position.history.seq_of.get(idem)
        return await self.append(idem, granted()) if known is None else known

    async def join(self, wanted: Join) -> tuple[int, str]:
        """A person takes the seat of an invitation; gives it and the token that proves it.  Raises Denied."""
        seating = self._position.history.seating
        for proof in (wanted.key, wanted.token):
            if proof is not None and (taken := seating.seat_of(proof)) is not None:
                return taken, proof
        seat = seating.visitor(wanted.token).invited
        if seat is None:
            raise Denied("no-seat")
        token = wanted.key or fresh_token()
        name = seating.name(seat) if wanted.name is None else clean_name(wanted.name)
        await self.append(f"join {digest_of(token)}", SatDown(seat, name, digest_of(token)))
        return seat, token

    async def reseat(self, seat: int, wanted: Reseat) -> None:
        """Give an empty seat to a bot; raises Denied."""
        self._position.history.seating.check_empty(seat)
        name = None if wanted.name is None else clean_name(wanted.name)
        await self.append(f"reseat {seat}", Reseated(seat, wanted.bot, name))

    async def settle(self) -> None:
        """Let chance draw where the log ended before it, as a row of its own.  Raises Denied."""
        seq, body = self._position.seq, self._position.settle()
        if body is not None:
            await self.append(f"settle {seq}", body)

    async def catch_up(self) -> None:
        """Take in what others wrote to this table's log."""
        try:
            self._position.catch_up(await self._store.rows_after(self._id, self._position.seq))
        except (CannotRead, LascauxError) as error:
            _log.error("Table %s cannot be followed: %s", self._id, error)
            self._position.forget()
            raise Denied("unreadable") from None

    async def append(self, idem: str, body: Body) -> int:
        """Put a row on the disk and give its number; if that fails, the game is again what the log says."""
        try:
            self._check_room(body)
        except Denied:
            self._position.forget()
            raise
        row = Row(self._position.seq + 1, idem, body, self._position.history.next_time())
        is_taken = False  # nothing is awaited while an error is handled: compiled, it would show elsewhere
        try:
            await self._store.append(self._id, row)
        except CannotWrite:
            self._position.forget()
            raise Denied("store") from None
        except Taken:
            is_taken = True
        except (asyncio.CancelledError, Exception):
            self._position.forget()
            raise
        if is_taken:
            await self.catch_up()
            if idem in self._position.history.seq_of:
                return self._position.history.seq_of[idem]
            raise Denied("stale")
        self._position.fold(row)
        if not isinstance(body, SeatBody | Deed):  # what is no move takes from nobody the time to take back
            self._holding.end()
        return row.seq

    # --- within -------------------------------------------------------------------------------

    def _check_fresh(self, seat: int, message: Act | ActAll | Undo) -> None:
        """Raise Denied if the sender does not know what this seat is asked, or what it would take back."""
        position = self._position
        knows = position.has_seen_choice if isinstance(message, Undo) else position.has_seen_question
        if not knows(seat, message.at):
            raise Denied("stale")

    def _check_room(self, body: Body) -> None:
        """Raise Denied if the log is too long for this; what takes the game to its end has more room."""
        if self._position.seq >= self._rows * LONGEST:
            raise Denied("long-game")
        if self._position.seq >= self._rows and (isinstance(body, PUT_OFF) or self._is_repeated(body)):
            raise Denied("long-table")

    def _is_repeated(self, body: Body) -> bool:
        """Whether this is what games need once, and somebody may want again and again."""
        if isinstance(body, StoodIn):
            return body.why == "left"  # and may come back, and leave again
        return isinstance(body, Returned) and self._position.history.seating.is_returned(body.seat)

    def _done(self, seat: int, message: Act | ActAll | Undo, language: str, bot: BotName | None) -> Body:
        """Play or take back; gives what is to be logged.  Raises Denied; a failure leaves nothing."""
        try:
            if isinstance(message, Undo):
                return self._position.take_back(seat, language)
            return self._position.play(seat, message, language, bot)
        except Denied:
            raise
        except Exception:
            self._position.rebuild()
            raise
