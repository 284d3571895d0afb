"""Clocks: how much time each person has, as the rows of a log add up to it.

A clock runs while a seat in which a person plays is asked, and while the server was up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from lascaux.server.deeds import CameBack, Deed, Nudged, StoodIn
from lascaux.server.moments import millis_of, moment_of
from lascaux.server.store import Acted, Asking, Head, Opened, Rest, Row, Settled, TookBack
from lascaux.server.wishes import Clock, ClockInfo

LAST_PART: Final = 10  # who comes back when the time of the game ran out has one part in so many once more


class Due(NamedTuple):
    """A clock that runs out: when, in milliseconds since 1970, and what is then to be logged, once."""

    at: int
    idem: str
    deed: Deed


class Clocks:
    """The clocks of a table, row by row.  Times within are milliseconds."""

    def __init__(self, head: Head, rule: Clock, rests: Sequence[Rest]) -> None:
        seats = len(head.seats)
        self._head: Final = head
        self._rule: Final = rule
        self._limit: Final = rule.seconds * 1000
        self._rests: Final[list[tuple[int, int]]] = []  # oldest first
        self._asked: list[int] = []  # seats, whoever plays there
        self._running: set[int] = set()
        self._at = 0  # when the newest row happened
        self._used: Final = [0] * seats  # of the turn or the game, until then
        self._used_before: Final = [0] * seats  # of the turn before, should its end be taken back
        self._filled: Final = [1] * seats  # by seat: the row that gave it its time
        self._is_done: Final = [False] * seats  # whether what follows an end of its time has happened
        self._left_asked: Final[set[int]] = set()  # seats that left a question which nobody has answered yet
        for rest in rests:
            self.rest(rest)

    @property
    def is_running(self) -> bool:
        """Whether anybody's time runs."""
        return bool(self._running)

    def fold(self, row: Row, may_run: Callable[[int], bool]) -> None:
        """Take in the next row, after which these people play in a game that is on."""
        at = millis_of(row.at)
        for seat in self._running:
            self._used[seat] += self._awake(self._at, at)
        self._at = at
        asking = _asking_in(row)
        if asking is not None:
            self._asked = asking.seats
        self._note_leaving(row)
        running = {seat for seat in self._asked if may_run(seat)}
        self._fill(row, running)
        self._running = running

    def rest(self, rest: Rest) -> None:
        """No server was up for a time, later than all such times before: it is nobody's."""
        self._rests.append((millis_of(rest.since), millis_of(rest.until)))

    def info(self, seat: int) -> ClockInfo:
        """The clock of a seat as everybody may know it."""
        left = max(0, self._limit - self._used[seat])
        return ClockInfo(left, moment_of(self._end(seat)) if seat in self._running else None)

    def due(self) -> Due | None:
        """The next clock to run out, if something follows from that."""
        seats = [seat for seat in self._running if not self._is_done[seat]]
        if not seats or self._rule.then == "nothing":
            return None
        seat = min(seats, key=lambda running: (self._end(running), running))
        deed: Deed = Nudged(seat)
        if self._rule.then == "stand_in":
            deed = StoodIn(seat, self._head.stand_in, "clock")
        return Due(self._end(seat), f"clock {seat} {self._filled[seat]}", deed)

    # --- within -------------------------------------------------------------------------------

    def _fill(self, row: Row, running: set[int]) -> None:
        """Note what a row does to the time that people have."""
        match row.body:
            case TookBack(seat=seat):
                self._used[seat] = max(self._used[seat], self._used_before[seat])
                return
            case Nudged(seat=seat, by=None) | StoodIn(seat=seat, why="clock"):
                self._is_done[seat] = True
                return
            case CameBack(seat=seat) if self._rule.per == "game" and self._is_done[seat]:
                self._give(seat, min(self._used[seat], self._limit - self._limit // LAST_PART), row.seq)
            case Acted(seat=seat, asking=Asking(anew=True)) if self._rule.per == "turn":
                self._give(seat, 0, row.seq)
        if self._rule.per == "turn":
            for seat in running - self._running - self._left_asked:
                self._give(seat, 0, row.seq)
            self._left_asked.difference_update(running)

    def _note_leaving(self, row: Row) -> None:
        """Note who leaves in the midst of a turn: who comes back to the same question has what was left."""
        match row.body:
            case StoodIn(seat=seat, why=why) if why != "clock" and seat in self._running:
                self._left_asked.add(seat)
            case Acted(seat=seat):
                self._left_asked.discard(seat)
        self._left_asked.intersection_update(self._asked)

    def _give(self, seat: int, used: int, seq: int) -> None:
        """From this row on a seat has its time again, but for so much of it."""
        self._used_before[seat] = self._used[seat]
        self._used[seat] = used
        self._filled[seat] = seq
        self._is_done[seat] = False

    def _awake(self, since: int, until: int) -> int:
        """The time between two moments in which a server was up."""
        asleep = [min(until, end) - max(since, begin) for begin, end in self._rests]
        return until - since - sum([rest for rest in asleep if rest > 0])

    def _end(self, seat: int) -> int:
        """When the time of a seat runs out, if it runs on."""
        end = self._at + max(0, self._limit - self._used[seat])
        for begin, until in self._rests:
            if until > self._at and begin < end:
                end += until - max(begin, self._at)
        return end


def _asking_in(row: Row) -> Asking | None:
    match row.body:
        case Opened(asking=asking) | Acted(asking=asking) | Settled(asking=asking) | TookBack(asking=asking):
            return asking
        case _:
            return None
