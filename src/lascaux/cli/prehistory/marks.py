"""The marks and colours that stand for players, cubes and grounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from lascaux.games.prehistory.data import COLOURS
from lascaux.table.words import Words

HEAD: Final = Style.parse("bold #b8702a")
BOLD: Final = Style(bold=True)
QUIET: Final = Style.parse("dim")

_PLAYERS: Final = (
    Style.parse("bold #ffffff on #b23a2e"),
    Style.parse("bold #ffffff on #2f6fb8"),
    Style.parse("bold #ffffff on #2f7d3b"),
    Style.parse("bold #16130f on #e8c23a"),
)
_PLAIN_PLAYERS: Final = (
    Style.parse("bold white on red"),
    Style.parse("bold white on blue"),
    Style.parse("bold black on green"),
    Style.parse("bold black on yellow"),
)
_CUBES: Final = (
    Style.parse("bold #a0a0a0"),
    Style.parse("bold #e0564a"),
    Style.parse("bold #e8c23a"),
    Style.parse("bold #5a9bdc"),
    Style.parse("bold #b07a48"),
    Style.parse("bold #16130f on #f4ecdd"),
)
_GROUNDS: Final = {
    "rock": Style.parse("#f4ecdd on #5c5650"),
    "forest": Style.parse("#f4ecdd on #28542c"),
    "water": Style.parse("#f4ecdd on #1c4f80"),
    "start": Style.parse("#f4ecdd on #7a5a20"),
}


@dataclass(frozen=True, slots=True)
class Marks:
    """How players, cubes and grounds look, and the characters for free places, huts and pointers."""

    player: tuple[Style, ...]
    cube: tuple[Style, ...]
    ground: dict[str, Style]
    free: str
    nothing: str
    painted: str
    hut: str
    pointer: str
    times: str


def marks_of(has_symbols: bool, is_painted: bool) -> Marks:
    """Marks that the screen can show."""
    player = _PLAYERS if is_painted else _PLAIN_PLAYERS
    cube = _CUBES if is_painted else (BOLD,) * len(_CUBES)
    ground = _GROUNDS if is_painted else dict.fromkeys(_GROUNDS, Style.null())
    if has_symbols:
        return Marks(player, cube, ground, "·", "–", "■", "⌂", "▸", "×")
    return Marks(player, cube, ground, ".", "-", "#", "^", ">", "x")


def mark_of(player: int, seats: int) -> str:
    """The mark of a player: its number; that of the tribe is `t`."""
    return str(player + 1) if player < seats else "t"


def colour_drawn(colour: str, words: Words, marks: Marks) -> Text:
    """A colour in two letters."""
    return Text().append(words.say(f"prehistory-cli-colour-{colour}"), marks.cube[COLOURS.index(colour)])


def cubes_drawn(counts: Sequence[int], words: Words, marks: Marks) -> Text:
    """So many cubes of each colour: `gr2 bl`."""
    parts = [
        colour_drawn(colour, words, marks).append(str(count) if count > 1 else "", BOLD)
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    return Text(" ").join(parts) if parts else Text(marks.nothing, QUIET)


def item_named(item: str, words: Words) -> str:
    """What lies in a place or on a space, in few letters."""
    kind = item.removesuffix("+")
    return words.say(f"prehistory-cli-item-{kind}") + ("" if kind == item else "+")
