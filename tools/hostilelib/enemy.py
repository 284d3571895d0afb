"""One hostile address: connections, requests and frames in masses, but never more than so many."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hostilelib.others import opened

MOST: Final = 500_000  # things that one attack does at most
PIPELINE: Final = 8  # requests that are sent before the answer to the first is read
BREATH: Final = 0.005  # seconds after a connection that failed


@dataclass
class Enemy:
    """Who attacks, and what came of it: answers by status, messages by type, connections that were lost."""

    address: str
    own: str
    had: Counter[str] = field(default_factory=Counter)
    left: int = MOST

    def spend(self, count: int = 1) -> bool:
        """Whether so much more may be done."""
        self.left -= count
        return self.left > 0

    async def table(self, game: str = "clans", *seats: str) -> tuple[str, str]:
        """A table of one's own: its id and the host's token."""
        table, tokens = await self.seats(game, *(seats or ("human", "human")))
        return table, tokens[0]

    async def seats(self, game: str, *seats: str) -> tuple[str, list[str]]:
        """A table of one's own: its id and all tokens."""
        return await opened(self.address, self.own, game, *seats)

    def request(self, method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
        """A request as it stands on the wire."""
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.address}", *headers]
        if body:
            head.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*head, "", ""]).encode() + body

    async def pour(self, requests: Iterator[bytes], at_once: int = 1) -> None:
        """Send requests over connections that are opened again when they are closed, several at once."""
        await asyncio.gather(*[self._pour(requests) for _ in range(at_once)])

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        host, _, port = self.address.partition(":")
        return await asyncio.open_connection(host, int(port), local_addr=(self.own, 0))

    def socket(self, table: str) -> connect:
        """A socket at a table."""
        uri = f"ws://{self.address}/api/tables/{table}/socket"
        return connect(uri, max_size=None, proxy=None, ping_interval=None, local_addr=(self.own, 0))

    async def flood(self, table: str, token: str | None, frames: Iterator[str | bytes]) -> None:
        """Say hello, then send frames as fast as they go; begins anew when the socket is closed."""
        while self.spend():
            try:
                async with self.socket(table) as line:
                    await line.send(json.dumps({"type": "hello", "token": token}))
                    async with asyncio.TaskGroup() as group:
                        reading = group.create_task(self.read(line))
                        for frame in frames:
                            if not self.spend():
                                return
                            await line.send(frame)
                        await reading
            except* (OSError, WebSocketException):
                self.had["lost"] += 1
                await asyncio.sleep(BREATH)

    async def read(self, line: ClientConnection) -> None:
        """Take what comes, and count it by type."""
        async for text in line:
            self.had[str(text)[9:17].partition('"')[0]] += 1

    async def _pour(self, requests: Iterator[bytes]) -> None:
        while self.spend():
            try:
                reader, writer = await self.line()
                try:
                    await self._pour_into(reader, writer, requests)
                finally:
                    writer.close()
            except (OSError, EOFError):
                self.had["lost"] += 1
                await asyncio.sleep(BREATH)

    async def _pour_into(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, requests: Iterator[bytes]
    ) -> None:
        while self.spend(PIPELINE):
            writer.write(b"".join([next(requests) for _ in range(PIPELINE)]))
            await writer.drain()
            for _ in range(PIPELINE):
                self.had[await answer(reader)] += 1


async def answer(reader: asyncio.StreamReader) -> str:
    """The status of an answer, once all of it has come; raises EOFError if the connection was closed."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = 0
    for header in head.lower().split(b"\r\n"):
        if header.startswith(b"content-length:"):
            length = int(header.partition(b":")[2])
    with suppress(asyncio.LimitOverrunError):
        await reader.readexactly(length)
    return head[9:12].decode()
