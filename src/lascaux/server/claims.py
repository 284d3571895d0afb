"""Who somebody at an open socket is, as long as that holds."""

from __future__ import annotations

from typing import Final

from lascaux.server.faults import Denied
from lascaux.server.seats import Seating, Visitor


class Claim:
    """What a token opens at a table; a seat may go to another device while a socket is open."""

    def __init__(self, seating: Seating, token: str | None, watches: bool = False) -> None:
        """Find out who a token stands for, or that it may watch; raises Denied."""
        self._seating: Final = seating
        self._token: Final = token
        self._losses = seating.keys.losses
        self._holder: Final = seating.visitor(token)
        self.visitor: Final[Visitor] = watcher(self._holder) if watches else self._holder

    def check(self) -> None:
        """Raise Denied if the token no longer opens what it did; who may watch anyway goes on watching."""
        losses = self._seating.keys.losses
        if losses == self._losses or (self.visitor.seat is None and self._seating.is_watchable):
            return
        if self._seating.visitor(self._token).seat != self._holder.seat:
            raise Denied("seat-moved")
        self._losses = losses


def watcher(visitor: Visitor) -> Visitor:
    """The same visitor, who wants to be told no more than watchers are."""
    return visitor._replace(seat=None, invited=None)
