"""Events of The First Sparks as arguments for sentences, and the rule behind each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.first_sparks import events
from lascaux.games.first_sparks.actions import place_of
from lascaux.games.first_sparks.data import CROP, FOOD_OF, FOODS, LAST_YEAR
from lascaux.games.first_sparks.naming import card_args, cost_args, space_args, tile_args
from lascaux.kernel.events import Event
from lascaux.kernel.meta import Args

NO_CARD: Final = "none"  # in place of a card's kind
_MAPS: Final = ["first", "random", "built"]
_ORDERS: Final = ["herbs", "placing", "size"]
_PASSES: Final = ["chose", "poor", "nothing"]
_BOXES: Final = ["unsold", "first"]
_BONUSES: Final = ["lower", "boxed"]
_STOPS: Final = ["enough", "dear", "five", "full"]
_ENDS: Final = ["thirteen", "long"]

# Where one case of an event has a rule of its own, by the number that tells the cases apart.
_MAP_RULES: Final = ["FS-1.12", "FS-1.11", "FS-1.10"]
_SETTLED_RULES: Final = ["FS-3.2", "FS-11.7"]
_ORDER_RULES: Final = ["FS-1.5", "FS-3.8", "FS-9.1"]
_PASS_RULES: Final = ["FS-4.4", "FS-14.15", "FS-14.15"]
_BOX_RULES: Final = ["FS-4.16", "FS-11.10"]
_BONUS_RULES: Final = ["FS-4.10", "FS-11.10"]
_DRAWN_RULES: Final = ["FS-4.9", "FS-9.7"]
_RESHUFFLED_RULES: Final = ["FS-4.11", "FS-9.8"]
_MOVED_RULES: Final = ["FS-13.6", "FS-13.7"]
_STOP_RULES: Final = ["FS-8.2", "FS-14.15", "FS-8.9", "FS-10.2"]
_END_RULES: Final = ["FS-10.1", "FS-14.11"]


def args_of(event: Event) -> Args:
    """What fills the sentence of an event."""
    return _ARGS_OF[event.kind](event)


def rule_of(event: Event) -> str:
    """The rule behind an event: that of its kind, but for cases with a rule of their own.

    Rule: FS-3.8, FS-4.8, FS-6.3, FS-8.6, FS-8.9, FS-9.8, FS-11.7, FS-11.10, FS-13.6, FS-14.11, FS-14.15.
    """
    if event.kind in _RULES_BY_CASE:
        rules, number = _RULES_BY_CASE[event.kind](event)
        return rules[number]
    if event.kind == events.SPREAD:
        _, ridge, company = events.unpacked(event.c, events.COST_BITS, 3)
        return "FS-8.6" if company else "FS-8.5" if ridge else "FS-8.4"
    if event.kind == events.HUNTED and FOOD_OF[event.a] == CROP:
        return "FS-6.3"
    if event.kind == events.BOUGHT and event.c:
        return "FS-4.8"
    return events.EVENTS[event.kind].rule


_RULES_BY_CASE: Final[dict[int, Callable[[Event], tuple[list[str], int]]]] = {
    events.MAP_LAID: lambda event: (_MAP_RULES, event.a),
    events.SETTLED: lambda event: (_SETTLED_RULES, event.b),
    events.ORDERED: lambda event: (_ORDER_RULES, event.b),
    events.PASSED: lambda event: (_PASS_RULES, event.a),
    events.BONUS_GONE: lambda event: (_BONUS_RULES, event.b),
    events.BOXED: lambda event: (_BOX_RULES, event.b),
    events.DRAWN: lambda event: (_DRAWN_RULES, event.b),
    events.RESHUFFLED: lambda event: (_RESHUFFLED_RULES, event.b),
    events.MOVED_BACK: lambda event: (_MOVED_RULES, event.b),
    events.STOPPED: lambda event: (_STOP_RULES, event.c),
    events.ENDED: lambda event: (_END_RULES, event.a),
}


def _dealt(event: Event) -> Args:
    return {"number": event.a}


def _tile_laid(event: Event) -> Args:
    q, r, rotation = place_of(event.b)
    place: Args = {"q": str(q), "r": str(r), "rotation": rotation}
    return {**tile_args(event.a), **place, "by": "chance" if event.seat < 0 else "seat"}


def _map_laid(event: Event) -> Args:
    return {"map": _MAPS[event.a]}


def _settled(event: Event) -> Args:
    return {**space_args(event.a), "clan": "neutral" if event.b else "own"}


def _ordered(event: Event) -> Args:
    return {"order": [f"#{seat}" for seat in seats_in(event.a)], "reason": _ORDERS[event.b]}


def seats_in(order: int) -> list[int]:
    """The seats of an order, first to last; every seat is in it once, so seat 0 shows where it ends."""
    seats: list[int] = []
    while order or 0 not in seats:
        seats.append(order & ((1 << events.ORDER_BITS) - 1))
        order >>= events.ORDER_BITS
    return seats


def _year_began(event: Event) -> Args:
    return {"year": event.a}


def _card(event: Event) -> Args:
    return card_args(event.a)


def _bonus_gone(event: Event) -> Args:
    return {**card_args(event.a), "reason": _BONUSES[event.b]}


def _offered(event: Event) -> Args:
    return {**card_args(event.a), "price": event.b}


def _bought(event: Event) -> Args:
    return {**card_args(event.a), "price": event.b, "crops": event.c}


def _passed(event: Event) -> Args:
    return {"reason": _PASSES[event.a]}


def _boxed(event: Event) -> Args:
    return {**card_args(event.a), "reason": _BOXES[event.b]}


def _harvest_lost(event: Event) -> Args:
    return {"food": FOODS[event.a], "tokens": event.b}


def _reshuffled(event: Event) -> Args:
    return {"cards": event.a}


def _spoiled(event: Event) -> Args:
    return {"lost": event.a, "left": event.b}


def _hunted(event: Event) -> Args:
    taken: Args = {"food": FOODS[FOOD_OF[event.a]], "tokens": event.b, "worth": event.c}
    return {**card_args(event.a), **taken}


def _fed(event: Event) -> Args:
    return {"members": event.a, "eaten": event.b}


def _space(event: Event) -> Args:
    return space_args(event.a)


def _spread(event: Event) -> Args:
    base, ridge, company = events.unpacked(event.c, events.COST_BITS, 3)
    dear = "yes" if ridge or company else "no"
    return {**space_args(event.a), **cost_args(base, ridge, company), "dear": dear}


def _stopped(event: Event) -> Args:
    return {"placed": event.a, "paid": event.b, "reason": _STOPS[event.c]}


def _supplied(event: Event) -> Args:
    berries, fish, bears, mammoths = events.unpacked(event.a, events.SUPPLY_BITS, 4)
    return {"berries": berries, "fish": fish, "bears": bears, "mammoths": mammoths}


def _removed(event: Event) -> Args:
    return card_args(event.a) if event.a else {"card": "", "name": "", "kind": NO_CARD, "number": 0}


def _moved_back(event: Event) -> Args:
    return {"place": event.a}


def _ended(event: Event) -> Args:
    return {"reason": _ENDS[event.a], "years": LAST_YEAR}


def _totalled(event: Event) -> Args:
    return {"members": event.a, "left": event.b}


_ARGS_OF: Final[dict[int, Callable[[Event], Args]]] = {
    events.DEALT: _dealt,
    events.TILE_LAID: _tile_laid,
    events.MAP_LAID: _map_laid,
    events.SETTLED: _settled,
    events.ORDERED: _ordered,
    events.YEAR_BEGAN: _year_began,
    events.BONUS_LAID: _card,
    events.BONUS_GONE: _bonus_gone,
    events.OFFERED: _offered,
    events.DECLINED: _card,
    events.BOUGHT: _bought,
    events.PASSED: _passed,
    events.DROPPED: _card,
    events.BOXED: _boxed,
    events.HARVEST_LOST: _harvest_lost,
    events.DRAWN: _card,
    events.RESHUFFLED: _reshuffled,
    events.SPOILED: _spoiled,
    events.HUNTED: _hunted,
    events.FED: _fed,
    events.STARVED: _space,
    events.SPREAD: _spread,
    events.NEUTRAL_SPREAD: _space,
    events.STOPPED: _stopped,
    events.SUPPLIED: _supplied,
    events.BOTTOMED: _card,
    events.REMOVED: _removed,
    events.MOVED_BACK: _moved_back,
    events.ENDED: _ended,
    events.TOTALLED: _totalled,
}
