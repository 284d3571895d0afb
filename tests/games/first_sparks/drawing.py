"""Positions of The First Sparks drawn by hand, and small verbs to play on them.

Clans are written as the spaces of their members, so `["T1Ab T1Aa", "T2Aa"]` gives the first seat two
members and the second one.  All that a test does not care for is as at the beginning of a year.
"""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.games.first_sparks.data import FOODS, SPACE_NAMES
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import OFFER
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.parts.masks import items_of
from tests.games.first_sparks.pinned import BOX
from tests.games.playing import Happened, Playing

_PLAYING = Playing(GAME)
legal, asked, play = _PLAYING.legal, _PLAYING.asked, _PLAYING.play


def start(seats: int, option: str = "first") -> FirstSparksState:
    """A game that nothing has happened in."""
    return GAME.start(seats, {"map": option}, BOX)


def deal(s: FirstSparksState, herbs: Iterable[int]) -> FirstSparksState:
    """The herbs, by seat."""
    play(s, *[f"herb {herb}" for herb in herbs])
    return s


def until(s: FirstSparksState, verb: str, seed: int = 1) -> FirstSparksState:
    """Chance and seats act at random until a seat may do this; seats stay with one member."""
    rng = Rng(seed)
    while not any(text.split()[0] == verb for text in legal(s)):
        texts = legal(s)
        GAME.play(s, GAME.space.parse("done") if "done" in texts else GAME.sample(s, rng))
    return s


def year(
    seats: int = 3,
    clans: list[str] | None = None,
    food: list[int] | None = None,
    cards: dict[int, list[int]] | None = None,
    stock: dict[str, int] | None = None,
    market: list[int] | None = None,
    order: list[int] | None = None,
    deck: list[int] | None = None,
    below: list[int] | None = None,
    neutral: str | None = None,
    small: bool = False,
) -> FirstSparksState:
    """The beginning of year 1 on the ready map: the first in order is asked what to offer.

    Seats are in order of their number and have their herbs, the highest first.  `deck` lists the cards
    of the deck, besides those put away unseen; `small` is the market after the reshuffle card has left.
    """
    s = until(deal(start(seats), range(seats, 0, -1)), "offer")
    assert list(s.order) == list(range(seats))
    for seat, spaces in enumerate(clans or []):
        s.members[seat] = mask(spaces)
    if neutral is not None:
        s.members[seats] = mask(neutral)
    s.food = list(food or s.food)
    for seat, more in (cards or {}).items():
        s.cards[seat] = _mask_of(more)
    for name, tokens in (stock or {}).items():
        s.stock[FOODS.index(name)] = tokens
    free = (s.market | s.unseen) & ~sum(s.cards)
    s.market = _mask_of(market if market is not None else items_of(free)[: BOX.market[seats]])
    s.bonus = min(items_of(s.market))
    away = free & ~s.market
    s.is_small = small
    s.below = _mask_of(below or [])
    s.unseen = away & ~s.below
    s.pile = len(items_of(s.unseen)) - BOX.removed[seats]
    if deck is not None:
        others = items_of(s.unseen & ~_mask_of(deck))[: 0 if small else BOX.removed[seats]]
        s.unseen = _mask_of([*deck, *others])
        s.pile = len(deck)
    if order is not None:
        s.order = tuple(order)
        s.stack[-1] = Frame(OFFER, order[0])
    assert GAME.faults(s) == []
    return s


def _mask_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def mask(spaces: str) -> int:
    """The mask of spaces named in a text."""
    return _mask_of(SPACE_NAMES.index(space) for space in spaces.split())


def names(spaces: int) -> set[str]:
    """The names of a mask of spaces."""
    return {SPACE_NAMES[space] for space in items_of(spaces)}


def play_on(s: FirstSparksState, step: str) -> Happened:
    """Pass, decline, hunt and be done until a step is open; chance draws the lowest."""
    happened: Happened = []
    while asked(s)[0] != step:
        texts = legal(s)
        plain = [text for text in ("pass", "decline", "hunt", "done") if text in texts]
        assert plain or asked(s)[1] == CHANCE, f"a real choice is open: {sorted(texts)}"
        happened += play(s, plain[0] if plain else GAME.space.text(min(GAME.legal(s))))
    return happened


def told(happened: Happened, kind: str) -> list[tuple[int, Args]]:
    """Seat and arguments of all events of one kind."""
    return [(seat, args) for name, seat, args in happened if name == kind]


def kinds(happened: Happened) -> list[str]:
    """Only the kinds of what happened."""
    return [name for name, _, _ in happened]
