"""The REST routes: each asks the house and answers with one struct."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from fastapi import Query, Request
from starlette.responses import PlainTextResponse, Response

from lascaux.kernel.errors import BadRecord, BadSetup
from lascaux.registry import game as game_named
from lascaux.registry import games
from lascaux.server.boxes import Boxes
from lascaux.server.faults import Denied
from lascaux.server.health import Health
from lascaux.server.http import answered, bytes_in, language_in, lasting, message_in, struct_in, token_in
from lascaux.server.limits import FIRST_MOMENTS, FIRST_OPENINGS, MOMENTS, OPENINGS, RECORD, Shares
from lascaux.server.live import LiveTable
from lascaux.server.messages import (
    Ack,
    Act,
    ActAll,
    AskWhatIf,
    AskWhyNot,
    Done,
    GameInfo,
    Join,
    NewTable,
    Reseat,
    RuleText,
    SeatsInfo,
    Undo,
)
from lascaux.server.seats import Visitor
from lascaux.server.stories import Stories
from lascaux.server.tables import Tables
from lascaux.table.rulebook import Rulebook
from lascaux.table.verify import verify

Since = Annotated[int, Query(ge=0, le=1_000_000)]
Wait = Annotated[float, Query(ge=0, le=30)]
Language = Literal["en", "it"]

_new_table: Final = msgspec.json.Decoder(NewTable)
_join: Final = msgspec.json.Decoder(Join)
_reseat: Final = msgspec.json.Decoder(Reseat)


class Api:
    """What each route does."""

    def __init__(self, tables: Tables, stories: Stories, health: Health) -> None:
        self._tables: Final = tables
        self._stories: Final = stories
        self._health: Final = health
        self._openings: Final = Shares(OPENINGS, FIRST_OPENINGS)
        self._moments: Final = Shares(MOMENTS, FIRST_MOMENTS)

    async def health(self) -> Response:
        """Whether the server is up and can write to its disk."""
        await self._health.check()
        return answered({"status": "ok"})

    async def games(self) -> Response:
        """The games on offer."""
        return answered([_game_info(name, self._tables.boxes) for name in games()])

    async def components(self, game: str, name: str) -> Response:
        """The values of a box, by its hash; they never change."""
        return lasting(answered(self._tables.box(game, name)))

    async def check_components(
        self, request: Request, game: str, language: Language | None = None
    ) -> Response:
        """Say what a file of components, or the box of a hash, changes, in words; opens nothing."""
        _check_share(request, self._openings)
        body = await bytes_in(request)
        try:
            overlay = body.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Denied("not-text") from None
        return answered(self._tables.check_box(game, overlay, language or language_in(request)))

    async def rules(self, request: Request, game: str, language: Language | None = None) -> Response:
        """The rules of a game in our own words, paragraph by paragraph."""
        try:
            rulebook = Rulebook(game)
        except BadSetup:
            raise Denied("no-game", {"games": ", ".join(games())}) from None
        spoken = language or language_in(request)
        return answered(
            [
                RuleText(
                    paragraph.id,
                    rulebook.section(paragraph).said(spoken),
                    paragraph.status,
                    paragraph.said(spoken),
                    paragraph.ruling(spoken),
                )
                for paragraph in rulebook.paragraphs
            ]
        )

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        _check_share(request, self._openings)
        return answered(
            await self._tables.open(await struct_in(request, _new_table), language_in(request)), 201
        )

    async def table(self, request: Request, table: str) -> Response:
        """A table as everybody who may look at it may know it."""
        live, _ = await self._found(request, table)
        async with live.lock:
            return answered(live.info())

    async def join(self, request: Request, table: str) -> Response:
        """Take the seat an invitation stands for."""
        wanted = await struct_in(request, _join)
        return answered(await self._tables.join(await self._tables.get(table), wanted))

    async def reseat(self, request: Request, table: str, seat: int) -> Response:
        """Give a seat that nobody has taken to a bot; only the host may."""
        wanted = await struct_in(request, _reseat)
        live, visitor = await self._found(request, table)
        if not visitor.is_host:
            raise Denied("not-host")
        return answered(await self._tables.reseat(live, seat, wanted))

    async def updates(self, request: Request, table: str, since: Since = 0, wait: Wait = 20.0) -> Response:
        """What happened after row `since`; waits for it if nothing did."""
        live, visitor = await self._found(request, table)
        if live.seq == since:
            live.presence.note_poll(visitor.seat)
            await self._next_ring(live, since, wait)
            live = await self._tables.get(table)
        async with live.lock:
            update = msgspec.Raw(live.update_bytes(visitor.seat, since)) if live.seq != since else None
        return answered({"update": update})

    async def act(self, request: Request, table: str) -> Response:
        """Play an action, several as one, or take back, where sockets fail."""
        return await self._acted(request, table, await message_in(request, Act, ActAll, Undo))

    async def undo(self, request: Request, table: str) -> Response:
        """Take back the last choice, where sockets fail."""
        message = await message_in(request, Undo)
        return await self._acted(request, table, message)

    async def done(self, request: Request, table: str) -> Response:
        """End one's turn so that bots go on, where sockets fail."""
        message = await message_in(request, Done)
        live, visitor = await self._found(request, table)
        if visitor.seat is None:
            raise Denied("no-seat")
        live.holding.end_turn(visitor.seat, message.at)
        async with live.lock:
            return answered(live.info())

    async def why_not(self, request: Request, table: str) -> Response:
        """Say why an action is not allowed, where sockets fail."""
        message = await message_in(request, AskWhyNot)
        live, visitor = await self._found(request, table)
        if visitor.seat is None:
            raise Denied("no-seat")
        async with live.lock:
            return answered(live.why_not(visitor.seat, message, language_in(request)))

    async def what_if(self, request: Request, table: str) -> Response:
        """Say what some actions would bring about, where sockets fail."""
        message = await message_in(request, AskWhatIf)
        live, visitor = await self._found(request, table)
        if visitor.seat is None:
            raise Denied("no-seat")
        async with live.lock:
            return answered(live.what_if(visitor.seat, message, language_in(request)))

    async def moment(self, request: Request, table: str, entry: int) -> Response:
        """The position after so many entries of the record."""
        _check_share(request, self._moments)
        live, visitor = await self._found(request, table)
        async with live.lock:
            return answered(live.position.moment(visitor.seat, entry))

    async def story(self, request: Request, table: str) -> Response:
        """The turning points of a finished game."""
        live, _ = await self._found(request, table)
        return answered(await self._stories.of(live))

    async def record(self, request: Request, table: str) -> Response:
        """The record as text; what the asker may not know is hidden until the game is over."""
        live, visitor = await self._found(request, table)
        async with live.lock:
            text = live.position.record(visitor.seat)
        name = f"{live.position.history.head.game}-{live.id}.txt"
        headers = {"Cache-Control": "no-store", "Content-Disposition": f'inline; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def verify(self, request: Request) -> Response:
        """Check that a record was played by the rules and that its chance was as announced."""
        _check_share(request, self._openings)
        body = await bytes_in(request, RECORD)
        try:
            return answered(await asyncio.to_thread(verify, body.decode()))
        except BadRecord as error:
            raise Denied("bad-record", {"detail": str(error)}) from None
        except UnicodeDecodeError:
            raise Denied("not-text") from None

    # --- within -------------------------------------------------------------------------------

    async def _found(self, request: Request, table: str) -> tuple[LiveTable, Visitor]:
        """The table, and who asks; raises Denied."""
        token = token_in(request)
        live = await self._tables.get(table)
        return live, live.visitor(token)

    async def _acted(self, request: Request, table: str, message: Act | ActAll | Undo) -> Response:
        live, visitor = await self._found(request, table)
        if visitor.seat is None:
            raise Denied("no-seat")
        seqs: list[int] = []
        await self._tables.finished(
            self._tables.act(live, visitor.seat, message, language_in(request), seqs.append)
        )
        return answered(Ack(message.id, seqs[0]))

    async def _next_ring(self, live: LiveTable, since: int, wait: float) -> None:
        """Return when the table has come beyond `since`, the time is up or the server ends."""
        rung = asyncio.Event()

        def is_news(seq: int) -> bool:
            return seq != since or self._tables.is_closing

        stop = self._tables.bells.listen(live.id, lambda seq: rung.set() if is_news(seq) else None)
        try:
            async with asyncio.timeout(wait):
                await rung.wait()
        except TimeoutError:
            return
        finally:
            stop()


def _check_share(request: Request, shares: Shares) -> None:
    """Raise Denied if the one who asks has had their share."""
    if not shares.take(request.client.host if request.client else ""):
        raise Denied("too-fast")


def _game_info(name: str, boxes: Boxes) -> GameInfo:
    meta = game_named(name).meta
    return GameInfo(
        meta.name,
        meta.title,
        meta.min_seats,
        meta.max_seats,
        [SeatsInfo(seats.options, seats.least, seats.most) for seats in meta.ranges],
        meta.minutes,
        meta.options,
        meta.rules_version,
        boxes.usual(name).hash,
    )
