"""Guests: what each address has open, and how much of the house it may still use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from typing import Final, Literal

from starlette.requests import HTTPConnection

from lascaux.server.addresses import UNKNOWN, Names, Networks, group_of, is_loopback
from lascaux.server.faults import Denied
from lascaux.server.houserules import HouseRules
from lascaux.server.limits import (
    ALL_TALK,
    CHECKS,
    COMINGS,
    FIRST_ALL_TALK,
    FIRST_CHECKS,
    FIRST_COMINGS,
    FIRST_HINTS,
    FIRST_MOMENTS,
    FIRST_READINGS,
    FIRST_TURNS,
    FIRST_UNDOS,
    HINTS,
    MOMENTS,
    READINGS,
    REMEMBERED,
    TURNS,
    UNDOS,
    TokenBucket,
)
from lascaux.server.work import FREE, Work, pay

DAY: Final = 86_400.0

Open = Literal["connections", "sockets", "polls"]
Share = Literal[
    "openings", "day", "checks", "moments", "undos", "talk", "hints", "turns", "readings", "comings"
]


class Guest:
    """One address: what it has open, and its share of what is scarce.  Without rules no limit holds."""

    def __init__(self, group: str, rules: HouseRules | None) -> None:
        self.group: Final = group
        self.bot_tables: Final = inf if rules is None else rules.bot_tables
        self.work: Final = FREE if rules is None else Work(rules.work / 100)
        self._most: Final[dict[Open, float]] = (
            {"connections": inf, "sockets": inf, "polls": inf}
            if rules is None
            else {"connections": rules.connections, "sockets": rules.sockets, "polls": rules.polls}
        )
        self._open: Final[Counter[Open]] = Counter()
        self._shares: Final[dict[Share, TokenBucket]] = {} if rules is None else _shares(rules)

    @property
    def is_gone(self) -> bool:
        """Whether nothing of this address is open."""
        return not self._open.total()

    def enter(self, kind: Open) -> bool:
        """Open one more of a kind; False if that would be too many, and nothing is opened."""
        if self._open[kind] >= self._most[kind]:
            return False
        self._open[kind] += 1
        return True

    def leave(self, kind: Open) -> None:
        """One of a kind that was opened is closed."""
        self._open[kind] -= 1

    @contextmanager
    def having(self, kind: Open) -> Iterator[None]:
        """Have one of a kind open for a while; raises Denied if that would be too many."""
        if not self.enter(kind):
            raise Denied("too-many")
        try:
            yield
        finally:
            self.leave(kind)

    def take(self, *shares: Share) -> None:
        """Use up some of its shares; raises Denied if one of them is used up already."""
        for share in shares:
            if not self.may(share):
                raise Denied("too-fast")

    def may(self, share: Share) -> bool:
        """Whether there was still some of a share to use up."""
        return not self._shares or self._shares[share].take()


FRIEND: Final = Guest(UNKNOWN, None)  # whoever asks without coming through the door: tests, other houses
_present: Final[ContextVar[Guest]] = ContextVar("present", default=FRIEND)


class Guests:
    """All addresses that are here or were lately."""

    def __init__(self, rules: HouseRules, room: float = inf) -> None:
        """`room` is how many connections the system can bear in all."""
        self.names: Final = Names(rules.hosts)
        self.rules: Final = rules
        self._room: Final = room
        self._proxies: Final = Networks(rules.proxies)
        self._unlimited: Final = Networks(rules.unlimited)
        self._guests: Final[dict[str, Guest]] = {}  # by group, longest unseen first

    def has_room(self, connections: int) -> bool:
        """Whether so many connections, of all addresses, can be borne."""
        return connections <= self._room

    def at_door(self, address: str) -> Guest:
        """Who connects; a proxy, which brings many guests, and this machine itself may have any number."""
        if address in self._proxies or address in self._unlimited:
            return FRIEND
        return self._known(group_of(address))

    def asking(self, connection: HTTPConnection) -> Guest:
        """Who sends a request: no limit holds for this machine itself.

        Whoever comes from here under another name comes through a proxy that does not say for whom it asks.
        """
        address = connection.client.host if connection.client else ""
        if address in self._unlimited and is_loopback(connection.headers.get("host", "")):
            return FRIEND
        return self._known(group_of(address))

    def _known(self, group: str) -> Guest:
        guest = self._guests.pop(group, None) or Guest(group, self.rules)
        self._guests[group] = guest
        if len(self._guests) > REMEMBERED:
            self._forget()
        return guest

    def _forget(self) -> None:
        """Forget the one who was unseen longest and has nothing open."""
        gone = next((group for group, guest in self._guests.items() if guest.is_gone), None)
        if gone is not None:
            del self._guests[gone]


def present() -> Guest:
    """The guest for whom something is done."""
    return _present.get()


def welcome(guest: Guest) -> None:
    """From now on, whatever is done in this task is for this guest, who pays for it."""
    _present.set(guest)
    pay(guest.work)


def _shares(rules: HouseRules) -> dict[Share, TokenBucket]:
    return {
        "openings": TokenBucket(rules.openings_a_minute / 60, rules.openings),
        "day": TokenBucket(rules.openings_a_day / DAY, rules.openings_a_day),
        "checks": TokenBucket(CHECKS, FIRST_CHECKS),
        "moments": TokenBucket(MOMENTS, FIRST_MOMENTS),
        "undos": TokenBucket(UNDOS, FIRST_UNDOS),
        "hints": TokenBucket(HINTS, FIRST_HINTS),
        "talk": TokenBucket(ALL_TALK, FIRST_ALL_TALK),
        "turns": TokenBucket(TURNS, FIRST_TURNS),
        "readings": TokenBucket(READINGS, FIRST_READINGS),
        "comings": TokenBucket(COMINGS, FIRST_COMINGS),
    }
