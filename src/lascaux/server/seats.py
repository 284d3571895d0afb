"""Who sits where, and who may say so: tokens, names, joining."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, NamedTuple

from lascaux.bots.interface import BotName
from lascaux.server.faults import Denied
from lascaux.server.keys import Keys
from lascaux.server.marks import Mark, Marks
from lascaux.server.messages import BotSeat, HumanSeat, SeatInfo
from lascaux.server.seatrows import Again, Called, Device, Renewed, Returned, SeatBody
from lascaux.server.store import Head, Reseated, SatDown, SeatHead

TOKEN_BYTES: Final = 24
# Letters and symbols that are drawn as nothing: the fillers of Hangul, the empty pattern of Braille, the
# notehead without a head, the blanks of hieroglyphs.  All else that is ignorable is a mark or a control.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\U00013441\U00013442")
STACKED: Final = ("Mn", "Me")  # categories of marks that are drawn over or under the sign before them
HIGHEST: Final = 4  # such marks on one sign: more than any language has, and then they reach into other lines


class Visitor(NamedTuple):
    """Who asks: a seat, or None who only watches; `invited` is the seat an unused invitation stands for."""

    seat: int | None
    is_host: bool = False
    invited: int | None = None


STRANGER: Final = Visitor(None)


class Seating:
    """The seats of a table, after all rows of its log that changed them."""

    def __init__(self, head: Head) -> None:
        self._head: Final = head
        self.keys: Final = Keys(head)
        self.bots: Final[list[BotName | None]] = [seat.bot for seat in head.seats]
        self.rematch: str | None = None  # the table at which they play again
        self._again: Final[set[int]] = set()  # seats whose people have come there
        self._returned: Final[set[int]] = set()  # seats taken by who had them in the game before
        self._moved: Final[set[int]] = set()  # of these: seats that a device lost, which may not come again
        self._marks: Final = Marks([seat.mark for seat in head.seats])
        self._names: Final = [seat.name for seat in head.seats]
        self._joined: Final = [seat.bot is not None or seat.token == head.host for seat in head.seats]
        self.awaited: list[int] = self._empty()  # seats whose people have not come yet

    @property
    def is_watchable(self) -> bool:
        """Whether anybody may look on."""
        return self._head.watchable

    def has_joined(self, seat: int) -> bool:
        """Whether somebody sits there."""
        return self._joined[seat]

    def holds_person(self, seat: int) -> bool:
        """Whether a person has sat down there."""
        return self._joined[seat] and self.bots[seat] is None

    def name(self, seat: int) -> str | None:
        """How the one who sits there is called."""
        return self._names[seat]

    def mark(self, seat: int) -> Mark:
        """The mark that is the seat's alone."""
        return self._marks.of(seat)

    def is_again(self, seat: int) -> bool:
        """Whether the one who sits there has come to the rematch."""
        return seat in self._again

    def is_returned(self, seat: int) -> bool:
        """Whether the one who sits there had the seat in the game before."""
        return seat in self._returned

    def is_moved(self, seat: int) -> bool:
        """Whether a device lost this seat: the seat in the game before proves nothing here any more."""
        return seat in self._moved

    def check_empty(self, seat: int) -> None:
        """Raise Denied if there is no such seat, or somebody sits there."""
        if not 0 <= seat < len(self.bots):
            raise Denied("no-such-seat")
        if self._joined[seat]:
            raise Denied("seat-taken")

    def check_mark(self, seat: int, mark: Mark) -> None:
        """Raise Denied if another person has this mark; a bot or an empty seat gives it away."""
        owner = self._marks.owner(mark)
        if owner not in (None, seat) and self.holds_person(owner):
            raise Denied("mark-taken")

    def sit(self, body: SatDown) -> None:
        """A person takes a seat; the invitation opens nothing any more."""
        self._joined[body.seat] = True
        self._names[body.seat] = body.name
        self.keys.sit(body.seat, body.token)
        self.awaited = self._empty()

    def reseat(self, body: Reseated) -> None:
        """A bot takes a seat; the invitation opens nothing any more."""
        self._joined[body.seat] = True
        self.bots[body.seat] = body.bot
        self._names[body.seat] = body.name
        self.keys.shut(body.seat)
        self.awaited = self._empty()

    def fold(self, body: SeatBody) -> None:
        """Take in a row about the people at the table."""
        match body:
            case Called(seat=seat, name=name, mark=mark):
                self._names[seat] = name
                self._marks.choose(seat, mark)
            case Again(seat=seat, table=table):
                self.rematch = table
                self._again.add(seat)
            case Returned(seat=seat):
                self._joined[seat] = True
                self._returned.add(seat)
                self.awaited = self._empty()
                self.keys.fold(body)
            case Renewed() | Device():
                if isinstance(body, Renewed) or body.lost is not None:
                    self._moved.add(body.seat)
                self.keys.fold(body)
            case _:
                self.keys.fold(body)

    def info(self, is_online: Callable[[int], bool]) -> list[SeatInfo]:
        """The seats as everybody may know them."""
        return [
            SeatInfo(
                seat=seat,
                kind="human" if bot is None else "bot",
                name=self._names[seat],
                bot=bot,
                joined=self._joined[seat],
                online=bot is not None or is_online(seat),
                mark=self._marks.of(seat),
                host=seat == self.keys.host_seat,
                again=seat in self._again,
            )
            for seat, bot in enumerate(self.bots)
        ]

    def visitor(self, token: str | None) -> Visitor:
        """Who a token stands for; raises Denied if it opens nothing here."""
        if token is None:
            if self.is_watchable:
                return STRANGER
            raise Denied("private")
        digest = digest_of(token)
        is_host = self.keys.is_host(digest)
        seat = self.keys.seat_of(digest)
        invited = self.keys.invited(digest)
        if seat is None and invited is None and not is_host:
            raise Denied("seat-moved" if self.keys.has_lost(digest) else "bad-token")
        return Visitor(seat, is_host, invited)

    def seat_of(self, token: str) -> int | None:
        """The seat that a token proves."""
        return self.keys.seat_of(digest_of(token))

    def _empty(self) -> list[int]:
        return [seat for seat, joined in enumerate(self._joined) if not joined]


def digest_of(token: str) -> str:
    """What is kept of a token: its SHA-256."""
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def seat_heads(seats: list[HumanSeat | BotSeat]) -> tuple[list[SeatHead], dict[int, str]]:
    """The seats of a new table as the store keeps them, and the token of each that is for a person."""
    heads: list[SeatHead] = []
    tokens: dict[int, str] = {}
    for seat, wanted in enumerate(seats):
        name = None if wanted.name is None else clean_name(wanted.name)
        if isinstance(wanted, BotSeat):
            heads.append(SeatHead(name, wanted.bot, None))
        else:
            tokens[seat] = fresh_token()
            heads.append(SeatHead(name, None, digest_of(tokens[seat])))
    return heads, tokens


def clean_name(name: str) -> str:
    """A name without what cannot be seen; raises Denied if nothing is left."""
    cleaned = clean_text(name)
    if not cleaned:
        raise Denied("bad-name")
    return cleaned


def clean_text(text: str) -> str:
    """One line of what can be seen, with single spaces; empty if all of it would look blank."""
    spaced = [" " if sign in BLANKS else sign for sign in text if sign.isprintable() or sign.isspace()]
    cleaned = _low(" ".join("".join(spaced).split()))
    return cleaned if any(_is_visible(sign) for sign in cleaned) else ""


def _is_visible(sign: str) -> bool:
    """Whether a sign leaves a trace by itself; marks that only change the sign before them do not."""
    return sign != " " and unicodedata.category(sign) not in STACKED


def _low(text: str) -> str:
    """A text in which no sign carries more marks than belong on it."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in STACKED else 0
        if marks <= HIGHEST:
            kept.append(sign)
    return "".join(kept)
