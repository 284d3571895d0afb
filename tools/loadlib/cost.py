"""What a move costs the server, told in messages that a bare socket server could have echoed instead.

A machine is faster in one second than in the next, so both servers live at the same time, with as many
sockets each, and take turns: a short while of echoes, a short while of moves, over and over.  Each turn
gives the echoes of a move; the median of all turns is the figure.  A turn is measured in full swing: it
begins when each table has had an answer, ends before the last message, and has an answer for each table.
When half of the games are over it ends early, and counts only if it had as many answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from loadlib.people import Crowd, People, open_tables, playing
from loadlib.servers import Served, echoing, serving

MESSAGE: Final = '{"type": "act", "id": "n12", "at": 34, "action": "move 12 34"}'
TURNS: Final = 8
SWING: Final = 0.5  # seconds at the begin of a turn that do not count
PEEP: Final = 0.02  # seconds from one look at the answers to the next
REST: Final = 0.5  # seconds after a turn in which nobody sends, so that nothing of it is left


@dataclass
class Cost:
    """Messages that were answered, and the processor time of the server for each, in milliseconds."""

    count: int
    each: float


@dataclass
class Compared:
    """What the moves of a game cost, over all turns."""

    moves: list[Cost]
    echoes: list[Cost]

    def figures(self, game: str) -> dict[str, float]:
        """The figures of this game, by name."""
        ratios = [move.each / echo.each for move, echo in zip(self.moves, self.echoes, strict=True)]
        return {
            f"{game}_moves_flat_out": sum(move.count for move in self.moves),
            f"{game}_ms_a_move": median(move.each for move in self.moves),
            f"{game}_ms_an_echo": median(echo.each for echo in self.echoes),
            f"{game}_echoes_a_move": median(ratios),
            f"{game}_echoes_a_move_least": min(ratios),
            f"{game}_echoes_a_move_most": max(ratios),
        }


async def compare(game: str, tables: int, seconds: float, disk: Path | None) -> Compared:
    """Many tables of a game play flat out, every move synced to the disk, and as many sockets are echoed."""
    compared = Compared([], [])
    with tempfile.TemporaryDirectory(dir=disk) as folder:
        async with serving(Path(folder)) as ours, echoing() as bare:
            opened = await open_tables(ours.address, tables, game)
            async with (
                playing(ours.address, opened, 0.0) as people,
                chatting(bare.address, 2 * tables) as talk,
            ):
                while len(compared.moves) < TURNS:
                    echo = await _turn(bare, talk, seconds / TURNS / 2, tables)
                    move = await _turn(ours, people.figures, seconds / TURNS, tables)
                    if echo is not None and move is not None:
                        compared.echoes.append(echo)
                        compared.moves.append(move)
                    await _begin_anew(people, ours.address, game)
    return compared


async def _turn(served: Served, crowd: Crowd, seconds: float, least: int) -> Cost | None:
    """Let a crowd talk to its server for so long; None if it had fewer answers than it should."""
    crowd.gate.set()
    await _passed(crowd, SWING, least)
    count, worked = crowd.answered, served.worked()
    await _passed(crowd, seconds, least)
    count, worked = crowd.answered - count, served.worked() - worked
    crowd.gate.clear()
    await asyncio.sleep(REST)
    return Cost(count, worked / count) if count >= least else None


async def _passed(crowd: Crowd, seconds: float, tables: int) -> None:
    """Return when so much time has passed and each table has had an answer, or half of the games are over."""
    wanted, until = crowd.answered + tables, time.perf_counter() + seconds
    while time.perf_counter() < until or crowd.answered < wanted:
        if crowd.over * 2 >= tables:
            return
        await asyncio.sleep(PEEP)


async def _begin_anew(people: People, address: str, game: str) -> None:
    """Open a new table for each whose game is over, so that each turn has as many that play."""
    over, people.figures.over = people.figures.over, 0
    await people.sit_down(await open_tables(address, over, game, people.tables))


@asynccontextmanager
async def chatting(address: str, sockets: int) -> AsyncIterator[Crowd]:
    """So many sockets that send what a move would be, and get it back."""
    crowd = Crowd()

    async def chatter() -> None:
        with contextlib.suppress(ConnectionClosed):
            async with connect(f"ws://{address}/", proxy=None, ping_interval=None, open_timeout=None) as line:
                here.release()
                while True:
                    await crowd.gate.wait()
                    await line.send(MESSAGE)
                    await line.recv()
                    crowd.answered += 1

    here = asyncio.Semaphore(0)
    tasks = []
    try:
        for _ in range(sockets):
            tasks.append(asyncio.create_task(chatter()))
            await here.acquire()
        yield crowd
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
