"""Starts a server with settings that the command line does not offer, given as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from time import time_ns

import msgspec

from lascaux.server import moments, timekeeper
from lascaux.server.houserules import HouseRules
from lascaux.server.main import serve
from lascaux.server.players import UNATTENDED
from lascaux.server.settings import STATIC, Settings
from lascaux.server.watchers import COUNT_EVERY
from lascaux.server.workers import COMMAND


class Wanted(msgspec.Struct):
    """The settings of one test."""

    folder: str
    port: int = 0
    worker: tuple[str, ...] = COMMAND
    workers: int = 1
    idle: float = 300.0
    static: str = str(STATIC)
    pace: float = 0.0
    hold: float = 0.0
    first_codes: float = 10_000.0
    grace: float = 0.0
    rules: HouseRules = HouseRules()
    unattended: float = UNATTENDED
    count_every: float = COUNT_EVERY
    order_pause: float = 0.0
    clock: str = ""  # a file that says how many seconds later it is than this machine believes


def set_clock(file: Path) -> None:
    """Let the time be what a test says."""

    def told() -> int:
        return time_ns() + int(file.read_text() or 0) * 1_000_000_000

    vars(moments)["time_ns"] = told
    vars(timekeeper)["monotonic"] = lambda: told() / 1_000_000_000


if __name__ == "__main__":
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    settings = Settings(
        Path(wanted.folder),
        wanted.worker,
        wanted.workers,
        wanted.idle,
        Path(wanted.static),
        wanted.pace,
        wanted.hold,
        wanted.grace,
        first_codes=wanted.first_codes,
        rules=wanted.rules,
        unattended=wanted.unattended,
        count_every=wanted.count_every,
        order_pause=wanted.order_pause,
    )
    if wanted.clock:
        set_clock(Path(wanted.clock))
    serve("127.0.0.1", wanted.port, settings)
