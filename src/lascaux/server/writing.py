"""Writing at a table: one input becomes one row, on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from lascaux.kernel.errors import LascauxError
from lascaux.server.faults import Denied
from lascaux.server.hold import Holding
from lascaux.server.messages import Act, ActAll, Join, Reseat, Undo
from lascaux.server.position import Position
from lascaux.server.seats import clean_name, digest_of, fresh_token
from lascaux.server.store import Body, CannotRead, CannotWrite, Reseated, Row, SatDown, Store, Taken

_log: Final = logging.getLogger(__name__)


class Writing:
    """What changes one table; whoever calls any of it holds the table's lock."""

    def __init__(self, table_id: str, position: Position, holding: Holding, store: Store) -> None:
        self._id: Final = table_id
        self._position: Final = position
        self._holding: Final = holding
        self._store: Final = store

    async def act(self, seat: int, message: Act | ActAll | Undo, language: str) -> int:
        """Play or take back, exactly once for each id; gives the row it became.  Raises Denied."""
        idem = f"{seat} {message.id}"
        if idem in self._position.history.seq_of:
            return self._position.history.seq_of[idem]
        self._check_fresh(seat, message)
        return await self._append(idem, self._done(seat, message, language))

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
        await self._append(f"join {digest_of(token)}", SatDown(seat, name, digest_of(token)))
        return seat, token

    async def reseat(self, seat: int, wanted: Reseat) -> None:
        """Give an empty seat to a bot; raises Denied."""
        seating = self._position.history.seating
        if not 0 <= seat < len(seating.bots):
            raise Denied("no-such-seat")
        if seating.has_joined(seat):
            raise Denied("seat-taken")
        name = None if wanted.name is None else clean_name(wanted.name)
        await self._append(f"reseat {seat}", Reseated(seat, wanted.bot, name))

    async def settle(self) -> None:
        """Let chance draw where the log ended before it, as a row of its own.  Raises Denied."""
        seq, body = self._position.seq, self._position.settle()
        if body is not None:
            await self._append(f"settle {seq}", body)

    async def catch_up(self) -> None:
        """Take in what others wrote to this table's log."""
        try:
            self._position.catch_up(await self._store.rows_after(self._id, self._position.seq))
        except (CannotRead, LascauxError) as error:
            _log.error("Table %s cannot be followed: %s", self._id, error)
            self._position.forget()
            raise Denied("unreadable") from None

    # --- within -------------------------------------------------------------------------------

    def _check_fresh(self, seat: int, message: Act | ActAll | Undo) -> None:
        """Raise Denied if the sender does not know what this seat is asked, or what it would take back."""
        position = self._position
        knows = position.has_seen_choice if isinstance(message, Undo) else position.has_seen_question
        if not knows(seat, message.at):
            raise Denied("stale")

    def _done(self, seat: int, message: Act | ActAll | Undo, language: str) -> Body:
        """Play or take back; gives what is to be logged.  Raises Denied; a failure leaves nothing."""
        try:
            if isinstance(message, Undo):
                return self._position.take_back(seat, language)
            return self._position.play(seat, message, language)
        except Denied:
            raise
        except Exception:
            self._position.rebuild()
            raise

    async def _append(self, idem: str, body: Body) -> int:
        """Put a row on the disk; if that fails, the game is again what the log says."""
        row = Row(self._position.seq + 1, idem, body, self._position.history.next_time())
        try:
            await self._store.append(self._id, row)
        except CannotWrite:
            self._position.forget()
            raise Denied("store") from None
        except Taken:
            await self.catch_up()
            if idem in self._position.history.seq_of:
                return self._position.history.seq_of[idem]
            raise Denied("stale") from None
        except (asyncio.CancelledError, Exception):
            self._position.forget()
            raise
        self._position.fold(row)
        self._holding.end()
        return row.seq
