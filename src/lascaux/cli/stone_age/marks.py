"""The marks and colours that stand for seats, free rings and pointers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

HEAD: Final = Style.parse("bold #b8702a")
BOLD: Final = Style(bold=True)
QUIET: Final = Style.parse("dim")

# What is typed for each place, in every language; cards, buildings and workshops have numbers.
LETTERS: Final = {
    "tool_maker": "t",
    "hut": "u",
    "field": "a",
    "market": "m",
    "hunt": "h",
    "forest": "f",
    "clay_pit": "c",
    "quarry": "q",
    "river": "r",
    "card": "k",
    "stack": "b",
    "workshop": "w",
}

_SEATS: Final = (
    Style.parse("bold #ffffff on #b23a2e"),
    Style.parse("bold #ffffff on #2f6fb8"),
    Style.parse("bold #ffffff on #2f7d3b"),
    Style.parse("bold #16130f on #e8c23a"),
    Style.parse("bold #ffffff on #8a4fa3"),
)
_PLAIN_SEATS: Final = (
    Style.parse("bold white on red"),
    Style.parse("bold white on blue"),
    Style.parse("bold black on green"),
    Style.parse("bold black on yellow"),
    Style.parse("bold white on magenta"),
)


@dataclass(frozen=True, slots=True)
class Marks:
    """How seats look, and the characters of free rings, pointers and sums."""

    seat: tuple[Style, ...]
    free: str
    open: str  # where there is no end of rings
    pointer: str
    arrow: str
    times: str
    divided: str


def marks_of(has_symbols: bool, is_painted: bool) -> Marks:
    """Marks that the screen can show."""
    seat = _SEATS if is_painted else _PLAIN_SEATS
    if has_symbols:
        return Marks(seat, "·", "…", "▸", "→", "×", "÷")
    return Marks(seat, ".", "...", ">", "->", "x", "/")


def mark_of(seat: int) -> str:
    """The mark of a seat's people: its player's number."""
    return str(seat + 1)


def letters_of(place: str) -> str:
    """What is typed for a place: `f` for the forest, `k2` for the second card."""
    kind, _, number = place.rpartition("_")
    return f"{LETTERS[kind]}{number}" if kind in LETTERS else LETTERS[place]
