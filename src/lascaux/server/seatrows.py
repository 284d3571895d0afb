"""Rows of the log about the people at a table: who holds a seat, what they are called, who plays again.

Of tokens and codes a row has the SHA-256 only.
"""

from __future__ import annotations

import msgspec

from lascaux.server.marks import Mark


class Offered(msgspec.Struct, frozen=True, tag="offer"):
    """The owner of a seat wants to go on with another device.

    `words` and `link` are two codes of which either opens the seat, once and before `until`.  Then `lost`,
    the token that asked for them, no longer proves the seat; None if it goes on to do so.
    """

    seat: int
    words: str
    link: str
    until: str
    lost: str | None


class Device(msgspec.Struct, frozen=True, tag="device"):
    """One more device holds a seat: `code` opened it, and `lost` is the token that ends with that."""

    seat: int
    token: str
    code: str
    lost: str | None


class Renewed(msgspec.Struct, frozen=True, tag="renew"):
    """A seat has a new token and a new recovery code; whatever else opened it opens nothing any more."""

    seat: int
    token: str
    recovery: str


class Secured(msgspec.Struct, frozen=True, tag="secure"):
    """A seat has a new recovery code; the former one opens nothing any more."""

    seat: int
    recovery: str


class Reinvited(msgspec.Struct, frozen=True, tag="invite"):
    """A seat that is still empty has a new invitation; the former one opens nothing any more."""

    seat: int
    token: str


class Called(msgspec.Struct, frozen=True, tag="call"):
    """Somebody has another name or another mark."""

    seat: int
    name: str | None
    mark: Mark


class Again(msgspec.Struct, frozen=True, tag="again"):
    """The one in this seat plays again, at the table that follows; the first to say so had it opened."""

    seat: int
    table: str


class Returned(msgspec.Struct, frozen=True, tag="return"):
    """At a rematch, who had this seat in the game before sat down, or came with one more device."""

    seat: int
    token: str


SeatBody = Offered | Device | Renewed | Secured | Reinvited | Called | Again | Returned
