"""Stone Age: goods, places, cards and tiles by name, what they do and what they count."""

from __future__ import annotations

import json

from lascaux.games.stone_age import data
from lascaux.games.stone_age.scoring import LINE_RULES, LINES
from tablelib.printed import printed


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        "/** The first four are resources. */",
        f"export const GOODS = {json.dumps(data.GOODS)} as const;",
        f"export const RESOURCES = {json.dumps(data.GOODS[: data.RESOURCES])} as const;",
        f"export const PLACES = {json.dumps(data.PLACE_NAMES)} as const;",
        f"export const VILLAGE = {json.dumps([data.PLACE_NAMES[place] for place in data.VILLAGE])} as const;",
        "",
        "/** What brings something at once, or later: halves of cards, dice and buildings. */",
        f"export const EFFECTS = {json.dumps(data.EFFECTS)} as const;",
        "",
        "/** What the lower halves of cards count: symbols of culture, then people. */",
        f"export const SYMBOLS = {json.dumps(data.BOTTOMS[: data.SYMBOLS])} as const;",
        f"export const PEOPLE = {json.dumps(data.BOTTOMS[data.SYMBOLS :])} as const;",
        "",
        "/** The lines of the final scoring, in order. */",
        f"export const LINES = {json.dumps(LINES)} as const;",
        "/** The rule behind each of them. */",
        f"export const LINE_RULES = {json.dumps(LINE_RULES)} as const;",
        f"export const RINGS = {data.RINGS};",
        f"export const WORKSHOP_RINGS = {data.WORKSHOP_RINGS};",
        f"export const TRACK_END = {data.TRACK_END};",
        *printed("stone_age"),
    ]
