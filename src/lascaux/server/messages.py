"""Every message of the server: REST bodies and the two directions of the socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw

from lascaux.bots.interface import BotName
from lascaux.kernel.meta import Args
from lascaux.server.marks import Mark
from lascaux.server.talkmessages import Talk, TalkNumber, WatcherName
from lascaux.server.views import View
from lascaux.server.wishes import (
    PATIENCE,
    SILENCE,
    STAND_IN,
    Clock,
    ClockInfo,
    NudgeInfo,
    Patience,
    StandInInfo,
    Stint,
)
from lascaux.table.overlays import LONGEST
from lascaux.wire import Decision, OtherResult, Told, Wire

BESIDE: Final = 6  # people at one device
TOKEN: Final = 80  # signs

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=TOKEN)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]


Source = Literal["rulebook", "other source", "deduced", "reconstructed"]


# --- REST ---------------------------------------------------------------------------------------


class SeatsInfo(Wire):
    """How many play where all of these options are chosen."""

    options: dict[str, str]
    least: int
    most: int


class GameInfo(Wire):
    """A game on offer; options map a name to its values and the default.

    The first of `ranges` that fits the options says how many play; `min_seats` and `max_seats` span them all.
    """

    name: str
    title: str
    min_seats: int
    max_seats: int
    ranges: list[SeatsInfo]
    minutes: int
    options: dict[str, tuple[list[str], str]]
    rules_version: str
    components: str  # the hash of the box that new tables get
    lesson: int  # steps of its guided first game
    reconstructed: bool  # whether an owner of the printed game may know values of its box better


class ComponentsInfo(Wire):
    """A box: `GET /api/components/{game}/{hash}`; its values by name."""

    game: str
    hash: str
    values: Raw  # by name, as the file of the game has them


class CheckedComponents(Wire):
    """Answer to `POST /api/components/{game}`: the box of a TOML file or of a hash, and what it changes.

    `values` are those that differ from the standard box, as data.
    """

    hash: str
    changes: list[str]
    values: Raw


class PrintedValue(Wire):
    """One value of the standard box, where it comes from and what is to be said of that."""

    name: str
    label: str  # what it is called
    value: Raw
    fixed: bool  # by the rules themselves: no box has another
    source: Source
    note: str


class PrintedBox(Wire):
    """The standard box of a game, value by value: `GET /api/components/{game}`."""

    game: str
    hash: str
    printed: list[PrintedValue]


class HumanSeat(Wire, tag_field="kind", tag="human"):
    """A seat for a person; the first one is the host's."""

    name: Name | None = None


class BotSeat(Wire, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: BotName
    name: Name | None = None


class NewTable(Wire):
    """Body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[HumanSeat | BotSeat], Meta(min_length=1, max_length=6)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    watchable: bool = True
    components: Annotated[str, Meta(max_length=LONGEST)] | None = (
        None  # a TOML text of what differs, or a known hash
    )
    patience: Patience = PATIENCE  # seconds somebody is away until not only the host may act for them
    silence: Patience = SILENCE  # seconds a nudge goes unanswered until a bot may play on for one who is here
    stand_in: BotName = STAND_IN  # who plays on for somebody who is away, unless another bot is named
    hosted: Literal["seat", "screen"] = "seat"  # from the first seat for people, or from a screen without one
    clock: Clock | None = None  # the time that people have; None if nobody is hurried


class SeatInfo(Wire):
    """Who sits where; `joined` is false while a friend is awaited, `online` is about open sockets.

    `again` says whether they have come to the rematch.  Of a person who is not here: `away` since when.
    Of one who is `asked`: since when, and since when a nudge is `unanswered`, or was seen and is so.
    `nudge` is the newest since the seat acted, `stints` are all moves that stand-ins ever made there,
    `agrees` says whether the person would end the game, `clock` the time the person has, if it is limited.
    """

    seat: int
    kind: Literal["human", "bot"]
    name: str | None
    bot: BotName | None
    joined: bool
    online: bool
    mark: Mark
    host: bool
    again: bool
    away: str | None = None  # ISO 8601, UTC
    asked: str | None = None  # ISO 8601, UTC
    unanswered: str | None = None  # ISO 8601, UTC
    stand_in: StandInInfo | None = None
    nudge: NudgeInfo | None = None
    stints: list[Stint] = []
    agrees: bool = False
    clock: ClockInfo | None = None


class PlayedFrom(Wire):
    """The finished game that a table plays on from, and after how many of its moves."""

    table: str
    move: int


class TableInfo(Wire):
    """A table as everybody may know it.  The seed is None until the game is over.

    `after` is the table that this one is the rematch of, `rematch` the one at which they play again.
    `watchers` is how many watch it over a socket, as counted every few seconds; `watching` are the names of
    those who gave one, at most a dozen.  `daily` is the day (as 2026-11-18) whose daily table it is.
    `host_away` says since when the host is away while people are awaited: after `patience` seconds anybody
    seated may invite, or give an empty seat to a bot.
    """

    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]
    watchable: bool
    rules_version: str
    components: str  # the hash of its box
    commitment: str
    seed: str | None
    created_at: str  # ISO 8601, UTC
    seq: int
    after: str | None
    rematch: str | None
    patience: int
    silence: int
    host_away: str | None  # ISO 8601, UTC
    stand_in: BotName
    watchers: int
    watching: list[str]
    clock: Clock | None
    origin: PlayedFrom | None
    daily: str | None
    varied: bool = False  # whether its box differs from the standard one


class TableOpened(Wire):
    """Answer to `POST /api/tables`: the host's own token, and an invitation for each friend's seat."""

    table: TableInfo
    seat: int | None
    token: str
    invitations: dict[int, str]


class Join(Wire):
    """Body of `POST /api/tables/{id}/join`: take a seat by its invitation, which is then used up.

    `key` is a secret the sender makes up; it becomes the seat's token, so that a join whose answer was lost
    can be sent again.  Without one the server makes the token.
    """

    token: Token
    name: Name | None = None
    key: Annotated[str, Meta(min_length=32, max_length=80)] | None = None


class Joined(Wire):
    """Answer to a join: the seat taken, and the token that proves it from now on."""

    table: TableInfo
    seat: int
    token: str


class Reseat(Wire):
    """Body of `PUT /api/tables/{id}/seats/{seat}`: an empty seat goes to a bot."""

    bot: BotName
    name: Name | None = None


class Moment(Wire):
    """One position of a record, after so many entries or moves; told is what led to it.

    `move` is the number of the move that led to it, of so many `moves`; 0 is the position before the first.
    """

    entry: int
    entries: int
    move: int
    moves: int
    view: View
    told: list[Told]


class AskHint(Wire):
    """Body of `POST /api/tables/{id}/hint`: what would a good player do?  `at` is the newest seq I know."""

    at: Seq


class Hint(Wire):
    """What a good player would do, who knows no more than this seat, and why.

    `actions` are those of the whole turn, as far as it goes on without chance or others; `told` is what they
    would bring about; `key` with `args` is the reason in one sentence.
    """

    actions: list[str]
    told: list[Told]
    key: str
    args: Args
    rule: str | None


class RuleText(Wire):
    """One paragraph of the rules in our own words."""

    id: str
    section: str
    status: str
    text: str
    ruling: str | None


class Fault(Wire):
    """Every refusal of the server, over REST and socket: a code for programs, a sentence for people."""

    code: str
    message: str
    rule: str | None = None


class Updates(Wire):
    """Answer of the long poll `GET /api/tables/{id}/updates?since=N`; None when no row came in time.

    The table is told where there is no update, since people may have come or gone, and what was said after
    line `said`, if that is asked for.
    """

    update: Update | None
    table: TableInfo | None
    talk: Talk | None
    now: str  # ISO 8601, UTC: the server's time


# --- socket, from the browser --------------------------------------------------------------------


class Hello(Wire, tag_field="type", tag="hello"):
    """First message: who am I (None watches), what have I seen, in which language are sentences wanted.

    `said` is the newest line of talk one has read, None of one who does not want to hear any; `name` is what
    one who watches wants to be called.  `beside` are the tokens of others who sit at the same device: they
    count as being here, and nothing is told for them.  One that `watches` is told what watchers are, whatever
    the token opens.  `skips` is what `pace` says, from the beginning.
    """

    token: Token | None = None
    since: Seq = 0
    said: TalkNumber | None = None
    name: WatcherName | None = None
    language: Literal["en", "it"] = "en"
    beside: Annotated[list[Token], Meta(max_length=BESIDE)] = []
    watches: bool = False
    skips: bool = False


class Act(Wire, tag_field="type", tag="act"):
    """Play an action.  `id` makes it exactly-once; refused if what is asked has changed since row `at`."""

    id: ActionId
    at: Seq
    action: ActionText


class ActAll(Wire, tag_field="type", tag="act_all"):
    """Play several actions as one: all or none, and taken back as one.

    None may lie behind something hidden that is shown, a draw of chance or the choice of another seat.
    """

    id: ActionId
    at: Seq
    actions: Actions


class Undo(Wire, tag_field="type", tag="undo"):
    """Take back my last choice."""

    id: ActionId
    at: Seq


class Done(Wire, tag_field="type", tag="done"):
    """My turn is over, bots may go on; `at` is the newest seq I know.  Said too late, it does nothing."""

    at: Seq


class Pace(Wire, tag_field="type", tag="pace"):
    """Whether I skip what bots do: they take no time to be followed if all who play and look on say so.

    Those who watch are asked only where nobody who plays looks on.
    """

    skips: bool


class AskWhyNot(Wire, tag_field="type", tag="why_not"):
    """Ask why an action is not allowed."""

    id: ActionId
    action: ActionText


class AskWhatIf(Wire, tag_field="type", tag="what_if"):
    """Ask what some actions would bring about, and what would be asked next; nothing is played."""

    id: ActionId
    at: Seq
    actions: Actions


class Ping(Wire, tag_field="type", tag="ping"):
    """Are you there."""


FromBrowser = Hello | Act | ActAll | Undo | Done | Pace | AskWhyNot | AskWhatIf | Ping


# --- socket, to the browser ----------------------------------------------------------------------


class Welcome(Wire, tag_field="type", tag="welcome"):
    """Answer to hello; an update follows at once.  `now` is the server's time, for all that is told by it."""

    table: TableInfo
    seat: int | None
    now: str  # ISO 8601, UTC


class Update(Wire, tag_field="type", tag="update"):
    """The table after `seq`: keep the log lines of entries below `keep`, add `told`, draw `view`.

    `hold` is how many seconds bots wait for the person who acted last to say `done`; None if they do not.
    `others` are those who play along without a seat.
    """

    seq: int
    keep: int
    entries: int
    told: list[Told]
    view: View
    decision: Decision
    table: TableInfo
    hold: float | None
    others: list[OtherResult] = []


class Seats(Wire, tag_field="type", tag="seats"):
    """Somebody came, went or sat down; the position is unchanged."""

    table: TableInfo


class Ack(Wire, tag_field="type", tag="ack"):
    """The action of this id is on disk, as `seq`."""

    id: str
    seq: int


class Refused(Wire, tag_field="type", tag="refused"):
    """The message of this id changed nothing; `id` is empty when the message could not be read."""

    id: str
    seq: int
    fault: Fault


class WhyNot(Wire, tag_field="type", tag="why_not"):
    """Why that action is not allowed; None if it is."""

    id: str
    fault: Fault | None


class Preview(Wire):
    """What some actions would bring about, what would be asked next and what would be seen then.

    Where something hidden would be shown or chance would speak nothing more is told: `stop` says which, and
    `decision` is None.  The view is then the one before the action that shows something.
    """

    told: list[Told]
    decision: Decision | None
    stop: Literal["shown", "chance"] | None
    view: View


class WhatIf(Wire, tag_field="type", tag="what_if"):
    """What those actions would bring about, or why they cannot be played."""

    id: str
    preview: Preview | None
    fault: Fault | None


class Pong(Wire, tag_field="type", tag="pong"):
    """Yes; and this is the newest seq."""

    seq: int


class Bye(Wire, tag_field="type", tag="bye"):
    """The server closes this socket; come back in so many seconds (None: do not)."""

    reason: str
    retry_in: int | None


ToBrowser = Welcome | Update | Seats | Talk | Ack | Refused | WhyNot | WhatIf | Pong | Bye
