"""People at many tables at once, who play any choice they are offered."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SHARE: Final = 250  # tables that one address may open at once


class Offered(msgspec.Struct):
    """A choice, as far as the load needs it."""

    text: str


class Asked(msgspec.Struct):
    """A decision, as far as the load needs it."""

    kind: str
    choices: list[Offered] = []


class Heard(msgspec.Struct):
    """Any message of the server, as far as the load needs it."""

    type: str
    seq: int = 0
    decision: Asked | None = None


@dataclass
class Figures:
    """What was measured, in milliseconds."""

    acks: list[float] = field(default_factory=list)
    played: int = 0
    refusals: int = 0
    begun: float = 0.0


@dataclass
class Player:
    """A person at a table, who waits a moment before each move."""

    address: str
    table: str
    token: str
    pace: float
    dice: random.Random
    figures: Figures
    start: asyncio.Event
    seated: asyncio.Event = field(default_factory=asyncio.Event)
    sent_at: float = 0.0
    number: int = 0

    async def play(self) -> None:
        """Play until cancelled, or the game is over."""
        uri = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with connect(uri, max_size=None, proxy=None, ping_interval=None, open_timeout=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            async for text in socket:
                message = msgspec.json.decode(text, type=Heard)
                if message.type == "ack":
                    self._note()
                elif message.type == "refused":
                    self.figures.refusals += 1
                elif message.decision is not None:
                    if message.decision.kind == "over":
                        return
                    await self._answer(socket, message.seq, message.decision)

    def _note(self) -> None:
        now = time.perf_counter()
        self.figures.played += 1
        if self.sent_at >= self.figures.begun:
            self.figures.acks.append((now - self.sent_at) * 1000)

    async def _answer(self, socket: ClientConnection, seq: int, decision: Asked) -> None:
        self.seated.set()
        if decision.kind != "yours":
            return
        await self.start.wait()
        if self.pace:
            await asyncio.sleep(self.pace * self.dice.uniform(0.5, 1.5))
        self.number += 1
        action = self.dice.choice(decision.choices).text
        message = json.dumps({"type": "act", "id": f"n{self.number}", "at": seq, "action": action})
        self.sent_at = time.perf_counter()
        await socket.send(message)


@dataclass
class Opened:
    """A table at which all have sat down: its id and their tokens."""

    id: str
    tokens: list[str]


async def open_tables(address: str, count: int, game: str = "clans") -> list[Opened]:
    """So many tables of two people who have sat down; no address opens more than its share."""
    tables: list[Opened] = []
    while len(tables) < count:
        own = f"127.0.0.{2 + len(tables) // SHARE}"
        tables += await _opened_from(own, address, min(SHARE, count - len(tables)), game)
    return tables


async def _opened_from(own: str, address: str, count: int, game: str) -> list[Opened]:
    tables: list[Opened] = []
    line = httpx.AsyncHTTPTransport(local_address=own)
    async with httpx.AsyncClient(base_url=f"http://{address}", transport=line, timeout=60) as client:
        for _ in range(count):
            body = {"game": game, "seats": [{"kind": "human"}, {"kind": "human"}]}
            opened = (await client.post("/api/tables", json=body)).json()
            table, invitation = opened["table"]["id"], opened["invitations"]["1"]
            joined = (await client.post(f"/api/tables/{table}/join", json={"token": invitation})).json()
            tables.append(Opened(table, [opened["token"], joined["token"]]))
    return tables


@asynccontextmanager
async def playing(address: str, tables: list[Opened], pace: float) -> AsyncIterator[Figures]:
    """All tables play at once, from when everybody has sat down."""
    figures, start = Figures(), asyncio.Event()
    players = [
        Player(address, table.id, token, pace, random.Random(f"{number} {seat}"), figures, start)  # noqa: S311  no secret
        for number, table in enumerate(tables)
        for seat, token in enumerate(table.tokens)
    ]
    tasks: list[asyncio.Task[None]] = []
    try:
        for player in players:
            tasks.append(asyncio.create_task(player.play()))
            await player.seated.wait()
        start.set()
        yield figures
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
