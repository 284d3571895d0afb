"""Records: a game as text, one line for each decision, chance included."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Final

from lascaux.kernel.actions import ActionSpace
from lascaux.kernel.errors import BadRecord, NotParseable
from lascaux.kernel.frames import CHANCE

HIDDEN: Final = "?"
LONGEST: Final = 5_000_000  # characters; no game comes near it
LONGEST_TAG: Final = 1000  # characters of a value that a caller adds

_NAME: Final = re.compile(r"\w{1,40}")
_TAG: Final = re.compile(rf'\[({_NAME.pattern}) ("(?:[^"\\]|\\.)*")\]')
_LINE_END: Final = re.compile(r"\r\n|\r|\n")  # no other: a value may hold U+2028 and its like
_ENTRY: Final = re.compile(r"(\*|\d{1,2}) (.+)")


@dataclass(frozen=True, slots=True)
class Entry:
    """Who decided what; `audience` masks the seats that may know it, 0 means all."""

    seat: int
    action: int
    audience: int = 0

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may read it."""
        return self.audience == 0 or (seat is not None and self.audience >> seat & 1 == 1)


@dataclass(slots=True)
class Record:
    """Tags and entries.  Tags nobody here knows are kept as they are."""

    tags: dict[str, str]
    entries: list[Entry] = field(default_factory=list)

    def text(self, space: ActionSpace) -> str:
        """All of it: for the store, and for everybody once the game is over."""
        return _text(self.tags, self.lines(space))

    def text_for(self, space: ActionSpace, seat: int | None) -> str:
        """What one seat may read while the game lasts; the rest becomes `?`."""
        tags = {name: value for name, value in self.tags.items() if name != "Seed"}
        moves = [space.text(entry.action) if entry.is_for(seat) else HIDDEN for entry in self.entries]
        return _text(tags, [_line(*pair) for pair in zip(self.entries, moves, strict=True)])

    def lines(self, space: ActionSpace, since: int = 0) -> list[str]:
        """All entries from this one on, one text each."""
        return [_line(entry, space.text(entry.action)) for entry in self.entries[max(since, 0) :]]


@dataclass(frozen=True, slots=True)
class Line:
    """One entry as it was written, not yet replayed."""

    number: int
    seat: int
    words: str


def is_tag_name(text: str) -> bool:
    """Whether a tag may be called so."""
    return _NAME.fullmatch(text) is not None


def is_writable(text: str) -> bool:
    """Whether a text can be stored: halves of a character cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def line_of(number: int, text: str) -> Line:
    """The entry that one line of a record tells of; raises BadRecord."""
    entry = _ENTRY.fullmatch(text)
    if entry is None:
        raise BadRecord(f"Line {number} is neither a tag nor an entry: {text[:60]!r}.")
    return Line(number, CHANCE if entry[1] == "*" else int(entry[1]), entry[2])


def read(text: str) -> tuple[dict[str, str], list[Line]]:
    """Tags and lines of a record; raises BadRecord, naming the line."""
    if len(text) > LONGEST:
        raise BadRecord("This text is too long to be a record.")
    tags: dict[str, str] = {}
    lines: list[Line] = []
    for number, raw in enumerate(_LINE_END.split(text), 1):
        line = raw.strip()
        if tag := _TAG.fullmatch(line):
            if tag[1] in tags:
                raise BadRecord(f"Line {number}: there is a tag {tag[1]!r} already.")
            tags[tag[1]] = _unquoted(tag[2], number)
        elif line:
            lines.append(line_of(number, line))
    return tags, lines


def parsed(space: ActionSpace, line: Line) -> int:
    """The action a line names; raises BadRecord."""
    if line.words == HIDDEN:
        raise BadRecord(
            f"Line {line.number} is hidden: this is one seat's copy, and only a whole record replays."
        )
    try:
        return space.parse(line.words)
    except NotParseable as error:
        raise BadRecord(f"Line {line.number}: {error}") from None


def _line(entry: Entry, move: str) -> str:
    return f"{'*' if entry.seat == CHANCE else entry.seat} {move}"


def _text(tags: dict[str, str], lines: list[str]) -> str:
    head = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()]
    return "\n".join([*head, "", *lines]) + "\n"


def _unquoted(text: str, number: int) -> str:
    try:
        value = json.loads(text)
    except ValueError:
        raise BadRecord(f"Line {number}: the value of this tag is not a quoted text.") from None
    assert isinstance(value, str)
    if not is_writable(value):
        raise BadRecord(f"Line {number}: the value of this tag has half of a character.")
    return value
