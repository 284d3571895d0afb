"""All the parts of a running server, put together and taken apart."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Final

from starlette.websockets import WebSocket

from lascaux.server.boxes import Boxes
from lascaux.server.bus import Bus, LocalBus
from lascaux.server.clerk import Clerk
from lascaux.server.daily import DailyTables
from lascaux.server.guests import Guests
from lascaux.server.handover import Handover
from lascaux.server.health import Health
from lascaux.server.hinting import Hints
from lascaux.server.lessons import Lessons
from lascaux.server.messages import Bye
from lascaux.server.outbox import Hangup
from lascaux.server.rulebooks import Rulebooks
from lascaux.server.session import Session
from lascaux.server.settings import Settings
from lascaux.server.store import Store
from lascaux.server.stories import Stories
from lascaux.server.tables import Tables
from lascaux.server.talking import Talking
from lascaux.server.workers import WorkerPool, clerks, story_tellers
from lascaux.table.words import LANGUAGES, Words

SWEEP_EVERY: Final = 30.0  # seconds
BACK_IN: Final = 2  # seconds after which sockets may come back to a server that restarts
RESTARTING: Final = 1012
# Objects made until the youngest are looked through, and how often until the older ones and all are: nobody
# is heard meanwhile, so it is done often and little at a time, and rarely with everything there is.
GARBAGE: Final = (2000, 10, 100)

_log: Final = logging.getLogger(__name__)


class House:
    """Store, doorbell, workers, tables, stories, guests and their sockets."""

    def __init__(self, settings: Settings, store: Store, bus: Bus | None = None) -> None:
        self.settings: Final = settings
        self._store: Final = store
        self._pool: Final = WorkerPool(settings.worker, settings.workers, library=settings.bots_from)
        self.tables: Final = Tables(
            store,
            bus or LocalBus(),
            self._pool,
            settings.idle,
            settings.pace,
            settings.hold,
            Boxes(settings.boxes),
            settings.grace,
            settings.unattended,
            settings.rules,
            settings.count_every,
            settings.order_pause,
        )
        self.handover: Final = Handover(self.tables, store)
        self.hints: Final = Hints(self._pool)
        self.talking: Final = Talking(self.tables, store)
        self.guests: Final = Guests(settings.rules, settings.room)
        self.rulebooks: Final = Rulebooks()
        self.lessons: Final = Lessons()
        self._clerks: Final = clerks(settings.worker, settings.bots_from)
        self.clerk: Final = Clerk(self._clerks)
        self._tellers: Final = story_tellers(settings.worker, settings.bots_from)
        self.stories: Final = Stories(self._tellers, store)
        self.daily: Final = DailyTables(self.tables, self._tellers, store)
        self.health: Final = Health(store)
        self._sessions: Final[set[Session]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def wake(self) -> None:
        """Begin: what everybody needs is read now rather than at somebody's first move."""
        for language in LANGUAGES:
            Words(language).say("table-no-over")
        gc.collect()
        gc.freeze()  # what is there now stays, and need not be looked through again
        gc.set_threshold(*GARBAGE)
        work = (
            self._sweep(),
            self._look_for_damage(),
            self.tables.shelf.look_after(self.tables.is_live),
            self.tables.timekeeper.keep(),
            asyncio.to_thread(self.rulebooks.read_all),
            asyncio.to_thread(self.lessons.read_all),
        )
        self._tasks = [asyncio.create_task(part) for part in work]

    async def serve_socket(self, socket: WebSocket, table_id: str) -> None:
        """Serve one socket until it closes."""
        session = Session(socket, self.tables)
        self._sessions.add(session)
        try:
            await session.run(table_id)
        finally:
            self._sessions.discard(session)

    async def say_goodbye(self) -> None:
        """Tell all who are here to come back when the server has started again."""
        self.tables.send_home()
        self.stories.close()
        self.daily.close()
        for session in list(self._sessions):
            session.hang_up(Hangup(RESTARTING, Bye("restart", BACK_IN)))
        for _ in range(20):
            if not self._sessions:
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """End: finish what was begun, then let go of everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tables.close()
        await self._pool.close()
        await self._tellers.close()
        await self._clerks.close()
        self._store.close()

    async def _look_for_damage(self) -> None:
        """Say at the start, rather than when somebody asks for it, that a part of the log is lost."""
        if damage := await self._store.damage():
            _log.error(
                "The file of the games is damaged, and tables in the damaged part cannot be opened: "
                "restore a copy of it. SQLite says: %s",
                damage,
            )

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.settings.idle))
            self.tables.sweep()
