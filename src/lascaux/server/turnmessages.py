"""REST messages about whose turn it is at several tables of one person."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from lascaux.server.marks import Mark
from lascaux.server.messages import Token
from lascaux.wire import Wire

MOST: Final = 30  # tables that one may ask about at once

WhoseTurn = Literal["yours", "others", "waiting", "over", "gone", "unread"]


class WatchedTable(Wire):
    """A table at which one holds a seat, and what one knows of it already."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    token: Token
    known: WhoseTurn | None = None


class AskTurns(Wire):
    """Body of `POST /api/turns`: tables, and how many seconds to wait where nothing is new."""

    tables: Annotated[list[WatchedTable], Meta(min_length=1, max_length=MOST)]
    wait: Annotated[float, Meta(ge=0, le=25)] = 0.0


class Companion(Wire):
    """Somebody else at a table."""

    seat: int
    kind: Literal["human", "bot"]
    name: str | None
    mark: Mark


class TurnInfo(Wire):
    """Whose turn it is at a table, and since when; `gone` if the token opens no seat there any more.

    Of others it is told since when the first person is awaited who has not answered; bots are quick.
    `unread` is a table that was not looked up this time; ask again later.
    """

    table: str
    turn: WhoseTurn
    since: str | None = None  # ISO 8601, UTC
    others: list[Companion] = []


class Turns(Wire):
    """Answer to `POST /api/turns`: those tables of which one knew something else."""

    tables: list[TurnInfo]
    now: str  # ISO 8601, UTC: the server's time
