"""What may be typed for the actions of Táin, in English and Italian."""

from __future__ import annotations

import re
from typing import Final

from lascaux.cli.tain.marks import BOARDS
from lascaux.games.tain.data import DOORS

_FREE: Final = "free_hostage"  # the step in which a lone kind names a hostage
_OUTER: Final = ("o", "outer", "outer land", "e", "esterna", "terra esterna")
_PASS: Final = ("p", "pass", "passo")
_KINDS: Final = {
    **dict.fromkeys(("c", "chief", "capo"), "chief"),
    **dict.fromkeys(("w", "warrior", "g", "guerriero"), "warrior"),
    **dict.fromkeys(("b", "boy", "r", "ragazzo"), "boy"),
    **dict.fromkeys(("d", "daughter", "f", "figlia"), "daughter"),
    **dict.fromkeys(("x", "bluff"), "bluff"),
}
_VERBS: Final = {
    **dict.fromkeys(("scout", "esplora"), "scout"),
    **dict.fromkeys(("lay", "posa"), "lay"),
    **dict.fromkeys(("free", "libera"), "free"),
}
_IN_ENGLISH: Final = {"outer": "o"}
_IN_ITALIAN: Final = {
    "outer": "e",
    "pass": "passo",
    "chief": "capo",
    "warrior": "guerriero",
    "boy": "ragazzo",
    "daughter": "figlia",
}
_DOOR: Final = re.compile(rf"([{BOARDS.lower()}])\s*([1-{DOORS}])")
_BOARD: Final = re.compile(rf"[{BOARDS.lower()}]")
_SCOUT: Final = re.compile(r"^(?:scout|esplora) ")


def parts_of(line: str) -> list[str]:
    """`b3 boy` is a space and a tile; anything else is one action."""
    spaces, _, kind = " ".join(line.casefold().split()).rpartition(" ")
    space = _SCOUT.sub("", spaces)
    return [space, kind] if kind in _KINDS and _space(space) is not None else [line]


def action_of(line: str, step: str) -> str | None:
    """`b3` is `scout 1 3`, `o` the outer land, `boy` the tile to lay or to free; None is no action."""
    plain = " ".join(line.casefold().split())
    if plain in _PASS:
        return "pass"
    first, _, rest = plain.partition(" ")
    if first in _VERBS:
        return _with_verb(_VERBS[first], rest)
    if plain in _KINDS:
        return f"{'free' if step == _FREE else 'lay'} {_KINDS[plain]}"
    space = _space(plain)
    return None if space is None else f"scout {space}"


def written(action: str, language: str) -> str:
    """`scout 1 3` as it is typed in short: `b3`; a tile by its word alone."""
    verb, *rest = action.split()
    if verb == "scout" and len(rest) > 1:
        return f"{BOARDS[int(rest[0])].lower()}{rest[1]}"
    names = _IN_ITALIAN if language == "it" else _IN_ENGLISH
    word = rest[0] if rest else verb
    return names.get(word, word)


def place_in(text: str) -> tuple[int | None, int | None] | None:
    """The board and the door of `b3`; `b` is a board alone, and the outer land is no board."""
    plain = " ".join(text.casefold().split())
    if plain in _OUTER:
        return None, None
    if _BOARD.fullmatch(plain):
        return BOARDS.lower().index(plain), None
    door = _DOOR.fullmatch(plain)
    return (BOARDS.lower().index(door[1]), int(door[2])) if door else None


def _with_verb(verb: str, rest: str) -> str:
    """The action of a verb that was typed; what follows it may be in short or as the record has it."""
    if verb == "scout":
        return f"scout {_space(rest) or rest}"
    return f"{verb} {_KINDS.get(rest, rest)}"


def _space(plain: str) -> str | None:
    """The space that `b3` or `o` names, as the record has it."""
    if plain in _OUTER:
        return "outer"
    door = _DOOR.fullmatch(plain)
    return f"{BOARDS.lower().index(door[1])} {door[2]}" if door else None
