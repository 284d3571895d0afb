"""Requests and answers: bodies in, structs out, refusals as faults."""

from __future__ import annotations

from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from lascaux.server.faults import Denied, language_of, unreadable
from lascaux.server.limits import BODY
from lascaux.server.messages import FromBrowser

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")

T = TypeVar("T")

_messages: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)
_encoder: Final = msgspec.json.Encoder()


def answered(value: object, status: int = 200) -> Response:
    """A struct, or a list of structs, as an answer."""
    headers = {"Cache-Control": "no-store"}
    return Response(_encoder.encode(value), status, headers, "application/json")


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
    own = _place_of(f"//{request.headers.get('host', '')}")
    if own is None or _place_of(origin) != own:
        raise Denied("bad-origin")


def _place_of(address: str) -> tuple[str, int | None] | None:
    """The host and port of an address, None if it has none; all names of this machine are one."""
    try:
        parts = urlsplit(address)
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    return None if name is None else ("loopback" if name in LOOPBACK else name, port)
