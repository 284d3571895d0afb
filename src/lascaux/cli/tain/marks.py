"""The letters, marks and colours that stand for clans and tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

from lascaux.games.tain.data import KINDS
from lascaux.table.words import Words

BOARDS: Final = "ABCD"  # by seat: the letter of a clan's board

_STYLES: Final = (
    Style.parse("bold #ffffff on #b23a2e"),
    Style.parse("bold #ffffff on #2f7d3b"),
    Style.parse("bold #ffffff on #2f6fb8"),
    Style.parse("bold #ffffff on #7a4a22"),
)
_PLAIN_STYLES: Final = (
    Style.parse("bold white on red"),
    Style.parse("bold black on green"),
    Style.parse("bold white on blue"),
    Style.parse("bold reverse"),
)


@dataclass(frozen=True, slots=True)
class Marks:
    """What the reader's language and screen have for clans, kinds of tiles, backs and empty spaces."""

    clan: tuple[Style, ...]
    kind: dict[str, str]
    letter: dict[str, str]
    back: str
    empty: str
    chosen: str
    pointer: str
    bar: str
    times: str


def marks_of(words: Words, has_symbols: bool, is_painted: bool) -> Marks:
    """The names and letters of a language, with marks that the screen can show."""
    return Marks(
        clan=_STYLES if is_painted else _PLAIN_STYLES,
        kind={kind: words.say("tain-kind", {"kind": kind}) for kind in KINDS},
        letter={kind: words.say(f"tain-cli-letter-{kind}") for kind in KINDS},
        back="▒▒▒" if has_symbols else "###",
        empty="·" if has_symbols else ".",
        chosen="…" if has_symbols else "...",
        pointer="▸" if has_symbols else ">",
        bar="│" if has_symbols else "|",
        times="×" if has_symbols else "x",
    )
