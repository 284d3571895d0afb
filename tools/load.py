"""Put a server under load and hold it to its bars: time to acknowledge, memory, opening stored games.

Starts a server of its own, plays many tables at once over sockets, kills the server, starts it again
and opens what was stored. Prints figures as JSON; the exit code is 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Row, TookBack

ACK_BAR: Final = 20.0  # milliseconds, at the 99th percentile
MEMORY_BAR: Final = 120.0  # megabytes of an idle server
OPENING_BAR: Final = 300.0  # milliseconds, at worst
LONG_LOG: Final = 4000  # rows of a table whose players changed their minds very often
PROBES: Final = 300
WARM: Final = 2.0  # seconds that do not count


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
    id: str = ""
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
    sent_at: float = 0.0
    number: int = 0

    async def play(self) -> None:
        """Play until cancelled, or the game is over."""
        uri = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with connect(uri, max_size=None, proxy=None, ping_interval=None) as socket:
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
        if decision.kind != "yours":
            return
        await asyncio.sleep(self.pace * self.dice.uniform(0.5, 1.5))
        self.number += 1
        action = self.dice.choice(decision.choices).text
        message = json.dumps({"type": "act", "id": f"n{self.number}", "at": seq, "action": action})
        self.sent_at = time.perf_counter()
        await socket.send(message)


async def serve(folder: Path) -> tuple[Process, str]:
    """A server process, and the address it answers at."""
    command = (sys.executable, "-m", "lascaux.server.main", "--port", "0", "--data", str(folder))
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout is not None
    found = re.search(rb"http://([\d.]+:\d+)", await process.stdout.readline())
    assert found is not None, "the server names its address"
    address = found[1].decode()
    async with httpx.AsyncClient(trust_env=False) as client:
        await client.get(f"http://{address}/api/health")
    return process, address


async def open_tables(address: str, count: int) -> list[tuple[str, list[str]]]:
    """So many tables of two people who have sat down: ids and tokens."""
    tables: list[tuple[str, list[str]]] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as client:
        for _ in range(count):
            body = {"game": "clans", "seats": [{"kind": "human"}, {"kind": "human"}]}
            opened = (await client.post("/api/tables", json=body)).json()
            table, invitation = opened["table"]["id"], opened["invitations"]["1"]
            joined = (await client.post(f"/api/tables/{table}/join", json={"token": invitation})).json()
            tables.append((table, [opened["token"], joined["token"]]))
    return tables


async def play_all(address: str, tables: list[tuple[str, list[str]]], pace: float, seconds: float) -> Figures:
    """Let all tables play at once for a while."""
    figures = Figures(begun=time.perf_counter() + WARM)
    players = [
        Player(address, table, token, pace, random.Random(f"{number} {seat}"), figures)  # noqa: S311  no secret
        for number, (table, tokens) in enumerate(tables)
        for seat, token in enumerate(tokens)
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(WARM + seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures


async def open_stored(address: str, tables: list[str]) -> list[float]:
    """How long each stored table takes to open for the first time."""
    times: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as client:
        await client.get("/api/health")
        for table in tables:
            start = time.perf_counter()
            answer = await client.get(f"/api/tables/{table}/updates")
            times.append((time.perf_counter() - start) * 1000)
            assert answer.status_code == 200, answer.text
    return times


async def lengthen(folder: Path, table: str) -> None:
    """Give a stored table a very long log: its last choice taken back and made again, over and over."""
    store = SqliteStore(folder)
    kept = await store.read(table)
    assert kept is not None
    last = next(row.body for row in reversed(kept.rows) if isinstance(row.body, Acted))
    length = sum(len(row.body.entries) for row in kept.rows if hasattr(row.body, "entries"))
    writes = []
    for number in range(LONG_LOG):
        body = TookBack(last.seat, length - len(last.entries)) if number % 2 == 0 else last
        writes.append(store.append(table, Row(len(kept.rows) + 1 + number, f"long {number}", body)))
    await asyncio.gather(*writes)
    store.close()


def syncs(folder: Path) -> list[float]:
    """How long the disk itself takes for a small synced write, over and over."""
    times: list[float] = []
    with (folder / "probe").open("wb") as file:
        for _ in range(PROBES):
            start = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append((time.perf_counter() - start) * 1000)
    return times


def resident(process: Process) -> float:
    """The memory a process holds, in megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1000


def worked(process: Process) -> float:
    """The milliseconds of processor time a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def measure(folder: Path, tables: int, pace: float, seconds: float) -> dict[str, float]:
    """Everything, one after the other."""
    disk = syncs(folder)
    process, address = await serve(folder)
    idle = resident(process)
    opened = await open_tables(address, tables)
    before = worked(process)
    figures = await play_all(address, opened, pace, seconds)
    loaded, busy = resident(process), worked(process) - before
    process.send_signal(signal.SIGKILL)
    await process.wait()
    await lengthen(folder, opened[0][0])
    process, address = await serve(folder)
    stored = await open_stored(address, [table for table, _ in opened])
    process.send_signal(signal.SIGTERM)
    await process.wait()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "moves": len(figures.acks),
        "moves_per_second": len(figures.acks) / seconds,
        "refused": figures.refusals,
        "server_ms_per_move": busy / max(1, figures.played),
        "disk_p50_ms": percentile(disk, 0.5),
        "disk_p99_ms": percentile(disk, 0.99),
        "ack_p50_ms": percentile(figures.acks, 0.5),
        "ack_p99_ms": percentile(figures.acks, 0.99),
        "ack_worst_ms": max(figures.acks),
        "idle_mb": idle,
        "loaded_mb": loaded,
        "open_p50_ms": percentile(stored, 0.5),
        "open_longest_log_ms": stored[0],
        "open_worst_ms": max(stored),
    }


def missed(figures: dict[str, float]) -> list[str]:
    """The bars that were missed, in words."""
    bars = (("ack_p99_ms", ACK_BAR), ("idle_mb", MEMORY_BAR), ("open_worst_ms", OPENING_BAR))
    return [
        f"{name} is {figures[name]:.1f}, not below {bar:.0f}." for name, bar in bars if figures[name] >= bar
    ]


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a person thinks")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--folder", type=Path, help="the disk to use: a folder on it")
    chosen = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        figures = asyncio.run(measure(Path(folder), chosen.tables, chosen.pace, chosen.seconds))
    print(json.dumps({name: round(value, 2) for name, value in figures.items()}, indent=2))
    for sentence in missed(figures):
        print(sentence, file=sys.stderr)
    return 1 if missed(figures) else 0


if __name__ == "__main__":
    sys.exit(main())
