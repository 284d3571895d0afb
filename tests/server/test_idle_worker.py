"""A worker that is killed between two jobs is replaced, on the event loop that the server uses."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import uvloop

from lascaux.server.workers import WorkerPool
from tests.server.harness import STUB

ASK: dict[str, object] = {"bot": "random", "seed": 1}


def test_a_worker_killed_while_it_waits_is_replaced() -> None:
    async def asked() -> None:
        others = _children()
        pool = WorkerPool(STUB, 1, 20)
        try:
            await pool.ask("choose", ASK)
            workers = _children() - others
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            while workers & _children():
                await asyncio.sleep(0.01)
            answer = await asyncio.wait_for(pool.ask("choose", ASK), 20)
            assert answer.error is None
        finally:
            await pool.close()

    uvloop.run(asked())


def _children() -> set[int]:
    pid = os.getpid()
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}
