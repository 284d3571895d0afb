"""The timekeeper of a house: sees to clocks that run out, also where nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.moments import millis_now, moment_of
from lascaux.server.store import CannotRead, CannotWrite, Rest, Store, Taken

LOOK_EVERY: Final = 1.0  # seconds
BEAT_EVERY: Final = 15_000  # milliseconds: a kill gives at most so much back to those whose time runs
ASLEEP: Final = 60_000  # milliseconds that pass for the world and not for us if the machine slept
NOBODY: Final = ""  # whose table it is that only the timekeeper looks at

_log: Final = logging.getLogger(__name__)


class Timekeeper:
    """Knows of all clocks that run, of tables in memory or not, and does what follows when one runs out."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str, str], Awaitable[LiveTable]],
        changed: Callable[[LiveTable], None],
    ) -> None:
        self._store: Final = store
        self._find: Final = find
        self._changed: Final = changed  # a table has a new row
        self._running: Final[set[str]] = set()  # tables at which somebody's time runs
        self._due: Final[dict[str, int]] = {}  # by table: when the first runs out, in milliseconds since 1970
        self._beaten = 0  # when the store was last told that we are up

    def note(self, live: LiveTable) -> None:
        """A table has changed: see whose time runs there."""
        clocks = live.position.history.clocks
        if clocks is None:
            return
        if clocks.is_running:
            self._running.add(live.id)
        else:
            self._running.discard(live.id)
        due = clocks.due()
        if due is None:
            self._due.pop(live.id, None)
        else:
            self._due[live.id] = due.at

    async def keep(self) -> None:
        """Look at the clocks, for ever; first at those of all tables that the last server left."""
        await self._open_all()
        world, own = millis_now(), monotonic()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            slept = millis_now() - world - (monotonic() - own) * 1000
            if slept > ASLEEP:
                await self._sleep(Rest(moment_of(world), moment_of(millis_now())))
            world, own = millis_now(), monotonic()
            await self.look()

    async def look(self) -> None:
        """Do what follows from every clock that has run out, and let the store know that we are up."""
        for table in [table for table, due in self._due.items() if due <= millis_now()]:
            failed = (await asyncio.gather(self._see_to(table), return_exceptions=True))[0]
            if failed is not None:  # one table that fails is no reason to forget the others
                self._due.pop(table, None)
                _log.error("The clocks of table %s stopped.", table, exc_info=failed)
        if self._running and millis_now() - self._beaten >= BEAT_EVERY:
            await self._beat()

    async def close(self) -> None:
        """The server ends: from now on nobody's time runs."""
        if self._running:
            await self._beat()

    # --- within -------------------------------------------------------------------------------

    async def _open_all(self) -> None:
        """Bring back the tables whose clocks may run, one after the other."""
        try:
            tables = await self._store.clocked()
        except CannotRead as error:
            _log.error("The clocks cannot be read: %s", error)
            return
        for table in tables:
            await self._found(table)

    async def _see_to(self, table: str) -> None:
        """Log what follows from clocks that have run out at a table, each once."""
        live = await self._found(table)
        if live is None:
            return
        try:
            async with live.lock:
                clocks = live.position.history.clocks
                while clocks and (due := clocks.due()) and due.at <= millis_now():
                    await live.writing.append(due.idem, due.deed)
        except Denied as denied:
            if denied.code != "store":  # what the disk does not take is tried again
                self._due.pop(table, None)
            return
        self._changed(live)

    async def _found(self, table: str) -> LiveTable | None:
        """A table, which is noted as it comes into memory; one that cannot be had has no clocks."""
        try:
            return await self._find(table, NOBODY)
        except Denied:
            self._due.pop(table, None)
            self._running.discard(table)
            return None

    async def _sleep(self, rest: Rest) -> None:
        """The machine slept: that is nobody's time."""
        try:
            await self._store.rest(rest)
        except (CannotWrite, Taken) as error:
            _log.warning("It cannot be noted that the machine slept: %s", error)
        for table in list(self._running):
            live = await self._found(table)
            if live is None or live.position.history.clocks is None:
                continue
            async with live.lock:
                live.position.history.clocks.rest(rest)
            self.note(live)

    async def _beat(self) -> None:
        self._beaten = millis_now()
        try:
            await self._store.beat()
        except (CannotWrite, Taken) as error:
            _log.warning("It cannot be noted that the server is up: %s", error)
