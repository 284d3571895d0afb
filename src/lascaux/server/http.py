"""Requests and answers: bodies in, structs out, refusals as faults."""

from __future__ import annotations

import gzip
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from lascaux.server.addresses import LOOPBACK, Place, place_of
from lascaux.server.faults import Denied, language_of, unreadable
from lascaux.server.limits import BODY
from lascaux.server.messages import BESIDE, TOKEN, FromBrowser

RETRY: Final = 2  # seconds after which one who was too fast may try again

T = TypeVar("T")

_messages: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)
_encoder: Final = msgspec.json.Encoder()


def answered(value: object, status: int = 200) -> Response:
    """A struct, or a list of structs, as an answer."""
    headers = {"Cache-Control": "no-store"}
    return Response(_encoder.encode(value), status, headers, "application/json")


class Packed:
    """An answer that is large and stays as it is: packed once, for all whose browser can unpack it."""

    def __init__(self, value: object) -> None:
        self.plain: Final = _encoder.encode(value)
        self._packed: Final = gzip.compress(self.plain, mtime=0)

    def answer(self, request: HTTPConnection) -> Response:
        """The same for one who asks."""
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, 200, headers, "application/json")
        return Response(self._packed, 200, headers | {"Content-Encoding": "gzip"}, "application/json")


def lasting(answer: Response) -> Response:
    """The same answer, to be kept by whoever asked: it never changes."""
    answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    answer.headers["Vary"] = "Accept-Language"
    return answer


def denied(request: HTTPConnection, refusal: Denied) -> Response:
    """A refusal as an answer, in the language of whoever asked."""
    answer = answered(refusal.fault(language_in(request)), refusal.status)
    if refusal.status == 401:
        answer.headers["WWW-Authenticate"] = "Bearer"
    if refusal.status == 429:
        answer.headers["Retry-After"] = str(RETRY)
    return answer


def language_in(request: HTTPConnection) -> str:
    """The language a request wants sentences in."""
    return language_of(request.headers.get("accept-language", ""))


def token_in(request: HTTPConnection) -> str | None:
    """The bearer token of a request; None if it brings none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer" or not token.strip():
        raise Denied("bad-token")
    return token.strip()


def watches_in(request: HTTPConnection) -> bool:
    """Whether a request wants to be told what watchers are, whatever its token opens."""
    return "lascaux-watches" in request.headers


def beside_in(request: HTTPConnection) -> list[str]:
    """The tokens of those who sit at the same device as who asks."""
    tokens = request.headers.get("lascaux-beside", "").split()[:BESIDE]
    return [token for token in tokens if len(token) <= TOKEN]


async def bytes_in(request: Request, limit: int = BODY) -> bytes:
    """The body of a request; raises Denied if it is too large or broken off."""
    too_large = Denied("too-large", {"limit": limit // 1024})
    length = request.headers.get("content-length", "0")
    if length.isascii() and length.isdigit() and int(length[:20]) > limit:
        raise too_large
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise too_large
    except ClientDisconnect:
        raise unreadable("It was broken off") from None
    return body


async def text_in(request: Request, limit: int = BODY, encoding: str = "utf-8") -> str:
    """The body of a request as text; raises Denied if it is none."""
    try:
        return (await bytes_in(request, limit)).decode(encoding)
    except UnicodeDecodeError:
        raise Denied("not-text") from None


async def struct_in(request: Request, decoder: msgspec.json.Decoder[T]) -> T:
    """The body of a request as the struct a decoder reads; raises Denied if it is none."""
    body = await bytes_in(request)
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise unreadable(str(error)) from None


async def message_in(request: Request, *kinds: type[T]) -> T:
    """The body of a request as a message of the socket, told by its `type`; raises Denied."""
    message = await struct_in(request, _messages)
    if not isinstance(message, kinds):
        raise unreadable(f"A message of type {type(message).__name__} does not belong here.")
    return message


def check_origin(request: HTTPConnection) -> None:
    """Raise Denied if a page of another site is behind this."""
    origin = request.headers.get("origin")
    if origin is None:
        return
    own = _meant(f"//{request.headers.get('host', '')}")
    if own is None or _meant(origin) != own:
        raise Denied("bad-origin")


def _meant(address: str) -> Place | None:
    """The host and port of an address, None if it has none; all names of this machine are one."""
    place = place_of(address)
    return ("loopback", place[1]) if place is not None and place[0] in LOOPBACK else place
