"""Clans: clans, terrains, the size from which groups stay, the epoch table."""

from __future__ import annotations

import json

from lascaux.games.clans import data
from lascaux.games.clans.box import BOX


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        f"export const CLANS = {json.dumps(data.COLOURS)} as const;",
        f"export const TERRAINS = {json.dumps(data.TERRAINS)} as const;",
        "",
        "/** Groups of this size stay where they are, but for one exception. */",
        f"export const IMMOBILE = {BOX.immobile};",
        "",
        "/** By epoch: its chips, the terrains that add the bonus, those that destroy, the bonus. */",
        "export const EPOCH_TABLE = [",
        *[f"  {_epoch_row(epoch)}," for epoch in range(data.EPOCHS)],
        "] as const;",
    ]


def _epoch_row(epoch: int) -> str:
    bonuses, hostile = BOX.bonus[epoch], BOX.is_hostile[epoch]
    chips = [chip + 1 for chip, its_epoch in enumerate(BOX.epoch) if its_epoch == epoch]
    favourable = [terrain for terrain, bonus in zip(data.TERRAINS, bonuses, strict=True) if bonus]
    destroying = [terrain for terrain, is_hostile in zip(data.TERRAINS, hostile, strict=True) if is_hostile]
    cells = [f"chips: {json.dumps(chips)}", f"favourable: {json.dumps(favourable)}"]
    cells += [f"hostile: {json.dumps(destroying)}", f"bonus: {max(bonuses)}"]
    return f"{{ {', '.join(cells)} }}"
