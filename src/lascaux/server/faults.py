"""Refusals of the server: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.meta import Args, as_written
from lascaux.server.messages import Fault
from lascaux.table.words import DEFAULT, LANGUAGES, Words

LONGEST_DETAIL: Final = 200

STATUS_OF: Final = {
    "bad-message": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "bad-components": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-order": 400,
    "bad-token": 401,
    "seat-moved": 401,
    "bad-code": 403,
    "bad-origin": 403,
    "private": 403,
    "no-seat": 403,
    "not-host": 403,
    "no-talk": 403,
    "no-table": 404,
    "no-game": 404,
    "no-components": 404,
    "no-page": 404,
    "no-entry": 404,
    "no-move": 404,
    "no-such-seat": 404,
    "no-order": 404,
    "no-method": 405,
    "bad-host": 421,
    "not-legal": 409,
    "not-your-turn": 409,
    "no-undo": 409,
    "no-hint": 409,
    "not-asked": 409,
    "over": 409,
    "not-over": 409,
    "stale": 409,
    "waiting": 409,
    "stand-in": 409,
    "is-here": 409,
    "still-here": 409,
    "just-gone": 409,
    "not-yet": 409,
    "not-awaited": 409,
    "no-person": 409,
    "no-change": 409,
    "resigned": 409,
    "others-play": 409,
    "seat-taken": 409,
    "mark-taken": 409,
    "no-rematch": 409,
    "closed": 410,
    "too-large": 413,
    "not-text": 415,
    "too-fast": 429,
    "too-many-codes": 429,
    "nudged": 429,
    "too-many": 429,
    "too-many-tables": 429,
    "long-table": 409,
    "long-game": 409,
    "internal": 500,
    "unreadable": 500,
    "no-story": 503,
    "no-thought": 503,
    "no-check": 503,
    "no-room": 507,
    "no-room-to-talk": 507,
    "store": 503,
}


class Denied(Exception):
    """Something asked of the server that it does not do; nothing has changed.

    The sentence is that of `server-<code>`, unless the table or the rules already said one.
    """

    def __init__(
        self, code: str, args: Args | None = None, sentence: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final = args or {}
        self.sentence: Final = sentence
        self.rule: Final = rule

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS_OF[self.code]

    def fault(self, language: str) -> Fault:
        """The refusal as it travels."""
        sentence = self.sentence or Words(language).say(f"server-{self.code}", self.values)
        return Fault(self.code, sentence, self.rule)


def unreadable(detail: str) -> Denied:
    """The refusal of a message that is not what was expected."""
    return Denied("bad-message", {"detail": as_written(detail[:LONGEST_DETAIL].rstrip("."))})


def language_of(header: str) -> str:
    """The language an `Accept-Language` header likes best among those spoken here."""
    best, liking = DEFAULT, 0.0
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        name = tag.strip().lower().partition("-")[0]
        wanted = _number(weight) if weight else 1.0
        if name in LANGUAGES and wanted > liking:
            best, liking = name, wanted
    return best


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
