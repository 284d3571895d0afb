"""Places, goods, cards and buildings of Stone Age as arguments for sentences."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import (
    BOTTOMS,
    CARD,
    CARD_NAMES,
    EFFECTS,
    FOREST,
    GOODS,
    HUNT,
    PLACE_NAMES,
    RIVER,
    STACK,
    TILE_NAMES,
    WORK,
    WORKSHOP,
)
from lascaux.games.stone_age.payments import goods_in, size_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.meta import Args

NO_PLACE: Final = -1  # of a card or a building, not of people at a place

# The form in which the name of a good is said with its number.
_COUNTS: Final = ["none", "one", "two", "three", "four", "five", "six", "seven"]


def place_args(place: int) -> Args:
    """A place: its name, and how one says that somebody goes or is there."""
    name = PLACE_NAMES[place]
    return {"place": name, "to": f"@stone_age-place-{name}.to", "at": f"@stone_age-place-{name}.at"}


def places_of(place: int) -> list[str]:
    """A place as one that can be found on the board; none is NO_PLACE."""
    return [PLACE_NAMES[place]] if place != NO_PLACE else []


def spot_args(s: StoneAgeState, place: int) -> Args:
    """A place, and the card or building that lies there."""
    if CARD <= place < STACK:
        return {**place_args(place), **card_args(s.box, s.row[place - CARD]), "spot": "card"}
    if STACK <= place < WORKSHOP:
        return {**place_args(place), **tile_args(s.box, s.tops[place - STACK]), "spot": "building"}
    return {**place_args(place), "spot": "place"}


def good_args(good: int, amount: int) -> Args:
    """So many of a good."""
    return {"good": GOODS[good], "amount": amount}


def heap_args(name: str, heap: int) -> Args:
    """A heap of goods, as a list, and how many they are: `paid` and `paid-count`."""
    listed = [
        f"@stone_age-good-{GOODS[good]}.{_COUNTS[count]}"
        for good, count in enumerate(goods_in(heap))
        if count != 0
    ]
    return {name: listed, f"{name}-count": size_of(heap)}


def yield_of(box: StoneAgeBox, place: int) -> str:
    """What is rolled for at a place: food, or a resource."""
    if place == HUNT:
        return "food"
    if place <= RIVER:
        return GOODS[place - FOREST]
    return GOODS[box.tile_effect[box.workshop[place - WORKSHOP]] - WORK]


def card_args(box: StoneAgeBox, card: int) -> Args:
    """A card: its name, and both its halves."""
    top: Args = {"top": EFFECTS[box.top[card]], "amount": box.top_amount[card]}
    bottom: Args = {"bottom": BOTTOMS[box.bottom[card]], "count": box.count[card]}
    return {"card": CARD_NAMES[card - 1], **top, **bottom}


def tile_args(box: StoneAgeBox, tile: int) -> Args:
    """A building: its name, what it costs, scores and does."""
    does: Args = {"effect": EFFECTS[box.tile_effect[tile]], "amount": box.tile_amount[tile]}
    scores: Args = {"points": box.tile_points[tile], "each": box.tile_each[tile]}
    return {"tile": TILE_NAMES[tile - 1], **_cost_args(box, tile), **scores, **does}


def _cost_args(box: StoneAgeBox, tile: int) -> Args:
    """The cost of a building: certain goods, so many resources of so many kinds (0: any), or jewels."""
    payments = box.tile_payments[tile]
    sizes = [size_of(payment) for payment in payments]
    kinds = {len([count for count in goods_in(payment) if count != 0]) for payment in payments}
    form = "resources" if box.tile_is_sum[tile] else "goods" if len(payments) == 1 else "jewels"
    return {
        "cost": form,
        **heap_args("goods", payments[0]),
        "least": min(sizes),
        "most": max(sizes),
        "range": "yes" if min(sizes) < max(sizes) else "no",
        "kinds": kinds.pop() if len(kinds) == 1 else 0,
    }
