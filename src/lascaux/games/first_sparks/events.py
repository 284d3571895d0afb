"""What can happen in The First Sparks, the rule behind each, and what fills its sentence."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.actions import place_of
from lascaux.games.first_sparks.data import BERRY, CROP, FOODS
from lascaux.games.first_sparks.naming import (
    card_args,
    card_place,
    cost_args,
    space_args,
    space_place,
    tile_args,
)
from lascaux.games.first_sparks.scoring import is_decided
from lascaux.games.first_sparks.state import SUPPLY, FirstSparksState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.parts.masks import count_of

# Which map was laid: what a sentence calls it, and its rule.
_MAPS: Final = [("first", "FS-1.12"), ("random", "FS-1.11"), ("built", "FS-1.10")]

# Why the order was found.
BY_HERBS: Final = 0
BY_PLACING: Final = 1
BY_SIZE: Final = 2
_ORDERS: Final = [("herbs", "FS-1.5"), ("placing", "FS-3.8"), ("size", "FS-9.1")]

# Why a seat passed: it chose to, it can pay no card of the present row that it may own, or there is none.
CHOSE: Final = 0
CANNOT_PAY: Final = 1
NOTHING_TO_OFFER: Final = 2
_PASSES: Final = [("chose", "FS-4.4"), ("poor", "FS-14.15"), ("nothing", "FS-14.15")]

# Why the crop left its card.
LOWER_CARD: Final = 0
CARD_BOXED: Final = 1
_BONUSES: Final = [("lower", "FS-4.10"), ("boxed", "FS-11.10")]

# Why a clan stopped spreading.
ENOUGH: Final = 0
TOO_DEAR: Final = 1
FIVE_PLACED: Final = 2
CLAN_FULL: Final = 3
_STOPS: Final = [("enough", "FS-8.2"), ("dear", "FS-14.15"), ("five", "FS-8.9"), ("full", "FS-10.2")]

NO_CARD: Final = "none"  # in place of a card's kind


def dealt(s: FirstSparksState, seat: int, herb: int) -> None:
    """A herb card at the start."""
    if s.events is not None:
        s.tell("dealt", seat, "FS-1.4", {"number": herb})


def tile_laid(s: FirstSparksState, seat: int, tile: int, placing: int) -> None:
    """A tile joined the map, by a player or by chance."""
    if s.events is not None:
        q, r, rotation = place_of(placing)
        place: Args = {"q": str(q), "r": str(r), "rotation": rotation}
        args: Args = {**tile_args(s.box, tile), **place, "by": "chance" if seat < 0 else "seat"}
        s.tell("tile_laid", seat, "FS-1.10", args)


def map_laid(s: FirstSparksState, kind: int) -> None:
    """The map is complete."""
    if s.events is not None:
        name, rule = _MAPS[kind]
        s.tell("map_laid", CHANCE, rule, {"map": name})


def settled(s: FirstSparksState, seat: int, clan: int, space: int) -> None:
    """A first member stands on the map; of the neutral clan, where two play."""
    if s.events is not None:
        is_neutral = clan == s.seats
        args: Args = {**space_args(s.box, space), "clan": "neutral" if is_neutral else "own"}
        s.tell("settled", seat, "FS-11.7" if is_neutral else "FS-3.2", args, places=space_place(space))


def ordered(s: FirstSparksState, why: int) -> None:
    """The order of play was found."""
    if s.events is not None:
        reason, rule = _ORDERS[why]
        s.tell("ordered", CHANCE, rule, {"order": [f"#{seat}" for seat in s.order], "reason": reason})


def moved_back(s: FirstSparksState, seat: int, place: int) -> None:
    """Intelligence moved a clan back in the order, to this place from 1 on."""
    if s.events is not None:
        s.tell("moved_back", seat, "FS-13.7" if s.phase == SUPPLY else "FS-13.6", {"place": place})


def year_began(s: FirstSparksState) -> None:
    """A new year."""
    if s.events is not None:
        s.tell("year_began", CHANCE, "FS-9.10", {"year": s.year})


def phase_began(s: FirstSparksState, phase: str, rule: str) -> None:
    """The next phase of the year; the first begins with the year."""
    if s.events is not None:
        s.tell("phase_began", CHANCE, rule, {"phase": phase})


def bonus_laid(s: FirstSparksState) -> None:
    """The crop lies on the lowest card."""
    if s.events is not None:
        s.tell("bonus_laid", CHANCE, "FS-4.2", card_args(s.box, s.bonus), places=card_place(s.bonus))


def bonus_gone(s: FirstSparksState, why: int) -> None:
    """The crop left its card."""
    if s.events is not None:
        reason, rule = _BONUSES[why]
        s.tell(
            "bonus_gone",
            CHANCE,
            rule,
            {**card_args(s.box, s.bonus), "reason": reason},
            places=card_place(s.bonus),
        )


def offered(s: FirstSparksState, seat: int, card: int) -> None:
    """Somebody offered a card."""
    if s.events is not None:
        args: Args = {**card_args(s.box, card), "price": s.box.price[card]}
        s.tell("offered", seat, "FS-4.3", args, places=card_place(card))


def declined(s: FirstSparksState, seat: int, card: int) -> None:
    """Somebody did not want it."""
    if s.events is not None:
        s.tell("declined", seat, "FS-4.6", card_args(s.box, card), places=card_place(card))


def bought(s: FirstSparksState, seat: int, card: int, crops: int) -> None:
    """Somebody bought a card, and the crops that lay on it."""
    if s.events is not None:
        args: Args = {**card_args(s.box, card), "price": s.box.price[card], "crops": crops}
        s.tell("bought", seat, "FS-4.8" if crops else "FS-4.6", args, places=card_place(card))


def passed(s: FirstSparksState, seat: int, why: int) -> None:
    """Somebody buys nothing in this year."""
    if s.events is not None:
        reason, rule = _PASSES[why]
        s.tell("passed", seat, rule, {"reason": reason})


def dropped(s: FirstSparksState, seat: int, card: int) -> None:
    """Somebody gave up a tool."""
    if s.events is not None:
        s.tell("dropped", seat, "FS-4.15", card_args(s.box, card), places=card_place(card))


def boxed_unsold(s: FirstSparksState, card: int) -> None:
    """The card with the crop left, since nobody bought it."""
    if s.events is not None:
        s.tell("boxed", CHANCE, "FS-4.16", {**card_args(s.box, card), "reason": "unsold"})


def boxed_first(s: FirstSparksState, seat: int, card: int) -> None:
    """The first of two players boxed the first offer of the year."""
    if s.events is not None:
        s.tell("boxed", seat, "FS-11.10", {**card_args(s.box, card), "reason": "first"})


def harvest_lost(s: FirstSparksState, seat: int, food: int, tokens: int) -> None:
    """What the boxed card would have brought left its harvest space."""
    if s.events is not None:
        s.tell("harvest_lost", seat, "FS-11.11", {"food": FOODS[food], "tokens": tokens})


def drawn(s: FirstSparksState, card: int) -> None:
    """A card came to the market."""
    if s.events is not None:
        rule = "FS-9.7" if s.phase == SUPPLY else "FS-4.9"
        s.tell("drawn", CHANCE, rule, card_args(s.box, card), places=card_place(card))


def reshuffled(s: FirstSparksState) -> None:
    """The cards under the deck are the new deck."""
    if s.events is not None:
        s.tell("reshuffled", CHANCE, "FS-9.8" if s.phase == SUPPLY else "FS-4.11", {"cards": s.pile})


def bottomed(s: FirstSparksState, card: int) -> None:
    """The highest card went under the deck."""
    if s.events is not None:
        s.tell("bottomed", CHANCE, "FS-9.7", card_args(s.box, card))


def removed(s: FirstSparksState, card: int) -> None:
    """The lowest card (0: there is none) left with the reshuffle card."""
    if s.events is not None:
        none: Args = {"card": "", "name": "", "kind": NO_CARD, "number": 0}
        s.tell("removed", CHANCE, "FS-9.9", card_args(s.box, card) if card else none)


def spoiled(s: FirstSparksState, seat: int, lost: int) -> None:
    """Food went bad."""
    if s.events is not None:
        s.tell("spoiled", seat, "FS-5.1", {"lost": lost, "left": s.food[seat]})


def hunted(s: FirstSparksState, seat: int, card: int, tokens: int, worth: int) -> None:
    """A tool or a field brought food."""
    if s.events is not None:
        food = s.box.food_of[card]
        args: Args = {**card_args(s.box, card), "food": FOODS[food], "tokens": tokens, "worth": worth}
        s.tell("hunted", seat, "FS-6.3" if food == CROP else "FS-6.5", args, places=card_place(card))


def fed(s: FirstSparksState, seat: int, members: int) -> None:
    """Members ate, one food each."""
    if s.events is not None:
        s.tell("fed", seat, "FS-7.1", {"members": members, "eaten": members})


def starved(s: FirstSparksState, seat: int, space: int) -> None:
    """A member left for want of food."""
    if s.events is not None:
        s.tell("starved", seat, "FS-7.2", space_args(s.box, space), places=space_place(space))


def spread(s: FirstSparksState, seat: int, space: int, base: int, ridge: int, company: int) -> None:
    """A new member came to the map, and what it cost, part by part."""
    if s.events is not None:
        rule = "FS-8.6" if company else "FS-8.5" if ridge else "FS-8.4"
        dear: Args = {"dear": "yes" if ridge or company else "no"}
        args: Args = {**space_args(s.box, space), **cost_args(base, ridge, company), **dear}
        s.tell("spread", seat, rule, args, places=space_place(space))


def neutral_spread(s: FirstSparksState, seat: int, space: int) -> None:
    """The neutral clan grew where this seat said."""
    if s.events is not None:
        s.tell("neutral_spread", seat, "FS-11.14", space_args(s.box, space), places=space_place(space))


def stopped(s: FirstSparksState, seat: int, placed: int, paid: int, why: int) -> None:
    """A clan spreads no further in this year."""
    if s.events is not None:
        reason, rule = _STOPS[why]
        s.tell("stopped", seat, rule, {"placed": placed, "paid": paid, "reason": reason})


def supplied(s: FirstSparksState, tokens: list[int]) -> None:
    """New tokens came to the harvest spaces; by food."""
    if s.events is not None:
        berries, fish, bears, mammoths = tokens[BERRY : BERRY + 4]
        args: Args = {"berries": berries, "fish": fish, "bears": bears, "mammoths": mammoths}
        s.tell("supplied", CHANCE, "FS-9.4", args)


def ended(s: FirstSparksState) -> None:
    """A clan of thirteen, or a game that would not end."""
    if s.events is not None:
        reason, rule = ("thirteen", "FS-10.1") if is_decided(s) else ("long", "FS-14.11")
        s.tell(
            "ended",
            CHANCE,
            rule,
            {"reason": reason, "years": s.box.last_year, "members": s.box.ending_members},
        )


def totalled(s: FirstSparksState, seat: int) -> None:
    """What a clan has in the end."""
    if s.events is not None:
        s.tell("totalled", seat, "FS-10.3", {"members": count_of(s.members[seat]), "left": s.food[seat]})
