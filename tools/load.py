"""Put a server under load and hold it to its bars: acknowledgements, memory, stored games, cost of a move.

Starts a server of its own, plays many tables at once over sockets, kills the server, starts it again
and opens what was stored. Then all tables of each game play flat out, and the processor time of a move is
compared with that of a message echoed by a bare socket server. Prints figures as JSON; the exit code is 1
if a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx

from lascaux.registry import games
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Row, TookBack
from loadlib.cost import compare
from loadlib.people import Opened, open_tables, playing
from loadlib.servers import serving

ACK_BAR: Final = 20.0  # milliseconds, at the 99th percentile
MEMORY_BAR: Final = 120.0  # megabytes of an idle server
OPENING_BAR: Final = 300.0  # milliseconds, at worst
COST_BAR: Final = 10.0  # messages a bare socket server echoes in the time of one move
LONG_LOG: Final = 4000  # rows of a table whose players changed their minds very often
FLAT_OUT: Final = 400  # tables that play without a pause, to measure what a move costs
PROBES: Final = 300
WARM: Final = 2.0  # seconds that do not count


async def open_stored(address: str, tables: list[Opened]) -> list[float]:
    """How long each stored table takes to open for the first time."""
    times: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as client:
        await client.get("/api/health")
        for table in tables:
            start = time.perf_counter()
            answer = await client.get(f"/api/tables/{table.id}/updates")
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
        writes.append(
            store.append(table, Row(len(kept.rows) + 1 + number, f"long {number}", body, kept.created_at))
        )
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


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def measure(folder: Path, tables: int, pace: float, seconds: float) -> dict[str, float]:
    """Tables whose people think before they move, then a kill, then all that was stored."""
    disk = syncs(folder)
    async with serving(folder, signal.SIGKILL) as served:
        idle = served.resident()
        opened = await open_tables(served.address, tables)
        async with playing(served.address, opened, pace) as people:
            figures = people.figures
            figures.begun = time.perf_counter() + WARM
            figures.gate.set()
            await asyncio.sleep(WARM + seconds)
        loaded = served.resident()
    await lengthen(folder, opened[0].id)
    async with serving(folder) as served:
        stored = await open_stored(served.address, opened)
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "moves": len(figures.acks),
        "moves_per_second": len(figures.acks) / seconds,
        "refused": figures.refusals,
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


async def measure_cost(names: list[str], tables: int, seconds: float, disk: Path | None) -> dict[str, float]:
    """By game: what a move costs, in milliseconds and in echoes."""
    figures: dict[str, float] = {}
    for game in names:
        figures |= (await compare(game, tables, seconds, disk)).figures(game)
    return figures


def missed(figures: dict[str, float]) -> list[str]:
    """The bars that were missed, in words."""
    bars = {"ack_p99_ms": ACK_BAR, "idle_mb": MEMORY_BAR, "open_worst_ms": OPENING_BAR}
    bars |= {name: COST_BAR for name in figures if name.endswith("_echoes_a_move")}
    return [
        f"{name} is {figures[name]:.1f}, not below {bar:.0f}."
        for name, bar in bars.items()
        if name in figures and figures[name] >= bar
    ]


async def measure_all(chosen: argparse.Namespace) -> dict[str, float]:
    """All that the command line asks for."""
    figures: dict[str, float] = {}
    if not chosen.cost_only:
        with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
            figures |= await measure(Path(folder), chosen.tables, chosen.pace, chosen.seconds)
    return figures | await measure_cost(chosen.games, chosen.flat_out, chosen.seconds, chosen.folder)


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a person thinks")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--folder", type=Path, help="the disk to use: a folder on it")
    parser.add_argument("--flat-out", type=int, default=FLAT_OUT, help="tables that play without a pause")
    parser.add_argument("--games", nargs="*", default=games(), help="whose moves are measured flat out")
    parser.add_argument("--cost-only", action="store_true", help="measure nothing but what moves cost")
    chosen = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    figures = asyncio.run(measure_all(chosen))
    print(json.dumps({name: round(value, 2) for name, value in figures.items()}, indent=2))
    for sentence in missed(figures):
        print(sentence, file=sys.stderr)
    return 1 if missed(figures) else 0


if __name__ == "__main__":
    sys.exit(main())
