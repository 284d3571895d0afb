"""What goes out over one socket: answers in their order, and whatever is new at the table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from lascaux.server.limits import OUTBOX
from lascaux.server.line import line_of
from lascaux.server.live import LiveTable
from lascaux.server.messages import Bye, Refused, Seats, ToBrowser
from lascaux.server.seats import Visitor

TRY_AGAIN: Final = 1013

_encoder: Final = msgspec.json.Encoder()


class Hangup(Exception):
    """This socket is to be closed, with these words; `why` goes before them."""

    def __init__(self, code: int, bye: Bye | None, why: Refused | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.bye: Final = bye
        self.why: Final = why


class Outbox:
    """What waits to be sent to one who looks at a table, and what was sent.

    Whoever reads as fast as we write gets all that waits in one piece, straight from the loop.  For others
    `write_all` waits until they can take more.
    """

    def __init__(self, socket: WebSocket, live: LiveTable, visitor: Visitor, said: int | None) -> None:
        self._socket: Final = socket
        self._line: Final = line_of(socket)
        self._live: Final = live
        self._seat: Final = visitor.seat
        self._is_insider: Final = visitor.seat is not None or visitor.is_host
        self._said = said  # the newest line of talk that was looked at; None if none is wanted
        self._was_open = live.talk.is_open
        self.is_closed = False  # nobody listens any more
        self._waiting: Final[deque[ToBrowser | bytes]] = deque()
        self._bell: Final = asyncio.Event()  # there is something for `write_all` to do
        self._seen = live.seq
        self._presence = live.presence.changes
        self._is_due = False  # whether `_write_now` comes anyway
        self._is_sending = False  # whether `write_all` waits for a slow reader
        self._hangup: Hangup | None = None
        self._loop: Final = asyncio.get_running_loop()

    def put(self, message: ToBrowser | bytes) -> None:
        """Send soon; one who does not read is told to come back later, one who is gone nothing."""
        if not self.is_closed:
            self._add(message)
            self.ring()

    def put_talk(self) -> None:
        """Tell what was said so far, be it nothing, to one who wants to hear it."""
        if self._said is not None:
            self.put(self._live.talk.since(self._said, is_insider=self._is_insider))
            self._said = self._live.talk.newest

    def forget_newest(self) -> None:
        """Tell the newest row once more: the other end seems not to know it."""
        self._seen = min(self._seen, self._live.seq - 1)
        self.ring()

    def hang_up(self, hangup: Hangup) -> None:
        """Have the socket closed."""
        self._hangup = self._hangup or hangup
        self._bell.set()

    def close(self) -> None:
        """Keep nothing more for one who is gone."""
        self.is_closed = True

    def ring(self) -> None:
        """There is something to say."""
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._write_now)

    async def write_all(self) -> None:
        """Send what cannot be sent at once; raises the Hangup that ends it."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            if self._hangup is not None:
                raise self._hangup
            async with self._live.lock:
                for news in self._news():
                    self._add(news)
            self._is_sending = True
            while self._waiting:
                await send(self._socket, self._waiting.popleft())
            self._is_sending = False

    def _add(self, message: ToBrowser | bytes) -> None:
        if len(self._waiting) >= OUTBOX:
            raise Hangup(TRY_AGAIN, None)
        self._waiting.append(message)

    def _write_now(self) -> None:
        """Send all there is in one piece, or leave it to `write_all` if that cannot be."""
        self._is_due = False
        is_done = False
        try:
            is_busy = self._is_sending or self._live.lock.locked() or self._hangup is not None
            if self._line and self._line.is_free and not is_busy:
                messages = [*self._waiting, *self._news()]
                self._waiting.clear()
                if messages:
                    self._line.write([_encoded(message) for message in messages])
                is_done = True
        finally:
            if not is_done:  # what failed will fail again there, and ends this socket only
                self._bell.set()

    def _news(self) -> list[ToBrowser | bytes]:
        """What the other end does not know yet of the table, whose lock nobody else holds."""
        live = self._live
        news: list[ToBrowser | bytes] = []
        if live.seq > self._seen:
            news.append(live.update_bytes(self._seat, self._seen))
        elif live.presence.changes != self._presence:
            news.append(Seats(live.info()))
        if self._said is not None and live.talk.newest > self._said:
            news += self._talk(self._said)
        self._seen = live.seq
        self._presence = live.presence.changes
        return news

    def _talk(self, said: int) -> list[ToBrowser | bytes]:
        """What was said since a line, if any of it may be read here."""
        talk = self._live.talk.since(said, is_insider=self._is_insider)
        is_news = bool(talk.lines) or talk.open != self._was_open
        self._said, self._was_open = self._live.talk.newest, talk.open
        return [talk] if is_news else []


async def send(socket: WebSocket, message: ToBrowser | bytes) -> None:
    """Send one message, however long it takes; a socket that is gone gets nothing."""
    with contextlib.suppress(RuntimeError):  # Starlette's word for a socket that is gone
        await socket.send_text(_encoded(message).decode())


def _encoded(message: ToBrowser | bytes) -> bytes:
    return message if isinstance(message, bytes) else _encoder.encode(message)
