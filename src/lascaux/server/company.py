"""Those who sit at one device: one line stands for all of them."""

from __future__ import annotations

from typing import Final

from lascaux.server.live import LiveTable
from lascaux.server.presence import HOST
from lascaux.server.seats import Seating, Visitor
from lascaux.server.tables import Tables


class Company:
    """The people behind one socket: who it is for, and who sits beside; they come and leave together."""

    def __init__(self, tables: Tables, live: LiveTable, own: int | None, beside: list[str]) -> None:
        """`beside` are the tokens of those who sit there too; one that opens no seat stands for nobody."""
        self._tables: Final = tables
        self._live: Final = live
        self._own: Final = own
        self._beside: Final = beside
        self._losses = live.position.history.seating.keys.losses
        self._here: set[int | None] = set()

    def come(self) -> None:
        """All of them look at the table from now on."""
        self._losses = self._seating.keys.losses
        self._change(self._seats())

    def check(self) -> None:
        """Let those go whose seats went to other devices."""
        losses = self._seating.keys.losses
        if self._here and losses != self._losses:
            self._losses = losses
            self._change(self._seats())

    def leave(self) -> None:
        """None of them looks at it any more."""
        self._change(set())

    @property
    def has_seat(self) -> bool:
        """Whether somebody of them plays."""
        return not self._here.issubset((None, HOST))

    @property
    def _seating(self) -> Seating:
        return self._live.position.history.seating

    def _seats(self) -> set[int | None]:
        return present_seats(self._seating, self._own, self._beside)

    def _change(self, seats: set[int | None]) -> None:
        """Tell the table who came and who went; it may call us back meanwhile."""
        before, self._here = self._here, seats
        for seat in seats - before:
            self._tables.come(self._live, seat)
        for seat in before - seats:
            self._tables.leave(self._live, seat)


def place_of(seating: Seating, visitor: Visitor) -> int | None:
    """The seat of a visitor, HOST for a host who has none; None for one who only watches."""
    is_seatless = visitor.seat is None and visitor.is_host and seating.keys.host_seat is None
    return HOST if is_seatless else visitor.seat


def present_seats(seating: Seating, own: int | None, beside: list[str]) -> set[int | None]:
    """The seats that one line stands for; None alone is one who only watches."""
    seats = {own, *[seating.seat_of(token) for token in beside]} - {None}
    return seats or {None}
