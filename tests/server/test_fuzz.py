"""Thousands of messages and requests that are nearly right, or not at all, hurt nobody."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lascaux.registry import games
from lascaux.server.limits import BURST
from lascaux.server.messages import Ack, TableInfo
from lascaux.wire import Decision, OthersDecision, YourDecision
from tests.server.fuzzing import BROKEN_FRAMES, Fuzzer
from tests.server.harness import PATIENCE, STUB, Seated, Server

pytestmark = pytest.mark.server

AT_A_SOCKET: Final = int(BURST) - 4  # frames that are heard at once
AT_ONCE: Final = 8
WITH_NEW_TABLES: Final = 1000  # requests until there are new tables: many are closed or over by then
ESTABLISHED: Final = ("01", "08")  # by both sides, or by us alone
LAST: Final = "the last one"
SHORT: Final = 1500
LONG: Final = 100_000
ENDS: Final = ("content-length", "transfer-encoding", "expect", "upgrade", "connection", "sec-websocket-key")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of its own that waits for nobody."""
    rules = {"head_seconds": 2, "body_seconds": 2, "rows": 100_000}
    with Server(tmp_path, worker=STUB, rules=rules) as running:
        yield running


class Watched:
    """A table with moves made and people at it, which nothing that is sent here may change."""

    def __init__(self, server: Server) -> None:
        self._server: Final = server
        self.table: Final[Seated] = server.seated("human", "human", "human")
        self._play(4)
        self.before: Final = self._state()

    @property
    def id(self) -> str:
        """Its id."""
        return self.table.table.id

    def idle_token(self) -> str:
        """The token of a seat that is not asked and has nothing to take back: none of its words is a move."""
        return next(token for token in self.table.tokens.values() if self._is_idle(token))

    def check(self) -> None:
        """All is as it was, nothing is left open, and the game goes on."""
        assert self._state() == self.before
        self._server.http.close()
        end = time.monotonic() + PATIENCE
        while self._connections() and time.monotonic() < end:
            time.sleep(0.05)
        assert self._connections() == 0

    def _state(self) -> tuple[TableInfo, list[str]]:
        table = self._server.get(f"/api/tables/{self.id}", TableInfo)
        for seat in table.seats:
            seat.away = None  # those who come and go do
        tokens = [None, *self.table.tokens.values()]
        records = [
            self._server.http.get(
                f"/api/tables/{self.id}/record", headers={"Authorization": f"Bearer {token}"} if token else {}
            ).text
            for token in tokens
        ]
        return table, records

    def _is_idle(self, token: str) -> bool:
        decision = self._decision(token)
        return isinstance(decision, OthersDecision) and not decision.undo.allowed

    def _decision(self, token: str) -> Decision:
        with self._server.sit(self.id, token) as person:
            return person.update.decision

    def _play(self, moves: int) -> None:
        """Let the seats that are asked make so many moves."""
        made = 0
        while made < moves:
            for token in self.table.tokens.values():
                with self._server.sit(self.id, token) as person:
                    if isinstance(person.update.decision, YourDecision):
                        assert isinstance(person.act(person.choices()[0]), Ack)
                        made += 1

    def _connections(self) -> int:
        """How many connections the server has, as the system tells."""
        port = f":{int(self._server.address.partition(':')[2]):04X}"
        lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
        return sum(line[1].endswith(port) and line[3] in ESTABLISHED for line in lines)


class Sender:
    """Sends what a fuzzer makes, and counts what comes back by status or type."""

    def __init__(self, server: Server, seed: int) -> None:
        self._server: Final = server
        self._known: Final[dict[str, list[str]]] = {
            "action": ["move 1 2", "take wood", "pass"],
            "actions": ["move 1 2", "take wood", "pass"],
            "table": ["none"],
            "token": ["x" * 43],
            "key": ["k" * 40],
            "game": [*games(), "chess"],
            "wait": ["1e9", "nan", "-1", "0.01"],
        }
        self._fuzzer: Final = Fuzzer(seed, self._known)
        self.had: Final[Counter[str]] = Counter()

    def new_tables(self, *others: str) -> list[tuple[str, str]]:
        """Open a table of each game, for which all tokens are known; gives them, each with a token."""
        opened = [self._server.seated("human", "human", "random", game=game) for game in games()]
        self._known["table"] = [*[seated.table.id for seated in opened], *others, "none"]
        self._known["token"] = [*[token for seated in opened for token in seated.tokens.values()], "x" * 43]
        self._known["action"] = self._known["actions"] = [*self._choices(opened), "move 1 2"]
        seats = [(seated.table.id, token) for seated in opened for token in seated.tokens.values()]
        self._fuzzer.seats = [*seats, *[(other, "x" * 43) for other in others]]
        return seats

    def _choices(self, opened: list[Seated]) -> Iterator[str]:
        for seated in opened:
            for token in seated.tokens.values():
                with self._server.sit(seated.table.id, token) as person:
                    if isinstance(person.update.decision, YourDecision):
                        yield from person.choices()[:5]

    # --- requests -----------------------------------------------------------------------------

    async def send_requests(self, count: int) -> None:
        """Send so many requests over some connections at once."""
        left = iter(range(count))
        await asyncio.gather(*[self._ask_all(left) for _ in range(AT_ONCE)])

    async def _ask_all(self, left: Iterator[int]) -> None:
        while True:
            reader, writer = await self._line()
            try:
                for _ in left:
                    method, request = self._fuzzer.request()
                    writer.write(request)
                    if await self._is_closed(reader, writer, method, request):
                        break
                else:
                    return
            except ConnectionError:
                self.had["closed"] += 1
            finally:
                writer.close()

    async def _is_closed(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, request: bytes
    ) -> bool:
        """Take the answer; a request whose end nobody can know is the last of its connection."""
        head, _, _ = request.lower().partition(b"\r\n\r\n")
        is_last = any(f"\r\n{name}:".encode() in head for name in ENDS[1:]) or b"length: -" in head
        is_last = is_last or b"length: 9999" in head
        async with asyncio.timeout(PATIENCE):
            if is_last:
                with suppress(OSError, RuntimeError):
                    writer.write_eof()
                answers = await reader.read(-1)
                for part in answers.split(b"HTTP/1.1 ")[1:]:
                    self._note(part[:3].decode(errors="replace"), request)
                return True
            with suppress(asyncio.IncompleteReadError):
                await self._answer(reader, method, request)
                return reader.at_eof()
            self.had["closed"] += 1
            return True

    async def _answer(self, reader: asyncio.StreamReader, method: str, request: bytes) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self._note(head[9:12].decode(), request)
        length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        if length and method != "HEAD":
            await reader.readexactly(int(length[0].partition(b":")[2]))

    def _note(self, status: str, request: bytes) -> None:
        self.had[status] += 1
        assert not status.startswith("5"), request

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self._server.address.partition(":")
        return await asyncio.open_connection(host, int(port), limit=8 * 1024 * 1024)

    # --- frames -------------------------------------------------------------------------------

    async def send_frames(self, count: int, seats: list[tuple[str, str]]) -> None:
        """Send so many frames over sockets at these tables, several at once."""
        left = iter(range(count))
        await asyncio.gather(*[self._say_all(left, seats) for _ in range(AT_ONCE)])

    async def _say_all(self, left: Iterator[int], seats: list[tuple[str, str]]) -> None:
        while frames := [self._fuzzer.frame() for _, _ in zip(range(AT_A_SOCKET), left, strict=False)]:
            table, token = self._fuzzer.dice.choice(seats)
            uri = f"ws://{self._server.address}/api/tables/{table}/socket"
            async with (
                asyncio.timeout(PATIENCE),
                connect(uri, max_size=None, proxy=None, close_timeout=0.2) as line,
            ):
                await line.send(json.dumps({"type": "hello", "token": token}))
                with suppress(ConnectionClosed):
                    for frame in frames:
                        await line.send(frame)
                    await line.send(json.dumps({"type": "why_not", "id": LAST, "action": "pass"}))
                    await self._until_last(line)
                    line.transport.write(self._fuzzer.dice.choice(BROKEN_FRAMES))

    async def _until_last(self, line: ClientConnection) -> None:
        async for text in line:
            heard = json.loads(text)
            self.had[heard["type"]] += 1
            fault = heard.get("fault") or {}
            assert fault.get("code") != "internal", heard
            if heard.get("id") == LAST:
                return


def check_log(server: Server) -> None:
    """Nothing went wrong that the server would tell its owner."""
    log = server.log()
    assert "Traceback" not in log
    assert "ERROR" not in log, log[-2000:]


def fuzz(server: Server, count: int, seed: int) -> Counter[str]:
    """As many frames and as many requests, at tables of all games and at one that is watched."""
    watched = Watched(server)
    sender = Sender(server, seed)
    idle = (watched.id, watched.idle_token())
    sent = 0
    while sent < count:
        part = min(WITH_NEW_TABLES, count - sent)
        seats = sender.new_tables(watched.id)
        asyncio.run(sender.send_frames(part, [*seats, idle]))
        asyncio.run(sender.send_requests(part))
        sent += part
    watched.check()
    check_log(server)
    return sender.had


def test_thousands_of_broken_messages_and_requests_change_nothing(own: Server) -> None:
    had = fuzz(own, SHORT, seed=1)
    assert {"400", "200", "401", "404", "409"} <= set(had)
    assert had["refused"] > SHORT / 4


@pytest.mark.long
def test_two_hundred_thousand_broken_messages_and_requests_change_nothing(own: Server) -> None:
    had = fuzz(own, LONG, seed=2)
    assert had.total() > LONG
