"""How a server is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lascaux.kernel.box import Box
from lascaux.server import hold, players, tables, workers

STATIC: Final = Path(__file__).with_name("static")


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the log lies, who thinks for the bots, and what is let in."""

    folder: Path
    worker: tuple[str, ...] = workers.COMMAND
    workers: int = workers.SIZE
    idle: float = tables.IDLE  # seconds until a table nobody looks at leaves memory
    static: Path = STATIC
    pace: float = players.PACE  # seconds a bot takes at least when somebody looks on
    hold: float = hold.HOLD  # seconds bots wait for the person who acted to end the turn
    boxes: Mapping[str, Box] | None = None  # by game: of new tables, if not the standard one
    bots_from: Path | None = None  # a library that workers run on as soon as it is there
