"""The REST routes about the people at a table: each asks the house and answers with one struct."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import Request
from starlette.responses import Response

from lascaux.server.codes import is_spoken, plain
from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.handover import Handover
from lascaux.server.http import answered, language_in, struct_in, token_in, watches_in
from lascaux.server.limits import (
    CODES,
    FIRST_CODES,
    FIRST_GUESSES,
    FIRST_SEAT_CHANGES,
    GUESSES,
    SEAT_CHANGES,
    Shares,
    TokenBucket,
)
from lascaux.server.live import LiveTable
from lascaux.server.rematches import Rematches
from lascaux.server.seatmessages import Call, NewCode, OwnSeat, PlayAgain, Redeem, Renew, SetOrder
from lascaux.server.tables import Tables

_call: Final = msgspec.json.Decoder(Call)
_new_code: Final = msgspec.json.Decoder(NewCode)
_redeem: Final = msgspec.json.Decoder(Redeem)
_renew: Final = msgspec.json.Decoder(Renew)
_set_order: Final = msgspec.json.Decoder(SetOrder)
_play_again: Final = msgspec.json.Decoder(PlayAgain)


class SeatApi:
    """What each route does."""

    def __init__(self, tables: Tables, handover: Handover, first_codes: float = FIRST_CODES) -> None:
        self._tables: Final = tables
        self._handover: Final = handover
        self._rematches: Final = Rematches(tables)
        self._codes: Final = Shares(CODES, first_codes)
        self._guesses: Final = TokenBucket(GUESSES, FIRST_GUESSES)
        self._changes: Final = Shares(SEAT_CHANGES, FIRST_SEAT_CHANGES)

    async def own_seat(self, request: Request, table: str) -> Response:
        """What the owner of a seat may know of it."""
        live, token = await self._owner(request, table)
        async with live.lock:
            seating, seat = live.position.history.seating, _seat(live, token)
            return answered(OwnSeat(seat, seating.keys.devices(seat), seating.keys.has_recovery(seat)))

    async def orders(self, request: Request, table: str) -> Response:
        """The standing orders of one's seat."""
        if watches_in(request):
            raise Denied("no-seat")  # a covered device is told no secret
        live, token = await self._owner(request, table)
        async with live.lock:
            return answered(self._tables.ordering.of(live, _seat(live, token)))

    async def set_order(self, request: Request, table: str) -> Response:
        """Give or revoke a standing order of one's seat; nobody else is told."""
        wanted = await struct_in(request, _set_order)
        live, token = await self._changer(request, table)
        return answered(await self._tables.order(live, token, wanted))

    async def call(self, request: Request, table: str) -> Response:
        """Have another name or another mark at the table."""
        wanted = await struct_in(request, _call)
        live, token = await self._changer(request, table)
        return answered(await self._handover.call(live, token, wanted))

    async def offer_seat(self, request: Request, table: str) -> Response:
        """Make codes by which another device takes one's seat, once; former ones are void."""
        wanted = await struct_in(request, _new_code)
        live, token = await self._changer(request, table)
        return answered(
            await self._handover.offer(live, token, language_in(request), keeps=wanted.keeps), 201
        )

    async def redeem(self, request: Request) -> Response:
        """Open the seat that words, a link or a recovery code stand for.

        Whatever is wrong, the refusal is the same: nobody learns whether there is such a table.
        """
        if not self._codes.take(present().group):
            raise Denied("too-fast")
        wanted = await struct_in(request, _redeem)
        if is_spoken(plain(wanted.code)) and not self._guesses.take():
            raise Denied("too-many-codes")
        return answered(await self._handover.redeem(wanted))

    async def secure_seat(self, request: Request, table: str) -> Response:
        """Make a recovery code for one's seat, told this once; the former one is void."""
        live, token = await self._changer(request, table)
        return answered(await self._handover.secure(live, token), 201)

    async def renew_seat(self, request: Request, table: str) -> Response:
        """Give one's seat a new token and a new recovery code; all other devices lose it at once."""
        wanted = await struct_in(request, _renew)
        live, token = await self._changer(request, table)
        return answered(await self._handover.renew(live, token, wanted), 201)

    async def invite(self, request: Request, table: str, seat: int) -> Response:
        """Make a new invitation for an empty seat: the host, or anybody seated if the host stays away."""
        live, visitor = await self._tables.visit(table, token_in(request))
        self._tables.check_host(live, visitor)
        self._check_change(table, "host" if visitor.is_host else str(visitor.seat))
        return answered(await self._handover.invite(live, seat), 201)

    async def rematch(self, request: Request, table: str) -> Response:
        """Play again: take one's seat at the one table that follows, opened for the first who asks."""
        wanted = await struct_in(request, _play_again)
        live, token = await self._changer(request, table)
        return answered(await self._rematches.join(live, token, wanted.key))

    # --- within -------------------------------------------------------------------------------

    async def _owner(self, request: Request, table: str) -> tuple[LiveTable, str]:
        """The table, and the token of whoever has a seat there; raises Denied."""
        token = token_in(request)
        live, visitor = await self._tables.visit(table, token)
        if visitor.seat is None or token is None:
            raise Denied("no-seat")
        return live, token

    async def _changer(self, request: Request, table: str) -> tuple[LiveTable, str]:
        """The same, of one who has not asked for too many changes of late."""
        live, token = await self._owner(request, table)
        self._check_change(table, str(live.visitor(token).seat))
        return live, token

    def _check_change(self, table: str, who: str) -> None:
        """Raise Denied if somebody at a table has had their share of changes."""
        if not self._changes.take(f"{table} {who}"):
            raise Denied("too-fast")


def _seat(live: LiveTable, token: str) -> int:
    """The seat that a token proves, now that the table's lock is held; raises Denied."""
    seat = live.position.history.seating.visitor(token).seat
    if seat is None:
        raise Denied("no-seat")
    return seat
