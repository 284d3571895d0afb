"""REST messages about the people at a table: devices, recovery, invitations, names, rematch."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lascaux.server.marks import Mark
from lascaux.server.messages import Name
from lascaux.wire import Wire

Key = Annotated[str, Meta(min_length=32, max_length=80)]


class OwnSeat(Wire):
    """`GET /api/tables/{id}/seat`: what the owner of a seat may know of it.

    `devices` hold it, `recovery` says whether there is a recovery code.
    """

    seat: int
    devices: int
    recovery: bool


class OrderInfo(Wire):
    """A standing order that a game knows: the words it can be given with, if any, and how long it lasts.

    `value` is the word it stands with, empty if it has none; None if it does not stand.
    """

    name: str
    values: list[str]
    lasts: Literal["game", "chapter"]
    value: str | None


class Orders(Wire):
    """`GET /api/tables/{id}/seat/orders`: the standing orders of one's seat, which nobody else is told."""

    orders: list[OrderInfo]


class SetOrder(Wire):
    """Body of `PUT /api/tables/{id}/seat/orders`: give a standing order, or revoke it."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    stands: bool
    value: Annotated[str, Meta(max_length=40)] = ""


class Call(Wire):
    """Body of `PUT /api/tables/{id}/seat/player`: a new name, a new mark, or both; what is None stays."""

    name: Name | None = None
    mark: Mark | None = None


class NewCode(Wire):
    """Body of `POST /api/tables/{id}/seat/code`: go on elsewhere; this device keeps the seat or not."""

    keeps: bool


class SeatCode(Wire):
    """Two ways to the same seat, of which one can be used once, in so many seconds.

    `words` are to be said or typed at `/c`, `link` stands behind the `#` of a link to it.
    """

    words: str
    link: str
    seconds: int


class Redeem(Wire):
    """Body of `POST /api/codes`: open the seat that a code of any kind stands for.

    `key` is a secret the sender makes up; it becomes a token of the seat, so that a request whose answer was
    lost can be sent again.
    """

    code: Annotated[str, Meta(min_length=1, max_length=120)]
    key: Key


class Recovery(Wire):
    """Answer to `POST /api/tables/{id}/seat/recovery`: a code that opens the seat later, shown this once."""

    code: str


class Renew(Wire):
    """Body of `POST /api/tables/{id}/seat/renew`: `key` becomes the only token of the seat."""

    key: Key


class Invitation(Wire):
    """Answer to `POST /api/tables/{id}/seats/{seat}/invitation`: it takes the place of the former one."""

    seat: int
    token: str


class PlayAgain(Wire):
    """Body of `POST /api/tables/{id}/rematch`: `key` becomes the token of the seat at the new table."""

    key: Key
