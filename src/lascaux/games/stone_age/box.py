"""What is in the box of Stone Age: places, prices, cards, buildings, dice, and what follows from them.

The values and where they come from stand in box.toml.
Rule: SA-0.3, SA-0.4, SA-0.5, SA-4.6, SA-7.1, SA-7.2, SA-7.3, SA-7.4, SA-14.3, SA-15.1, SA-16.7.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.data import (
    ANY_TWO,
    BASE_CARDS,
    BASE_TILES,
    BOTTOMS,
    CARD_NAMES,
    EFFECTS,
    FACES,
    GOODS,
    INCOME,
    JEWEL,
    MOST_PAID,
    MOST_SEATS,
    MOST_WORKERS,
    ONE_USE,
    POINTS,
    RESOURCES,
    ROLL,
    SPACES,
    STYLE_TILES,
    TILE_NAMES,
    TRACK_END,
    WORK,
    WORKER,
    WORKSHOPS,
)
from lascaux.games.stone_age.meta import MOST_ROUNDS
from lascaux.games.stone_age.payments import of_goods, of_jewels, of_resources
from lascaux.kernel.box import Box, Reader
from lascaux.kernel.printed import printed_in
from lascaux.kernel.shapes import By, OneOf, Parts, Place, Row, Whole
from lascaux.parts.heaps import count_of
from lascaux.parts.masks import mask_of

MOST_POINTS: Final = 99
MOST_AMOUNT: Final = 10
LEAST_DIVISOR: Final = 2

_BASE_SEATS: Final = ["2", "3", "4"]
_SEATS: Final = [*_BASE_SEATS, "5"]
_RESOURCES: Final = GOODS[:RESOURCES]
_AMOUNT: Final = Whole(0, MOST_AMOUNT)
_GAINS: Final = ["nothing", "food", *GOODS, "points", "tool", "agriculture", "trade"]
_TOPS: Final = ["lottery", "style_lottery", *EFFECTS[ROLL:POINTS], "draw", "one_use", "any_two"]
_TILE_EFFECTS: Final = ["lottery", "style_lottery", "draw", *EFFECTS[WORKER:]]
_COUNT: Final = Whole(0, MOST_PAID)


class Effect(OneOf):
    """What something does: one of those that may stand there."""

    def read(self, place: Place, data: object) -> int:
        return EFFECTS.index(self.words[OneOf.read(self, place, data)])


_TILE_PARTS: Final = {
    **dict.fromkeys(GOODS, _COUNT),
    "least": _COUNT,
    "most": _COUNT,
    "kinds": Whole(0, RESOURCES),
    "least_jewels": _COUNT,
    "most_jewels": _COUNT,
    "each": Whole(0, MOST_POINTS),
    "points": Whole(0, MOST_POINTS),
    "effect": Effect(_GAINS + _TILE_EFFECTS),
    "amount": _AMOUNT,
}
_CARD: Final = Parts(
    {
        "top": Effect(_GAINS + _TOPS),
        "amount": _AMOUNT,
        "bottom": OneOf(BOTTOMS),
        "count": Whole(1, MOST_AMOUNT),
    }
)
_DIE: Final = Parts({"effect": Effect(_GAINS), "amount": _AMOUNT})
_FACES: Final = By([str(face + 1) for face in range(FACES)], _DIE)


class StoneAgeBox(Box):
    """The printed values of Stone Age; cards, tiles and goods are numbers, lists run by them."""

    def __init__(self, reader: Reader) -> None:
        # People, food and tracks.
        self.workers_at_start: Final = reader.read("workers_at_start", Whole(2, MOST_WORKERS))
        self.food_at_start: Final = reader.read("food_at_start", Whole(0, MOST_POINTS))
        self.jewels_at_start: Final = reader.read("jewels_at_start", Whole(0, MOST_AMOUNT))
        self.hunger: Final = reader.read("hunger", Whole(0, MOST_POINTS))  # points lost
        self.last_round: Final = reader.read("last_round", Whole(1, MOST_ROUNDS))
        # Places: lists by number of seats.
        self.village: Final = [0, 0, *reader.read("village", By(_BASE_SEATS, Whole(1, 3)))]
        self.style_village: Final = [0, 0, *reader.read("style_village", By(_SEATS, Whole(1, 4)))]
        self.crowding: Final = [0, 0, *reader.read("crowding", By(_SEATS, Whole(1, MOST_SEATS)))]
        divisors = By(["food", *_RESOURCES], Whole(LEAST_DIVISOR, 12))
        self.divisor: Final = reader.read("divisor", divisors)  # food, then by resource
        self.worth: Final = reader.read("worth", By(_RESOURCES, Whole(0, MOST_AMOUNT)))
        # Cards; number 0 is none.
        self.price: Final = reader.read("price", Row(Whole(1, MOST_PAID), SPACES - 1, SPACES - 1))
        self.fifth_price: Final = reader.read("fifth_price", Whole(1, MOST_PAID))
        self.extra_price: Final = reader.read("extra_price", Whole(1, MOST_PAID))
        faces = [
            *reader.read("cards", By(CARD_NAMES[:BASE_CARDS], _CARD)),
            *reader.read("style_cards", By(CARD_NAMES[BASE_CARDS:], _CARD)),
        ]
        self.top: Final = [0, *[face[0] for face in faces]]  # an effect
        self.top_amount: Final = [0, *[face[1] for face in faces]]
        self.bottom: Final = [0, *[face[2] for face in faces]]
        self.count: Final = [0, *[face[3] for face in faces]]  # people, or symbols
        numbers = range(1, len(faces) + 1)
        self.bottom_mask: Final = [
            mask_of([card for card in numbers if self.bottom[card] == bottom])
            for bottom in range(len(BOTTOMS))
        ]
        self.any_two_mask: Final = mask_of([card for card in numbers if self.top[card] == ANY_TWO])
        self.one_use_mask: Final = mask_of([card for card in numbers if self.top[card] == ONE_USE])
        self.lottery: Final = _by_face(reader.read("lottery", _FACES))
        self.style_lottery: Final = _by_face(reader.read("style_lottery", _FACES))
        # Trade.
        self.market_steps: Final = reader.read("market_steps", Whole(0, TRACK_END))
        self.advance_jewels: Final = reader.read("advance_jewels", _AMOUNT)
        stretch = Row(Whole(0, 2), TRACK_END + 1, TRACK_END + 1)
        self.barter_give: Final = reader.read("barter_give", stretch)  # by step of the track
        self.barter_get: Final = reader.read("barter_get", stretch)
        # Buildings; number 0 is none.
        tile = Parts(_TILE_PARTS)
        tiles = [
            *reader.read("tiles", By(TILE_NAMES[:BASE_TILES], tile)),
            *reader.read("style_tiles", By(TILE_NAMES[BASE_TILES : BASE_TILES + STYLE_TILES], tile)),
            *reader.read("spielbox_tiles", By(TILE_NAMES[BASE_TILES + STYLE_TILES :], tile)),
        ]
        self.tile_points: Final = [0, *[row[11] for row in tiles]]
        self.tile_each: Final = [0, *[row[10] for row in tiles]]  # points for each jewel paid
        self.tile_is_sum: Final = [False, *[row[6] > 0 for row in tiles]]  # what is paid is scored
        self.tile_effect: Final = [0, *[row[12] for row in tiles]]
        self.tile_amount: Final = [0, *[row[13] for row in tiles]]
        self.tile_payments: Final = [[], *[_payments(row) for row in tiles]]
        self.workshop: Final = [  # the tiles that are places for their owner's people
            number for number, effect in enumerate(self.tile_effect) if effect >= WORK
        ]
        self.income_mask: Final = mask_of(
            [number for number, effect in enumerate(self.tile_effect) if INCOME <= effect < WORK]
        )
        self.card_payments: Final = [
            *[of_resources(price, price, 0) for price in self.price],
            of_jewels(self.fifth_price, self.fifth_price, JEWEL),
        ]
        self.extra_payments: Final = of_jewels(self.extra_price, self.extra_price, JEWEL)
        self._check(reader, tiles)
        Box.__init__(self, reader)

    def points_of(self, tile: int, payment: int) -> int:
        """What a building scores for its builder, paid for like this.

        Rule: SA-7.1, SA-7.4, SA-15.2.
        """
        points = self.tile_points[tile] + self.tile_each[tile] * count_of(payment, JEWEL)
        if self.tile_is_sum[tile]:
            for good in range(RESOURCES):
                points += self.worth[good] * count_of(payment, good)
        return points

    def _check(self, reader: Reader, tiles: list[list[int]]) -> None:
        """Note what does not add up."""
        names = ["tiles", "style_tiles", "spielbox_tiles"]
        for number, row in enumerate(tiles):
            entry = names[(number >= BASE_TILES) + (number >= BASE_TILES + STYLE_TILES)]
            place = (entry, TILE_NAMES[number])
            forms = (sum(row[:5]) > 0) + (row[6] > 0) + (row[9] > 0)
            holds = forms == 1 and len(_payments(row)) > 0
            reader.check(holds, place, "stone_age-box-no-cost", {"tile": TILE_NAMES[number]})
            needs = row[12] >= WORK and row[13] < LEAST_DIVISOR
            reader.check(not needs, place, "stone_age-box-no-divisor", {"tile": TILE_NAMES[number]})
        for card in range(1, len(self.top)):
            entry = "cards" if card <= BASE_CARDS else "style_cards"
            needs = ROLL <= self.top[card] < POINTS and self.top_amount[card] == 0
            name = CARD_NAMES[card - 1]
            reader.check(not needs, (entry, name), "stone_age-box-no-dice", {"card": name})
        found: int = len(self.workshop)
        counts: dict[str, int | str | list[str]] = {"found": found, "workshops": WORKSHOPS}
        reader.check(found == WORKSHOPS, ("style_tiles",), "stone_age-box-no-workshops", counts)
        for step in range(TRACK_END + 1):
            both = (self.barter_give[step] > 0) == (self.barter_get[step] > 0)
            reader.check(both, ("barter_get",), "stone_age-box-no-barter", {"step": step})


def _by_face(faces: list[list[int]]) -> list[tuple[int, int]]:
    """Effect and amount by face; there is no face 0."""
    return [(0, 0), *[(face[0], face[1]) for face in faces]]


def _payments(row: list[int]) -> list[int]:
    """All ways to pay for a tile."""
    if row[6] > 0:
        return of_resources(max(1, row[5]), row[6], row[7])
    if row[9] > 0:
        return of_jewels(max(1, row[8]), row[9], JEWEL)
    return of_goods(row[:5])


BOX: Final = StoneAgeBox(Reader(printed_in("lascaux.games.stone_age"), {}))
