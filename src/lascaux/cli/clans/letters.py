"""The single letters that stand for clans and terrains, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from lascaux.games.clans.data import COLOURS, TERRAINS
from lascaux.table.words import Words


@dataclass(frozen=True, slots=True)
class Letters:
    """Letters by clan (small) and by terrain (capital), and the marks beside them."""

    clan: dict[str, str]
    terrain: dict[str, str]
    village: str
    hostile: str
    pointer: str


def letters_of(words: Words, has_symbols: bool) -> Letters:
    """The letters of a language, with marks that the screen can show."""
    return Letters(
        clan={colour: words.say(f"clans-cli-letter-{colour}") for colour in COLOURS},
        terrain={terrain: words.say(f"clans-cli-letter-{terrain}") for terrain in TERRAINS},
        village="⌂" if has_symbols else "#",
        hostile="×" if has_symbols else "x",
        pointer="▸" if has_symbols else ">",
    )
