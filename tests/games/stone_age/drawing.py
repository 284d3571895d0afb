"""Positions of Stone Age drawn by hand, and small verbs to play on them.

All that a test does not care for is as in the first round: every seat has five people and twelve food, seat 0
begins, the cards of the row are the first ones and so are the buildings of the stacks.
"""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.games.stone_age.data import CARD_NAMES, GOODS, PLACE_NAMES, TILE_NAMES, TOOL_SLOTS
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.parts.heaps import COUNT_BITS
from lascaux.parts.masks import mask_of
from tests.games.playing import Playing

_PLAYING = Playing(GAME)
legal, asked, play, events_of = _PLAYING.legal, _PLAYING.asked, _PLAYING.play, _PLAYING.events_of


def start(seats: int = 2, style: bool = False, spielbox: bool = False) -> StoneAgeState:
    """A game that nothing has happened in."""
    options = {"style": "yes" if style else "no", "spielbox": "yes" if spielbox else "no"}
    return GAME.start(seats, options, GAME.box_first())


def placing(
    seats: int = 2,
    style: bool = False,
    spielbox: bool = False,
    row: Iterable[str] | None = None,
    tops: Iterable[str] | None = None,
) -> StoneAgeState:
    """The first round begins, and seat 0 sends people; the row and the tops of the stacks may be named."""
    s = start(seats, style, spielbox)
    play(s, "first 0")
    cards = list(row or CARD_NAMES[: len(s.row)])
    tiles = list(tops or TILE_NAMES[:seats])
    play(s, *[f"deal {card}" for card in cards], *[f"tile {tile}" for tile in tiles])
    return s


def acting(s: StoneAgeState, **people: int) -> StoneAgeState:
    """Seat 0 has sent so many people to these places, nobody anybody else; it is about to use them."""
    for name, count in people.items():
        s.at[PLACE_NAMES.index(name)] += count
    s.home = [0] * s.seats
    s.stack.clear()
    GAME.advance(s)
    while not s.stack:
        GAME.advance(s)
    return s


def have(s: StoneAgeState, seat: int, **goods: int) -> StoneAgeState:
    """A seat has just so many of these goods, and none of the others."""
    for number, good in enumerate(GOODS):
        s.goods[seat * len(GOODS) + number] = goods.get(good, 0)
    return s


def hold(s: StoneAgeState, seat: int, *cards: str, ready: bool = True) -> StoneAgeState:
    """A seat holds these cards of the deck; what may be used once is still to be used, if so said."""
    mask = mask_of([CARD_NAMES.index(card) + 1 for card in cards])
    assert s.deck & mask == mask, "the cards come from the deck"
    s.deck ^= mask
    s.cards[seat] |= mask
    if ready:
        s.ready[seat] |= mask & (s.box.one_use_mask | s.box.any_two_mask)
    return s


def own(s: StoneAgeState, seat: int, *tiles: str) -> StoneAgeState:
    """A seat owns these buildings, which came from its stack."""
    mask = mask_of([TILE_NAMES.index(tile) + 1 for tile in tiles])
    assert s.unseen & mask == mask, "nobody has seen the tiles before"
    s.unseen ^= mask
    s.tiles[seat] |= mask
    s.below[seat] -= len(tiles)
    return s


def tools(s: StoneAgeState, seat: int, *values: int) -> StoneAgeState:
    """A seat has these tools, all unused."""
    base = seat * TOOL_SLOTS
    s.tools[base : base + TOOL_SLOTS] = [*values, *[0] * (TOOL_SLOTS - len(values))]
    return s


def people_at(s: StoneAgeState, place: str, seat: int, count: int) -> StoneAgeState:
    """So many people of a seat, who were at home, are at a place."""
    s.at[PLACE_NAMES.index(place)] += count << COUNT_BITS * seat
    s.home[seat] -= count
    return s


def goods_of(s: StoneAgeState, seat: int = 0) -> dict[str, int]:
    """The goods of a seat that it has any of."""
    counts = s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}


def tools_of(s: StoneAgeState, seat: int = 0) -> list[int]:
    """The tools of a seat by slot."""
    return s.tools[seat * TOOL_SLOTS : (seat + 1) * TOOL_SLOTS]
