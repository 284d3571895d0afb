"""The short way to a socket: messages that wait go out together, past all layers that have no say in them.

What comes in is read a little at a time, and charged to the address it comes from: thousands of tiny frames
fit into what the system hands over at once, and pings among them never reach the app.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from lascaux.server.work import FREE, Work

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

    from lascaux.server.guests import Guest

LINE: Final = "line"  # where the state of a connection has it
TEXT: Final = 0x81  # a whole message of text, in one frame
SLICE: Final = 512  # bytes that are read at once


class Line(WebSocketsSansIOProtocol):
    """The sockets of uvicorn, with a way to write to them at once."""

    guest: Guest | None = None  # whose connection it is
    work: Work = FREE  # of the address behind it, which a proxy may have brought
    _rest: bytearray  # what came and was not read yet
    _is_due = False  # whether it is read on anyway

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Begin with nothing."""
        self._rest = bytearray()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget about it."""
        self._rest.clear()
        if self.guest is not None:
            self.guest.leave("connections")
            self.guest = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what came, or the first of it and the rest when others had their turn."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        began = perf_counter()
        self._rest += data
        self.work.charge(perf_counter() - began)
        if not self._is_due:
            self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; once all are taken, more is read."""
        message = await super().receive()
        if self._rest and self.queue.empty():
            self._read_later()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the app wants; one who was refused the socket has been answered, which is no error."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def handle_connect(self, event: Request) -> None:
        """Let the app find this line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what is no text is refused, unless a goodbye has come behind it."""
        with suppress(InvalidState):
            super().send_receive_event_to_app()

    def _read_on(self) -> None:
        """Read a little, if what came before was taken and the address may have something done."""
        self._is_due = False
        if self.transport.is_closing() or (self.read_paused and not self.queue.empty()):
            return
        if self.work.wait() > 0.0:
            self._read_later()
            return
        began = perf_counter()
        part = bytes(self._rest[:SLICE])
        del self._rest[:SLICE]
        super().data_received(part)
        self.work.charge(perf_counter() - began)
        if self.queue.empty():
            self._read_later()

    def _read_later(self) -> None:
        """Read on when it may be; until nothing is left, nothing more is taken from the system."""
        if self._is_due or self.transport.is_closing():
            return
        if self._rest and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        elif not self._rest and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self._rest:
            self._is_due = True
            self.work.reading.later(self._read_on)

    @property
    def is_free(self) -> bool:
        """Whether a message would leave now: the other end is there, and not behind with reading."""
        is_open = self.conn.state is State.OPEN and self.handshake_complete and not self.close_sent
        return is_open and self.writable.is_set() and not self.transport.is_closing()

    def write(self, messages: Iterable[bytes]) -> None:
        """Send messages in one piece; the line is free."""
        self.transport.write(b"".join([part for message in messages for part in (head_of(message), message)]))


def line_of(socket: WebSocket) -> Line | None:
    """The short way to a socket; None where another server than ours serves it."""
    line = socket.scope.get("state", {}).get(LINE)
    return line if isinstance(line, Line) else None


def head_of(message: bytes) -> bytes:
    """What stands before a message on the wire: that it is text, and how long it is."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
