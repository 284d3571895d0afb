"""The list of REST routes, from which the app, OpenAPI and docs/api.md are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lascaux.server.lessonmessages import LessonText
from lascaux.server.messages import (
    Ack,
    Act,
    ActAll,
    AskHint,
    AskWhatIf,
    AskWhyNot,
    CheckedComponents,
    ComponentsInfo,
    Done,
    GameInfo,
    Hint,
    Join,
    Joined,
    Moment,
    NewTable,
    PrintedBox,
    Reseat,
    RuleText,
    TableInfo,
    TableOpened,
    Undo,
    Updates,
    WhatIf,
    WhyNot,
)
from lascaux.server.seatmessages import (
    Call,
    Invitation,
    NewCode,
    Orders,
    OwnSeat,
    PlayAgain,
    Recovery,
    Redeem,
    Renew,
    SeatCode,
    SetOrder,
)
from lascaux.server.storymessages import DailyInfo, OpenDaily, PlayOn, Story
from lascaux.server.talkmessages import Saying
from lascaux.server.turnmessages import AskTurns, Turns
from lascaux.server.wishes import Wish
from lascaux.table.verify import Verdict

TEXT: Final = "text/plain"
JSON: Final = "application/json"


@dataclass(frozen=True, slots=True)
class Route:
    """One route: how it is called, which method of Api answers, what goes in and out, what it may refuse."""

    method: str
    path: str
    handler: str
    answer: object
    body: object = None
    status: int = 200
    faults: tuple[str, ...] = ()


LOOKING: Final = ("bad-token", "seat-moved", "private", "no-table", "closed")
HOSTING: Final = ("not-host", "just-gone", "not-yet")
LONG: Final = ("long-table", "long-game")
CHANGING: Final = (*LOOKING, "no-seat", "too-fast", *LONG, "store")  # one's seat
ACTING: Final = (
    *LOOKING,
    "bad-message",
    "too-large",
    "no-seat",
    "stale",
    "waiting",
    "not-your-turn",
    "over",
    "stand-in",
    "too-fast",
    *LONG,
    "store",
)

OPENING: Final = (
    "bad-message",
    "bad-name",
    "too-large",
    "too-fast",
    "too-many-tables",
    "no-room",
    "store",
)

ROUTES: Final = (
    Route("GET", "/api/health", "health", dict[str, str], faults=("store",)),
    Route("GET", "/api/games", "games", list[GameInfo]),
    Route("GET", "/api/games/{game}/rules", "rules", list[RuleText], faults=("no-game", "bad-message")),
    Route("GET", "/api/lessons/{game}", "lesson", LessonText, faults=("no-game",)),
    Route(
        "GET",
        "/api/components/{game}/{name}",
        "components",
        ComponentsInfo,
        faults=("no-game", "no-components"),
    ),
    Route("GET", "/api/components/{game}", "printed", PrintedBox, faults=("no-game", "bad-message")),
    Route(
        "POST",
        "/api/components/{game}",
        "check_components",
        CheckedComponents,
        str,
        faults=(
            "no-game",
            "no-components",
            "bad-components",
            "too-large",
            "too-fast",
            "not-text",
            "bad-message",
            "no-check",
        ),
    ),
    Route(
        "POST",
        "/api/tables",
        "open_table",
        TableOpened,
        NewTable,
        201,
        (
            *OPENING,
            "bad-setup",
            "bad-components",
            "no-components",
        ),
    ),
    Route(
        "POST",
        "/api/turns",
        "turns",
        Turns,
        AskTurns,
        faults=("bad-message", "too-large", "too-fast", "too-many"),
    ),
    Route("GET", "/api/tables/{table}", "table", TableInfo, faults=LOOKING),
    Route(
        "POST",
        "/api/tables/{table}/join",
        "join",
        Joined,
        Join,
        faults=(
            "bad-token",
            "no-table",
            "closed",
            "bad-message",
            "bad-name",
            "too-large",
            "no-seat",
            "store",
        ),
    ),
    Route(
        "PUT",
        "/api/tables/{table}/seats/{seat}",
        "reseat",
        TableInfo,
        Reseat,
        faults=(
            *LOOKING,
            "bad-message",
            "too-large",
            *HOSTING,
            "no-such-seat",
            "seat-taken",
            "store",
        ),
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/invitation",
        "invite",
        Invitation,
        status=201,
        faults=(*LOOKING, "bad-message", *HOSTING, "no-such-seat", "seat-taken", "too-fast", *LONG, "store"),
    ),
    Route("GET", "/api/tables/{table}/seat", "own_seat", OwnSeat, faults=(*LOOKING, "no-seat")),
    Route("GET", "/api/tables/{table}/seat/orders", "orders", Orders, faults=(*LOOKING, "no-seat")),
    Route(
        "PUT",
        "/api/tables/{table}/seat/orders",
        "set_order",
        Orders,
        SetOrder,
        faults=(
            *LOOKING,
            "no-seat",
            "too-fast",
            "store",
            "bad-message",
            "too-large",
            "no-order",
            "bad-order",
            "over",
        ),
    ),
    Route(
        "PUT",
        "/api/tables/{table}/seat/player",
        "call",
        TableInfo,
        Call,
        faults=(*CHANGING, "bad-message", "too-large", "bad-name", "mark-taken"),
    ),
    Route(
        "POST",
        "/api/tables/{table}/seat/code",
        "offer_seat",
        SeatCode,
        NewCode,
        201,
        (*CHANGING, "bad-message", "too-large"),
    ),
    Route("POST", "/api/tables/{table}/seat/recovery", "secure_seat", Recovery, status=201, faults=CHANGING),
    Route(
        "POST",
        "/api/tables/{table}/seat/renew",
        "renew_seat",
        Recovery,
        Renew,
        201,
        (*CHANGING, "bad-message", "too-large"),
    ),
    Route(
        "POST",
        "/api/codes",
        "redeem",
        Joined,
        Redeem,
        faults=("bad-code", "too-fast", "too-many-codes", "bad-message", "too-large", *LONG, "store"),
    ),
    Route(
        "POST",
        "/api/tables/{table}/rematch",
        "rematch",
        Joined,
        PlayAgain,
        faults=(
            *CHANGING,
            "bad-message",
            "too-large",
            "no-rematch",
            "seat-taken",
            "too-many-tables",
            "no-room",
        ),
    ),
    Route(
        "POST",
        "/api/tables/{table}/wish",
        "wish",
        Ack,
        Wish,
        faults=(
            *LOOKING,
            "bad-message",
            "too-large",
            "too-fast",
            "no-seat",
            "not-host",
            "waiting",
            "over",
            "stand-in",
            "is-here",
            "still-here",
            "just-gone",
            "not-yet",
            "not-awaited",
            "nudged",
            "no-such-seat",
            "no-person",
            "no-change",
            "resigned",
            "others-play",
            *LONG,
            "store",
        ),
    ),
    Route(
        "POST",
        "/api/tables/{table}/talk",
        "talk",
        Ack,
        Saying,
        faults=(
            *LOOKING,
            "bad-message",
            "too-large",
            "too-fast",
            "bad-text",
            "no-talk",
            "not-host",
            "no-change",
            "no-room-to-talk",
            "store",
        ),
    ),
    Route(
        "GET", "/api/tables/{table}/updates", "updates", Updates, faults=(*LOOKING, "bad-message", "too-many")
    ),
    Route(
        "POST",
        "/api/tables/{table}/act",
        "act",
        Ack,
        Act | ActAll | Undo,
        faults=(*ACTING, "not-legal", "no-undo"),
    ),
    Route("POST", "/api/tables/{table}/undo", "undo", Ack, Undo, faults=(*ACTING, "no-undo")),
    Route(
        "POST",
        "/api/tables/{table}/done",
        "done",
        TableInfo,
        Done,
        faults=(*LOOKING, "bad-message", "too-large", "no-seat"),
    ),
    Route(
        "POST",
        "/api/tables/{table}/why_not",
        "why_not",
        WhyNot,
        AskWhyNot,
        faults=(*LOOKING, "bad-message", "too-large", "no-seat"),
    ),
    Route(
        "POST",
        "/api/tables/{table}/what_if",
        "what_if",
        WhatIf,
        AskWhatIf,
        faults=(*LOOKING, "bad-message", "too-large", "no-seat"),
    ),
    Route(
        "POST",
        "/api/tables/{table}/hint",
        "hint",
        Hint,
        AskHint,
        faults=(
            *LOOKING,
            "bad-message",
            "too-large",
            "too-fast",
            "no-seat",
            "waiting",
            "over",
            "stand-in",
            "no-hint",
            "not-asked",
            "stale",
            "no-thought",
        ),
    ),
    Route(
        "GET",
        "/api/tables/{table}/at/{entry}",
        "moment",
        Moment,
        faults=(*LOOKING, "no-entry", "bad-message", "too-fast"),
    ),
    Route(
        "GET",
        "/api/tables/{table}/moves/{move}",
        "move",
        Moment,
        faults=(*LOOKING, "no-move", "bad-message", "too-fast"),
    ),
    Route(
        "GET",
        "/api/tables/{table}/story",
        "story",
        Story,
        faults=(*LOOKING, "not-over", "no-story", "bad-message", "too-many"),
    ),
    Route(
        "POST",
        "/api/tables/{table}/play_on",
        "play_on",
        TableOpened,
        PlayOn,
        201,
        (*LOOKING, *OPENING, "not-over", "no-move", "no-such-seat"),
    ),
    Route("GET", "/api/daily", "daily", list[DailyInfo], faults=("store",)),
    Route("POST", "/api/daily/{game}", "open_daily", TableOpened, OpenDaily, 201, (*OPENING, "no-game")),
    Route("GET", "/api/tables/{table}/record", "record", str, faults=LOOKING),
    Route(
        "POST",
        "/api/verify",
        "verify",
        Verdict,
        str,
        faults=("bad-record", "too-large", "too-fast", "not-text", "no-check"),
    ),
)
