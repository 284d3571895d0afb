"""One seat, several devices: codes that open it elsewhere, a recovery code, a token that ends all others."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from lascaux.server.codes import fresh_signs, fresh_words, plain
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Joined, TableInfo
from lascaux.server.moments import now
from lascaux.server.seatmessages import Call, Invitation, Recovery, Redeem, Renew, SeatCode
from lascaux.server.seatrows import Called, Device, Offered, Reinvited, Renewed, SeatBody, Secured
from lascaux.server.seats import clean_name, digest_of, fresh_token
from lascaux.server.store import CannotRead, Store
from lascaux.server.tables import Tables

LASTS: Final = 600  # seconds that a code for another device is good for


class Handover:
    """What people do with their seats besides playing; every change is a row of the log."""

    def __init__(self, tables: Tables, store: Store, lasts: int = LASTS) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._lasts: Final = lasts

    async def offer(self, live: LiveTable, token: str, language: str, *, keeps: bool) -> SeatCode:
        """Make codes by which another device takes the seat, or shares it; raises Denied."""
        words, link = fresh_words(language), fresh_signs()
        lost = None if keeps else digest_of(token)

        def offered(seat: int) -> Offered:
            return Offered(seat, _kept(words), _kept(link), now(self._lasts), lost)

        await self._write(live, token, offered)
        return SeatCode(words, link, self._lasts)

    async def redeem(self, wanted: Redeem) -> Joined:
        """Open the seat that a code stands for; raises Denied, always in the same words."""
        code = _kept(wanted.code)
        try:
            table = await self._store.find(code)
        except CannotRead:
            raise Denied("unreadable") from None
        live = None if table is None else await self._found(table)
        if live is None:
            raise Denied("bad-code")
        return await self._tables.change(live, _opened(live, code, wanted.key))

    async def secure(self, live: LiveTable, token: str) -> Recovery:
        """Make a recovery code; the former one is void.  Raises Denied."""
        code = fresh_signs()
        await self._write(live, token, lambda seat: Secured(seat, _kept(code)))
        return Recovery(code)

    async def renew(self, live: LiveTable, token: str, wanted: Renew) -> Recovery:
        """Give a seat a new token and recovery code; whatever else opened it is void.  Raises Denied."""
        code = fresh_signs()
        await self._write(live, token, lambda seat: Renewed(seat, digest_of(wanted.key), _kept(code)))
        return Recovery(code)

    async def call(self, live: LiveTable, token: str, wanted: Call) -> TableInfo:
        """Give the one in a seat another name or mark; raises Denied."""
        seating = live.position.history.seating
        name = None if wanted.name is None else clean_name(wanted.name)

        def called(seat: int) -> Called:
            mark = wanted.mark or seating.mark(seat)
            seating.check_mark(seat, mark)
            return Called(seat, name or seating.name(seat), mark)

        return await self._write(live, token, called)

    async def invite(self, live: LiveTable, seat: int) -> Invitation:
        """Make a new invitation for an empty seat; the former one is void.  Raises Denied."""
        token = fresh_token()

        async def invited() -> Invitation:
            live.check_open()
            live.position.history.seating.check_empty(seat)
            await live.writing.append(f"invite {digest_of(token)}", Reinvited(seat, digest_of(token)))
            return Invitation(seat, token)

        return await self._tables.change(live, invited())

    async def _found(self, table: str) -> LiveTable | None:
        """A table, if it is still there."""
        try:
            return await self._tables.get(table)
        except Denied as denied:
            if denied.code == "no-table":
                return None
            raise

    async def _write(self, live: LiveTable, token: str, make: Callable[[int], SeatBody]) -> TableInfo:
        """Log something that the owner of a seat wants; raises Denied."""

        async def written() -> TableInfo:
            seat = live.visitor(token).seat  # it may have gone to another device while this waited
            if seat is None:
                raise Denied("no-seat")
            await live.writing.append(f"seat {secrets.token_hex(8)}", make(seat))
            return live.info()

        return await self._tables.change(live, written())


async def _opened(live: LiveTable, code: str, key: str) -> Joined:
    """Let a device with a code hold the seat, under the table's lock; raises Denied."""
    history = live.position.history
    keys, token = history.seating.keys, digest_of(key)
    if live.is_closed:
        raise Denied("bad-code")
    if keys.seat_of(token) is None:  # else it was opened before, and only the answer got lost
        opening = keys.opened_by(code, history.next_time())
        if opening is None:
            raise Denied("bad-code")
        device = Device(opening.seat, token, code, opening.lost)
        await live.writing.append(f"device {secrets.token_hex(8)}", device)
    seat = keys.seat_of(token)
    if seat is None:
        raise Denied("bad-code")
    return Joined(live.info(), seat, key)


def _kept(code: str) -> str:
    """What is kept of a code, however it was typed: its SHA-256."""
    return digest_of(plain(code))
