"""What opens the seats of a table: tokens of devices, invitations, codes; of all of them only the SHA-256."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final, NamedTuple

from lascaux.server.seatrows import Device, Offered, Reinvited, Renewed, Returned, Secured
from lascaux.server.store import Head

DEVICES: Final = 8  # that may hold one seat; the oldest gives way to one more


class Opening(NamedTuple):
    """The seat that a code opens, and the token that no longer proves it then."""

    seat: int
    lost: str | None


class Keys:
    """The keys of all seats, after all rows of the log that changed them."""

    def __init__(self, head: Head) -> None:
        self._host: Final = head.host
        is_own = [seat.token == head.host for seat in head.seats]
        own = is_own.index(True) if True in is_own else None
        self.host_seat: Final = own if head.after is None else head.after.host
        self.losses = 0  # grows whenever something stops to open what it did
        self._former: Final[set[str]] = set()  # tokens that no longer prove a seat
        self._tokens: Final = [[head.host] if own else [] for own in is_own]
        self._invitations: Final = [
            None if own else seat.token for seat, own in zip(head.seats, is_own, strict=True)
        ]
        self._offers: Final[list[Offered | None]] = [None for _ in head.seats]
        self._recoveries: Final[list[str | None]] = [None for _ in head.seats]

    # --- what opens what ----------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat that a token proves."""
        return _found(token, [(seat, key) for seat, keys in enumerate(self._tokens) for key in keys])

    def invited(self, token: str) -> int | None:
        """The empty seat that an invitation stands for."""
        return _found(token, enumerate(self._invitations))

    def is_host(self, token: str) -> bool:
        """Whether a token is the host's; a host with a seat has every token of that seat."""
        if self.host_seat is None:
            return hmac.compare_digest(token, self._host)
        return self.seat_of(token) == self.host_seat

    def has_lost(self, token: str) -> bool:
        """Whether a token proved a seat once, and does so no longer."""
        return token in self._former

    def opened_by(self, code: str, moment: str) -> Opening | None:
        """What a code opens at a moment; None if it is wrong, was used or is too old."""
        offers = [offer for offer in self._offers if offer is not None and offer.until > moment]
        by_words = _found(code, [(offer.seat, offer.words) for offer in offers])
        by_link = _found(code, [(offer.seat, offer.link) for offer in offers])
        recovered = _found(code, enumerate(self._recoveries))
        for offer in offers:
            if offer.seat in (by_words, by_link):
                return Opening(offer.seat, offer.lost)
        return None if recovered is None else Opening(recovered, None)

    def devices(self, seat: int) -> int:
        """How many devices hold a seat."""
        return len(self._tokens[seat])

    def has_recovery(self, seat: int) -> bool:
        """Whether a recovery code would open a seat."""
        return self._recoveries[seat] is not None

    # --- rows ---------------------------------------------------------------------------------

    def sit(self, seat: int, token: str | None) -> None:
        """Somebody sat down, with a token of theirs; in old rows the invitation goes on to prove the seat."""
        key = token or self._invitations[seat]
        self._tokens[seat] = [] if key is None else [key]
        self.shut(seat)

    def shut(self, seat: int) -> None:
        """The invitation of a seat opens nothing any more."""
        self._invitations[seat] = None
        self.losses += 1

    def fold(self, body: Offered | Device | Renewed | Secured | Reinvited | Returned) -> None:
        """Take in a row about what opens a seat."""
        match body:
            case Offered():
                self._offers[body.seat] = body
            case Device(seat=seat, token=token, code=code, lost=lost):
                offer = self._offers[seat]
                if offer is not None and code in (offer.words, offer.link):
                    self._offers[seat] = None
                self._add(seat, token, lost)
            case Renewed(seat=seat, token=token, recovery=recovery):
                self._offers[seat] = None
                self._recoveries[seat] = recovery
                self._hold(seat, [token])
            case Secured(seat=seat, recovery=recovery):
                self._recoveries[seat] = recovery
            case Reinvited(seat=seat, token=token):
                self.shut(seat)
                self._invitations[seat] = token
            case Returned(seat=seat, token=token):
                self._invitations[seat] = None
                self._add(seat, token)

    def _add(self, seat: int, token: str, lost: str | None = None) -> None:
        """Let one more token prove a seat, and perhaps another one no longer."""
        kept = [key for key in self._tokens[seat] if key not in (token, lost)]
        self._hold(seat, [*kept, token][-DEVICES:])

    def _hold(self, seat: int, tokens: list[str]) -> None:
        """Let these tokens, and no others, prove a seat."""
        self._former.update([key for key in self._tokens[seat] if key not in tokens])
        self._former.difference_update(tokens)
        self._tokens[seat] = tokens
        self.losses += 1


def _found(digest: str, known: Iterable[tuple[int, str | None]]) -> int | None:
    """The seat beside a digest among those that are known, compared in a time that tells nothing."""
    found = [seat for seat, other in known if hmac.compare_digest(digest, other or "")]
    return found[0] if found else None
