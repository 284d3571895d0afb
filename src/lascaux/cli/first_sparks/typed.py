"""What may be typed for the actions of The First Sparks, in English and Italian."""

from __future__ import annotations

import re
from typing import Final

from lascaux.games.first_sparks.data import TILES

_SPACE: Final = re.compile(rf"t?([1-{TILES}])([ab])([abc])")
_TILE: Final = re.compile(rf"t([1-{TILES}])([ab]?)")
_PLACE: Final = re.compile(r"-?\d+ -?\d+ \d+")
_NUMBER: Final = re.compile(r"\d+")

_DONE: Final = ("done", "stop", "fine", "basta")
_YES: Final = ("y", "yes", "s", "si", "sì")
_NO: Final = ("n", "no")
_ALONE: Final = {
    **dict.fromkeys(_DONE, "done"),
    **dict.fromkeys(("p", "pass", "passo"), "pass"),
    **dict.fromkeys(("buy", "compra", "compro"), "buy"),
    **dict.fromkeys(("decline", "leave", "lascia", "lascio"), "decline"),
    **dict.fromkeys(("box", "scatola"), "box"),
    **dict.fromkeys(("hunt", "caccia"), "hunt"),
}
_VERBS: Final = {
    **dict.fromkeys(("lay", "posa"), "lay"),
    **dict.fromkeys(("settle", "insedia"), "settle"),
    **dict.fromkeys(("spread", "espandi"), "spread"),
    **dict.fromkeys(("lose", "perdi"), "lose"),
    **dict.fromkeys(("offer", "offri"), "offer"),
    **dict.fromkeys(("drop", "scarta"), "drop"),
    **dict.fromkeys(("use", "usa"), "use"),
}
# What a lone space or a lone number means, by the step that is asked.
_VERB_OF_SPACE: Final = {"settle": "settle", "starve": "lose"}
_USUAL_VERB_OF_SPACE: Final = "spread"
_VERB_OF_NUMBER: Final = {"drop_tool": "drop", "hunt": "use"}
_USUAL_VERB_OF_NUMBER: Final = "offer"
_IN_ENGLISH: Final = {"buy": "y", "decline": "n", "box": "n"}
_IN_ITALIAN: Final = {
    "buy": "sì",
    "decline": "no",
    "box": "no",
    "pass": "passo",
    "done": "fine",
    "hunt": "caccia",
}
_NO_OF: Final = {"box_offer": "box", "answer": "decline", "offer": "pass"}
_USUAL_NO: Final = "done"


def parts_of(line: str) -> list[str]:
    """`t2ab t2ac done` is several spaces in a row; anything else is one action."""
    words = line.casefold().split()
    spaces = words[:-1] if words and words[-1] in _DONE else words
    return words if len(words) > 1 and all(_SPACE.fullmatch(word) for word in spaces) else [line]


def action_of(line: str, step: str) -> str | None:
    """`22` is `offer 22`, `t2ab` a member there, `y` and `n` answer an offer; None is no action."""
    plain = " ".join(line.casefold().split())
    if plain in _ALONE:
        return _ALONE[plain]
    if plain in _YES:
        return "buy"
    if plain in _NO:
        return _NO_OF.get(step, _USUAL_NO)
    first, _, rest = plain.partition(" ")
    if first in _VERBS:
        return f"{_VERBS[first]} {space_in(rest) or rest}"
    if _PLACE.fullmatch(plain):
        return f"lay {plain}"
    if _NUMBER.fullmatch(plain):
        return f"{_VERB_OF_NUMBER.get(step, _USUAL_VERB_OF_NUMBER)} {plain}"
    space = space_in(plain)
    return None if space is None else f"{_VERB_OF_SPACE.get(step, _USUAL_VERB_OF_SPACE)} {space}"


def written(action: str, language: str) -> str:
    """An action as it is typed in short: `t2ab`, `22`, `y`, `fine`."""
    verb, *rest = action.split()
    if rest:
        return " ".join(rest).lower()
    return (_IN_ITALIAN if language == "it" else _IN_ENGLISH).get(verb, verb)


def space_in(text: str) -> str | None:
    """The space of `t2ab` or `2ab`, as the record has it: `T2Ab`."""
    found = _SPACE.fullmatch(text.strip().casefold())
    return f"T{found[1]}{found[2].upper()}{found[3]}" if found else None


def tile_in(text: str) -> str | None:
    """The tile or hex of `t2` or `t2a`: `T2`, `T2A`."""
    found = _TILE.fullmatch(text.strip().casefold())
    return f"T{found[1]}{found[2].upper()}" if found else None


def card_in(text: str) -> int | None:
    """The number of a card."""
    plain = text.strip()
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) < 4 else None
