"""What is in the box of The First Sparks: food, cards, tiles, costs, and what follows from them.

The values and where they come from stand in box.toml.
Rule: FS-0.5, FS-0.6, FS-0.7, FS-0.8, FS-2.1, FS-2.4, FS-2.9, FS-2.14, FS-2.15, FS-2.16, FS-2.17, FS-2.18.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.actions import PLACINGS, REACH, ROTATIONS, placing
from lascaux.games.first_sparks.data import (
    CROP,
    FIRST_CARD,
    FOODS,
    HERB,
    HERBS,
    HEX_MASK,
    HEX_SPACES,
    HEXES,
    HEXES_OF_A_TILE,
    HUNTED_FOODS,
    KINDS,
    LAST_CARD,
    MOST_COUNTED,
    MOST_NEW,
    SPACE_NAMES,
    TILE_NAMES,
    TOOL,
    TOOLS,
)
from lascaux.games.first_sparks.land import Atlas
from lascaux.games.first_sparks.meta import META, MOST_MEMBERS, MOST_TOOLS, MOST_YEARS
from lascaux.games.first_sparks.tiling import placings_on
from lascaux.kernel.box import Box, Reader
from lascaux.kernel.printed import printed_in
from lascaux.kernel.shapes import By, OneOf, Place, Row, Shape, Whole, unfit
from lascaux.parts.masks import mask_of

MOST_TOKENS: Final = 30  # of a food; MOST_COUNTED leaves room for all grounds beside
MOST_PRICE: Final = 30
MOST_TAKE: Final = 30
MOST_STEPS: Final = 6
MOST_CARDS: Final = 20  # in the market
LEAST_LAID: Final = 3  # tiles: more spaces than a clan has members
RIDGE_NAMES: Final = ["ab", "bc", "ca"]  # between which spaces of a hex a mountain lies

_HUNTED: Final = [FOODS[food] for food in HUNTED_FOODS]
_SEATS: Final = [str(seats) for seats in range(META.min_seats, META.max_seats + 1)]
_READY: Final = _SEATS[:-1]  # with six there is no map for the first game
_CARDS: Final = [str(card) for card in range(FIRST_CARD, LAST_CARD + 1)]
_CARD_KINDS: Final = TOOLS + KINDS[TOOL + 1 :]
_A_CARD: Final = Whole(FIRST_CARD, LAST_CARD)
_HEXES: Final = By(TILE_NAMES, Row(OneOf(_HUNTED), HEXES_OF_A_TILE, HEXES_OF_A_TILE))
_RIDGES: Final = By(TILE_NAMES, Row(OneOf(RIDGE_NAMES), HEXES_OF_A_TILE, HEXES_OF_A_TILE))


class LaidTile(Shape[int]):
    """A tile as laid: its name, the place of hex A (q, r) and the rotation."""

    def read(self, place: Place, data: object) -> int:
        if isinstance(data, list) and len(data) == len(("tile", "q", "r", "rotation")):
            tile, q, r, rotation = data
            is_place = _is_within(q, -REACH, REACH) and _is_within(r, -REACH, REACH)
            if tile in TILE_NAMES and is_place and _is_within(rotation, 0, ROTATIONS - 1):
                return TILE_NAMES.index(tile) * PLACINGS + placing(q, r, rotation)
        raise unfit(place, "first_sparks-box-no-laid", {"reach": REACH}, data)


class FirstSparksBox(Box):
    """The printed values of The First Sparks; cards, hexes and foods are numbers, lists run by them."""

    def __init__(self, reader: Reader) -> None:
        food = By(_HUNTED, Whole(0, MOST_TOKENS))
        crowd = By(_SEATS, Whole(1, MOST_CARDS))
        # Food.
        self.worth: Final = [1, *reader.read("worth", By(_HUNTED, Whole(1, 9)))]  # of one token
        self.tokens: Final = [0, *reader.read("tokens", food)]  # all there are; crops have no end
        self.stock_at_start: Final = [0, *reader.read("stock_at_start", food)]
        self.food_at_start: Final = reader.read("food_at_start", Whole(0, 99))
        self.base_supply: Final = _by_seats(
            [[0, *row] for row in reader.read("base_supply", By(_SEATS, food))]
        )
        self.spoiling: Final = reader.read("spoiling", Whole(1, 99))  # one food of so many spoils
        # Cards.
        names = reader.read("kind", By(_CARDS, OneOf(_CARD_KINDS)))
        steps = reader.read("takes", By(_CARDS, Row(Row(Whole(0, MOST_TAKE), 2, 2), 0, MOST_STEPS)))
        self.herb_crops: Final = reader.read("herb_crops", Whole(0, 9))
        self.kind: Final = [HERB] * FIRST_CARD + [_kind(name) for name in names]
        self.food_of: Final = [CROP] * FIRST_CARD + [_food(name) for name in names]  # what a tool brings
        self.price: Final = [0] * FIRST_CARD + reader.read("price", By(_CARDS, Whole(0, MOST_PRICE)))
        self.harvest: Final = [
            [],
            *[[(0, self.herb_crops)] for _ in range(HERBS)],
            *[_pairs(row) for row in steps],
        ]
        self.take: Final = _takes(self.harvest)  # by card times MOST_COUNTED, and the tokens that count
        self.plow_crops: Final = reader.read("plow_crops", Whole(0, 9))  # more, for each field
        self.tool_limit: Final = reader.read("tool_limit", Whole(1, MOST_TOOLS))
        self.sled_limit: Final = reader.read("sled_limit", Whole(1, MOST_TOOLS))
        self.row: Final = [0, 0, *reader.read("row", crowd)]  # by seats: cards of the present row
        self.market: Final = [0, 0, *reader.read("market", crowd)]  # of both rows
        self.small_market: Final = [0, 0, *reader.read("small_market", crowd)]  # once the reshuffle card left
        self.removed: Final = [0, 0, *reader.read("removed", By(_SEATS, Whole(0, MOST_CARDS)))]
        self.not_for_two: Final = reader.read("not_for_two", Row(_A_CARD, 0, MOST_CARDS))
        self.top_for_six: Final = reader.read("top_for_six", _A_CARD)
        self.bonus_crop: Final = reader.read("bonus_crop", Whole(0, 9))
        # Masks of cards: bit n is card n.
        cards = range(1, LAST_CARD + 1)
        self.tool_mask: Final = mask_of([card for card in cards if self.kind[card] <= TOOL])  # herbs too
        self.kind_mask: Final = [
            mask_of([card for card in cards if self.kind[card] == kind]) for kind in range(len(KINDS))
        ]
        self.food_mask: Final = [
            mask_of([card for card in cards if self.kind[card] <= TOOL and self.food_of[card] == which])
            for which in range(len(FOODS))
        ]
        self.hunting_mask: Final = self.tool_mask & ~self.food_mask[CROP]
        self.field_mask: Final = self.food_mask[CROP] & self.kind_mask[TOOL]
        # The map.
        grounds = reader.read("grounds", _HEXES)
        mountains = reader.read("mountains", _RIDGES)
        self.hex_food: Final = [HUNTED_FOODS[which] for pair in grounds for which in pair]
        self.ridges: Final = [RIDGE_NAMES[ridge] for pair in mountains for ridge in pair]
        self.ground_masks: Final = [  # by food: the spaces around each of its grounds
            [HEX_MASK[place] for place in range(HEXES) if self.hex_food[place] == which]
            for which in range(len(FOODS))
        ]
        self.pool: Final = [0, 0, *reader.read("pool", By(_SEATS, Whole(LEAST_LAID, len(TILE_NAMES))))]
        self.laid: Final = [0, 0, *reader.read("laid", By(_SEATS, Whole(LEAST_LAID, len(TILE_NAMES))))]
        maps = reader.read("first_map", By(_READY, Row(LaidTile(), LEAST_LAID, len(TILE_NAMES))))
        starts = reader.read("first_starts", By(_READY, Row(OneOf(SPACE_NAMES), 0, META.max_seats)))
        self.first_map: Final = [(), (), *[tuple(tiles) for tiles in maps], ()]  # by seats: as laid
        self.first_starts: Final = [[], [], *starts, []]  # by seats: the last in order first
        self.atlas: Final = Atlas()  # maps looked up before
        # Clans.
        self.spread_cost: Final = reader.read("spread_cost", Row(Whole(0, 15), MOST_NEW, MOST_NEW))
        self.mountain_cost: Final = reader.read("mountain_cost", Whole(0, 9))
        self.most_members: Final = reader.read("most_members", Whole(2, MOST_MEMBERS))
        self.ending_members: Final = reader.read("ending_members", Whole(2, MOST_MEMBERS))
        self.last_year: Final = reader.read("last_year", Whole(1, MOST_YEARS))
        _check_cards(self, reader)
        _check_market(self, reader)
        _check_maps(self, reader)
        reader.check(
            self.ending_members <= self.most_members,
            ("ending_members",),
            "first_sparks-box-no-ending",
            {"ending": self.ending_members, "most": self.most_members},
        )
        Box.__init__(self, reader)

    def supply(self, seats: int, grounds: list[int], food: int) -> int:
        """Tokens that come to a harvest space each year: the base, and one for each ground on the map.

        Rule: FS-9.4, FS-9.5.
        """
        return self.base_supply[seats][food] + grounds[food]

    def is_knowledge(self, card: int) -> bool:
        """Whether a card is knowledge, which takes no place among the tools."""
        return self.kind[card] > TOOL


def _check_cards(box: FirstSparksBox, reader: Reader) -> None:
    """Tools take something, more with more tokens; knowledge takes nothing."""
    for card in range(FIRST_CARD, LAST_CARD + 1):
        steps = box.harvest[card]
        least = [step[0] for step in steps]
        taken = [step[1] for step in steps]
        if box.kind[card] != TOOL:
            fits = steps == []
        elif box.food_of[card] == CROP:
            fits = least == [0]
        else:
            fits = steps != [] and least[0] > 0 and _rises(least) and _rises(taken)
        reader.check(fits, ("takes", str(card)), "first_sparks-box-no-takes", {"card": card})
    for food in HUNTED_FOODS:
        reader.check(
            box.stock_at_start[food] <= box.tokens[food],
            ("stock_at_start", FOODS[food]),
            "first_sparks-box-no-stock",
            {"food": FOODS[food], "stock": box.stock_at_start[food], "tokens": box.tokens[food]},
        )


def _check_market(box: FirstSparksBox, reader: Reader) -> None:
    """The deck adds up: the market is dealt from it, and some cards are put away."""
    reader.check(
        len(set(box.not_for_two)) == len(box.not_for_two), ("not_for_two",), "first_sparks-box-no-twice", {}
    )
    for seats in range(META.min_seats, META.max_seats + 1):
        cards = LAST_CARD - HERBS - (len(box.not_for_two) if seats == META.min_seats else 0)
        needed = box.market[seats] + box.removed[seats]
        reader.check(
            needed <= cards,
            ("removed", str(seats)),
            "first_sparks-box-no-deck",
            {"seats": seats, "needed": needed, "cards": cards},
        )
        reader.check(
            max(box.row[seats], box.small_market[seats]) <= box.market[seats],
            ("market", str(seats)),
            "first_sparks-box-no-market",
            {"seats": seats, "market": box.market[seats]},
        )


def _check_maps(box: FirstSparksBox, reader: Reader) -> None:
    """The first maps can be laid, and everybody has a start on them."""
    for seats in range(META.min_seats, META.max_seats + 1):
        reader.check(
            box.laid[seats] <= box.pool[seats],
            ("laid", str(seats)),
            "first_sparks-box-no-tiles",
            {"seats": seats, "laid": box.laid[seats], "pool": box.pool[seats]},
        )
    for seats in range(META.min_seats, META.max_seats):
        tiles, starts = box.first_map[seats], box.first_starts[seats]
        names = [tile // PLACINGS for tile in tiles]
        is_map = len(tiles) == box.laid[seats] and len(set(names)) == len(names)
        for place, tile in enumerate(tiles):
            is_map = is_map and tile % PLACINGS in placings_on(tiles[:place])
            is_map = is_map and names[place] < box.pool[seats]
        reader.check(is_map, ("first_map", str(seats)), "first_sparks-box-no-map", {"seats": seats})
        clans = max(seats, META.min_seats + 1)
        on_map = [space for space in starts if space // (HEX_SPACES * HEXES_OF_A_TILE) in names]
        reader.check(
            len(starts) == clans == len(set(on_map)),
            ("first_starts", str(seats)),
            "first_sparks-box-no-starts",
            {"seats": seats, "clans": clans},
        )


def _by_seats(rows: list[list[int]]) -> list[list[int]]:
    return [[], [], *rows]


def _kind(name: int) -> int:
    """The kind of a card that is one of the words `field` to `intelligence`."""
    return TOOL if name < len(TOOLS) else name - len(TOOLS) + TOOL + 1


def _food(name: int) -> int:
    return name if name < len(TOOLS) else CROP


def _pairs(steps: list[list[int]]) -> list[tuple[int, int]]:
    return [(step[0], step[1]) for step in steps]


def _takes(harvests: list[list[tuple[int, int]]]) -> bytes:
    takes = [0] * ((LAST_CARD + 1) * MOST_COUNTED)
    for card, steps in enumerate(harvests):
        for least, take in steps:
            for counted in range(least, MOST_COUNTED):
                takes[card * MOST_COUNTED + counted] = take
    return bytes(takes)


def _rises(numbers: list[int]) -> bool:
    return numbers == sorted(set(numbers))


def _is_within(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


BOX: Final = FirstSparksBox(Reader(printed_in("lascaux.games.first_sparks"), {}))
