"""The REST routes beside the game: talk, and hints."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import Request
from starlette.responses import Response

from lascaux.server.faults import Denied
from lascaux.server.hinting import Hints
from lascaux.server.http import answered, struct_in, token_in, watches_in
from lascaux.server.messages import AskHint
from lascaux.server.tables import Tables
from lascaux.server.talking import Talking
from lascaux.server.talkmessages import Saying

_ask_hint: Final = msgspec.json.Decoder(AskHint)
_saying: Final[msgspec.json.Decoder[Saying]] = msgspec.json.Decoder(Saying)


class TalkApi:
    """What each route does."""

    def __init__(self, tables: Tables, talking: Talking, hints: Hints) -> None:
        self._tables: Final = tables
        self._talking: Final = talking
        self._hints: Final = hints

    async def talk(self, request: Request, table: str) -> Response:
        """Say something at a table, in own words or by a phrase, or open the talk to watchers."""
        saying = await struct_in(request, _saying)
        live, visitor = await self._tables.visit(table, token_in(request))
        return answered(await self._talking.say(live, visitor, saying))

    async def hint(self, request: Request, table: str) -> Response:
        """Say what a good player would do in one's place, and why; only against bots alone."""
        asked = await struct_in(request, _ask_hint)
        live, visitor = await self._tables.visit(table, token_in(request))
        if visitor.seat is None or watches_in(request):  # a covered device is told no secret
            raise Denied("no-seat")
        return answered(await self._hints.of(live, visitor.seat, asked.at))
