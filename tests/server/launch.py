"""Starts a server with settings that the command line does not offer, given as JSON."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from lascaux.server.main import serve
from lascaux.server.settings import STATIC, Settings
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
    )
    serve("127.0.0.1", wanted.port, settings)
