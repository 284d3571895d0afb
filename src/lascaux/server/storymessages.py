"""Messages about finished games and the table of the day."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lascaux.bots.interface import BotName
from lascaux.kernel.meta import Args
from lascaux.server.messages import Name
from lascaux.wire import Told, Wire


class StoryPoint(Wire):
    """A point of the curve, at the beginning of a turn, raid, round or season, or at the end.

    `entry` and `move` count what lies before it; `chances` of each seat to win are in whole percent, None
    until they are known.
    """

    entry: int
    move: int
    chapter: int
    args: Args
    chances: list[int] | None


class TurningPoint(Wire):
    """A moment that counted for a seat: a choice that was not the best, one that was, or a draw of chance.

    `was` is the seat's chance to win after what was played or drawn, in percent; `instead` what it would have
    been after the other choice, or was before the draw.  `played` and `better` tell both.
    """

    entry: int
    move: int
    seat: int
    cause: Literal["slip", "stroke", "chance"]
    was: int
    instead: int
    played: list[Told]
    better: list[Told]


class Luck(Wire):
    """What chance gave a seat after the set-up.

    `draws` changed its chance to win, by `gain` percent in all compared with what was to be expected; of a
    hundred such games `better` had more luck.  `dice` were thrown for it and showed `pips`.
    """

    seat: int
    draws: int
    gain: float
    better: int
    dice: int
    pips: int


class Story(Wire):
    """The story of a finished game, as far as it is told: `GET /api/tables/{id}/story`.

    It is whole when `parts` are `of`.  `luck` is empty where chance only set up the game.  `seconds` is how
    long was played.
    """

    parts: int
    of: int
    continuations: int
    horizon: int  # how many chapters far each was played
    points: list[StoryPoint]
    turning_points: list[TurningPoint]  # at most three, in the order of play
    luck: list[Luck]
    seconds: int


class PlayOn(Wire):
    """Body of `POST /api/tables/{id}/play_on`: play on from after so many moves, in a seat, against bots."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    name: Name | None = None
    bot: BotName = "greedy"


class DailyInfo(Wire):
    """The table of the day of one game: `par` are the points that bots come to, None while they play."""

    game: str
    day: str
    seats: int
    par: list[int] | None


class OpenDaily(Wire):
    """Body of `POST /api/daily/{game}`: sit down at the table of the day."""

    name: Name | None = None
