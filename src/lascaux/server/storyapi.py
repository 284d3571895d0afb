"""The REST routes about finished games and the table of the day."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from fastapi import Query, Request
from starlette.responses import Response

from lascaux.server.daily import DailyTables
from lascaux.server.guests import present
from lascaux.server.http import answered, struct_in, token_in
from lascaux.server.playingon import played_on
from lascaux.server.stories import Stories
from lascaux.server.storymessages import OpenDaily, PlayOn
from lascaux.server.tables import Tables

Seen = Annotated[int, Query(ge=0, le=1_000_000)]
Wait = Annotated[float, Query(ge=0, le=30)]

_play_on: Final = msgspec.json.Decoder(PlayOn)
_open_daily: Final = msgspec.json.Decoder(OpenDaily)


class StoryApi:
    """What each of these routes does."""

    def __init__(self, tables: Tables, stories: Stories, daily: DailyTables) -> None:
        self._tables: Final = tables
        self._stories: Final = stories
        self._daily: Final = daily

    async def story(self, request: Request, table: str, seen: Seen = 0, wait: Wait = 20.0) -> Response:
        """The story of a finished game as far as it is told; waits until there are more parts than `seen`."""
        live, visitor = await self._tables.visit(table, token_in(request))
        with present().having("polls"):
            return answered(await self._stories.of(live, visitor.seat, seen, wait))

    async def play_on(self, request: Request, table: str) -> Response:
        """Open a table that plays a finished game on from one of its moments, against bots."""
        present().take("openings", "day")
        wanted = await struct_in(request, _play_on)
        live, _ = await self._tables.visit(table, token_in(request))
        return answered(await played_on(self._tables, live, wanted), 201)

    async def daily(self) -> Response:
        """The tables of the day, each with the bots' par."""
        return answered(await self._daily.infos())

    async def open_daily(self, request: Request, game: str) -> Response:
        """Sit down at the table of the day of a game: the same start for everybody."""
        present().take("openings", "day")
        wanted = await struct_in(request, _open_daily)
        return answered(await self._daily.open(game, wanted), 201)
