"""What a move costs the server, told in messages that a bare socket server could have echoed instead."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from loadlib.people import open_tables, playing
from loadlib.servers import echoing, serving

MESSAGE: Final = '{"type": "act", "id": "n12", "at": 34, "action": "move 12 34"}'
WARM: Final = 1.0  # seconds that do not count


@dataclass
class Cost:
    """Moves that were played, and the processor time of the server for each, in milliseconds."""

    count: int
    each: float


async def cost_of_moves(game: str, tables: int, seconds: float, disk: Path | None) -> Cost:
    """Many tables of a game play flat out, every move synced to the disk."""
    with tempfile.TemporaryDirectory(dir=disk) as folder:
        async with serving(Path(folder)) as served:
            opened = await open_tables(served.address, tables, game)
            async with playing(served.address, opened, 0.0) as figures:
                await asyncio.sleep(WARM)
                count, worked = figures.played, served.worked()
                await asyncio.sleep(seconds)
                count, worked = figures.played - count, served.worked() - worked
    return Cost(count, worked / max(1, count))


async def cost_of_echoes(sockets: int, seconds: float) -> Cost:
    """As many sockets send flat out what a move would be, and get it back."""
    echoes = 0

    async def chatter(address: str) -> None:
        nonlocal echoes
        with contextlib.suppress(ConnectionClosed):
            async with connect(f"ws://{address}/", proxy=None, ping_interval=None, open_timeout=None) as line:
                while True:
                    await line.send(MESSAGE)
                    await line.recv()
                    echoes += 1

    async with echoing() as served:
        talking = [asyncio.create_task(chatter(served.address)) for _ in range(sockets)]
        while echoes < sockets:
            await asyncio.sleep(WARM)
        count, worked = echoes, served.worked()
        await asyncio.sleep(seconds)
        count, worked = echoes - count, served.worked() - worked
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
    return Cost(count, worked / max(1, count))
