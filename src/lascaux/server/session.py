"""One socket: a seat, or somebody who watches, at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lascaux.server.claims import Claim
from lascaux.server.company import Company, place_of
from lascaux.server.faults import Denied, unreadable
from lascaux.server.guests import Guest, present
from lascaux.server.limits import FRAME, RATE, TokenBucket
from lascaux.server.line import line_of
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
    Pace,
    Ping,
    Pong,
    Refused,
    Undo,
    Welcome,
)
from lascaux.server.moments import now
from lascaux.server.outbox import TRY_AGAIN, Hangup, Outbox, send
from lascaux.server.tables import Tables
from lascaux.server.work import timed
from lascaux.table.words import DEFAULT

HELLO_FIRST: Final = "The first message is `hello`, and only the first."
HELLO_WITHIN: Final = 10.0  # seconds
AGAIN: Final = 5  # seconds after which one who has too many sockets may try again
FAREWELL: Final = 1.0  # seconds a slow reader has to take our goodbye

AGAINST_THE_RULES: Final = 1008
NUMBERED: Final = (Act, ActAll, Undo, AskWhyNot, AskWhatIf)  # what is answered by its id

_decoder: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)
_log: Final = logging.getLogger(__name__)


class Session:
    """One who plays or watches: what comes in over the socket is answered into its outbox."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        self._socket: Final = socket
        self._line: Final = line_of(socket)
        self._tables: Final = tables
        self._guest: Final[Guest] = present()
        self._bucket: Final = TokenBucket()
        self._language: str = DEFAULT
        self._outbox: Outbox | None = None  # once there is a table to tell about
        self._is_acting = False  # whether a move is on its way to the disk
        self._hangup: Hangup | None = None
        self._has_seat = False
        self._follows = False  # whether what bots do is followed here, once there is a table

    async def run(self, table_id: str) -> None:
        """Serve the socket until one side leaves."""
        await self._socket.accept()
        try:
            with self._guest.having("sockets"):
                await self._run(table_id)
        except Denied as denied:
            await self._close(self._turned_away(denied, AGAIN))

    async def _run(self, table_id: str) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
            live = await self._tables.get(table_id)
            live.check_open()
            claim = Claim(live.position.history.seating, hello.token, hello.watches)
        except TimeoutError:
            await self._close(Hangup(AGAINST_THE_RULES, None))
        except Denied as denied:
            await self._close(self._turned_away(denied))
        except WebSocketDisconnect:
            return
        else:
            place = place_of(live.position.history.seating, claim.visitor)
            company = Company(self._tables, live, place, hello.beside)
            await self._serve(live, claim, company, hello)

    def hang_up(self, hangup: Hangup) -> None:
        """Have the socket closed, from outside."""
        self._hangup = self._hangup or hangup
        if self._outbox is not None:
            self._outbox.hang_up(self._hangup)

    # --- one table ----------------------------------------------------------------------------

    async def _serve(self, live: LiveTable, claim: Claim, company: Company, hello: Hello) -> None:
        seat, since = claim.visitor.seat, hello.since
        stop = self._tables.bells.listen(live.id, lambda _: self._hear(live, claim, company))
        company.come()
        self._has_seat = company.has_seat
        self._follow(live, not hello.skips)
        if seat is None:
            self._tables.watchers.come(live, self, hello.name)
        try:
            async with live.lock:
                outbox = Outbox(self._socket, live, claim.visitor, hello.said)
                outbox.put(Welcome(live.info(), seat, now()))
                outbox.put(live.update_bytes(seat, since if since <= live.seq else 0))
                outbox.put_talk()
            self._outbox = outbox
            if self._hangup is not None:
                outbox.hang_up(self._hangup)
            await self._together(live, claim, outbox)
        finally:
            stop()
            company.leave()
            self._follow(live, False)
            if seat is None:
                self._tables.watchers.leave(live, self)

    def _follow(self, live: LiveTable, follows: bool) -> None:
        """What bots do is followed here from now on, or no longer."""
        if follows != self._follows:
            self._follows = follows
            live.presence.follow(self._has_seat, 1 if follows else -1)

    def _hear(self, live: LiveTable, claim: Claim, company: Company) -> None:
        """The table has come to a new row, or somebody came or went."""
        company.check()
        try:
            live.check_open()
            claim.check()
        except Denied as denied:
            self.hang_up(self._turned_away(denied))
        if self._outbox is not None:
            self._outbox.ring()

    async def _together(self, live: LiveTable, claim: Claim, outbox: Outbox) -> None:
        """Read and write at the same time; the first to end ends all."""
        reading = asyncio.create_task(timed(self._read_all(live, claim, outbox)))
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
        message = read(await self._text())
        if not isinstance(message, Hello):
            raise unreadable(HELLO_FIRST)
        self._language = message.language
        return message

    async def _read_all(self, live: LiveTable, claim: Claim, outbox: Outbox) -> None:
        while not outbox.is_closed:
            if self._line is None or not self._line.queue.empty():
                await asyncio.sleep(0)  # whoever sends a lot at once still lets us write
            number = ""
            try:
                message = read(await self._text())
                number = message.id if isinstance(message, NUMBERED) else ""
                claim.check()
                await self._answer(live, claim, message, outbox)
            except Denied as denied:
                outbox.put(Refused(number, live.seq, denied.fault(self._language)))
                if denied.code == "stale":
                    outbox.forget_newest()

    async def _answer(self, live: LiveTable, claim: Claim, message: FromBrowser, outbox: Outbox) -> None:
        seat = claim.visitor.seat
        match message:
            case Act() | ActAll() | Undo():
                if seat is None:
                    raise Denied("no-seat")
                if isinstance(message, Undo):
                    self._guest.take("undos")
                number = message.id
                self._is_acting = True
                try:
                    await self._tables.act(
                        live, seat, message, self._language, lambda seq: outbox.put(Ack(number, seq)), claim
                    )
                finally:
                    self._is_acting = False
            case Done():
                if seat is None:
                    raise Denied("no-seat")
                live.holding.end_turn(seat, message.at)
            case Pace(skips=skips):
                self._follow(live, not skips)
            case AskWhyNot() | AskWhatIf():
                await self._tell_about(live, seat, message, outbox)
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

    async def _text(self) -> str:
        """The next message as it came, when it is its turn to be read; raises Denied if it cannot be one."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        while not self._bucket.take():  # whoever talks too fast is listened to more slowly
            await asyncio.sleep(1 / RATE)
        await self._guest.work.turn(None)
        text = event.get("text")
        if not isinstance(text, str):
            raise Denied("not-text")
        if len(text) > FRAME:
            raise Denied("too-large", {"limit": FRAME // 1024})
        return text

    # --- what goes out ------------------------------------------------------------------------

    def _turned_away(self, denied: Denied, again: int | None = None) -> Hangup:
        """The end of a socket that opens nothing, or nothing any more, or only in some seconds."""
        fault = denied.fault(self._language)
        return Hangup(AGAINST_THE_RULES, Bye(fault.message, again), Refused("", 0, fault))

    async def _close(self, hangup: Hangup) -> None:
        """Say why, and goodbye, to those who listen."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(FAREWELL):
                for message in (hangup.why, hangup.bye):
                    if message is not None:
                        await send(self._socket, message)
                await self._socket.close(hangup.code)


def read(text: str) -> FromBrowser:
    """A message; raises Denied if it cannot be read."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise unreadable(str(error)) from None
