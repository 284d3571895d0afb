"""The short way to a socket: messages that wait go out together, past all layers that have no say in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINE: Final = "line"  # where the state of a connection has it
TEXT: Final = 0x81  # a whole message of text, in one frame


class Line(WebSocketsSansIOProtocol):
    """The sockets of uvicorn, with a way to write to them at once."""

    def handle_connect(self, event: Request) -> None:
        """Let the app find this line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self

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
