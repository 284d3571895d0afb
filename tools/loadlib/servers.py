"""Server processes: started, asked what they use, and ended."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

ECHO: Final = Path(__file__).with_name("echo.py")


class Served:
    """A server process and the address it answers at."""

    def __init__(self, process: Process, address: str) -> None:
        self.address: Final = address
        self._process: Final = process

    def resident(self) -> float:
        """The memory it holds, in megabytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1000

    def worked(self) -> float:
        """The milliseconds of processor time it has used."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def serving(
    folder: Path, ending: signal.Signals = signal.SIGTERM, rules: Mapping[str, str] | None = None
) -> AsyncIterator[Served]:
    """A server of ours, which keeps its games in a folder; `rules` are settings, as in the environment."""
    command = ("-m", "lascaux.server.main", "--port", "0", "--data", str(folder))
    async with _running(command, ending, rules) as served:
        yield served


@asynccontextmanager
async def echoing() -> AsyncIterator[Served]:
    """A bare socket server that sends back what it gets."""
    async with _running((str(ECHO),), signal.SIGTERM) as served:
        yield served


@asynccontextmanager
async def _running(
    arguments: tuple[str, ...], ending: signal.Signals, more: Mapping[str, str] | None = None
) -> AsyncIterator[Served]:
    environment = os.environ | (more or {})
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=PIPE, env=environment)
    assert process.stdout is not None
    try:
        found = re.search(rb"http://([\d.]+:\d+)", await process.stdout.readline())
        assert found is not None, "the server names its address"
        yield Served(process, found[1].decode())
    finally:
        process.send_signal(ending)
        await process.wait()
