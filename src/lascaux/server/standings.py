"""Whose turn it is at a table, remembered after it left memory: asking must not bring it back."""

from __future__ import annotations

from typing import Final, NamedTuple

from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.seats import Seating
from lascaux.server.turnmessages import Companion, TurnInfo

REMEMBERED: Final = 2000  # tables that are not in memory


class Standing(NamedTuple):
    """What a table is waiting for, and who holds its seats."""

    seating: Seating
    status: str
    asked: dict[int, str]  # people who are asked, and since when
    is_closed: bool

    def turn(self, table: str, token: str) -> TurnInfo:
        """Whose turn it is, as the holder of a token is told."""
        try:
            seat = self.seating.visitor(token).seat
        except Denied:
            seat = None
        if seat is None or self.is_closed:
            return TurnInfo(table, "gone")
        others = [
            Companion(info.seat, info.kind, info.name, info.mark)
            for info in self.seating.info(lambda _: False)
            if info.seat != seat
        ]
        if self.status == "waiting":
            return TurnInfo(table, "waiting", others=others)
        if self.status == "over":
            return TurnInfo(table, "over", others=others)
        since = self.asked.get(seat)
        if since is not None:
            return TurnInfo(table, "yours", since, others)
        return TurnInfo(table, "others", min(self.asked.values(), default=None), others)


class Standings:
    """What tables that left memory are waiting for; forgotten as soon as anything happens there."""

    def __init__(self) -> None:
        self._standings: Final[dict[str, Standing]] = {}

    def of(self, table: str) -> Standing | None:
        """What a table was waiting for when it left memory; None if nobody knows."""
        return self._standings.get(table)

    def note(self, live: LiveTable) -> None:
        """A table leaves memory."""
        self._standings[live.id] = standing_of(live)
        if len(self._standings) > REMEMBERED:
            del self._standings[next(iter(self._standings))]

    def forget(self, table: str) -> None:
        """Something has happened at a table."""
        self._standings.pop(table, None)


def standing_of(live: LiveTable) -> Standing:
    """What a table in memory is waiting for."""
    position = live.position
    attendance = position.history.attendance
    asked = {
        seat: position.asked_at(seat) or position.created_at
        for seat, bot in enumerate(position.history.seating.bots)
        if bot is None and attendance.stand_ins[seat] is None and position.is_asked(seat)
    }
    return Standing(position.history.seating, position.status, asked, live.is_closed)
