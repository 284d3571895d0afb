"""The First Sparks: foods, cards with prices and harvests, tiles with their grounds and mountains, limits."""

from __future__ import annotations

import json

from lascaux.games.first_sparks import data
from lascaux.games.first_sparks.box import BOX


def tables() -> list[str]:
    """The lines of the file below its header."""
    return [
        f"export const FOODS = {json.dumps(data.FOODS)} as const;",
        "",
        "/** What one token is worth, by food. */",
        f"export const WORTH = {_by_food(BOX.worth)} as const;",
        "",
        "/** Cards by number: with at least so many tokens in storage a tool takes so many. */",
        "export const CARDS = [",
        *[f"  {_card_row(card)}," for card in range(1, data.LAST_CARD + 1)],
        "] as const;",
        "",
        "/** Tiles: the food of the grounds A and B, and between which spaces of each a mountain lies. */",
        "export const TILES = {",
        *[f"  {name}: {_tile_row(tile)}," for tile, name in enumerate(data.TILE_NAMES)],
        "} as const;",
        "",
        f"export const TOOL_LIMIT = {BOX.tool_limit};",
        f"export const SLED_LIMIT = {BOX.sled_limit};",
        f"export const MOST_NEW = {data.MOST_NEW};",
        f"export const MOST_MEMBERS = {BOX.most_members};",
        f"export const ENDING_MEMBERS = {BOX.ending_members};",
    ]


def _card_row(card: int) -> str:
    kind, food = data.KINDS[BOX.kind[card]], data.FOODS[BOX.food_of[card]]
    if BOX.kind[card] == data.TOOL:
        kind = data.TOOLS[BOX.food_of[card]]
    cells = [f"number: {card}", f'kind: "{kind}"', f"price: {BOX.price[card]}"]
    if BOX.is_knowledge(card):
        cells += ["food: null", "steps: []"]
    else:
        cells += [f'food: "{food}"', f"steps: {json.dumps(BOX.harvest[card])}"]
    return f"{{ {', '.join(cells)} }}"


def _tile_row(tile: int) -> str:
    hexes = [2 * tile, 2 * tile + 1]
    grounds = [data.FOODS[BOX.hex_food[place]] for place in hexes]
    ridges = [BOX.ridges[place] for place in hexes]
    return f"{{ grounds: {json.dumps(grounds)}, ridges: {json.dumps(ridges)} }}"


def _by_food(numbers: list[int]) -> str:
    cells = [f"{food}: {number}" for food, number in zip(data.FOODS, numbers, strict=True)]
    return f"{{ {', '.join(cells)} }}"
