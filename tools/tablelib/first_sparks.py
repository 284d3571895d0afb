"""The First Sparks: foods, kinds of cards, tiles."""

from __future__ import annotations

import json

from lascaux.games.first_sparks import data
from tablelib.printed import printed


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        f"export const FOODS = {json.dumps(data.FOODS)} as const;",
        "",
        "/** Kinds of cards: herbs, the tools by the food they bring, knowledge. */",
        f"export const HERB = {json.dumps(data.KINDS[data.HERB])};",
        f"export const TOOLS = {json.dumps(data.TOOLS)} as const;",
        f"export const KNOWLEDGE = {json.dumps(data.KINDS[data.TOOL + 1 :])} as const;",
        f"export const HERBS = {data.HERBS};",
        f"export const TILES = {json.dumps(data.TILE_NAMES)} as const;",
        *printed("first_sparks"),
    ]
