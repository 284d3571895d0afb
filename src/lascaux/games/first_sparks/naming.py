"""Cards, spaces, tiles and costs of The First Sparks as arguments for sentences."""

from __future__ import annotations

from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import (
    FOODS,
    HEX_SPACES,
    HEXES_OF_A_TILE,
    KINDS,
    SPACE_NAMES,
    TILE_NAMES,
    TOOL,
    TOOLS,
)
from lascaux.kernel.meta import Args


def name_of(box: FirstSparksBox, card: int) -> str:
    """What a card is called: `bow`, `fire`."""
    return TOOLS[box.food_of[card]] if box.kind[card] == TOOL else KINDS[box.kind[card]]


def card_args(box: FirstSparksBox, card: int) -> Args:
    """A card: its kind, its number, and its name in the middle of a sentence and alone."""
    kind = name_of(box, card)
    names: Args = {"card": f"@first_sparks-card-{kind}.the", "name": f"@first_sparks-card-{kind}"}
    return {**names, "kind": kind, "number": card}


def card_place(card: int) -> list[str]:
    """A card as something that can be found on the table."""
    return [f"card {card}"]


def space_place(space: int) -> list[str]:
    """A space as one that can be found on the map."""
    return [SPACE_NAMES[space]]


def space_args(box: FirstSparksBox, space: int) -> Args:
    """A space: its name, and the ground it lies at."""
    return {"space": SPACE_NAMES[space], **ground_args(box.hex_food[space // HEX_SPACES])}


def ground_args(food: int) -> Args:
    """A ground: the food hunted there, and how one says that somebody is there."""
    return {"where": f"@first_sparks-ground-{FOODS[food]}.at", "ground": FOODS[food]}


def tile_args(box: FirstSparksBox, tile: int) -> Args:
    """A tile: its name and its two grounds."""
    one, other = [FOODS[box.hex_food[HEXES_OF_A_TILE * tile + side]] for side in range(HEXES_OF_A_TILE)]
    return {
        "tile": TILE_NAMES[tile],
        "one": f"@first_sparks-ground-{one}.one",
        "other": f"@first_sparks-ground-{other}.one",
    }


def cost_args(base: int, ridge: int, company: int) -> Args:
    """What a new member costs, part by part."""
    return {"base": base, "ridge": ridge, "company": company, "cost": base + ridge + company}
