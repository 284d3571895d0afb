"""What seats may play in a game, as TypeScript: derived from the declaration of its actions."""

from __future__ import annotations

import json
from typing import Final

import lascaux
from lascaux.kernel.actions import ActionKind, Param

LITERALS: Final = 12  # a word with more forms is any text


def action_types(game: str) -> list[str]:
    """The type of an action of a seat: its verb, and the words behind it by name."""
    space = lascaux.game(game).space
    kinds = [kind for kind in space.kinds if kind.base < space.seat_rows]
    name = "".join([word.title() for word in game.split("_")])
    lines = [
        "/** What a seat may play: the verb and the words behind it. */",
        f"export type {name}Action =",
        *[f"  | {_kind(kind)}" for kind in kinds],
    ]
    lines[-1] += ";"
    return lines


def _kind(kind: ActionKind) -> str:
    words = ", ".join([f"{param.name}: {_word(param)}" for param in kind.params])
    return f"{{ verb: {json.dumps(kind.verb)}; args: [{words}] }}"


def _word(param: Param) -> str:
    if param.is_number:
        return "number"
    if len(param.words) > LITERALS:
        return "string"
    return " | ".join([json.dumps(word) for word in param.words])
