"""`dev play` in a fresh clone: the page, and a table whose bot changes over to compiled code."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import httpx

from devlib.behind import DONE, GOES_ON
from freshlib.clone import Clone
from freshlib.workers import Worker, workers_below
from loadlib.people import Figures, Player

READY: Final = "ready"  # in the line that `dev play` prints once the server answers
PACE: Final = 1.0  # seconds that the person at the table takes about a move
MOVES: Final = 3  # that the person plays after the bot has changed over
PATIENCE: Final = 1800.0  # seconds until whatever is waited for is given up
TABLE: Final = {
    "game": "first_sparks",
    "seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}],
}


class Failed(Exception):
    """What should have happened did not; the message is a sentence."""


async def seconds_to_page_and_change_over(clone: Clone, port: int) -> tuple[float, float]:
    """Seconds from the command to the page, and to a bot that plays on compiled code.  Raises Failed."""
    begun = time.monotonic()
    async with _played(clone, port) as process, asyncio.timeout(PATIENCE):
        await _line_with(process, READY)
        await _check_page(port)
        page = time.monotonic() - begun
        async with _somebody_playing(f"127.0.0.1:{port}") as figures:
            before = await _worker(process, clone, is_compiled=False)
            await _line_with(process, DONE)
            after = await _worker(process, clone, is_compiled=True)
            changed = time.monotonic() - begun
            await _check_play_goes_on(figures)
    if before.server != after.server:
        raise Failed("The server was started again for its bots to run compiled.")
    return page, changed


@asynccontextmanager
async def _played(clone: Clone, port: int) -> AsyncIterator[Process]:
    where = ("--no-browser", "--port", str(port), "--data", str(clone.root / "data"))
    process = await asyncio.create_subprocess_exec(*clone.dev("play", *where), stdout=PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGINT)
        await process.communicate()


async def _line_with(process: Process, words: str) -> None:
    assert process.stdout is not None
    last = ""
    async for line in process.stdout:
        last = line.decode()
        print(f"  {last.rstrip()}", flush=True)
        if words in last:
            return
        if GOES_ON in last:
            break
    raise Failed(f"`dev play` did not get as far as {words!r}. {last.strip()}")


async def _check_page(port: int) -> None:
    async with httpx.AsyncClient(trust_env=False) as client:
        page = await client.get(f"http://127.0.0.1:{port}/")
    if page.status_code != 200 or "<html" not in page.text:
        raise Failed("The server answers, but there is no page.")


@asynccontextmanager
async def _somebody_playing(address: str) -> AsyncIterator[Figures]:
    """A person who plays against a bot, one game after the other."""
    figures = Figures()
    person = asyncio.create_task(_play(address, figures))
    try:
        yield figures
    finally:
        person.cancel()
        await asyncio.gather(person, return_exceptions=True)


async def _play(address: str, figures: Figures) -> None:
    figures.gate.set()
    while True:
        async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as client:
            opened = (await client.post("/api/tables", json=TABLE)).json()
        dice = random.Random(1)  # noqa: S311  no secret
        person = Player(address, opened["table"]["id"], opened["token"], PACE, dice, figures)
        await person.play()


async def _worker(process: Process, clone: Clone, *, is_compiled: bool) -> Worker:
    """The worker of the table's bot, once it runs such code."""
    library = clone.root / "build" / "lib"
    while True:
        for worker in workers_below(process.pid, library):
            if worker.is_compiled == is_compiled:
                return worker
        await asyncio.sleep(0.1)


async def _check_play_goes_on(figures: Figures) -> None:
    wanted = figures.answered + MOVES
    while figures.answered < wanted:
        await asyncio.sleep(0.1)
    if figures.refusals:
        raise Failed(f"{figures.refusals} moves were refused.")
