"""The door: every connection passes it, and none stays that says nothing, says half or says too much.

What uvicorn closes by itself are connections on which a whole request was answered and no other one came.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from lascaux.server.guests import Guest, Guests
from lascaux.server.houserules import HouseRules
from lascaux.server.line import Line
from lascaux.server.work import FREE, Work

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

GUESTS: Final = "guests"  # where the state of the app has them
HEAD: Final = 32 * 1024  # bytes of address and headers
HEADERS: Final = 100
SLICE: Final = 2048  # bytes that are read before others have their turn, if they hold several requests
OVERDRAWN: Final = 2.0  # seconds; whose next turn is further away is not let in

REFUSAL: Final = (
    "HTTP/1.1 {status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    "Content-Length: {length}\r\n\r\n{words}"
)
FULL: Final = (
    "429 Too Many Requests",
    "Too many connections from one address: close some, then try again.\n",
)
TOO_LONG: Final = ("431 Request Header Fields Too Large", "The address or the headers are too long.\n")
TOO_LATE: Final = ("408 Request Timeout", "The request did not come in time.\n")


class Door(HttpToolsProtocol):
    """The connections of uvicorn, each within limits of time, size and number."""

    _guest: Guest | None = None  # while this connection counts
    _deadline: asyncio.TimerHandle | None = None
    _unread_until: asyncio.TimerHandle | None = None
    _rest: bytearray  # what came and was not read yet
    _work: Work = FREE  # of who is at the other end
    _is_due = False  # whether it is read on anyway
    _is_held = False  # whether nothing more is taken from the system until all that came is read
    _rules: HouseRules
    _answering: RequestResponseCycle | None = None
    _is_in_head = True
    _head = 0  # bytes of it so far

    # --- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Let somebody in, or not."""
        began = perf_counter()
        super().connection_made(transport)
        self._rest = bytearray()
        guests = self.app_state.get(GUESTS)
        assert isinstance(guests, Guests)
        self._rules = guests.rules
        guest = guests.at_door(self.client[0] if self.client else "")
        if guest.work.wait() > OVERDRAWN or not guests.has_room(len(self.connections)):
            self.transport.abort()
        elif guest.enter("connections"):
            self._guest, self._work = guest, guest.work
            self._expect(self._rules.head_seconds)
        else:
            self._refuse(FULL)
        guest.work.charge(perf_counter() - began)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget about them."""
        self._tell_gone()
        self._let_go()
        if self._guest is not None:
            self._guest.leave("connections")
            self._guest = None
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with the guest who has it."""
        self._let_go()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, Line) and self._guest is not None:
            line.guest, self._guest = self._guest, None

    # --- what comes in ------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, a little at a time if there is a lot."""
        self._rest += data
        if not self._is_due:
            self._read_on()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head, self._head = True, 0
        if self._deadline is None:
            self._expect(self._rules.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take one more header, unless there are too many."""
        super().on_header(name, value)
        if len(self.headers) > HEADERS:
            self._head = HEAD

    def on_headers_complete(self) -> None:
        """All headers are there."""
        self._is_in_head = False
        self._expect(self._rules.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._is_in_head, self._head = True, 0
        self._forget_deadline()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It was answered: read what came behind it."""
        super().on_response_complete()
        if self._rest:
            self.loop.call_soon(self._read_on)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """The other end does not read: wait for it, but not for ever."""
        super().pause_writing()
        self._unread_until = self.loop.call_later(self._rules.body_seconds, self._drop)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self._unread_until is not None:
            self._unread_until.cancel()

    # --- within -------------------------------------------------------------------------------

    def _read_on(self) -> None:
        """Read until nothing is left, or a request waits for the answer to the one before it.

        What begins a request is read as soon as its address has rested, and refused then if it has used too
        much; who sends one drop by drop waits for every drop.
        """
        self._is_due = False
        while self._rest and not self.pipeline and not self.transport.is_closing():
            if self.transport.get_protocol() is not self:
                return
            is_begin = self._is_in_head and not self._head
            if (self._work.rest() if is_begin else self._work.wait()) > 0.0:
                self._is_due = self._is_held = True
                self.flow.pause_reading()
                (self._work.greeting if is_begin else self._work.reading).later(self._read_on)
                return
            self._read_part()
        if self._is_held and not self._rest and not self.pipeline and not self.transport.is_closing():
            self._is_held = False
            if self._answering is None or len(self._answering.body) <= HIGH_WATER_LIMIT:
                self.flow.resume_reading()

    def _read_part(self) -> None:
        began = perf_counter()
        part = bytes(self._rest[:SLICE])
        del self._rest[:SLICE]
        self._head += len(part) if self._is_in_head else 0
        super().data_received(part)
        if self._is_in_head and self._head >= HEAD and not self.transport.is_closing():
            self._refuse(TOO_LONG)
        self._work.charge(perf_counter() - began)

    def _expect(self, seconds: float) -> None:
        self._forget_deadline()
        self._deadline = self.loop.call_later(seconds, self._miss)

    def _miss(self) -> None:
        """What was expected has not come."""
        self._deadline = None
        if self._is_in_head:
            self._refuse(TOO_LATE)
        else:
            self._drop()

    def _refuse(self, refusal: tuple[str, str]) -> None:
        """Say why, once, and close."""
        status, words = refusal
        self._rest.clear()
        self.transport.write(REFUSAL.format(status=status, length=len(words), words=words).encode())
        self.transport.close()

    def _drop(self) -> None:
        self._tell_gone()
        self.transport.abort()

    def _tell_gone(self) -> None:
        """Let whatever is answered know that nobody listens; uvicorn tells only the newest request."""
        for cycle in (self._answering, *[cycle for cycle, _ in self.pipeline]):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _let_go(self) -> None:
        self._forget_deadline()
        self._rest.clear()
        if self._unread_until is not None:
            self._unread_until.cancel()
