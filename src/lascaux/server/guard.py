"""What every answer carries and every request passes: headers, names, origins, and whose turn it is."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lascaux.kernel.meta import as_written
from lascaux.server.faults import Denied
from lascaux.server.guests import Guests, welcome
from lascaux.server.http import check_origin, denied
from lascaux.server.line import LINE, Line
from lascaux.server.work import Timed

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
READING: Final = ("GET", "HEAD")
LONGEST_NAME: Final = 60


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, guests: Guests) -> None:
        self._app: Final = app
        self._guests: Final = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it is its turn, if it is meant for us, and sign the answer."""

        async def signed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if scope["type"] == "lifespan":
            await self._app(scope, receive, signed)
            return
        connection = HTTPConnection(scope)
        guest = self._guests.asking(connection)
        welcome(guest)
        line = scope.get("state", {}).get(LINE)
        if isinstance(line, Line):
            line.work = guest.work
        try:
            self._check(connection)
            await guest.work.turn()
            if scope["type"] == "websocket":
                guest.take("comings")
        except Denied as refusal:
            await Timed(denied(connection, refusal)(scope, receive, signed))
        else:
            await Timed(self._app(scope, receive, signed))

    def _check(self, connection: HTTPConnection) -> None:
        """Raise Denied if this comes under a name that is not ours, or writes from another site."""
        host = connection.headers.get("host", "")
        if host and not self._guests.names.has(host):
            raise Denied("bad-host", {"host": as_written(host[:LONGEST_NAME])})
        if connection.scope.get("method") not in READING:
            check_origin(connection)
