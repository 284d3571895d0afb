"""What is printed on the cards, tiles and boards of Stone Age, for the naive reference.

Typed from the fact sheet, so that a slip in the box of the package shows too.  A payment is a tuple of goods
in the order of `GOODS`; a cost is the list of all payments that meet it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import NamedTuple

RESOURCES = ["wood", "brick", "stone", "gold"]
GOODS = [*RESOURCES, "jewel"]
WORTH = {"wood": 3, "brick": 4, "stone": 5, "gold": 6, "jewel": 4}  # the jewel: on the one tile that says so

Payment = tuple[str, ...]
Cost = list[Payment]

VILLAGE = {"tool_maker": 1, "hut": 2, "field": 1, "market": 2}  # so many people go there
SOURCES = {"forest": "wood", "clay_pit": "brick", "quarry": "stone", "river": "gold"}
DIVISOR = {"food": 2, "wood": 3, "brick": 4, "stone": 5, "gold": 6}
CARD_SPACES = ["card_1", "card_2", "card_3", "card_4", "card_5"]
STACKS = ["stack_1", "stack_2", "stack_3", "stack_4", "stack_5"]
WORKSHOPS = {"workshop_1": "XB4", "workshop_2": "XB5", "workshop_3": "XB6"}
PLACES = [*VILLAGE, "hunt", *SOURCES, *CARD_SPACES, *STACKS, *WORKSHOPS]

VILLAGE_OPEN = {2: 2, 3: 2, 4: 3}  # of three places, by players
STYLE_VILLAGE_OPEN = {2: 2, 3: 2, 4: 3, 5: 4}  # of four
CROWD = {2: 1, 3: 2, 4: 4, 5: 5}  # players at one source

LOTTERY = {1: "wood 1", 2: "brick 1", 3: "stone 1", 4: "gold 1", 5: "tool 1", 6: "agriculture 1"}
STYLE_LOTTERY = {1: "jewel 1", 2: "jewel 2", 3: "stone 1", 4: "gold 1", 5: "tool 1", 6: "trade 1"}

BASE_CARDS = {
    "C01": ("lottery", "pottery"),
    "C02": ("lottery", "writing"),
    "C03": ("lottery", "time"),
    "C04": ("lottery", "transport"),
    "C05": ("lottery", "builder 1"),
    "C06": ("lottery", "builder 2"),
    "C07": ("lottery", "maker 2"),
    "C08": ("lottery", "maker 2"),
    "C09": ("lottery", "farmer 1"),
    "C10": ("lottery", "farmer 2"),
    "C11": ("food 7", "pottery"),
    "C12": ("food 5", "medicine"),
    "C13": ("food 3", "weaving"),
    "C14": ("food 1", "weaving"),
    "C15": ("food 4", "builder 1"),
    "C16": ("food 2", "builder 2"),
    "C17": ("food 3", "farmer 2"),
    "C18": ("stone 2", "transport"),
    "C19": ("stone 1", "farmer 1"),
    "C20": ("stone 1", "shaman 1"),
    "C21": ("gold 1", "shaman 1"),
    "C22": ("brick 1", "shaman 2"),
    "C23": ("roll gold", "art"),
    "C24": ("roll wood", "shaman 2"),
    "C25": ("roll stone", "shaman 1"),
    "C26": ("points 3", "music"),
    "C27": ("points 3", "music"),
    "C28": ("points 3", "builder 3"),
    "C29": ("tool 1", "art"),
    "C30": ("agriculture 1", "time"),
    "C31": ("agriculture 1", "farmer 1"),
    "C32": ("draw", "writing"),
    "C33": ("once 4", "maker 1"),
    "C34": ("once 3", "maker 1"),
    "C35": ("once 2", "maker 2"),
    "C36": ("any_two", "medicine"),
}
STYLE_CARDS = {
    "X1": ("style_lottery", "ring"),
    "X2": ("points 3", "ring"),
    "X3": ("style_lottery", "trader 1"),
    "X4": ("style_lottery", "trader 1"),
    "X5": ("trade 1", "trader 1"),
    "X6": ("trade 1", "trader 2"),
    "X7": ("food 3", "trader 2"),
    "X8": ("style_lottery", "farmer 1"),
    "X9": ("gold 1", "shaman 1"),
}
CARDS = BASE_CARDS | STYLE_CARDS  # upper half, lower half


class Tile(NamedTuple):
    """A building: what may be paid for it, its points if they are printed, and what it does."""

    cost: Cost
    points: int | None
    effect: str


def resources(number: int) -> Cost:
    """So many resources of any kinds."""
    return list(combinations_with_replacement(RESOURCES, number))


def fixed(goods: str, points: int, effect: str = "") -> Tile:
    """A tile that shows its goods and its points."""
    return Tile([tuple(goods.split())], points, effect)


def of_kinds(number: int, kinds: int) -> Tile:
    """A tile for so many resources of exactly so many kinds, worth what is paid."""
    return Tile([payment for payment in resources(number) if len(set(payment)) == kinds], None, "")


def one_to_seven() -> Tile:
    """A tile for one to seven resources, worth what is paid."""
    return Tile([payment for number in range(1, 8) for payment in resources(number)], None, "")


BASE_TILES = {
    "B01": fixed("wood wood brick", 10),
    "B02": fixed("wood wood stone", 11),
    "B03": fixed("wood brick brick", 11),
    "B04": fixed("wood wood gold", 12),
    "B05": fixed("wood stone stone", 13),
    "B06": fixed("brick brick stone", 13),
    "B07": fixed("brick brick gold", 14),
    "B08": fixed("brick stone stone", 14),
    "B09": fixed("stone stone gold", 16),
    "B10": fixed("wood brick stone", 12),
    "B11": fixed("wood brick stone", 12),
    "B12": fixed("wood brick gold", 13),
    "B13": fixed("wood brick gold", 13),
    "B14": fixed("wood stone gold", 14),
    "B15": fixed("wood stone gold", 14),
    "B16": fixed("brick stone gold", 15),
    "B17": fixed("brick stone gold", 15),
    "B18": of_kinds(4, 1),
    "B19": of_kinds(4, 2),
    "B20": of_kinds(4, 3),
    "B21": of_kinds(4, 4),
    "B22": of_kinds(5, 1),
    "B23": of_kinds(5, 2),
    "B24": of_kinds(5, 3),
    "B25": of_kinds(5, 4),
    "B26": one_to_seven(),
    "B27": one_to_seven(),
    "B28": one_to_seven(),
}
STYLE_TILES = {
    "XB1": Tile([("jewel",) * number for number in range(1, 5)], None, ""),
    "XB2": fixed("stone jewel jewel", 6, "draw"),
    "XB3": fixed("brick jewel jewel", 6, "style_lottery"),
    "XB4": fixed("wood wood jewel", 4, "workshop wood 2"),
    "XB5": fixed("wood brick jewel", 4, "workshop wood 2"),
    "XB6": fixed("stone gold jewel", 6, "workshop gold 5"),
    "XB7": fixed("wood brick jewel", 11),
    "XB8": fixed("brick stone jewel", 13),
    "XB9": fixed("brick stone stone jewel", 18),
}
SPIELBOX_TILES = {
    "SB1": fixed("wood wood brick", 3, "income wood"),
    "SB2": fixed("wood brick brick", 4, "income brick"),
    "SB3": fixed("wood stone stone", 5, "income stone"),
    "SB4": fixed("wood brick stone", 5, "worker 1"),
    "SB5": fixed("wood brick stone", 5, "tool 1"),
    "SB6": fixed("wood brick stone", 5, "agriculture 1"),
}
TILES = BASE_TILES | STYLE_TILES | SPIELBOX_TILES


def price_of(space: str) -> Cost:
    """What the card on a space costs: by number of resources from the right, on the fifth space jewels."""
    number = CARD_SPACES.index(space) + 1
    return [("jewel",) * 3] if number == 5 else resources(number)


def barter_at(trade: int) -> tuple[int, int]:
    """So many goods are given for so many at this step of trade."""
    if trade == 0:
        return 0, 0
    if trade <= 3:
        return 2, 1
    return (1, 1) if trade <= 8 else (1, 2)
