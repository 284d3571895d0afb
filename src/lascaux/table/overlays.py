"""Overlays: TOML files that name what differs from the standard box, and on which line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Final

from lascaux.kernel.box import BadComponents
from lascaux.kernel.printed import Values
from lascaux.kernel.shapes import Fault, Place, shown

LONGEST: Final = 32_000  # characters; a file with every value has fewer than half
DEEPEST: Final = 8  # parts of a name; what long ones cost to read grows with the square of their parts
BYTE_ORDER: Final = "\ufeff"  # a mark that some editors put before a text
GAME: Final = "game"  # the one name of a file that is no value: which game it is for

_WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_QUOTES: Final = ('"""', "'''", '"', "'")
_OPEN, _CLOSED = "[{", "]}"
_APART: Final = "=,[]{}\n"  # what stands between names
_SPARE: Final = 2  # quotes that may end a text of several lines before the three that end it


class Overlay:
    """What a file says: the game it names (empty if none), its values, and the lines they stand on."""

    def __init__(self, game: str, values: Values, lines: dict[Place, int]) -> None:
        self.game: Final = game
        self.values: Final = values
        self._lines: Final = lines

    def line(self, place: Place) -> int:
        """The line that a value stands on, or the nearest thing around it; 0 if there is none."""
        for length in range(len(place), 0, -1):
            if place[:length] in self._lines:
                return self._lines[place[:length]]
        return 0


def overlay_in(text: str) -> Overlay:
    """The overlay that a text holds; raises BadComponents if it is not TOML."""
    text = text.removeprefix(BYTE_ORDER)
    if len(text) > LONGEST:
        raise BadComponents([Fault((), "box-no-size", {"most": LONGEST})])
    deep = _deep_line(text)
    if deep:
        raise BadComponents([Fault((), "box-no-depth", {"line": deep, "most": DEEPEST})])
    try:
        values: Values = tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        fault = Fault((), "box-no-toml", {"line": line_of(error, text)})
        raise BadComponents([fault]) from None
    except (RecursionError, ValueError):  # thousands of brackets, or of digits
        raise BadComponents([Fault((), "box-no-toml", {"line": 1})]) from None
    game, lines = values.pop(GAME, ""), lines_of(text)
    if not isinstance(game, str):
        line = lines.get((GAME,), 1)
        raise BadComponents([Fault((GAME,), "box-no-game-name", {"line": line, "value": shown(game)})])
    return Overlay(game, values, lines)


def line_of(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The line that tomllib could not read."""
    where = _WHERE.search(str(error))
    return int(where[1]) if where and where[1] else text.rstrip().count("\n") + 1


def lines_of(text: str) -> dict[Place, int]:
    """The line of every key and table of a text that tomllib can read."""
    lines: dict[Place, int] = {}
    table: Place = ()
    at, line = 0, 1
    while at < len(text):
        end = _end_of(text, at)
        statement = text[at:end].strip()
        if statement.startswith("["):
            begin = 2 if statement.startswith("[[") else 1
            table = _names(statement[begin : _until(statement, "]", begin)])
            lines.setdefault(table, line)
        elif statement and not statement.startswith("#"):
            place = (*table, *_names(statement[: _until(statement, "=")]))
            for length in range(len(table) + 1, len(place) + 1):
                lines.setdefault(place[:length], line)
        line += text.count("\n", at, end + 1)
        at = end + 1
    return lines


def _end_of(text: str, at: int) -> int:
    """Where the statement that begins here ends: the first end of a line outside brackets and quotes."""
    depth = 0
    for place, sign in _signs(text, at):
        if sign == "\n" and depth == 0:
            return place
        depth += (sign in _OPEN) - (sign in _CLOSED)
    return len(text)


def _signs(text: str, at: int = 0) -> Iterator[tuple[int, str]]:
    """What stands outside quotes and comments, each sign with its place."""
    while at < len(text):
        if text[at] == "#":
            at = _found(text, "\n", at)
        elif text[at] in "\"'":
            at = _after_quote(text, at)
        else:
            yield at, text[at]
            at += 1


def _after_quote(text: str, at: int) -> int:
    """Behind the quoted text that begins here."""
    quote = next(quote for quote in _QUOTES if text.startswith(quote, at))
    at += len(quote)
    while at < len(text) and not text.startswith(quote, at):
        at += 2 if text[at] == "\\" and quote[0] == '"' else 1
    at += len(quote)
    for _ in range(_SPARE if len(quote) > 1 else 0):
        at += text.startswith(quote[0], at)
    return at


def _until(statement: str, sign: str, at: int = 0) -> int:
    """Where a sign first stands outside quotes."""
    while at < len(statement) and statement[at] != sign:
        at = _after_quote(statement, at) if statement[at] in "\"'" else at + 1
    return at


def _names(key: str) -> Place:
    """The parts of a key: `a."b c".d`."""
    names: list[str] = []
    inner: object = tomllib.loads(f"{key} = 0")
    while isinstance(inner, dict):
        name, inner = next(iter(inner.items()))
        names.append(name)
    return tuple(names)


def _deep_line(text: str) -> int:
    """The line of the first name with too many parts; 0 if there is none."""
    dots = 0
    for place, sign in _signs(text):
        dots = 0 if sign in _APART else dots + (sign == ".")
        if dots >= DEEPEST:
            return text.count("\n", 0, place) + 1
    return 0


def _found(text: str, sign: str, at: int) -> int:
    place = text.find(sign, at)
    return len(text) if place < 0 else place
