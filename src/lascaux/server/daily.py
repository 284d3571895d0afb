"""The table of the day: one start a day and game, the same for everybody on this server.

Its seed follows from the day and from a secret that the house made once and keeps, so nobody can know it
before, and a server that starts again goes on with the same ones.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from typing import Final

from lascaux.kernel.errors import BadSetup
from lascaux.registry import game as game_named
from lascaux.registry import games
from lascaux.server.faults import Denied
from lascaux.server.messages import BotSeat, HumanSeat, NewTable, TableOpened
from lascaux.server.moments import now
from lascaux.server.store import CannotRead, CannotWrite, Store
from lascaux.server.storymessages import DailyInfo, OpenDaily
from lascaux.server.tables import Tables
from lascaux.server.workers import WorkerFailed, WorkerPool
from lascaux.table.chance import fresh_seed
from lascaux.table.table import Table

OF_THE_DAYS: Final = "daily"  # the name of the secret in the store
SEATS: Final = 3  # as many as play, if the game is for so many
BOT: Final = "greedy"  # sits in all other seats, and sets the par
DATE: Final = 10  # characters of a moment that are its day

_log: Final = logging.getLogger(__name__)


class DailyTables:
    """Opens the table of the day for whoever asks, and has bots play its par once."""

    def __init__(self, tables: Tables, workers: WorkerPool, store: Store) -> None:
        self._tables: Final = tables
        self._workers: Final = workers
        self._store: Final = store
        self._secret: str | None = None
        self._pars: Final[dict[tuple[str, str], asyncio.Task[list[int]]]] = {}  # by day and game

    async def infos(self) -> list[DailyInfo]:
        """The tables of today, with each par that is known; raises Denied."""
        day = today()
        for old in [key for key in self._pars if key[0] != day]:
            self._pars.pop(old).cancel()
        return [DailyInfo(game, day, seats_of(game), await self._par(day, game)) for game in games()]

    async def open(self, game: str, wanted: OpenDaily) -> TableOpened:
        """Open today's table of a game; raises Denied."""
        try:
            game_named(game)
        except BadSetup:
            raise Denied("no-game", {"games": ", ".join(games())}) from None
        day, seats = today(), seats_of(game)
        table = Table.new(game, seats, None, await self._seed(day, game))
        bots = [BotSeat(BOT) for _ in range(seats - 1)]
        return await self._tables.open_with(table, NewTable(game, [HumanSeat(wanted.name), *bots]), daily=day)

    def close(self) -> None:
        """Play no more pars."""
        for task in self._pars.values():
            task.cancel()

    async def _par(self, day: str, game: str) -> list[int] | None:
        """The bots' points, once they have played; until then they are at it."""
        task = self._pars.get((day, game))
        if task is not None and task.done() and (task.cancelled() or task.exception() is not None):
            task = None
        if task is None:
            seed = await self._seed(day, game)
            task = asyncio.create_task(self._played(game, seed), name=f"par of {game}")
            task.add_done_callback(_noted)
            self._pars[day, game] = task
        return task.result() if task.done() and not task.cancelled() and not task.exception() else None

    async def _played(self, game: str, seed: bytes) -> list[int]:
        request: dict[str, object] = {"game": game, "seats": seats_of(game), "seed": seed.hex()}
        answer = await self._workers.ask("par", request)
        if answer.scores is None:
            raise WorkerFailed(answer.error or "it played nothing")
        return answer.scores

    async def _seed(self, day: str, game: str) -> bytes:
        """The seed of a day's table; raises Denied if the house cannot keep its secret."""
        if self._secret is None:
            try:
                self._secret = await self._store.secret(OF_THE_DAYS, fresh_seed().hex())
            except (CannotWrite, CannotRead):
                raise Denied("store") from None
        return hmac.digest(bytes.fromhex(self._secret), f"{day} {game}".encode(), hashlib.sha256)


def today() -> str:
    """This day as all clocks of the world agree on it: UTC."""
    return now()[:DATE]


def seats_of(game: str) -> int:
    """How many play at the table of the day."""
    fitting = game_named(game).meta.seats_for({})
    return min(max(SEATS, fitting.least), fitting.most)


def _noted(task: asyncio.Task[list[int]]) -> None:
    """Say why there is no par; whoever asks next has it played again."""
    with contextlib.suppress(asyncio.CancelledError):
        if (error := task.exception()) is not None:
            _log.warning("The par of the day is not known: %s", error)
