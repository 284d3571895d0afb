"""Standing orders at the tables: kept for their owners, and followed as if they had answered themselves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from lascaux.kernel.orders import Order
from lascaux.kernel.state import State
from lascaux.registry import orders as orders_of
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act
from lascaux.server.seatmessages import OrderInfo, Orders, SetOrder
from lascaux.server.store import CannotWrite, Standing, Store, Taken
from lascaux.table.words import DEFAULT

PAUSE: Final = 4.0  # seconds within which an order answers, by chance: people do not answer at once
LEAST: Final = 0.3  # of it
STEPS: Final = 1000  # how finely chance tells them apart

_log: Final = logging.getLogger(__name__)


class Ordering:
    """Follows standing orders wherever they fit.  What it plays is a person's move like any other."""

    def __init__(self, store: Store, changed: Callable[[LiveTable, int], None], pause: float = PAUSE) -> None:
        self._store: Final = store
        self._changed: Final = changed  # a seat has acted at a table
        self._pause: Final = pause
        self._following: Final[dict[str, asyncio.Task[bool]]] = {}

    def of(self, live: LiveTable, seat: int) -> Orders:
        """The orders of a seat, for its owner only."""
        return Orders(
            [
                OrderInfo(
                    order.name,
                    order.values,
                    "chapter" if order.ends_with_chapter else "game",
                    None if (standing := _standing(live, seat, order)) is None else standing.value,
                )
                for order in orders_of(live.position.history.head.game)
            ]
        )

    async def give(self, live: LiveTable, seat: int, wanted: SetOrder) -> None:
        """Give or revoke an order, under the table's lock; raises Denied."""
        known = orders_of(live.position.history.head.game)
        order = next((order for order in known if order.name == wanted.name), None)
        if order is None:
            raise Denied("no-order")
        if live.position.status == "over":
            raise Denied("over")
        if wanted.stands and wanted.value not in (order.values or [""]):
            raise Denied("bad-order")
        key = (seat, order.name)
        try:
            if wanted.stands:
                chapter = live.position.chapter if order.ends_with_chapter else None
                standing = Standing(seat, order.name, wanted.value, chapter)
                await self._store.keep_order(live.id, standing)
                live.orders[key] = standing
            else:
                await self._store.drop_order(live.id, seat, order.name)
                live.orders.pop(key, None)
        except (CannotWrite, Taken):
            raise Denied("store") from None

    def is_following(self, live: LiveTable) -> bool:
        """Whether an order is about to answer here."""
        return live.id in self._following

    def nudge(self, live: LiveTable) -> None:
        """Something changed at this table: see whether an order answers."""
        if live.id not in self._following and self._answer(live) is not None:
            task = asyncio.create_task(self._follow(live), name=f"orders {live.id}")
            self._following[live.id] = task
            task.add_done_callback(lambda done: self._followed(live, done))

    async def close(self) -> None:
        """Answer nothing more."""
        tasks = list(self._following.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- within -------------------------------------------------------------------------------

    async def _follow(self, live: LiveTable) -> bool:
        """Answer as ordered, one question after the other, after a while each; False if that is refused."""
        while self._answer(live) is not None:
            await asyncio.sleep(self._pause * (LEAST + (1 - LEAST) * secrets.randbelow(STEPS) / STEPS))
            async with live.lock:
                answer = self._answer(live)  # the owner may have answered or revoked by now
                if answer is None:
                    return True
                seat, action = answer
                act = Act(secrets.token_hex(8), live.seq, action)
                try:
                    await live.writing.act(seat, act, DEFAULT)
                except Denied as denied:
                    if denied.code != "store":
                        return False
                    continue
            self._changed(live, seat)
        return True

    def _answer(self, live: LiveTable) -> tuple[int, str] | None:
        """A seat with an order that fits what it is asked, and what it then plays.

        Who took back decides what comes next, whatever was ordered.
        """
        if not live.orders or live.is_closed:
            return None
        known = orders_of(live.position.history.head.game)
        for seat in sorted({seat for seat, _ in live.orders}):
            for order in [] if live.position.history.has_taken_back(seat) else known:
                standing = _standing(live, seat, order)
                action = standing and live.position.ordered(seat, order, standing.value)
                if action:
                    return seat, action
        return None

    def _followed(self, live: LiveTable, done: asyncio.Task[bool]) -> None:
        del self._following[live.id]
        if done.cancelled():
            return
        if done.exception() is not None:
            _log.error("The orders of table %s stopped.", live.id, exc_info=done.exception())
        elif done.result():
            self.nudge(live)  # something may have changed since it looked last


def _standing(live: LiveTable, seat: int, order: Order[State]) -> Standing | None:
    """The order of this kind that a seat has given, unless its chapter is over."""
    standing = live.orders.get((seat, order.name))
    if standing is None or standing.chapter not in (None, live.position.chapter):
        return None
    return standing if standing.value in (order.values or [""]) else None
