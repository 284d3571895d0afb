"""Táin: the kinds of tiles, and who beats whom."""

from __future__ import annotations

import json

from lascaux.games.tain import data
from tablelib.printed import printed


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        f"export const KINDS = {json.dumps(data.KINDS)} as const;",
        "",
        f"export const DOORS = {data.DOORS};",
        "",
        "/** What comes of a raider at a threshold with this guard; none: nobody is there. */",
        "export const OUTCOME = {",
        *[f"  {_outcome_row(raider)}," for raider in range(len(data.OUTCOME))],
        "} as const;",
        *printed("tain"),
    ]


def _outcome_row(raider: int) -> str:
    guards = [*data.KINDS[: data.NO_GUARD], "none"]
    cells = [
        f'{guard}: "{data.OUTCOMES[outcome]}"'
        for guard, outcome in zip(guards, data.OUTCOME[raider], strict=True)
    ]
    return f"{data.KINDS[raider]}: {{ {', '.join(cells)} }}"
