"""Who sits where, and who may say so: tokens, names, joining."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, NamedTuple

from lascaux.bots.interface import BotName
from lascaux.server.faults import Denied
from lascaux.server.messages import BotSeat, HumanSeat, SeatInfo
from lascaux.server.store import Head, Reseated, SatDown, SeatHead

TOKEN_BYTES: Final = 24
# Letters and symbols that are drawn as nothing: the fillers of Hangul, the empty pattern of Braille, the
# notehead without a head, the blanks of hieroglyphs.  All else that is ignorable is a mark or a control.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\U00013441\U00013442")


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
        self.bots: Final[list[BotName | None]] = [seat.bot for seat in head.seats]
        self._names: Final = [seat.name for seat in head.seats]
        is_own = [seat.token == head.host for seat in head.seats]
        self._joined: Final = [
            seat.bot is not None or own for seat, own in zip(head.seats, is_own, strict=True)
        ]
        self.awaited: list[int] = self._empty()  # seats whose people have not come yet
        # SHA-256 by seat: of what proves it, and of the invitation while nobody has used it.
        self._tokens: Final = [head.host if own else None for own in is_own]
        self._invitations: Final = [
            None if own else seat.token for seat, own in zip(head.seats, is_own, strict=True)
        ]

    def has_joined(self, seat: int) -> bool:
        """Whether somebody sits there."""
        return self._joined[seat]

    def name(self, seat: int) -> str | None:
        """How the one who sits there is called."""
        return self._names[seat]

    def sit(self, body: SatDown) -> None:
        """A person takes a seat; the invitation opens nothing any more."""
        self._joined[body.seat] = True
        self._names[body.seat] = body.name
        self._tokens[body.seat] = body.token or self._invitations[body.seat]
        self._invitations[body.seat] = None
        self.awaited = self._empty()

    def reseat(self, body: Reseated) -> None:
        """A bot takes a seat; the invitation opens nothing any more."""
        self._joined[body.seat] = True
        self.bots[body.seat] = body.bot
        self._names[body.seat] = body.name
        self._invitations[body.seat] = None
        self.awaited = self._empty()

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
            )
            for seat, bot in enumerate(self.bots)
        ]

    def visitor(self, token: str | None) -> Visitor:
        """Who a token stands for; raises Denied if it opens nothing here."""
        if token is None:
            if self._head.watchable:
                return STRANGER
            raise Denied("private")
        digest = digest_of(token)
        is_host = hmac.compare_digest(digest, self._head.host)
        seat = _place(self._tokens, digest)
        invited = _place(self._invitations, digest)
        if seat is None and invited is None and not is_host:
            raise Denied("bad-token")
        return Visitor(seat, is_host, invited)

    def seat_of(self, token: str) -> int | None:
        """The seat that a token proves."""
        return _place(self._tokens, digest_of(token))

    def _empty(self) -> list[int]:
        return [seat for seat, joined in enumerate(self._joined) if not joined]


def _place(digests: list[str | None], digest: str) -> int | None:
    """Where a digest stands, compared in a time that tells nothing."""
    found = [place for place, other in enumerate(digests) if hmac.compare_digest(digest, other or "")]
    return found[0] if found else None


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
    cleaned = " ".join("".join(spaced).split())
    return cleaned if any(_is_visible(sign) for sign in cleaned) else ""


def _is_visible(sign: str) -> bool:
    """Whether a sign leaves a trace by itself; marks that only change the sign before them do not."""
    return sign != " " and unicodedata.category(sign) not in ("Mn", "Me")
