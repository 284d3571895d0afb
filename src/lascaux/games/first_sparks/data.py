"""Cards, food, tiles and costs.

Where each table comes from is said in PROVENANCE, below.
Rule: FS-0.5, FS-0.6, FS-0.7, FS-0.8, FS-2.1, FS-2.4, FS-2.9, FS-2.14, FS-2.15, FS-2.16, FS-2.17, FS-2.18.
"""

from __future__ import annotations

from typing import Final

# --- food -----------------------------------------------------------------------------------------

FOODS: Final = ["crop", "berry", "fish", "bear", "mammoth"]
CROP: Final = 0
BERRY: Final = 1
FISH: Final = 2
BEAR: Final = 3
MAMMOTH: Final = 4
HUNTED_FOODS: Final = [BERRY, FISH, BEAR, MAMMOTH]
WORTH: Final = [1, 2, 3, 3, 4]  # of one token, by food
TOKENS: Final = [0, 18, 20, 18, 12]  # by food: all there are; crops have no end
STOCK_AT_START: Final = [0, 4, 2, 3, 2]
FOOD_AT_START: Final = 7
BASE_SUPPLY: Final = [  # by seats and food; one more for each ground on the map
    [],
    [],
    [0, 2, 1, 0, 0],
    [0, 3, 2, 1, 1],
    [0, 4, 2, 1, 1],
    [0, 5, 3, 2, 1],
    [0, 6, 4, 3, 1],
]
SPOILING: Final = 3  # one food of so many spoils

# --- cards ----------------------------------------------------------------------------------------

HERBS: Final = 6
FIRST_CARD: Final = 7  # the lowest that is for sale
LAST_CARD: Final = 41

HERB: Final = 0
TOOL: Final = 1
FIRE: Final = 2
PLOW: Final = 3
SLED: Final = 4
LANGUAGE: Final = 5
INTELLIGENCE: Final = 6
KINDS: Final = ["herb", "tool", "fire", "plow", "sled", "language", "intelligence"]
TOOLS: Final = ["field", "basket", "rod", "bow", "spear"]  # by the food they bring

# Tools: number, food, price and steps: with at least so many tokens it takes so many.  A field needs no
# tokens.
_TOOLS: Final = [
    (7, CROP, 2, [(0, 2)]),
    (8, FISH, 2, [(1, 1)]),
    (10, BEAR, 2, [(1, 1), (12, 2)]),
    (11, BERRY, 2, [(1, 1), (5, 2), (10, 3)]),
    (12, MAMMOTH, 2, [(1, 1), (8, 2)]),
    (13, BERRY, 3, [(1, 1), (5, 2), (8, 3)]),
    (14, CROP, 3, [(0, 3)]),
    (16, FISH, 4, [(1, 1), (7, 2)]),
    (17, BEAR, 4, [(1, 1), (7, 2)]),
    (19, MAMMOTH, 4, [(1, 1), (7, 2)]),
    (20, FISH, 4, [(1, 1), (5, 2)]),
    (22, BERRY, 5, [(1, 1), (4, 2), (7, 3)]),
    (23, BEAR, 5, [(1, 1), (5, 2)]),
    (25, CROP, 5, [(0, 4)]),
    (27, MAMMOTH, 5, [(1, 1), (6, 2)]),
    (29, FISH, 5, [(1, 1), (4, 2), (8, 3)]),
    (30, BERRY, 5, [(1, 1), (3, 2), (6, 3)]),
    (31, BEAR, 6, [(1, 1), (4, 2), (8, 3)]),
    (32, CROP, 6, [(0, 5)]),
    (33, MAMMOTH, 6, [(1, 1), (4, 2), (7, 3)]),
    (34, FISH, 6, [(1, 1), (3, 2), (6, 3)]),
    (35, BERRY, 6, [(1, 1), (2, 2), (4, 3), (7, 4)]),
    (36, BEAR, 6, [(1, 1), (3, 2), (6, 3)]),
    (37, CROP, 6, [(0, 6)]),
    (38, FISH, 6, [(1, 1), (2, 2), (4, 3), (7, 4)]),
    (39, CROP, 6, [(0, 7)]),
    (40, BEAR, 6, [(1, 1), (2, 2), (4, 3)]),
    (41, MAMMOTH, 6, [(1, 1), (2, 2), (4, 3)]),
]
# Knowledge: number, kind, price.
_KNOWLEDGE: Final = [
    (9, FIRE, 2),
    (15, FIRE, 4),
    (18, PLOW, 4),
    (21, SLED, 5),
    (24, LANGUAGE, 5),
    (26, LANGUAGE, 5),
    (28, INTELLIGENCE, 5),
]
HERB_CROPS: Final = 1
PLOW_CROPS: Final = 1  # more, for each field
TOOL_LIMIT: Final = 3
SLED_LIMIT: Final = 4

ROW: Final = [0, 0, 3, 4, 4, 4, 4]  # by seats: cards of the present row
MARKET: Final = [0, 0, 6, 8, 8, 8, 8]  # by seats: cards of both rows
SMALL_MARKET: Final = [0, 0, 4, 6, 6, 6, 6]  # by seats: once the reshuffle card has left
REMOVED: Final = [0, 0, 2, 6, 3, 0, 0]  # by seats: cards put away unseen
NOT_FOR_TWO: Final = [10, 11, 15, 20, 24, 26, 33, 39]
TOP_FOR_SIX: Final = 15
BONUS_CROP: Final = 1

# --- the map --------------------------------------------------------------------------------------

# Tiles T1 to T6: the food of both grounds, A and B, and between which spaces a mountain lies.
_TILES: Final = [
    (BERRY, "ab", MAMMOTH, "ca"),
    (BEAR, "bc", BERRY, "ab"),
    (FISH, "ca", MAMMOTH, "bc"),
    (FISH, "bc", BEAR, "ca"),
    (BERRY, "ca", FISH, "ab"),
    (BEAR, "ab", MAMMOTH, "bc"),
]
TILES: Final = 6
HEXES: Final = 12
HEXES_OF_A_TILE: Final = 2
SPACES: Final = 36
HEX_SPACES: Final = 3
POOL: Final = [0, 0, 4, 4, 5, 6, 6]  # by seats: the tiles that are shuffled
LAID: Final = [0, 0, 3, 3, 4, 5, 6]  # by seats: how many of them are laid

# The first maps, by seats: tile, place of hex A (q, r) and rotation; then where the clans begin, the last
# in order first.
_FIRST_FOUR: Final = [(0, 0, 0, 0), (1, 0, 1, 0), (4, -2, 1, 0), (3, -1, 2, 0)]
_FIRST_THREE: Final = [(0, 0, 0, 0), (1, 0, 1, 0), (2, -1, 1, 4)]
FIRST_MAP: Final = [[], [], _FIRST_THREE, _FIRST_THREE, _FIRST_FOUR, [*_FIRST_FOUR, (5, 2, 0, 1)], []]
_STARTS_THREE: Final = [4, 11, 1]
FIRST_STARTS: Final = [
    [],
    [],
    _STARTS_THREE,
    _STARTS_THREE,
    [23, 20, 24, 0],
    [23, 8, 28, 3, 25],
    [],
]

# --- clans ----------------------------------------------------------------------------------------

SPREAD_COST: Final = [1, 2, 3, 4, 5]  # of the first new member, the second, ...: 1, 3, 6, 10, 15 in all
MOST_NEW: Final = len(SPREAD_COST)
MOUNTAIN_COST: Final = 1
MOST_MEMBERS: Final = 15
ENDING_MEMBERS: Final = 13
LAST_YEAR: Final = 40

# For each table: whether the rulebook prints it, we took it from another source, deduced or
# reconstructed it; and from what.  `docs/components.md` is written from this.
PROVENANCE: Final = {
    "WORTH": ("rulebook", "Named among the contents."),
    "TOKENS": ("rulebook", "Named among the contents."),
    "STOCK_AT_START": ("rulebook", "Set-up, fourth paragraph."),
    "FOOD_AT_START": ("rulebook", "Set-up, first paragraph; several reviews agree, two name other numbers."),
    "BASE_SUPPLY": ("rulebook", "Table 2."),
    "SPOILING": ("rulebook", "Section on spoilt food."),
    "HERBS": ("rulebook", "Named among the contents; numbers 1 to 6 by another source."),
    "KIND": (
        "rulebook",
        "The seven cards of knowledge are named by number; the other numbers from 7 to 41 are tools.",
    ),
    "FOOD_OF": (
        "reconstructed",
        "22 is a basket and 33 a spear by the rulebook, 39 a field by a review; the other types are chosen "
        "so that the cards left out with two players are of different types, a spear comes early, and two of "
        "the first eight are fields, which every clan can use.",
    ),
    "PRICE": (
        "reconstructed",
        "No source prints a price; they rise with the number, and were tuned by play.",
    ),
    "HARVEST": (
        "reconstructed",
        "Given by the rulebook: 22 takes 2 of 5, 33 takes 2 of 4, a basket takes 1, 2 or 3 with 1, 4 or 7 "
        "berries and a field brings 3. The rest was tuned by play; a higher number of a type is never worse.",
    ),
    "HERB_CROPS": ("rulebook", "Section on hunting."),
    "PLOW_CROPS": ("reconstructed", "The amount stood in a picture that is lost."),
    "TOOL_LIMIT": ("rulebook", "Section on the cards."),
    "SLED_LIMIT": ("rulebook", "Details of the knowledge cards."),
    "ROW": ("rulebook", "Set-up, and the variant for two."),
    "MARKET": ("rulebook", "Set-up, and the variant for two."),
    "SMALL_MARKET": ("rulebook", "Section on bureaucracy, and the variant for two."),
    "REMOVED": ("rulebook", "Set-up, and the variant for two."),
    "NOT_FOR_TWO": ("rulebook", "Variant for two."),
    "TOP_FOR_SIX": ("rulebook", "Variant for six."),
    "BONUS_CROP": ("rulebook", "Section on buying."),
    "HEX_FOOD": (
        "deduced",
        "Every pair of two foods once: the only set that fits both supply examples of the rulebook, a game "
        "reported elsewhere and the number of supply tiles. T5 is for four players and more, T6 for five.",
    ),
    "RIDGES": ("reconstructed", "One mountain in each hex; no source shows them."),
    "POOL": ("other source", "Which tiles are shuffled, by the questions and answers at BoardGameGeek."),
    "LAID": ("other source", "Three with two players by the rulebook; the others by the same page."),
    "FIRST_MAP": (
        "reconstructed",
        "No source shows them. Their grounds are those of the supply examples of the rulebook.",
    ),
    "FIRST_STARTS": ("reconstructed", "No source shows them; chosen by play, so that every place may win."),
    "SPREAD_COST": ("rulebook", "Table 1."),
    "MOUNTAIN_COST": ("rulebook", "Section on spreading."),
    "MOST_MEMBERS": ("rulebook", "Section on the end."),
    "ENDING_MEMBERS": ("rulebook", "Section on the end."),
    "LAST_YEAR": (
        "reconstructed",
        "A ruling of ours: no game of people lasts so long, but one of bots might.",
    ),
}

# --- derived, by card, hex or food ----------------------------------------------------------------

MOST_COUNTED: Final = 24  # no harvest space ever counts as more: 20 fish and two more grounds


def _kinds() -> list[int]:
    kinds = [TOOL if card > HERBS else HERB for card in range(LAST_CARD + 1)]
    for number, kind, _ in _KNOWLEDGE:
        kinds[number] = kind
    return kinds


def _foods() -> list[int]:
    foods = [CROP] * (LAST_CARD + 1)
    for number, food, _, _ in _TOOLS:
        foods[number] = food
    return foods


def _prices() -> list[int]:
    prices = [0] * (LAST_CARD + 1)
    for number, _, price, _ in _TOOLS:
        prices[number] = price
    for number, _, price in _KNOWLEDGE:
        prices[number] = price
    return prices


def _harvests() -> list[list[tuple[int, int]]]:
    harvests: list[list[tuple[int, int]]] = [[] for _ in range(LAST_CARD + 1)]
    for herb in range(1, HERBS + 1):
        harvests[herb] = [(0, HERB_CROPS)]
    for number, _, _, steps in _TOOLS:
        harvests[number] = steps
    return harvests


def _takes() -> bytes:
    takes = [0] * ((LAST_CARD + 1) * MOST_COUNTED)
    for card, steps in enumerate(HARVEST):
        for least, take in steps:
            for counted in range(least, MOST_COUNTED):
                takes[card * MOST_COUNTED + counted] = take
    return bytes(takes)


def _mask(cards: list[int]) -> int:
    return sum([1 << card for card in cards])


KIND: Final = _kinds()
FOOD_OF: Final = _foods()  # what a tool brings
PRICE: Final = _prices()
HARVEST: Final = _harvests()  # steps: with at least so many tokens it takes so many
TAKE: Final = _takes()  # by card times MOST_COUNTED, and the tokens that count

# Masks of cards: bit n is card n.
TOOL_MASK: Final = _mask([card for card in range(1, LAST_CARD + 1) if KIND[card] <= TOOL])  # herbs too
KIND_MASK: Final = [
    _mask([card for card in range(1, LAST_CARD + 1) if KIND[card] == kind]) for kind in range(len(KINDS))
]
FOOD_MASK: Final = [
    _mask([card for card in range(1, LAST_CARD + 1) if KIND[card] <= TOOL and FOOD_OF[card] == food])
    for food in range(len(FOODS))
]
HUNTING_MASK: Final = TOOL_MASK & ~FOOD_MASK[CROP]
FIELD_MASK: Final = FOOD_MASK[CROP] & KIND_MASK[TOOL]
FOR_SALE_MASK: Final = _mask(list(range(FIRST_CARD, LAST_CARD + 1)))

HEX_FOOD: Final = [food for first, _, second, _ in _TILES for food in (first, second)]
RIDGES: Final = [ridge for _, first, _, second in _TILES for ridge in (first, second)]
HEX_MASK: Final = [7 << HEX_SPACES * place for place in range(HEXES)]  # of spaces
GROUNDS: Final = [  # by food: the spaces around each of its grounds
    [HEX_MASK[place] for place in range(HEXES) if HEX_FOOD[place] == food] for food in range(len(FOODS))
]
SPACE_NAMES: Final = [f"T{space // 6 + 1}{'AB'[space // 3 % 2]}{'abc'[space % 3]}" for space in range(SPACES)]
TILE_NAMES: Final = [f"T{tile + 1}" for tile in range(TILES)]

_COUNTS: Final = bytes([bin(number).count("1") for number in range(4096)])


def count_of(mask: int) -> int:
    """How many bits of a mask are set; masks of spaces and of cards alike."""
    return (
        _COUNTS[mask & 4095] + _COUNTS[mask >> 12 & 4095] + _COUNTS[mask >> 24 & 4095] + _COUNTS[mask >> 36]
    )


def items_of(mask: int) -> list[int]:
    """The spaces, cards or seats of a mask, in order."""
    items: list[int] = []
    while mask != 0:
        items.append(lowest_of(mask))
        mask &= mask - 1
    return items


def lowest_of(mask: int) -> int:
    """The lowest space, card or seat of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest_of(mask: int) -> int:
    """The highest of a mask that is not empty."""
    return mask.bit_length() - 1


def is_knowledge(card: int) -> bool:
    """Whether a card is knowledge, which takes no place among the tools."""
    return KIND[card] > TOOL


def supply_of(seats: int, grounds: list[int], food: int) -> int:
    """Tokens that come to a harvest space each year: the base, and one for each ground on the map.

    Rule: FS-9.4, FS-9.5.
    """
    return BASE_SUPPLY[seats][food] + grounds[food]
