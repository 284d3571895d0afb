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

ADDRESSES: Final = 250  # of each network of addresses that people come from


class Offered(msgspec.Struct):
    """A choice, as far as those who only play need it."""

    text: str


class Asked(msgspec.Struct):
    """A decision, as far as those who only play need it."""

    kind: str
    choices: list[Offered] = []


class Heard(msgspec.Struct):
    """Any message of the server, as far as those who only play need it."""

    type: str
    seq: int = 0
    decision: Asked | None = None


@dataclass
class Crowd:
    """Many who send flat out while the gate is open; what counts is the messages that were answered.

    `over` counts the tables whose game has ended, from which nothing more comes.
    """

    gate: asyncio.Event = field(default_factory=asyncio.Event)
    answered: int = 0
    over: int = 0


@dataclass
class Figures(Crowd):
    """What was measured, in milliseconds."""

    acks: list[float] = field(default_factory=list)
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
    seat: int = 0
    own: str | None = None
    seated: asyncio.Event = field(default_factory=asyncio.Event)
    sent_at: float = 0.0
    number: int = 0

    async def play(self) -> None:
        """Play until cancelled, or the game is over."""
        uri = f"ws://{self.address}/api/tables/{self.table}/socket"
        own = None if self.own is None else (self.own, 0)
        async with connect(
            uri, max_size=None, proxy=None, ping_interval=None, open_timeout=None, local_addr=own
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            async for text in socket:
                message = msgspec.json.decode(text, type=Heard)
                if message.type == "ack":
                    self._note()
                elif message.type == "refused":
                    self.figures.refusals += 1
                elif message.decision is not None:
                    if message.decision.kind == "over":
                        self.figures.over += self.seat == 0
                        return
                    await self._answer(socket, message.seq, message.decision)

    def _note(self) -> None:
        now = time.perf_counter()
        self.figures.answered += 1
        if self.sent_at >= self.figures.begun:
            self.figures.acks.append((now - self.sent_at) * 1000)

    async def _answer(self, socket: ClientConnection, seq: int, decision: Asked) -> None:
        self.seated.set()
        if decision.kind != "yours":
            return
        await self.figures.gate.wait()
        if self.pace:
            await asyncio.sleep(self.pace * self.dice.uniform(0.5, 1.5))
        self.number += 1
        action = self.dice.choice(decision.choices).text
        message = json.dumps({"type": "act", "id": f"n{self.number}", "at": seq, "action": action})
        self.sent_at = time.perf_counter()
        await socket.send(message)


@dataclass
class Opened:
    """A table at which all have sat down: its id, their tokens and the address they come from."""

    id: str
    tokens: list[str]
    own: str


async def open_tables(address: str, count: int, game: str = "clans", before: int = 0) -> list[Opened]:
    """So many tables of two people who have sat down, each table from an address of its own.

    `before` is how many were opened before these.  Nobody comes from an address without limits: what it costs
    to hold guests to their share is part of a move.
    """
    return [await _opened(address, number, game) for number in range(before, before + count)]


async def _opened(address: str, number: int, game: str) -> Opened:
    network, host = divmod(number, ADDRESSES)
    own = f"127.1.{network}.{host + 1}"
    line = httpx.AsyncHTTPTransport(local_address=own)
    async with httpx.AsyncClient(base_url=f"http://{address}", transport=line, timeout=60) as client:
        body = {"game": game, "seats": [{"kind": "human"}, {"kind": "human"}]}
        opened = (await client.post("/api/tables", json=body)).json()
        table, invitation = opened["table"]["id"], opened["invitations"]["1"]
        joined = (await client.post(f"/api/tables/{table}/join", json={"token": invitation})).json()
        return Opened(table, [opened["token"], joined["token"]], own)


class People:
    """Those who play at many tables at once, from when the gate of their figures is opened."""

    def __init__(self, address: str, pace: float) -> None:
        self.figures: Final = Figures()
        self.tables = 0
        self._address: Final = address
        self._pace: Final = pace
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def sit_down(self, tables: list[Opened]) -> None:
        """Take the seats of more tables; returns when everybody sees the game."""
        for table in tables:
            for seat, token in enumerate(table.tokens):
                dice = random.Random(f"{self.tables} {seat}")  # noqa: S311  no secret
                player = Player(
                    self._address, table.id, token, self._pace, dice, self.figures, seat, table.own
                )
                self._tasks.append(asyncio.create_task(player.play()))
                await player.seated.wait()
            self.tables += 1

    async def leave(self) -> None:
        """Play no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def playing(address: str, tables: list[Opened], pace: float) -> AsyncIterator[People]:
    """The people of these tables, who have sat down and wait for the gate to open."""
    people = People(address, pace)
    try:
        await people.sit_down(tables)
        yield people
    finally:
        await people.leave()
