"""Táin: the kinds of tiles, where they may lie, and who beats whom."""

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
        "/** The kinds that may lie on an own threshold, at an enemy's entrance, in the outer land. */",
        f"export const GUARDS = {_kinds(data.GUARDS)} as const;",
        f"export const RAIDERS = {_kinds(data.RAIDERS)} as const;",
        f"export const ROVERS = {_kinds(data.ROVERS)} as const;",
        "",
        "/** What comes of a raider at a threshold with this guard; none: nobody is there. */",
        "export const OUTCOME = {",
        *[f"  {_outcome_row(raider)}," for raider in range(len(data.OUTCOME))],
        "} as const;",
        *printed("tain"),
    ]


def _kinds(kinds: list[int]) -> str:
    return json.dumps([data.KINDS[kind] for kind in kinds])


def _outcome_row(raider: int) -> str:
    guards = [*data.KINDS[: data.NO_GUARD], "none"]
    cells = [
        f'{guard}: "{data.OUTCOMES[outcome]}"'
        for guard, outcome in zip(guards, data.OUTCOME[raider], strict=True)
    ]
    return f"{data.KINDS[raider]}: {{ {', '.join(cells)} }}"
