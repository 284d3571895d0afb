"""One socket: a seat, or somebody who watches, at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lascaux.server.faults import Denied, unreadable
from lascaux.server.limits import FRAME, TokenBucket
from lascaux.server.live import LiveTable
from lascaux.server.messages import (
    Ack,
    Act,
    ActAll,
    AskWhatIf,
    AskWhyNot,
    Bye,
    Done,
    FromBrowser,
    Hello,
    Ping,
    Pong,
    Refused,
    Undo,
    Welcome,
)
from lascaux.server.outbox import TRY_AGAIN, Hangup, Outbox, send
from lascaux.server.seats import Visitor
from lascaux.server.tables import Tables
from lascaux.table.words import DEFAULT

HELLO_FIRST: Final = "The first message is `hello`, and only the first."
HELLO_WITHIN: Final = 10.0  # seconds
STRIKES: Final = 100  # messages beyond the limit until the socket is closed
FAREWELL: Final = 1.0  # seconds a slow reader has to take our goodbye

AGAINST_THE_RULES: Final = 1008
NUMBERED: Final = (Act, ActAll, Undo, AskWhyNot, AskWhatIf)  # what is answered by its id

_decoder: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)
_log: Final = logging.getLogger(__name__)


class Session:
    """One who plays or watches: what comes in over the socket is answered into its outbox."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        self._socket: Final = socket
        self._tables: Final = tables
        self._bucket: Final = TokenBucket()
        self._strikes = 0
        self._language: str = DEFAULT
        self._outbox: Outbox | None = None  # once there is a table to tell about
        self._is_acting = False  # whether a move is on its way to the disk
        self._hangup: Hangup | None = None

    async def run(self, table_id: str) -> None:
        """Serve the socket until one side leaves."""
        await self._socket.accept()
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
            live = await self._tables.get(table_id)
            visitor = live.visitor(hello.token)
        except TimeoutError:
            await self._close(Hangup(AGAINST_THE_RULES, None))
        except Denied as denied:
            fault = denied.fault(self._language)
            await self._close(Hangup(AGAINST_THE_RULES, Bye(fault.message, None)), Refused("", 0, fault))
        except WebSocketDisconnect:
            return
        else:
            await self._serve(live, visitor, hello.since)

    def hang_up(self, bye: Bye, code: int) -> None:
        """Have the socket closed, from outside."""
        self._hangup = self._hangup or Hangup(code, bye)
        if self._outbox is not None:
            self._outbox.hang_up(self._hangup)

    # --- one table ----------------------------------------------------------------------------

    async def _serve(self, live: LiveTable, visitor: Visitor, since: int) -> None:
        stop = self._tables.bells.listen(live.id, self._hear)
        self._tables.come(live, visitor.seat)
        try:
            async with live.lock:
                outbox = Outbox(self._socket, live, visitor.seat)
                outbox.put(Welcome(live.info(), visitor.seat))
                outbox.put(live.update_bytes(visitor.seat, since if since <= live.seq else 0))
            self._outbox = outbox
            if self._hangup is not None:
                outbox.hang_up(self._hangup)
            await self._together(live, visitor, outbox)
        finally:
            stop()
            self._tables.leave(live, visitor.seat)

    def _hear(self, seq: int) -> None:
        """The table has come to a new row, or somebody came or went."""
        if self._outbox is not None:
            self._outbox.ring()

    async def _together(self, live: LiveTable, visitor: Visitor, outbox: Outbox) -> None:
        """Read and write at the same time; the first to end ends all."""
        reading = asyncio.create_task(self._read_all(live, visitor, outbox))
        writing = asyncio.create_task(outbox.write_all())
        tasks = [writing, reading]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            outbox.close()
            if self._is_acting:  # a move that is on its way to the disk counts, whoever is gone by then
                self._tables.see_out(reading)
                tasks.remove(reading)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            failure = task.exception()
            if isinstance(failure, Hangup):
                await self._close(failure)
            elif failure is not None and not isinstance(failure, WebSocketDisconnect):
                _log.error("A socket failed.", exc_info=failure)
                fault = Denied("internal").fault(self._language)
                await self._close(Hangup(TRY_AGAIN, Bye(fault.message, 1)))

    # --- what comes in ------------------------------------------------------------------------

    async def _hello(self) -> Hello:
        """The first message; raises Denied if it is another one."""
        message = await self._receive()
        if not isinstance(message, Hello):
            raise unreadable(HELLO_FIRST)
        self._language = message.language
        return message

    async def _read_all(self, live: LiveTable, visitor: Visitor, outbox: Outbox) -> None:
        while not outbox.is_closed:
            await asyncio.sleep(0)  # whoever sends a lot at once still lets us write
            number = ""
            try:
                message = await self._receive()
                number = message.id if isinstance(message, NUMBERED) else ""
                self._check_pace()
                await self._answer(live, visitor, message, outbox)
            except Denied as denied:
                outbox.put(Refused(number, live.seq, denied.fault(self._language)))
                if denied.code == "stale":
                    outbox.forget_newest()

    async def _answer(self, live: LiveTable, visitor: Visitor, message: FromBrowser, outbox: Outbox) -> None:
        match message:
            case Act() | ActAll() | Undo():
                if visitor.seat is None:
                    raise Denied("no-seat")
                number = message.id
                self._is_acting = True
                try:
                    await self._tables.act(
                        live, visitor.seat, message, self._language, lambda seq: outbox.put(Ack(number, seq))
                    )
                finally:
                    self._is_acting = False
            case Done():
                if visitor.seat is None:
                    raise Denied("no-seat")
                live.holding.end_turn(visitor.seat, message.at)
            case AskWhyNot() | AskWhatIf():
                await self._tell_about(live, visitor.seat, message, outbox)
            case Ping():
                outbox.put(Pong(live.seq))
            case Hello():
                raise unreadable(HELLO_FIRST)

    async def _tell_about(
        self, live: LiveTable, seat: int | None, message: AskWhyNot | AskWhatIf, outbox: Outbox
    ) -> None:
        """Answer a question that changes nothing."""
        if seat is None:
            raise Denied("no-seat")
        async with live.lock:
            if isinstance(message, AskWhyNot):
                outbox.put(live.why_not(seat, message, self._language))
            else:
                outbox.put(live.what_if(seat, message, self._language))

    async def _receive(self) -> FromBrowser:
        """The next message; raises Denied if it cannot be read."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = event.get("text")
        if not isinstance(text, str):
            raise Denied("not-text")
        if len(text) > FRAME:
            raise Denied("too-large", {"limit": FRAME // 1024})
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise unreadable(str(error)) from None

    def _check_pace(self) -> None:
        """Raise Denied if messages come too fast, and Hangup if they go on so."""
        if self._bucket.take():
            return
        self._strikes += 1
        denied = Denied("too-fast")
        if self._strikes > STRIKES:
            raise Hangup(AGAINST_THE_RULES, Bye(denied.fault(self._language).message, 5))
        raise denied

    # --- what goes out ------------------------------------------------------------------------

    async def _close(self, hangup: Hangup, last: Refused | None = None) -> None:
        """Say goodbye, and before it a last word, to those who listen."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(FAREWELL):
                for message in (last, hangup.bye):
                    if message is not None:
                        await send(self._socket, message)
                await self._socket.close(hangup.code)
