"""One who does not read is told to come back later, and holds nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from pathlib import Path

import msgspec
from starlette.websockets import WebSocket

from lascaux.server.bus import LocalBus
from lascaux.server.limits import OUTBOX
from lascaux.server.messages import BotSeat, Hello, HumanSeat, NewTable, Ping
from lascaux.server.outbox import TRY_AGAIN
from lascaux.server.session import Session
from lascaux.server.sqlite import SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.workers import WorkerPool

Message = MutableMapping[str, object]


class DeafLine:
    """A connection whose other end sends and sends, and never reads."""

    def __init__(self, messages: list[Message]) -> None:
        self._messages = iter(messages)
        self.closed_with: object = None

    async def receive(self) -> Message:
        """The next message; none after the last."""
        message = next(self._messages, None)
        if message is None:
            await asyncio.Event().wait()
            raise AssertionError
        return message

    async def send(self, message: Message) -> None:
        """Nothing is ever taken from us but the end."""
        if message["type"] == "websocket.close":
            self.closed_with = message["code"]
        elif message["type"] == "websocket.send":
            await asyncio.Event().wait()


def test_a_socket_that_does_not_read_is_closed_when_its_queue_is_full(tmp_path: Path) -> None:
    assert asyncio.run(_closing(tmp_path)) == TRY_AGAIN


async def _closing(folder: Path) -> object:
    store = SqliteStore(folder)
    tables = Tables(store, LocalBus(), WorkerPool())
    opened = await tables.open(NewTable("clans", [HumanSeat(), HumanSeat(), BotSeat("random")]))
    texts = [msgspec.json.encode(Hello(opened.token)).decode()]
    texts += [msgspec.json.encode(Ping()).decode()] * (OUTBOX + 2)
    messages: list[Message] = [{"type": "websocket.connect"}]
    messages += [{"type": "websocket.receive", "text": text} for text in texts]
    line = DeafLine(messages)
    scope = {"type": "websocket", "path": "/", "headers": [], "query_string": b""}
    async with asyncio.timeout(10):
        await Session(WebSocket(scope, line.receive, line.send), tables).run(opened.table.id)
    await tables.close()
    store.close()
    return line.closed_with
