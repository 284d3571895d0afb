"""All tables: those in memory, and the way to those on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Final, TypeVar

from lascaux.kernel.box import Box
from lascaux.kernel.errors import BadSetup, LascauxError
from lascaux.registry import game as game_named
from lascaux.server.boxes import Boxes
from lascaux.server.bus import HOUSE, Bells, Bus
from lascaux.server.claims import Claim
from lascaux.server.deeds import Deed
from lascaux.server.faults import Denied
from lascaux.server.granting import GRACE, check_host, granted, idem_of
from lascaux.server.guests import present
from lascaux.server.hold import HOLD
from lascaux.server.houserules import HouseRules
from lascaux.server.limits import FIRST_WISHES, WISHES, Shares
from lascaux.server.live import LiveTable
from lascaux.server.messages import (
    Ack,
    Act,
    ActAll,
    CheckedComponents,
    ComponentsInfo,
    HumanSeat,
    Join,
    Joined,
    NewTable,
    Reseat,
    TableInfo,
    TableOpened,
    Undo,
)
from lascaux.server.moments import now
from lascaux.server.ordering import PAUSE, Ordering
from lascaux.server.players import PACE, UNATTENDED, BotPlayers
from lascaux.server.presence import POLL_HOLDS
from lascaux.server.rebuilding import rebuilt
from lascaux.server.seatmessages import Orders, SetOrder
from lascaux.server.seats import Visitor, clean_text, digest_of, fresh_token, seat_heads
from lascaux.server.shelf import Shelf
from lascaux.server.standings import Standings
from lascaux.server.store import (
    Asking,
    CannotRead,
    CannotWrite,
    Head,
    Kept,
    Opened,
    Origin,
    Row,
    Store,
    Taken,
)
from lascaux.server.timekeeper import Timekeeper
from lascaux.server.watchers import COUNT_EVERY, Watchers
from lascaux.server.wishes import Wish
from lascaux.server.work import timed
from lascaux.server.workers import WorkerPool
from lascaux.table.opening import component_tags
from lascaux.table.table import Table
from lascaux.table.words import DEFAULT

ID_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12
IDLE: Final = 300.0  # seconds until a table nobody looks at leaves memory
NOT_OURS: Final = (AssertionError, LookupError, TypeError, ValueError)  # of rows that no server wrote
MOST_LIVE: Final = 1000  # tables in memory; beyond it those nobody looks at leave earlier

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
        grace: float = GRACE,
        unattended: float = UNATTENDED,
        rules: HouseRules | None = None,
        count_every: float = COUNT_EVERY,
        order_pause: float = PAUSE,
    ) -> None:
        self.bells: Final = Bells()
        self.watchers: Final = Watchers(self.bells, count_every)
        self.boxes: Final = boxes or Boxes()
        self.is_closing = False
        self._rules: Final = rules or HouseRules()
        self.shelf: Final = Shelf(store, self._rules)
        self.standings: Final = Standings()
        self._store: Final = store
        self._idle: Final = idle
        self._hold: Final = hold
        self._grace: Final = grace
        self._wishes: Final = Shares(WISHES, FIRST_WISHES)
        self._bus: Final = bus
        self._stop_listening: Final = bus.listen(self._heard)
        self._players: Final = BotPlayers(pool, self._tell, pace, unattended)
        self.ordering: Final = Ordering(store, self._acted, order_pause)
        self.timekeeper: Final = Timekeeper(store, self._found, self._changed)
        self._live: Final[dict[str, LiveTable]] = {}
        self._opening: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[object]]] = set()
        self._silences: Final[dict[tuple[str, int], asyncio.TimerHandle]] = {}

    async def open(self, wanted: NewTable, language: str = DEFAULT) -> TableOpened:
        """Open a new table; raises Denied."""
        try:
            game_named(wanted.game)
            box = self.boxes.wanted(wanted.game, wanted.components, self._played(), language)
            table = Table.new(wanted.game, len(wanted.seats), wanted.options, components=box)
        except BadSetup as error:
            raise Denied("bad-setup", {"detail": str(error)}) from None
        return await self.open_with(table, wanted)

    async def open_with(
        self, table: Table, wanted: NewTable, origin: Origin | None = None, daily: str | None = None
    ) -> TableOpened:
        """Open a table for a game that is set up already, or begun; raises Denied."""
        self.check_bots(has_bots=not all(isinstance(seat, HumanSeat) for seat in wanted.seats))
        seats, tokens = seat_heads(wanted.seats)
        own = None if wanted.hosted == "screen" else min(tokens, default=None)
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
            patience=wanted.patience,
            silence=wanted.silence,
            stand_in=wanted.stand_in,
            clock=wanted.clock,
            origin=origin,
            daily=daily,
        )
        live = await self.finished(self.keep(head, table))
        async with live.lock:
            return TableOpened(live.info(), own, token, tokens)

    def check_bots(self, *, has_bots: bool) -> None:
        """Raise Denied if a table with bots would be one too many of this guest."""
        guest = present()
        if not has_bots:
            return
        in_play = [
            live
            for live in self._live.values()
            if live.whose == guest.group
            and live.position.has_bots
            and (live.presence.is_attended or self._players.is_thinking(live))
        ]
        if len(in_play) >= guest.bot_tables:
            raise Denied("too-many-tables", {"tables": len(in_play)})

    async def keep(self, head: Head, table: Table) -> LiveTable:
        """Put a new table on the disk, with the entries that chance made; raises Denied."""
        self.shelf.check_room()
        table_id = "".join([secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)])
        asking = None if head.clock is None else Asking(table.asked)
        first = Row(1, "open", Opened(table.lines(), asking), now())
        try:
            await self._store.open_table(table_id, head, first)
        except CannotWrite:
            raise Denied("store") from None
        kept = Kept(head, first.at, [first])
        live = LiveTable(table_id, kept, self._store, present().group, rows=self._rules.rows)
        self._live[table_id] = live
        self.timekeeper.note(live)
        self._players.nudge(live)
        return live

    def box(self, game: str, name: str) -> ComponentsInfo:
        """The box of this hash; raises Denied."""
        return self.boxes.info(game, name, self._played())

    def check_box(self, game: str, overlay: str, language: str) -> CheckedComponents | None:
        """What the box of a hash changes of the standard one; None for an overlay; raises Denied."""
        return self.boxes.checked(game, overlay, self._played(), language)

    async def get(self, table_id: str) -> LiveTable:
        """The table of this id, for a guest who comes there; raises Denied."""
        live = await self._found(table_id, present().group)
        live.presence.note_visit()
        self._players.nudge(live)
        return live

    async def act(
        self,
        live: LiveTable,
        seat: int,
        message: Act | ActAll | Undo,
        language: str,
        acknowledge: Callable[[int], None],
        claim: Claim | None = None,
    ) -> None:
        """Play or take back; the row it became is acknowledged before others hear of it.  Raises Denied.

        `claim` is what opens the seat; it may have gone to another device while this waited.  Whoever calls
        this lets it come to its end, or has it `finished`.
        """
        async with live.lock:
            if claim is not None:
                claim.check()
            seq = await live.writing.act(seat, message, language)
            live.hold_bots(seat, self._hold)
        try:
            acknowledge(seq)
        finally:
            self._changed(live)

    async def join(self, live: LiveTable, wanted: Join) -> Joined:
        """A person takes the seat of an invitation; raises Denied."""

        async def joined() -> Joined:
            live.check_open()
            seat, token = await live.writing.join(wanted)
            return Joined(live.info(), seat, token)

        return await self.change(live, joined())

    async def reseat(self, live: LiveTable, seat: int, wanted: Reseat) -> TableInfo:
        """Give an empty seat to a bot; raises Denied."""

        async def reseated() -> TableInfo:
            live.check_open()
            await live.writing.reseat(seat, wanted)
            return live.info()

        return await self.change(live, reseated())

    def check_host(self, live: LiveTable, visitor: Visitor) -> None:
        """Raise Denied unless this is the host, or somebody seated where the host has been away for long."""
        check_host(live, visitor, self._grace)

    async def change(self, live: LiveTable, work: Coroutine[None, None, T]) -> T:
        """Have something written at a table, to its end, and tell everybody; raises Denied."""

        async def changed() -> T:
            async with live.lock:
                done = await work
            self._changed(live)
            return done

        return await self.finished(changed())

    async def visit(self, table_id: str, token: str | None) -> tuple[LiveTable, Visitor]:
        """The table of this id, and who a token stands for there; raises Denied."""
        live = await self.get(table_id)
        return live, live.visitor(token)

    async def wish(self, live: LiveTable, token: str | None, wish: Wish) -> Ack:
        """Do what somebody at a table wants that is no move, once for each id; raises Denied."""

        async def wished() -> Ack:
            visitor = live.position.history.seating.visitor(token)  # it may have gone elsewhere meanwhile
            idem = idem_of(live, visitor, wish)
            return Ack(wish.id, await live.writing.wish(idem, lambda: self._granted(live, visitor, wish)))

        return await self.change(live, wished())

    async def order(self, live: LiveTable, token: str, wanted: SetOrder) -> Orders:
        """Give or revoke a standing order of somebody's seat; raises Denied."""

        async def given() -> Orders:
            async with live.lock:
                seat = live.visitor(token).seat
                if seat is None:
                    raise Denied("no-seat")
                await self.ordering.give(live, seat, wanted)
            self.ordering.nudge(live)
            return self.ordering.of(live, seat)

        return await self.finished(given())

    def come(self, live: LiveTable, seat: int | None) -> None:
        """Somebody looks at a table."""
        is_news = live.presence.come(seat)
        self._players.nudge(live)
        if is_news:
            self.bells.ring(live.id, live.seq)

    def leave(self, live: LiveTable, seat: int | None) -> None:
        """Somebody no longer looks at it."""
        live.touched = monotonic()
        if live.presence.leave(seat):
            self.bells.ring(live.id, live.seq)

    def note_poll(self, live: LiveTable, seat: int | None) -> None:
        """Somebody looks at a table over plain HTTP, and counts as being there for a while."""
        if live.presence.note_poll(seat):
            self.bells.ring(live.id, live.seq)
        if seat is not None:
            silence = self._silences.pop((live.id, seat), None)
            if silence is not None:
                silence.cancel()
            loop = asyncio.get_running_loop()
            self._silences[live.id, seat] = loop.call_later(POLL_HOLDS, self._note_silence, live, seat)

    def send_home(self) -> None:
        """The server ends: nobody need wait any longer."""
        self.is_closing = True
        self.bells.ring(HOUSE, 0)
        for live in list(self._live.values()):
            self.bells.ring(live.id, live.seq)

    def in_memory(self, table_id: str) -> LiveTable | None:
        """The table of this id, if it is in memory."""
        return self._live.get(table_id)

    async def bring(self, table_id: str) -> LiveTable:
        """The table of this id, though nobody comes there; raises Denied."""
        return await self._found(table_id, present().group)

    def is_live(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._live or table_id in self._opening

    def sweep(self) -> None:
        """Let tables that nobody looks at leave memory."""
        long_ago = monotonic() - self._idle
        for live in sorted(self._live.values(), key=lambda live: live.touched):
            is_old = live.touched < long_ago or len(self._live) > MOST_LIVE
            if is_old and not self._is_busy(live):
                self.standings.note(live)
                del self._live[live.id]

    async def finished(self, work: Coroutine[object, None, T]) -> T:
        """Have something done to its end, even if the one who asked for it is gone by then."""
        task = asyncio.create_task(timed(work))
        self.see_out(task)
        return await asyncio.shield(task)

    def see_out(self, task: asyncio.Task[T]) -> None:
        """Let something come to its end before the tables close."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what was begun."""
        for silence in self._silences.values():
            silence.cancel()
        self._stop_listening()
        await self.ordering.close()
        await self._players.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.timekeeper.close()

    # --- within -------------------------------------------------------------------------------

    def _granted(self, live: LiveTable, visitor: Visitor, wish: Wish) -> Deed:
        """What is to be logged for a wish, if this visitor has not had too many; raises Denied."""
        live.check_open()
        deed = granted(live, visitor, wish, self._grace)
        if not self._wishes.take(f"{live.id} {visitor.seat}"):
            raise Denied("too-fast")
        return deed

    def _note_silence(self, live: LiveTable, seat: int) -> None:
        """One who asked over plain HTTP has not done so again."""
        del self._silences[live.id, seat]
        if live.presence.note_silence(seat):
            self.bells.ring(live.id, live.seq)

    def _played(self) -> list[Box]:
        """The boxes of the tables in memory."""
        return [live.position.box for live in self._live.values()]

    def _is_busy(self, live: LiveTable) -> bool:
        return (
            live.presence.is_watched
            or live.lock.locked()
            or self._players.is_thinking(live)
            or self.ordering.is_following(live)
        )

    async def _found(self, table_id: str, whose: str) -> LiveTable:
        """The table of this id, from memory or from the disk; raises Denied."""
        live = self._live.get(table_id)
        if live is None:
            opening = self._opening.get(table_id)
            if opening is None:
                opening = asyncio.create_task(timed(self._read(table_id, whose)))
                self._opening[table_id] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table_id))
            live = await asyncio.shield(opening)
        live.touched = monotonic()
        return live

    async def _read(self, table_id: str, whose: str) -> LiveTable:
        try:
            kept = await self._store.read(table_id)
            if kept is None:
                raise Denied("no-table")
            game = await rebuilt(kept)
            live = LiveTable(table_id, kept, self._store, whose, game, self._rules.rows)
        except (LascauxError, CannotRead, *NOT_OURS) as error:
            _log.error("Table %s cannot be rebuilt: %s", table_id, error)
            raise Denied("unreadable") from None  # what is wrong may tell what is hidden
        await live.writing.settle()
        self._live[table_id] = live
        self._note_end(live)
        self.timekeeper.note(live)
        self.ordering.nudge(live)
        self._players.nudge(live)
        return live

    def _acted(self, live: LiveTable, seat: int) -> None:
        """A seat has acted by a standing order: whoever looks on is told as of any other move."""
        live.hold_bots(seat, self._hold)
        self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        """A row was written here: tell everybody, and let bots see whether they are asked."""
        self._tell(live)
        self._players.nudge(live)

    def _tell(self, live: LiveTable) -> None:
        """Tell all who look at a table, here and in other houses, that it has a new row."""
        self._note_end(live)
        self.timekeeper.note(live)
        self.ordering.nudge(live)
        live.touched = monotonic()
        self.standings.forget(live.id)
        self.bells.ring(live.id, live.seq)
        self._bus.ring(live.id, live.seq)

    def _note_end(self, live: LiveTable) -> None:
        """Let the store know, once, that a game is over."""
        if live.position.status == "over" and not live.is_noted_over:
            live.is_noted_over = True
            self.see_out(asyncio.create_task(self._noted_over(live.id)))

    async def _noted_over(self, table_id: str) -> None:
        """Note it; if that fails, the next one to open the table tries again."""
        with contextlib.suppress(CannotWrite, Taken):
            await self._store.note_over(table_id)

    def _heard(self, table_id: str, seq: int) -> None:
        """A ring, perhaps from another house: if a table in memory is behind, it catches up."""
        live = self._live.get(table_id)
        self.standings.forget(table_id)
        if table_id in self._opening or (live is not None and live.seq < seq):
            self.see_out(asyncio.create_task(self._follow(table_id, seq)))

    async def _follow(self, table_id: str, seq: int) -> None:
        """Take in what another house wrote; a table that cannot follow leaves memory."""
        try:
            live = await self._found(table_id, "")
            async with live.lock:
                if live.seq >= seq:
                    return
                await live.writing.catch_up()
        except Denied:  # the reason is in the log, and whoever asks for the table is refused
            self._live.pop(table_id, None)
            return
        self.timekeeper.note(live)
        self.ordering.nudge(live)
        self.bells.ring(table_id, live.seq)
        self._players.nudge(live)
