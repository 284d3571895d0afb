"""Tells one person whose turn it is at several tables, and waits for news of any of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from lascaux.server.bus import HOUSE
from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.standings import Standing, standing_of
from lascaux.server.tables import Tables
from lascaux.server.turnmessages import TurnInfo, WatchedTable

FROM_DISK: Final = 3  # tables read from the disk for one question; the others are told next time


class TurnTeller:
    """Looks at tables without coming to them: nobody counts as being there, and no table stays for it."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    async def tell(self, asked: list[WatchedTable], wait: float) -> list[TurnInfo]:
        """The tables of which something else is known; waits for the first one if there is none."""
        by_name = {watched.table: watched for watched in asked}
        rung: set[str] = set()
        bell = asyncio.Event()

        def hear(table: str) -> Callable[[int], None]:
            def heard(_: int) -> None:
                rung.add(table)
                bell.set()

            return heard

        stops = [self._tables.bells.listen(table, hear(table)) for table in by_name]
        stops.append(self._tables.bells.listen(HOUSE, lambda _: bell.set()))
        try:
            news = await self._news(list(by_name.values()))
            if news or not wait:
                return news
            with present().having("polls"):
                return await self._first_news(by_name, rung, bell, wait)
        finally:
            for stop in stops:
                stop()

    async def _first_news(
        self, by_name: dict[str, WatchedTable], rung: set[str], bell: asyncio.Event, wait: float
    ) -> list[TurnInfo]:
        """What has changed at the first table that rings, if it does in time."""
        try:
            async with asyncio.timeout(wait):
                while not self._tables.is_closing:
                    await bell.wait()
                    bell.clear()
                    tables = [by_name[table] for table in rung]
                    rung.clear()
                    if news := await self._news(tables):
                        return news
        except TimeoutError:
            pass
        return []

    async def _news(self, asked: list[WatchedTable]) -> list[TurnInfo]:
        """What is not known already of these tables."""
        news: list[TurnInfo] = []
        readings = 0
        for watched in asked:
            standing = await self._remembered(watched.table)
            if standing is None:
                readings += 1
                may_read = readings <= FROM_DISK and present().may("readings")
                info = await self._read(watched) if may_read else TurnInfo(watched.table, "unread")
            else:
                info = standing.turn(watched.table, watched.token)
            if info.turn != watched.known:
                news.append(info)
        return news

    async def _remembered(self, table: str) -> Standing | None:
        live = self._tables.in_memory(table)
        if live is None:
            return self._tables.standings.of(table)
        async with live.lock:
            return standing_of(live)

    async def _read(self, watched: WatchedTable) -> TurnInfo:
        """The turn at a table that has to be read from the disk."""
        try:
            live = await self._tables.bring(watched.table)
        except Denied as refusal:
            return TurnInfo(watched.table, "gone" if refusal.code == "no-table" else "unread")
        async with live.lock:
            return standing_of(live).turn(watched.table, watched.token)
