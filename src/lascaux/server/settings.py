"""How a server is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Final

from lascaux.kernel.box import Box
from lascaux.server import granting, hold, limits, ordering, players, tables, watchers, workers
from lascaux.server.houserules import HouseRules

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
    grace: float = granting.GRACE  # seconds somebody is gone until a bot may play on for them
    count_every: float = watchers.COUNT_EVERY  # seconds between two counts of those who watch
    boxes: Mapping[str, Box] | None = None  # by game: of new tables, if not the standard one
    bots_from: Path | None = None  # a library that workers run on as soon as it is there
    first_codes: float = limits.FIRST_CODES  # codes for a seat that one address may try at once
    rules: HouseRules = field(default_factory=HouseRules)
    room: float = inf  # connections that the system can bear
    order_pause: float = ordering.PAUSE  # seconds within which a standing order answers
    unattended: float = players.UNATTENDED  # seconds a bot waits before it thinks where nobody looks on
