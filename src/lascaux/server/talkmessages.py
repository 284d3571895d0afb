"""What people say at a table: messages about it, and lines as they travel and are kept."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lascaux.wire import Wire

LONGEST: int = 300  # signs of a line

TalkId = Annotated[str, Meta(min_length=1, max_length=64)]
TalkText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
WatcherName = Annotated[str, Meta(min_length=1, max_length=40)]
TalkNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]

# Phrases travel by name, and each reader's page says them in its own language.
PhraseName = Literal["hello", "luck", "played", "thanks", "moment", "sorry", "your-turn", "again"]
LineKind = Literal["text", "phrase", "opened", "shut"]


# --- from the browser ---------------------------------------------------------------------------


class Say(Wire, tag_field="type", tag="say"):
    """Say something in one's own words; `name` is what one who only watches wants to be called."""

    id: TalkId
    text: TalkText
    name: WatcherName | None = None


class SayPhrase(Wire, tag_field="type", tag="phrase"):
    """Say one of the phrases that everybody reads in their own language."""

    id: TalkId
    phrase: PhraseName
    name: WatcherName | None = None


class OpenTalk(Wire, tag_field="type", tag="open"):
    """Let watchers read and say things from now on, or no longer.  Host only."""

    id: TalkId
    open: bool


Saying = Say | SayPhrase | OpenTalk


# --- to the browser -----------------------------------------------------------------------------


class TalkLine(Wire):
    """One line: `seat` is None for a watcher, whose `name` may be told; a phrase has its name as text.

    The kinds `opened` and `shut` say that from then on watchers may read, or no longer.
    """

    number: int
    seat: int | None
    name: str | None
    kind: LineKind
    text: str
    at: str  # ISO 8601, UTC


class Talk(Wire, tag_field="type", tag="talk"):
    """Lines that are new to this reader, and whether watchers may read and say things."""

    lines: list[TalkLine]
    open: bool


# --- on the disk --------------------------------------------------------------------------------


class Spoken(msgspec.Struct, frozen=True):
    """A line as it is kept, beside the log; `idem` names it once and for all.

    `is_open` says whether watchers may read it, which stays so whatever the host decides later; that they no
    longer may is told to them as well.
    """

    number: int
    idem: str
    seat: int | None
    name: str | None
    kind: LineKind
    text: str
    is_open: bool
    at: str
