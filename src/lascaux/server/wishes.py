"""What somebody at a table wants that is no move, and what all are told of those who are away."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lascaux.bots.interface import BotName
from lascaux.server.deeds import Cause
from lascaux.wire import Wire

WishId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Patience = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]

TimeOf = Literal["turn", "game"]
Outcome = Literal["nothing", "nudge", "stand_in"]
ClockSeconds = Annotated[int, Meta(ge=60, le=30 * 24 * 3600)]

PATIENCE = 600  # seconds until not only the host may act for somebody who is away
SILENCE = 600  # seconds somebody who is here leaves a nudge unanswered until a bot may play on for them
STAND_IN: BotName = "greedy"


class Clock(Wire):
    """The time that each person has for a turn or for the whole game, and what happens when it runs out."""

    per: TimeOf
    seconds: ClockSeconds
    then: Outcome


# --- from the browser ---------------------------------------------------------------------------


class Nudge(Wire, tag_field="type", tag="nudge"):
    """Call somebody who is awaited; shown to them as soon as they look at the table."""

    id: WishId
    seat: SeatNumber


class Seen(Wire, tag_field="type", tag="seen"):
    """I have seen that I was called."""

    id: WishId


class StandIn(Wire, tag_field="type", tag="stand_in"):
    """Let a bot play on for a seat until its owner is back: one's own, or that of somebody who is away.

    Of one who is here only if they are asked and have let a nudge go unanswered for long.
    """

    id: WishId
    seat: SeatNumber
    bot: BotName


class ComeBack(Wire, tag_field="type", tag="come_back"):
    """Take my seat back from the stand-in; the next decision of the seat is mine."""

    id: WishId


class Agree(Wire, tag_field="type", tag="agree"):
    """I would end the game here: it ends when all say so who hold a seat and have no stand-in."""

    id: WishId


class Withdraw(Wire, tag_field="type", tag="withdraw"):
    """I would rather play on."""

    id: WishId


class Resign(Wire, tag_field="type", tag="resign"):
    """I give up: a bot plays on for good, and my seat comes last."""

    id: WishId
    bot: BotName


class Close(Wire, tag_field="type", tag="close"):
    """Close the table: one that still waits for people, or one where nobody else holds a seat.  Host only."""

    id: WishId


Wish = Nudge | Seen | StandIn | ComeBack | Agree | Withdraw | Resign | Close


# --- to the browser -----------------------------------------------------------------------------


class StandInInfo(Wire):
    """A bot plays on for a seat since a moment, when the record had so many entries.

    `by` is the seat that decided, if one did; one who resigned does not come back.
    """

    bot: BotName
    since: str  # ISO 8601, UTC
    entry: int
    why: Cause
    by: int | None


class NudgeInfo(Wire):
    """Somebody was called: when, by which seat (None: a clock), and whether they saw it."""

    at: str  # ISO 8601, UTC
    by: int | None
    seen: bool


class ClockInfo(Wire):
    """The clock of a person: milliseconds that were left with the newest row, and when it runs out.

    `ends` is None while it stands still.
    """

    left: int
    ends: str | None  # ISO 8601, UTC


class Stint(Wire):
    """Entries of the record that a stand-in made: all of this seat from the first to the last of these."""

    bot: BotName
    first: int
    last: int
