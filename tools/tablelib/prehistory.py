"""Prehistory: colours, actions, tiles, cards and spaces by name, and the lines of the final scoring."""

from __future__ import annotations

import json

from lascaux.games.prehistory import data
from lascaux.games.prehistory.scoring import LINE_RULES, LINES
from tablelib.printed import printed


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        "/** Colours of cubes; each belongs to the action of the same number. */",
        f"export const COLOURS = {json.dumps(data.COLOURS)} as const;",
        f"export const ACTIONS = {json.dumps(data.ACTIONS)} as const;",
        f"export const STATIONS = {json.dumps(data.STATIONS)} as const;",
        f"export const SYMBOLS = {json.dumps(data.SYMBOLS)} as const;",
        f"export const SECTIONS = {json.dumps(data.SECTION_NAMES)} as const;",
        f"export const BASKETS = {json.dumps(data.BASKETS)} as const;",
        f"export const FISH = {json.dumps(data.SPECIES_OF_FISH)} as const;",
        f"export const TRAPS = {json.dumps(data.TRAPS)} as const;",
        f"export const SPECIES = {json.dumps(data.SPECIES)} as const;",
        f"export const HUTS = {json.dumps(data.HUT_NAMES)} as const;",
        f"export const CHARACTERS = {json.dumps(data.CHARACTERS)} as const;",
        f"export const TERRAINS = {json.dumps(data.TERRAINS)} as const;",
        f"export const PRIORITIES = {json.dumps(data.PRIORITIES)} as const;",
        "/** Sides of the price tile that pay for fish and for game, and for migration. */",
        f"export const FISHING_SIDES = {json.dumps(data.FISHING_SIDES)} as const;",
        f"export const HUNTING_SIDES = {json.dumps(data.HUNTING_SIDES)} as const;",
        f"export const MIGRATION_SIDES = {json.dumps(data.MIGRATION_SIDES)} as const;",
        "",
        "/** The lines of the final scoring, in order. */",
        f"export const LINES = {json.dumps(LINES)} as const;",
        "/** The rule behind each of them. */",
        f"export const LINE_RULES = {json.dumps(LINE_RULES)} as const;",
        *printed("prehistory"),
    ]
