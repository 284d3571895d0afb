"""Every message of the server: REST bodies and the two directions of the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from lascaux.bots.interface import BotName
from lascaux.server.views import View
from lascaux.table.overlays import LONGEST
from lascaux.wire import Decision, OtherResult, Told, Wire

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]


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


class ComponentsInfo(Wire):
    """A box: `GET /api/components/{game}/{hash}`; its values by name."""

    game: str
    hash: str
    values: Raw  # by name, as the file of the game has them


class CheckedComponents(Wire):
    """Answer to `POST /api/components/{game}`: the box of a TOML file or of a hash, and what it changes."""

    hash: str
    changes: list[str]


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


class SeatInfo(Wire):
    """Who sits where; `joined` is false while a friend is awaited, `online` is about open sockets."""

    seat: int
    kind: Literal["human", "bot"]
    name: str | None
    bot: BotName | None
    joined: bool
    online: bool


class TableInfo(Wire):
    """A table as everybody may know it.  The seed is None until the game is over."""

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
    """Body of `PUT /api/tables/{id}/seats/{seat}`: the host gives an empty seat to a bot."""

    bot: BotName
    name: Name | None = None


class Moment(Wire):
    """One position of a record: `GET /api/tables/{id}/at/{entry}`; told is what led to it."""

    entry: int
    entries: int
    view: View
    told: list[Told]


class Turn(Wire):
    """One point of a story: the chance of each seat to win, in whole percent."""

    entry: int
    seat: int
    chances: list[int]


class Story(Wire):
    """The turning points of a finished game: `GET /api/tables/{id}/story`."""

    continuations: int
    opening: list[int]  # the chances before the first turn
    turns: list[Turn]
    turning_points: list[int]  # indexes into turns, at most three


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
    """Answer of the long poll `GET /api/tables/{id}/updates?since=N`; None when nothing came in time."""

    update: Update | None


# --- socket, from the browser --------------------------------------------------------------------


class Hello(Wire, tag_field="type", tag="hello"):
    """First message: who am I (None watches), what have I seen, in which language are sentences wanted."""

    token: Token | None = None
    since: Seq = 0
    language: Literal["en", "it"] = "en"


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
    """My turn is over, bots may go on; `at` is the seq it ended with.  Said too late, it does nothing."""

    at: Seq


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


FromBrowser = Hello | Act | ActAll | Undo | Done | AskWhyNot | AskWhatIf | Ping


# --- socket, to the browser ----------------------------------------------------------------------


class Welcome(Wire, tag_field="type", tag="welcome"):
    """Answer to hello; an update follows at once."""

    table: TableInfo
    seat: int | None


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


ToBrowser = Welcome | Update | Seats | Ack | Refused | WhyNot | WhatIf | Pong | Bye
