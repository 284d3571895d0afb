"""What shapes Stone Age and cannot be varied: goods, places, cards and tiles by name.

Rule: SA-0.1, SA-0.2, SA-0.3, SA-0.4, SA-11.1.
"""

from __future__ import annotations

from typing import Final

# Goods: four resources, and the jewels of the expansion.
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
JEWEL: Final = 4
GOODS: Final = ["wood", "brick", "stone", "gold", "jewel"]
RESOURCES: Final = 4  # the first so many goods
ANY: Final = 2  # resources for the card that brings any

# Places, in the order in which they are listed.
TOOL_MAKER: Final = 0
HUT: Final = 1
FIELD: Final = 2
MARKET: Final = 3
HUNT: Final = 4
FOREST: Final = 5
RIVER: Final = 8
CARD: Final = 9  # the first card space: the one on the right, which costs least
SPACES: Final = 5
FIFTH: Final = CARD + SPACES - 1
STACK: Final = CARD + SPACES  # the first stack of buildings
STACKS: Final = 5
WORKSHOP: Final = STACK + STACKS  # the first building that is a place for its owner's people
WORKSHOPS: Final = 3
PLACES: Final = WORKSHOP + WORKSHOPS
PLACE_NAMES: Final = [
    "tool_maker",
    "hut",
    "field",
    "market",
    "hunt",
    "forest",
    "clay_pit",
    "quarry",
    "river",
    "card_1",
    "card_2",
    "card_3",
    "card_4",
    "card_5",
    "stack_1",
    "stack_2",
    "stack_3",
    "stack_4",
    "stack_5",
    "workshop_1",
    "workshop_2",
    "workshop_3",
]
EXTRA_CARD: Final = PLACES  # no place: the unseen card that may be bought beside the fifth
VILLAGE: Final = [TOOL_MAKER, HUT, FIELD, MARKET]
PAIR: Final = 2  # people that hut and market ask for
RINGS: Final = 7  # of forest, clay pit, quarry and river
WORKSHOP_RINGS: Final = 3

MOST_WORKERS: Final = 10
TOOL_SLOTS: Final = 3
MOST_TOOL: Final = 4
TRACK_END: Final = 10  # of agriculture and of trade
FACES: Final = 6
MOST_SEATS: Final = 5
STACK_SIZE: Final = 7
MOST_PAID: Final = 7  # of one good, for anything

# Cards: 36 of the base game, then nine of the expansion.  Number 0 is no card.
BASE_CARDS: Final = 36
STYLE_CARDS: Final = 9
CARDS: Final = BASE_CARDS + STYLE_CARDS
CARD_NAMES: Final = [
    *[f"C{number:02}" for number in range(1, BASE_CARDS + 1)],
    *[f"X{number}" for number in range(1, STYLE_CARDS + 1)],
]
BASE_CARD_MASK: Final = (1 << BASE_CARDS + 1) - 2
CARD_MASK: Final = (1 << CARDS + 1) - 2

# Building tiles: 28 of the base game, nine of the expansion, six of the magazine.  Number 0 is no tile.
BASE_TILES: Final = 28
STYLE_TILES: Final = 9
SPIELBOX_TILES: Final = 6
TILES: Final = BASE_TILES + STYLE_TILES + SPIELBOX_TILES
TILE_NAMES: Final = [
    *[f"B{number:02}" for number in range(1, BASE_TILES + 1)],
    *[f"XB{number}" for number in range(1, STYLE_TILES + 1)],
    *[f"SB{number}" for number in range(1, SPIELBOX_TILES + 1)],
]
BASE_TILE_MASK: Final = (1 << BASE_TILES + 1) - 2
STYLE_TILE_MASK: Final = ((1 << STYLE_TILES) - 1) << BASE_TILES + 1
SPIELBOX_TILE_MASK: Final = ((1 << SPIELBOX_TILES) - 1) << BASE_TILES + STYLE_TILES + 1

# What the upper half of a card, a die, or a building does.
NOTHING: Final = 0
LOTTERY: Final = 1
STYLE_LOTTERY: Final = 2
FOOD: Final = 3
GAIN: Final = 4  # and the good: 4 to 8
ROLL: Final = 9  # and the resource: 9 to 12
POINTS: Final = 13
TOOL: Final = 14
AGRICULTURE: Final = 15
TRADE: Final = 16
DRAW: Final = 17
ONE_USE: Final = 18
ANY_TWO: Final = 19
WORKER: Final = 20
GROWTH: Final = [TOOL, AGRICULTURE, TRADE, WORKER]
INCOME: Final = 21  # and the resource: 21 to 24
WORK: Final = 25  # and the resource: 25 to 28
EFFECTS: Final = [
    "nothing",
    "lottery",
    "style_lottery",
    "food",
    *GOODS,
    *[f"roll_{good}" for good in GOODS[:RESOURCES]],
    "points",
    "tool",
    "agriculture",
    "trade",
    "draw",
    "one_use",
    "any_two",
    "worker",
    *[f"income_{good}" for good in GOODS[:RESOURCES]],
    *[f"workshop_{good}" for good in GOODS[:RESOURCES]],
]

# What has such an effect.
OF_CARD: Final = 0
OF_BUILDING: Final = 1
OF_DICE: Final = 2
OF_STYLE_DICE: Final = 3
OF_PEOPLE: Final = 4  # at their place
OF_EXTRA: Final = 5  # the unseen card, whose purchase draws it

# What the lower half of a card counts: nine symbols of culture, then five sorts of people.
FARMER: Final = 9
MAKER: Final = 10
BUILDER: Final = 11
SHAMAN: Final = 12
TRADER: Final = 13
SYMBOLS: Final = 9
BOTTOMS: Final = [
    "medicine",
    "art",
    "music",
    "writing",
    "pottery",
    "time",
    "transport",
    "weaving",
    "ring",
    "farmer",
    "maker",
    "builder",
    "shaman",
    "trader",
]
