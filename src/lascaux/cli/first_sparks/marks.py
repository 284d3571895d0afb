"""The marks and colours that stand for clans, grounds and borders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

HEAD: Final = Style.parse("bold #b8702a")
BOLD: Final = Style(bold=True)
QUIET: Final = Style.parse("dim")

NEUTRAL: Final = "n"  # the mark of the neutral clan; clans of seats are counted from 1

_CLANS: Final = (
    Style.parse("bold #ffffff on #c8352b"),
    Style.parse("bold #ffffff on #2f6fb8"),
    Style.parse("bold #ffffff on #2f8a3c"),
    Style.parse("bold #16130f on #e8c23a"),
    Style.parse("bold #ffffff on #8a4fa3"),
    Style.parse("bold #16130f on #f4ecdd"),
)
_PLAIN_CLANS: Final = (
    Style.parse("bold white on red"),
    Style.parse("bold white on blue"),
    Style.parse("bold black on green"),
    Style.parse("bold black on yellow"),
    Style.parse("bold white on magenta"),
    Style.parse("bold reverse"),
)
_GROUNDS: Final = {
    "berry": Style.parse("#f4ecdd on #56682a"),
    "fish": Style.parse("#f4ecdd on #1c4f80"),
    "bear": Style.parse("#f4ecdd on #28542c"),
    "mammoth": Style.parse("#f4ecdd on #7a5a20"),
}


@dataclass(frozen=True, slots=True)
class Marks:
    """How clans and grounds look, and the characters of borders, mountains and pointers.

    `corner` is indexed by the sum of 1 (line upward), 2 (downward), 4 (to the left) and 8 (to the right).
    """

    clan: tuple[Style, ...]
    ground: dict[str, Style]
    corner: str
    across: str  # a plain border inside a hex, lying
    along: str  # the same, standing
    mountain: str
    pointer: str
    arrow: str
    times: str


def marks_of(has_symbols: bool, is_painted: bool) -> Marks:
    """Marks that the screen can show."""
    clan = _CLANS if is_painted else _PLAIN_CLANS
    ground = _GROUNDS if is_painted else dict.fromkeys(_GROUNDS, Style.null())
    if has_symbols:
        return Marks(clan, ground, " │││─┘┐┤─└┌├─┴┬┼", "╌", "╎", "▲", "▸", "→", "×")
    return Marks(clan, ground, " |||-+++-+++-+++", ".", ":", "^", ">", "->", "x")


def mark_of(seat: int) -> str:
    """The mark of a clan's members: its player's number."""
    return str(seat + 1)
