"""The REST routes: each asks the house and answers with one struct."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from fastapi import Query, Request
from starlette.responses import PlainTextResponse, Response

from lascaux.registry import game as game_named
from lascaux.registry import games
from lascaux.server.boxes import Boxes
from lascaux.server.claims import Claim, watcher
from lascaux.server.clerk import Clerk
from lascaux.server.company import place_of, present_seats
from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.health import Health
from lascaux.server.http import (
    answered,
    beside_in,
    language_in,
    lasting,
    message_in,
    struct_in,
    text_in,
    token_in,
    watches_in,
)
from lascaux.server.lessons import Lessons
from lascaux.server.limits import RECORD
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
    SeatsInfo,
    Undo,
    Updates,
)
from lascaux.server.moments import now
from lascaux.server.rulebooks import Rulebooks
from lascaux.server.seats import Visitor
from lascaux.server.tables import Tables
from lascaux.server.talkmessages import Talk
from lascaux.server.turnmessages import AskTurns, Turns
from lascaux.server.turns import TurnTeller
from lascaux.server.wishes import Wish
from lascaux.table.lesson import plan_of

Since = Annotated[int, Query(ge=0, le=1_000_000)]
Said = Annotated[int | None, Query(ge=0, le=1_000_000_000)]
Wait = Annotated[float, Query(ge=0, le=30)]
Language = Literal["en", "it"]

_new_table: Final = msgspec.json.Decoder(NewTable)
_join: Final = msgspec.json.Decoder(Join)
_reseat: Final = msgspec.json.Decoder(Reseat)
_ask_turns: Final = msgspec.json.Decoder(AskTurns)
_wish: Final[msgspec.json.Decoder[Wish]] = msgspec.json.Decoder(Wish)


class Api:
    """What each route does."""

    def __init__(
        self, tables: Tables, health: Health, clerk: Clerk, rulebooks: Rulebooks, lessons: Lessons
    ) -> None:
        self._tables: Final = tables
        self._turns: Final = TurnTeller(tables)
        self._health: Final = health
        self._clerk: Final = clerk
        self._rulebooks: Final = rulebooks
        self._lessons: Final = lessons

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

    async def printed(self, request: Request, game: str, language: Language | None = None) -> Response:
        """The standard box of a game, value by value, with where each comes from."""
        return answered(self._tables.boxes.printed(game, language or language_in(request)))

    async def check_components(
        self, request: Request, game: str, language: Language | None = None
    ) -> Response:
        """Say what a file of components, or the box of a hash, changes, in words; opens nothing."""
        present().take("checks")
        overlay = await text_in(request, encoding="utf-8-sig")
        spoken = language or language_in(request)
        known = self._tables.check_box(game, overlay, spoken)
        return answered(known or await self._clerk.check_box(game, overlay, spoken))

    async def rules(self, request: Request, game: str, language: Language | None = None) -> Response:
        """The rules of a game in our own words, paragraph by paragraph."""
        return answered(self._rulebooks.of(game, language or language_in(request)))

    async def lesson(self, request: Request, game: str) -> Response:
        """A guided first game: every position of it, and what the learner is to do there."""
        return self._lessons.of(game).answer(request)

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        present().take("openings", "day")
        wanted = await struct_in(request, _new_table)
        return answered(await self._tables.open(wanted, language_in(request)), 201)

    async def table(self, request: Request, table: str) -> Response:
        """A table as everybody who may look at it may know it."""
        live, _ = await self._found(request, table)
        async with live.lock:
            return answered(live.info())

    async def turns(self, request: Request) -> Response:
        """Whose turn it is at several tables; waits for news if there is none."""
        present().take("turns")
        asked = await struct_in(request, _ask_turns)
        return answered(Turns(await self._turns.tell(asked.tables, asked.wait), now()))

    async def join(self, request: Request, table: str) -> Response:
        """Take the seat an invitation stands for."""
        wanted = await struct_in(request, _join)
        return answered(await self._tables.join(await self._tables.get(table), wanted))

    async def reseat(self, request: Request, table: str, seat: int) -> Response:
        """Give a seat that nobody has taken to a bot: the host, or anybody seated if the host stays away."""
        wanted = await struct_in(request, _reseat)
        live, visitor = await self._found(request, table)
        self._tables.check_host(live, visitor)
        return answered(await self._tables.reseat(live, seat, wanted))

    async def wish(self, request: Request, table: str) -> Response:
        """Do what somebody at a table wants that is no move: nudge, leave, come back, end, close."""
        wish = await struct_in(request, _wish)
        live = await self._tables.get(table)
        return answered(await self._tables.wish(live, token_in(request), wish))

    async def updates(
        self, request: Request, table: str, since: Since = 0, wait: Wait = 20.0, said: Said = None
    ) -> Response:
        """What happened after row `since`, or who came or went; waits for it if nothing did.

        With `said`, also what was said after that line.
        """
        live, visitor = await self._found(request, table)
        if live.seq == since and _talk_for(live, visitor, said) is None:
            seating = live.position.history.seating
            for seat in present_seats(seating, place_of(seating, visitor), beside_in(request)):
                self._tables.note_poll(live, seat)
            with present().having("polls"):
                await self._next_ring(live, wait)
            live, visitor = await self._found(request, table)  # the seat may be another device's by now
        async with live.lock:
            if live.seq != since:
                update = msgspec.Raw(live.update_bytes(visitor.seat, since))
                talk = _talk_for(live, visitor, said)
                return answered({"update": update, "table": None, "talk": talk, "now": now()})
            return answered(Updates(None, live.info(), _talk_for(live, visitor, said), now()))

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
        present().take("moments")
        live, visitor = await self._found(request, table)
        async with live.lock:
            return answered(live.position.moment(visitor.seat, entry))

    async def move(self, request: Request, table: str, move: int) -> Response:
        """The position after so many moves."""
        present().take("moments")
        live, visitor = await self._found(request, table)
        async with live.lock:
            return answered(live.position.moment_after(visitor.seat, move))

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
        present().take("checks")
        return answered(await self._clerk.verify(await text_in(request, RECORD)))

    # --- within -------------------------------------------------------------------------------

    async def _found(self, request: Request, table: str) -> tuple[LiveTable, Visitor]:
        """The table, and who asks; raises Denied."""
        live, visitor = await self._tables.visit(table, token_in(request))
        return live, watcher(visitor) if watches_in(request) else visitor

    async def _acted(self, request: Request, table: str, message: Act | ActAll | Undo) -> Response:
        live, visitor = await self._found(request, table)
        claim = Claim(live.position.history.seating, token_in(request))
        if visitor.seat is None:
            raise Denied("no-seat")
        if isinstance(message, Undo):
            present().take("undos")
        seqs: list[int] = []
        await self._tables.finished(
            self._tables.act(live, visitor.seat, message, language_in(request), seqs.append, claim)
        )
        return answered(Ack(message.id, seqs[0]))

    async def _next_ring(self, live: LiveTable, wait: float) -> None:
        """Return when the table has a new row, somebody came or went, the time is up or the server ends."""
        rung = asyncio.Event()
        stop = self._tables.bells.listen(live.id, lambda _: rung.set())
        try:
            async with asyncio.timeout(wait):
                await rung.wait()
        except TimeoutError:
            return
        finally:
            stop()


def _talk_for(live: LiveTable, visitor: Visitor, said: int | None) -> Talk | None:
    """What this one has not read yet; None if that is nothing, or not wanted."""
    if said is None:
        return None
    talk = live.talk.since(said, is_insider=visitor.seat is not None or visitor.is_host)
    return talk if talk.lines else None


def _game_info(name: str, boxes: Boxes) -> GameInfo:
    game = game_named(name)
    meta = game.meta
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
        len(plan_of(name).step),
        any(entry.source == "reconstructed" and not entry.is_fixed for entry in game.box.printed.entries),
    )
