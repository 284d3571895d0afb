"""Rows of the log that are no moves: who plays on for whom, who was called, how a game was ended."""

from __future__ import annotations

from typing import Literal

import msgspec

from lascaux.bots.interface import BotName

# Why a bot plays on for a person: the owner left or resigned, others decided while the owner was away or
# here without answering, or a clock ran out.
Cause = Literal["left", "away", "silent", "clock", "resigned"]


class StoodIn(msgspec.Struct, frozen=True, tag="stand_in"):
    """A bot plays on for a person from now on; `by` is the seat that decided, if one did."""

    seat: int
    bot: BotName
    why: Cause
    by: int | None = None


class CameBack(msgspec.Struct, frozen=True, tag="come_back"):
    """A person took the own seat back from a stand-in."""

    seat: int


class Nudged(msgspec.Struct, frozen=True, tag="nudge"):
    """A person was called to the table; `by` is the seat that called, None a clock."""

    seat: int
    by: int | None = None


class SawNudge(msgspec.Struct, frozen=True, tag="seen"):
    """The one who was called has seen it."""

    seat: int


class Agreed(msgspec.Struct, frozen=True, tag="agree"):
    """A person would end the game here; it ends with the row by which all who are there agree."""

    seat: int


class Withdrew(msgspec.Struct, frozen=True, tag="withdraw"):
    """A person would rather play on."""

    seat: int


class Closed(msgspec.Struct, frozen=True, tag="close"):
    """The host closed the table: nobody needs it any more."""


Deed = StoodIn | CameBack | Nudged | SawNudge | Agreed | Withdrew | Closed
