"""Messages and requests that are nearly right, or not at all: made of the server's own structs, by a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Final, get_args
from urllib.parse import quote_from_bytes

from msgspec import inspect

from lascaux.registry import games
from lascaux.server.messages import FromBrowser
from lascaux.server.routes import ROUTES, Route

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

ODD_NUMBERS: Final = (
    0,
    -1,
    1,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**63),
    10**30,
    10**400,
    1.5,
    -0.0,
    1e308,
    1e-320,
)
ODD_TEXTS: Final = (
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e",
    "é" * 40,
    "😀" * 20,
    "..",
    "../../etc/passwd",
    "%00",
    "move 1 2",
    "move " + "9" * 180,
    "-1",
    "None",
    "' OR 1=1 --",
    "{$name}",
    "x" * 5000,
)
NUMBERS: Final = ("0", "1", "2", "5", "-1", "99", "1000000", "9" * 40, "x")
ODD_PATHS: Final = (
    "..",
    "%2e%2e",
    "%00",
    "%ff",
    "%",
    "",
    "a/b",
    "x" * 3000,
    "0",
    "-1",
    "9" * 50,
    "é",
    "\\",
    ";",
)
ODD_HEADERS: Final = (
    ("Authorization", "Bearer"),
    ("Authorization", "Basic eDp5"),
    ("Authorization", "Bearer \xe9\xff"),
    ("Accept-Language", "it;q=nan, en;q=1e400, ;q=, it-IT-x"),
    ("Accept-Language", "," * 500),
    ("Origin", "http://elsewhere.example"),
    ("Origin", "http://[::1"),
    ("Host", "elsewhere.example"),
    ("Host", "[:"),
    ("Content-Type", "multipart/form-data"),
    ("Content-Encoding", "gzip"),
    ("Transfer-Encoding", "chunked"),
    ("Content-Length", "-5"),
    ("Content-Length", "99999999999999999999999"),
    ("Expect", "100-continue"),
    ("Upgrade", "websocket"),
    ("Connection", "Upgrade"),
    ("Sec-WebSocket-Key", "x"),
    ("Range", "bytes=5-1"),
    ("If-None-Match", '"'),
    ("If-Modified-Since", "yesterday"),
    ("Lascaux-Beside", "x " * 900),
    ("Lascaux-Watches", "1"),
    ("X-Forwarded-For", "1.2.3.4, nobody"),
    ("Cookie", "\xff"),
)
SOCKET_HEADERS: Final = {
    "Host": "localhost",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}
BROKEN_FRAMES: Final = (
    b"\x81\xfe\xff\xff1234{",  # says it is long, and is not
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff1234{",
    b"\x81\x05hello",  # without a mask
    b"\xf1\x81\x00\x00\x00\x00x",  # reserved bits
    b"\x83\x80\x00\x00\x00\x00",  # no known kind
    b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
    b"\x01\x81\x00\x00\x00\x00{\x01\x81\x00\x00\x00\x00}",  # begins twice
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no text
    b"\x88\x81\x00\x00\x00\x00x",  # half a reason to close
    b"\x88\x82\x00\x00\x00\x00\x00\x00",
    b"\x89\xfe\x00\xff1234",  # a ping that is too long
    b"\x00",
    b"",
)
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "BREW")


class Fuzzer:
    """Makes all of it by one seed; `known` are words that mean something here, such as tables and tokens."""

    def __init__(self, seed: int, known: Mapping[str, list[str]]) -> None:
        self.dice: Final = random.Random(seed)
        self.seats: list[tuple[str, str]] = []  # tables, each with a token that opens a seat there
        self._seat = ("none", "none")  # at which the request is aimed
        self._known: Final = known
        self._frames: Final = [inspect.type_info(kind) for kind in get_args(FromBrowser)]
        self._bodies: Final = [inspect.type_info(route.body) if route.body else None for route in ROUTES]

    # --- frames -------------------------------------------------------------------------------

    def frame(self) -> str | bytes:
        """One message of a socket."""
        message = json.dumps(self._spoiled(self.value(self.dice.choice(self._frames))))
        return self.dice.choice(
            (lambda: message, lambda: message, lambda: self._torn(message), self._noise)
        )()

    def _torn(self, text: str) -> str | bytes:
        """A text with something cut off, doubled or put in, perhaps no text any more."""
        at = self.dice.randrange(len(text) + 1)
        change = self.dice.randrange(5)
        if change == 0:
            return text[:at]
        if change == 1:
            return text[:at] + text
        if change == 2:
            return text[:at] + self.dice.choice('{}[]",:\\0x\x00é') + text[at:]
        if change == 3:
            return text.encode(errors="replace")
        return text[:at] + self.dice.choice(("NaN", "Infinity", "1e999", "-", "[" * 2000)) + text[at + 1 :]

    def _noise(self) -> str | bytes:
        if self.dice.random() < 0.3:
            return self.dice.randbytes(self.dice.randrange(200))
        return json.dumps(self.anything(4))

    # --- requests -----------------------------------------------------------------------------

    def request(self) -> tuple[str, bytes]:
        """One request: its method, and all of it as it stands on the wire."""
        return self._handshake() if self.dice.random() < 0.05 else self._request()

    def _handshake(self) -> tuple[str, bytes]:
        """A request for a socket, and perhaps some frames behind it."""
        method = "GET" if self.dice.random() < 0.8 else self.dice.choice(METHODS)
        path = f"/api/tables/{self.dice.choice((*ODD_PATHS, *self._known['table']))}/socket"
        headers = SOCKET_HEADERS | self._headers()
        for name in self.dice.sample(list(headers), self.dice.choice((0, 0, 1, 2))):
            headers[name] = self.dice.choice(ODD_HEADERS)[1]
        head = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()], "", ""]
        return method, "\r\n".join(head).encode("latin-1", "replace") + self.dice.choice(BROKEN_FRAMES)

    def _request(self) -> tuple[str, bytes]:
        number = self.dice.randrange(len(ROUTES))
        route = ROUTES[number]
        self._seat = self.dice.choice(self.seats or [self._seat])
        method = route.method if self.dice.random() < 0.9 else self.dice.choice(METHODS)
        head = [f"{method} {self._path(route)} HTTP/1.1"]
        headers = {"Host": "localhost"} | self._headers()
        body = self._body(self._bodies[number])
        if body and "Transfer-Encoding" in headers:
            headers.pop("Content-Length", None)
            body = f"{len(body):x}\r\n".encode() + body + b"\r\n0\r\n\r\n"
        elif "Content-Length" not in headers:
            headers["Content-Length"] = str(len(body))
        head += [f"{name}: {value}" for name, value in headers.items()]
        return method, "\r\n".join([*head, "", ""]).encode("latin-1", "replace") + body

    def _path(self, route: Route) -> str:
        """The address of a route, with words that mean something or do not."""
        words = {
            "{table}": self._seat[0] if self.dice.random() < 0.8 else self._word("table"),
            "{game}": self.dice.choice([*games(), "chess"]),
            "{name}": self._word("name"),
            "{seat}": self.dice.choice(NUMBERS),
            "{entry}": self.dice.choice(NUMBERS),
            "{move}": self.dice.choice(NUMBERS),
        }
        path = route.path
        for name, word in words.items():
            odd = self.dice.random() < 0.1
            path = path.replace(name, self.dice.choice(ODD_PATHS) if odd else quoted(word))
        wait = "wait=0" if self.dice.random() < 0.9 else "wait=" + quoted(self._word("wait"))
        query = [
            wait,
            self.dice.choice(("", "since=0", "since=-1", "since=x", "said=1", "language=it", "&&=%")),
        ]
        path = f"{path}?{'&'.join(query)}"
        return path if self.dice.random() < 0.95 else path + self.dice.choice(ODD_PATHS)

    def _headers(self) -> dict[str, str]:
        headers = {}
        if self.dice.random() < 0.7:
            token = self._seat[1] if self.dice.random() < 0.8 else self._word("token")
            headers["Authorization"] = f"Bearer {token}"
        for _ in range(self.dice.choice((0, 0, 0, 1, 1, 3))):
            name, value = self.dice.choice(ODD_HEADERS)
            headers[name] = value
        return headers

    def _body(self, kind: inspect.Type | None) -> bytes:
        if kind is None:
            return b"" if self.dice.random() < 0.8 else b"{}"
        if isinstance(kind, inspect.StrType):
            return self._text().encode(errors="replace") + self.dice.randbytes(self.dice.choice((0, 0, 9)))
        text = json.dumps(self._spoiled(self.value(kind)))
        torn = self._torn(text) if self.dice.random() < 0.2 else text
        return torn if isinstance(torn, bytes) else torn.encode(errors="replace")

    def _text(self) -> str:
        return self.dice.choice(
            ('[Game "clans"]\n[Seats "2"]\n', '[Game "tain"]\n', "x = 1\n", "[board]\nx = [1,2\n", *ODD_TEXTS)
        ) * self.dice.choice((1, 1, 30))

    # --- values -------------------------------------------------------------------------------

    def value(self, kind: inspect.Type, name: str = "") -> Json:
        """Something that fits a type, or nearly."""
        match kind:
            case inspect.Metadata():
                return self.value(kind.type, name)
            case inspect.UnionType():
                return self.value(self.dice.choice(kind.types), name)
            case inspect.StructType():
                return self._struct(kind)
            case inspect.ListType() | inspect.SetType() | inspect.VarTupleType():
                return [self.value(kind.item_type, name) for _ in range(self.dice.choice((0, 1, 1, 2, 70)))]
            case inspect.DictType():
                return {self._word("key"): self.value(kind.value_type, name) for _ in range(2)}
            case inspect.LiteralType():
                return self.dice.choice(kind.values)
            case inspect.StrType():
                return self._word(name)
            case inspect.BoolType():
                return self.dice.random() < 0.5
            case inspect.IntType() | inspect.FloatType():
                return self.dice.choice((0, 1, 2, 3, 3, 4, 60, 120, self.dice.choice(ODD_NUMBERS)))
            case _:
                return None

    def _struct(self, kind: inspect.StructType) -> dict[str, Json]:
        found: dict[str, Json] = {}
        if kind.tag_field is not None:
            found[kind.tag_field] = kind.tag
        for field in kind.fields:
            if field.required or self.dice.random() < 0.5:
                found[field.encode_name] = self.value(field.type, field.name)
        return found

    def _word(self, name: str) -> str:
        """A word for what has this name: one that is known, or an odd one."""
        if self.dice.random() < 0.06:
            return self.dice.choice(ODD_TEXTS)
        return self.dice.choice(self._known.get(name) or ["a", "b", str(self.dice.random())])

    def _spoiled(self, value: Json) -> Json:
        """The same, or with something else somewhere in it."""
        if self.dice.random() < 0.6:
            return value
        if isinstance(value, dict) and value:
            key = self.dice.choice(list(value))
            change = self.dice.randrange(4)
            if change == 0:
                return {name: part for name, part in value.items() if name != key}
            if change == 1:
                return value | {self._word("key"): self.anything(2)}
            return value | {key: self._spoiled(value[key]) if change == 2 else self.anything(2)}
        if isinstance(value, list) and value and self.dice.random() < 0.7:
            return [*value[1:], self._spoiled(value[0])]
        return self.anything(3)

    def anything(self, depth: int) -> Json:
        """Any JSON at all."""
        kinds: list[Callable[[], Json]] = [
            lambda: None,
            lambda: self.dice.random() < 0.5,
            lambda: self.dice.choice(ODD_NUMBERS),
            lambda: self.dice.choice(ODD_TEXTS),
        ]
        if depth:
            kinds += [
                lambda: [self.anything(depth - 1) for _ in range(self.dice.randrange(4))],
                lambda: {self._word("key"): self.anything(depth - 1) for _ in range(self.dice.randrange(4))},
            ]
        return self.dice.choice(kinds)()


def quoted(word: str) -> str:
    """A word as part of an address, also one that is no text."""
    return quote_from_bytes(word.encode(errors="surrogatepass"), safe="")
