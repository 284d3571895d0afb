"""Playing on from a moment of a finished game: a table of its own, with bots in all other seats."""

from __future__ import annotations

from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import BotSeat, HumanSeat, NewTable, TableOpened
from lascaux.server.store import Origin
from lascaux.server.storymessages import PlayOn
from lascaux.server.tables import Tables
from lascaux.table.chance import Chance, fresh_seed


async def played_on(tables: Tables, live: LiveTable, wanted: PlayOn) -> TableOpened:
    """Open the table; what chance draws from there on is new; raises Denied."""
    async with live.lock:
        position, head = live.position, live.position.history.head
        if position.status != "over":
            raise Denied("not-over")
        if wanted.seat >= len(head.seats):
            raise Denied("no-such-seat")
        past = position.game_until(wanted.move)
    if past.over:
        raise Denied("no-move", {"moves": past.moves - 1})
    origin = Origin(live.id, wanted.move, past.entries)
    names = [head.seats[seat].name if head.seats[seat].bot else None for seat in range(past.seats)]
    seats: list[HumanSeat | BotSeat] = [BotSeat(wanted.bot, name) for name in names]
    seats[wanted.seat] = HumanSeat(wanted.name)
    new = NewTable(head.game, seats, head.options, head.title, head.watchable)
    table = past.with_chance(Chance(fresh_seed()))
    table.settle()
    return await tables.open_with(table, new, origin)
