"""All tables: those in memory, and the way to those on the disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Final, TypeVar

from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadSetup, LascauxError
from lascaux.registry import game as game_named
from lascaux.server.boxes import Boxes
from lascaux.server.bus import Bells, Bus
from lascaux.server.faults import Denied
from lascaux.server.hold import HOLD
from lascaux.server.live import LiveTable
from lascaux.server.messages import (
    Act,
    ActAll,
    CheckedComponents,
    ComponentsInfo,
    Join,
    Joined,
    NewTable,
    Reseat,
    TableInfo,
    TableOpened,
    Undo,
)
from lascaux.server.moments import now
from lascaux.server.players import PACE, BotPlayers
from lascaux.server.seats import clean_text, digest_of, fresh_token, seat_heads
from lascaux.server.store import CannotRead, CannotWrite, Head, Kept, Opened, Row, Store
from lascaux.server.workers import WorkerPool
from lascaux.table.opening import component_tags
from lascaux.table.table import Table
from lascaux.table.words import DEFAULT

ID_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12
IDLE: Final = 300.0  # seconds until a table nobody looks at leaves memory

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)


class Tables:
    """Opens tables, finds them again and lets people and bots act at them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        pool: WorkerPool,
        idle: float = IDLE,
        pace: float = PACE,
        hold: float = HOLD,
        boxes: Boxes | None = None,
    ) -> None:
        self.bells: Final = Bells()
        self.boxes: Final = boxes or Boxes()
        self.is_closing = False
        self._store: Final = store
        self._idle: Final = idle
        self._hold: Final = hold
        self._bus: Final = bus
        self._stop_listening: Final = bus.listen(self._heard)
        self._players: Final = BotPlayers(pool, self._tell, pace)
        self._live: Final[dict[str, LiveTable]] = {}
        self._opening: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[object]]] = set()

    async def open(self, wanted: NewTable, language: str = DEFAULT) -> TableOpened:
        """Open a new table; raises Denied."""
        try:
            game_named(wanted.game)
            box = self.boxes.wanted(wanted.game, wanted.components, self._played(), language)
            table = Table.new(wanted.game, len(wanted.seats), wanted.options, components=box)
        except BadSetup as error:
            raise Denied("bad-setup", {"detail": str(error)}) from None
        seats, tokens = seat_heads(wanted.seats)
        own = min(tokens, default=None)
        token = fresh_token() if own is None else tokens.pop(own)
        meta = game_named(wanted.game).meta
        head = Head(
            game=wanted.game,
            rules=meta.rules_version,
            options=table.options,
            seats=seats,
            title=clean_text(wanted.title),
            watchable=wanted.watchable,
            seed=table.seed,
            host=digest_of(token),
            components=component_tags(table.box),
        )
        live = await self.finished(self._keep(head, table.lines()))
        async with live.lock:
            return TableOpened(live.info(), own, token, tokens)

    def box(self, game: str, name: str) -> ComponentsInfo:
        """The box of this hash; raises Denied."""
        return self.boxes.info(game, name, self._played())

    def check_box(self, game: str, overlay: str, language: str) -> CheckedComponents:
        """What an overlay, or the box of a hash, changes of the standard box, in words; raises Denied."""
        return self.boxes.checked(game, overlay, self._played(), language)

    async def get(self, table_id: str) -> LiveTable:
        """The table of this id, from memory or from the disk; raises Denied."""
        live = self._live.get(table_id)
        if live is None:
            opening = self._opening.get(table_id)
            if opening is None:
                opening = asyncio.create_task(self._read(table_id))
                self._opening[table_id] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table_id))
            live = await asyncio.shield(opening)
        live.touched = monotonic()
        return live

    async def act(
        self,
        live: LiveTable,
        seat: int,
        message: Act | ActAll | Undo,
        language: str,
        acknowledge: Callable[[int], None],
    ) -> None:
        """Play or take back; the row it became is acknowledged before others hear of it.  Raises Denied.

        Whoever calls this lets it come to its end, or has it `finished`.
        """
        async with live.lock:
            seq = await live.writing.act(seat, message, language)
            live.hold_bots(seat, self._hold)
        try:
            acknowledge(seq)
        finally:
            self._changed(live)

    async def join(self, live: LiveTable, wanted: Join) -> Joined:
        """A person takes the seat of an invitation; raises Denied."""

        async def joined() -> Joined:
            async with live.lock:
                seat, token = await live.writing.join(wanted)
                info = live.info()
            self._changed(live)
            return Joined(info, seat, token)

        return await self.finished(joined())

    async def reseat(self, live: LiveTable, seat: int, wanted: Reseat) -> TableInfo:
        """Give an empty seat to a bot; raises Denied."""

        async def reseated() -> TableInfo:
            async with live.lock:
                await live.writing.reseat(seat, wanted)
                info = live.info()
            self._changed(live)
            return info

        return await self.finished(reseated())

    def come(self, live: LiveTable, seat: int | None) -> None:
        """Somebody looks at a table."""
        if live.presence.come(seat):
            self.bells.ring(live.id, live.seq)

    def leave(self, live: LiveTable, seat: int | None) -> None:
        """Somebody no longer looks at it."""
        live.touched = monotonic()
        if live.presence.leave(seat):
            self.bells.ring(live.id, live.seq)

    def send_home(self) -> None:
        """The server ends: nobody need wait any longer."""
        self.is_closing = True
        for live in list(self._live.values()):
            self.bells.ring(live.id, live.seq)

    def sweep(self) -> None:
        """Let tables that nobody looks at leave memory."""
        long_ago = monotonic() - self._idle
        for live in list(self._live.values()):
            is_busy = live.presence.is_watched or live.lock.locked() or self._players.is_thinking(live)
            if live.touched < long_ago and not is_busy:
                del self._live[live.id]

    async def finished(self, work: Coroutine[None, None, T]) -> T:
        """Have something done to its end, even if the one who asked for it is gone by then."""
        task = asyncio.create_task(work)
        self.see_out(task)
        return await asyncio.shield(task)

    def see_out(self, task: asyncio.Task[T]) -> None:
        """Let something come to its end before the tables close."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what was begun."""
        self._stop_listening()
        await self._players.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- within -------------------------------------------------------------------------------

    def _played(self) -> list[Box]:
        """The boxes of the tables in memory."""
        return [live.position.box for live in self._live.values()]

    async def _keep(self, head: Head, entries: list[str]) -> LiveTable:
        table_id = "".join([secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)])
        first = Row(1, "open", Opened(entries), now())
        try:
            await self._store.open_table(table_id, head, first)
        except CannotWrite:
            raise Denied("store") from None
        live = LiveTable(table_id, Kept(head, first.at, [first]), self._store)
        self._live[table_id] = live
        self._players.nudge(live)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        try:
            kept = await self._store.read(table_id)
            if kept is None:
                raise Denied("no-table")
            live = LiveTable(table_id, kept, self._store)
        except (LascauxError, CannotRead) as error:
            _log.error("Table %s cannot be rebuilt: %s", table_id, error)
            raise Denied("unreadable") from None  # what is wrong may tell what is hidden
        await live.writing.settle()
        self._live[table_id] = live
        self._players.nudge(live)
        return live

    def _changed(self, live: LiveTable) -> None:
        """A row was written here: tell everybody, and let bots see whether they are asked."""
        self._tell(live)
        self._players.nudge(live)

    def _tell(self, live: LiveTable) -> None:
        """Tell all who look at a table, here and in other houses, that it has a new row."""
        live.touched = monotonic()
        self.bells.ring(live.id, live.seq)
        self._bus.ring(live.id, live.seq)

    def _heard(self, table_id: str, seq: int) -> None:
        """A ring, perhaps from another house: if a table in memory is behind, it catches up."""
        live = self._live.get(table_id)
        if table_id in self._opening or (live is not None and live.seq < seq):
            self.see_out(asyncio.create_task(self._follow(table_id, seq)))

    async def _follow(self, table_id: str, seq: int) -> None:
        """Take in what another house wrote; a table that cannot follow leaves memory."""
        try:
            live = await self.get(table_id)
            async with live.lock:
                if live.seq >= seq:
                    return
                await live.writing.catch_up()
        except Denied:  # the reason is in the log, and whoever asks for the table is refused
            self._live.pop(table_id, None)
            return
        self.bells.ring(table_id, live.seq)
        self._players.nudge(live)
