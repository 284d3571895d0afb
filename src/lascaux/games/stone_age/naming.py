"""Places, goods, cards and buildings of Stone Age as arguments for sentences."""

from __future__ import annotations

from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import BOTTOMS, CARD_NAMES, EFFECTS, GOODS, PLACE_NAMES, TILE_NAMES
from lascaux.games.stone_age.payments import goods_in
from lascaux.kernel.meta import Args


def place_args(place: int) -> Args:
    """A place: its name, and how one says that somebody goes or is there."""
    name = PLACE_NAMES[place]
    return {"place": name, "to": f"@stone_age-place-{name}.to", "at": f"@stone_age-place-{name}.at"}


def good_args(good: int, amount: int) -> Args:
    """So many of a good."""
    return {"good": GOODS[good], "amount": amount}


def goods_args(heap: int) -> Args:
    """A heap of goods: how many of each."""
    return dict(zip(GOODS, goods_in(heap), strict=True))


def card_args(box: StoneAgeBox, card: int) -> Args:
    """A card: its name, and both its halves."""
    top: Args = {"top": EFFECTS[box.top[card]], "amount": box.top_amount[card]}
    bottom: Args = {"bottom": BOTTOMS[box.bottom[card]], "count": box.count[card]}
    return {"card": CARD_NAMES[card - 1], **top, **bottom}


def tile_args(box: StoneAgeBox, tile: int) -> Args:
    """A building: its name and what it does."""
    does: Args = {"effect": EFFECTS[box.tile_effect[tile]], "amount": box.tile_amount[tile]}
    return {"tile": TILE_NAMES[tile - 1], **does}
