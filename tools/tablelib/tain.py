"""Táin: the kinds of tiles, where they may lie, who beats whom, and what counts at the end."""

from __future__ import annotations

import json

from lascaux.games.tain import data
from lascaux.games.tain.box import BOX


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        f"export const KINDS = {json.dumps(data.KINDS)} as const;",
        "",
        "/** How many tiles of each kind every player has. */",
        f"export const TILES = {_by_kind(BOX.tiles)} as const;",
        "",
        f"export const TURNS = {BOX.turns};",
        f"export const DOORS = {data.DOORS};",
        "/** The doors up to this one lead to the stables, the others to the house. */",
        f"export const STABLE_DOORS = {BOX.stable_doors};",
        "/** So many cows end the game, and bring a bonus. */",
        f"export const HERD = {BOX.herd};",
        "",
        "/** The kinds that may lie on an own threshold, at an enemy's entrance, in the outer land. */",
        f"export const GUARDS = {_kinds(data.GUARDS)} as const;",
        f"export const RAIDERS = {_kinds(data.RAIDERS)} as const;",
        f"export const ROVERS = {_kinds(data.ROVERS)} as const;",
        "",
        "/** What a cow, a jewel, a held boy, a held daughter and a herd count. */",
        f"export const POINTS = {_points()} as const;",
        "",
        "/** What comes of a raider at a threshold with this guard; none: nobody is there. */",
        "export const OUTCOME = {",
        *[f"  {_outcome_row(raider)}," for raider in range(len(data.OUTCOME))],
        "} as const;",
    ]


def _kinds(kinds: list[int]) -> str:
    return json.dumps([data.KINDS[kind] for kind in kinds])


def _by_kind(counts: list[int]) -> str:
    return "{ " + ", ".join(f"{kind}: {count}" for kind, count in zip(data.KINDS, counts, strict=True)) + " }"


def _points() -> str:
    points = {
        "cow": BOX.cow_points,
        "jewel": BOX.jewel_points,
        "boy": BOX.boy_points,
        "daughter": BOX.daughter_points,
        "herd": BOX.herd_points,
    }
    return "{ " + ", ".join(f"{name}: {value}" for name, value in points.items()) + " }"


def _outcome_row(raider: int) -> str:
    guards = [*data.KINDS[: data.NO_GUARD], "none"]
    cells = [
        f'{guard}: "{data.OUTCOMES[outcome]}"'
        for guard, outcome in zip(guards, data.OUTCOME[raider], strict=True)
    ]
    return f"{data.KINDS[raider]}: {{ {', '.join(cells)} }}"
