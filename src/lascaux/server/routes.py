"""The list of REST routes, from which the app, OpenAPI and docs/api.md are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lascaux.server.messages import (
    Ack,
    Act,
    ActAll,
    AskWhatIf,
    AskWhyNot,
    CheckedComponents,
    ComponentsInfo,
    Done,
    GameInfo,
    Join,
    Joined,
    Moment,
    NewTable,
    Reseat,
    RuleText,
    Story,
    TableInfo,
    TableOpened,
    Undo,
    Updates,
    WhatIf,
    WhyNot,
)
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


LOOKING: Final = ("bad-token", "private", "no-table")
ACTING: Final = (
    *LOOKING,
    "bad-message",
    "too-large",
    "no-seat",
    "stale",
    "waiting",
    "not-your-turn",
    "over",
    "store",
)

ROUTES: Final = (
    Route("GET", "/api/health", "health", dict[str, str], faults=("store",)),
    Route("GET", "/api/games", "games", list[GameInfo]),
    Route("GET", "/api/games/{game}/rules", "rules", list[RuleText], faults=("no-game", "bad-message")),
    Route(
        "GET",
        "/api/components/{game}/{name}",
        "components",
        ComponentsInfo,
        faults=("no-game", "no-components"),
    ),
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
            "bad-message",
            "bad-setup",
            "bad-components",
            "no-components",
            "bad-name",
            "too-large",
            "too-fast",
            "store",
        ),
    ),
    Route("GET", "/api/tables/{table}", "table", TableInfo, faults=LOOKING),
    Route(
        "POST",
        "/api/tables/{table}/join",
        "join",
        Joined,
        Join,
        faults=("bad-token", "no-table", "bad-message", "bad-name", "too-large", "no-seat", "store"),
    ),
    Route(
        "PUT",
        "/api/tables/{table}/seats/{seat}",
        "reseat",
        TableInfo,
        Reseat,
        faults=(*LOOKING, "bad-message", "too-large", "not-host", "no-such-seat", "seat-taken", "store"),
    ),
    Route("GET", "/api/tables/{table}/updates", "updates", Updates, faults=(*LOOKING, "bad-message")),
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
        "GET",
        "/api/tables/{table}/at/{entry}",
        "moment",
        Moment,
        faults=(*LOOKING, "no-entry", "bad-message", "too-fast"),
    ),
    Route("GET", "/api/tables/{table}/story", "story", Story, faults=(*LOOKING, "not-over", "no-story")),
    Route("GET", "/api/tables/{table}/record", "record", str, faults=LOOKING),
    Route(
        "POST",
        "/api/verify",
        "verify",
        Verdict,
        str,
        faults=("bad-record", "too-large", "too-fast", "not-text"),
    ),
)
