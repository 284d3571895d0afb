"""Those who want nothing but to play while somebody else attacks: how long they wait, if they get in."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from loadlib.people import Heard

HOST: Final = "127.0.0.3"  # who opened the table at which is pinged
PINGING: Final = [f"127.0.0.{number}" for number in range(11, 17)]
PLAYING: Final = "127.0.0.4"
COMING: Final = "127.0.0.5"
PINGS: Final = 16.0  # a second of each who pings: fewer than a socket is heard
COMINGS: Final = 1.0  # seconds from one who comes anew to the next
LONGEST: Final = 5.0  # seconds; who is not let in by then is locked out
PING: Final = '{"type": "ping"}'


@dataclass
class Waits:
    """What the others had to wait in one spell: pings in milliseconds, bots in seconds, and what failed.

    `echoes` are pings of a bare socket server, which nobody attacks.
    """

    pings: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    came: int = 0
    locked_out: int = 0
    seconds: float = 0.0  # of the spell
    worked: float = 0.0  # seconds of a processor that the server used in it

    def add(self, other: Waits) -> None:
        """Take in those of another spell."""
        self.pings += other.pings
        self.echoes += other.echoes
        self.bots += other.bots
        self.came += other.came
        self.locked_out += other.locked_out
        self.seconds += other.seconds
        self.worked += other.worked


class Others:
    """All of them; `waits` are those of the spell that is measured."""

    def __init__(self, address: str, bare: str, game: str) -> None:
        self.waits = Waits()
        self._address: Final = address
        self._bare: Final = bare
        self._game: Final = game
        self._dice: Final = random.Random(game)  # noqa: S311  no secret
        self._table = ""
        self._number = 0

    def tasks(self) -> list[Coroutine[None, None, None]]:
        """What they do, side by side."""
        return [self._play(), self._come(), *[self._ping(own) for own in PINGING]]

    async def open_table(self) -> None:
        """Open the table at which is pinged."""
        self._table, _ = await opened(self._address, HOST, "clans", "human", "human")

    # --- pings --------------------------------------------------------------------------------

    async def _ping(self, own: str) -> None:
        """Ask again and again whether the server is there, at moments that nobody else knows."""
        bare = connect(f"ws://{self._bare}/", proxy=None, ping_interval=None)
        async with self._line(self._table, own) as line, bare as echo:
            await line.send('{"type": "hello"}')
            await _next(line, "update")
            while True:
                await asyncio.sleep(self._dice.uniform(0.5, 1.5) / PINGS)
                waits, began = self.waits, perf_counter()
                await line.send(PING)
                await _next(line, "pong")
                waits.pings.append((perf_counter() - began) * 1000)
                began = perf_counter()
                await echo.send(PING)
                await _next(echo, "ping")
                waits.echoes.append((perf_counter() - began) * 1000)

    # --- bots ---------------------------------------------------------------------------------

    async def _play(self) -> None:
        """Play at random against a bot, one game after another, and note how long it thinks."""
        while True:
            table, (token,) = await opened(self._address, PLAYING, self._game, "human", "search")
            async with self._line(table, PLAYING) as line:
                await line.send(json.dumps({"type": "hello", "token": token}))
                await self._play_at(line)

    async def _play_at(self, line: ClientConnection) -> None:
        """The bot's time begins when nothing holds it up any more, and ends with its choice."""
        heard = await _next(line, "update")
        while heard.decision is not None and heard.decision.kind != "over":
            waits, began = self.waits, perf_counter()
            if heard.decision.kind == "yours":
                self._number += 1
                action = self._dice.choice(heard.decision.choices).text
                message = {"type": "act", "id": f"n{self._number}", "at": heard.seq, "action": action}
                await line.send(json.dumps(message))
                heard = await _next(line, "update")
            else:
                await line.send(json.dumps({"type": "done", "at": heard.seq}))
                heard = await _next(line, "update")
                waits.bots.append(perf_counter() - began)

    # --- newcomers ----------------------------------------------------------------------------

    async def _come(self) -> None:
        """Come anew, by a request and by a socket, and note whether one was let in."""
        while True:
            await asyncio.sleep(COMINGS)
            waits = self.waits
            waits.came += 1
            try:
                async with asyncio.timeout(LONGEST):
                    await self._come_in()
            except (TimeoutError, OSError, httpx.HTTPError, WebSocketException):
                waits.locked_out += 1

    async def _come_in(self) -> None:
        async with client(self._address, COMING) as browser:
            (await browser.get("/api/games")).raise_for_status()
        async with self._line(self._table, COMING) as line:
            await line.send('{"type": "hello"}')
            await _next(line, "update")

    def _line(self, table: str, own: str) -> connect:
        uri = f"ws://{self._address}/api/tables/{table}/socket"
        return connect(uri, max_size=None, proxy=None, ping_interval=None, local_addr=(own, 0))


@asynccontextmanager
async def playing_on(address: str, bare: str, game: str) -> AsyncIterator[Others]:
    """The others, who are at it until this ends; if one of them fails, so does this."""
    others = Others(address, bare, game)
    await others.open_table()
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(task) for task in others.tasks()]
            yield others
            for task in tasks:
                task.cancel()
    finally:
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


def client(address: str, own: str) -> httpx.AsyncClient:
    """Somebody who comes from an address of this machine."""
    line = httpx.AsyncHTTPTransport(local_address=own)
    return httpx.AsyncClient(base_url=f"http://{address}", transport=line, timeout=LONGEST)


async def opened(address: str, own: str, game: str, *seats: str) -> tuple[str, list[str]]:
    """Open a table at which all have sat down; gives its id and the token of each, the host's first."""
    kinds = [{"kind": "human"} if seat == "human" else {"kind": "bot", "bot": seat} for seat in seats]
    async with client(address, own) as browser:
        answer = (await browser.post("/api/tables", json={"game": game, "seats": kinds})).raise_for_status()
        found = answer.json()
        table, tokens = str(found["table"]["id"]), [str(found["token"])]
        for invitation in found["invitations"].values():
            joined = await browser.post(f"/api/tables/{table}/join", json={"token": invitation})
            tokens.append(str(joined.json()["token"]))
    return table, tokens


async def _next(line: ClientConnection, kind: str) -> Heard:
    """The next message of a kind, passing over others."""
    while True:
        heard = msgspec.json.decode(await line.recv(), type=Heard)
        if heard.type == kind:
            return heard
