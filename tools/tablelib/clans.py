"""Clans: clans and terrains."""

from __future__ import annotations

import json

from lascaux.games.clans import data
from tablelib.printed import printed


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        f"export const CLANS = {json.dumps(data.COLOURS)} as const;",
        f"export const TERRAINS = {json.dumps(data.TERRAINS)} as const;",
        *printed("clans"),
    ]
