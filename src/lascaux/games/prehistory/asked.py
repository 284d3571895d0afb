"""Questions of Prehistory as arguments for sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.prehistory.data import FISHING, MAP_TILE_NAMES
from lascaux.games.prehistory.naming import (
    action_args,
    card_args,
    heap_words,
    hut_args,
    item_args,
    rite_args,
    section_args,
    space_args,
)
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps import numbers
from lascaux.games.prehistory.steps.choosing import ARE_CUBES, SIZES
from lascaux.games.prehistory.steps.crafts import card_in
from lascaux.games.prehistory.steps.giving import FOR_HUT, FOR_SECTION, cubes_for
from lascaux.games.prehistory.steps.migrating import most_migrants
from lascaux.games.prehistory.steps.paying import price_of
from lascaux.games.prehistory.steps.picks import size_of
from lascaux.games.prehistory.steps.walking import means_of
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args

_PURPOSES: Final = ["builder", "trap", "trap", "matriarch", "matriarch", "shaman"]


def question_of(s: PrehistoryState, f: Frame) -> Args:
    """What fills the question of a decision."""
    return _QUESTION_OF[f.step](s, f) if f.step in _QUESTION_OF else {}


def _tile(s: PrehistoryState, f: Frame) -> Args:
    return {"tile": MAP_TILE_NAMES[f.a]}


def _turned_tile(s: PrehistoryState, f: Frame) -> Args:
    return {**_tile(s, f), "turn": f.b}


def _step(s: PrehistoryState, f: Frame) -> Args:
    return action_args(s.step)


def _walking(s: PrehistoryState, f: Frame) -> Args:
    return {"left": s.walking, "means": means_of(s, f.seat)}


def _action(s: PrehistoryState, f: Frame) -> Args:
    return action_args(f.a)


def _section(s: PrehistoryState, f: Frame) -> Args:
    return section_args(f.a)


def _shamans_to(s: PrehistoryState, f: Frame) -> Args:
    rite = rite_args(s.box, s.ceremony[f.a])
    return {**rite, "left": s.box.rite_value[s.ceremony[f.a]] - size_of(f.b)}


def _shamans_from(s: PrehistoryState, f: Frame) -> Args:
    return {"left": size_of(f.b) - size_of(f.c)}


def _pay(s: PrehistoryState, f: Frame) -> Args:
    price = price_of(s, f.a, f.b)
    paid: Args = {
        "price": price,
        "left": price - size_of(f.c),
        "paid": heap_words(f.c),
        "count": size_of(f.c),
    }
    if f.a == FISHING:
        return {**paid, "what": item_args(s.river[f.b])["item"]}
    return {**paid, "what": card_args(s.box, s.hunting[f.b])["species"]}


def _send(s: PrehistoryState, f: Frame) -> Args:
    return {"most": most_migrants(s, f.seat, f.a)}


def _walk(s: PrehistoryState, f: Frame) -> Args:
    return {**space_args(s.box, "from", f.a), "means": means_of(s, f.seat)}


def _spend(s: PrehistoryState, f: Frame) -> Args:
    return {"steps": f.b, "left": f.b - s.walking}


def _settle(s: PrehistoryState, f: Frame) -> Args:
    return {**hut_args(s.box, f.a), "left": s.box.hut_settle[f.a] - size_of(f.c)}


def _take(s: PrehistoryState, f: Frame) -> Args:
    kind = "cube" if ARE_CUBES[f.a] else "resource"
    return {"why": _PURPOSES[f.a], "kind": kind, "left": SIZES[f.a] - size_of(f.b)}


def _give(s: PrehistoryState, f: Frame) -> Args:
    purpose = "section" if f.a == FOR_SECTION else "hut" if f.a == FOR_HUT else "points"
    left = cubes_for(s, f.a, f.b) - size_of(f.c)
    return {"why": purpose, "left": left, "paid": heap_words(f.c), "count": size_of(f.c)}


def _one_colour(s: PrehistoryState, f: Frame) -> Args:
    return card_args(s.box, card_in(s, f.a))


_QUESTION_OF: Final[dict[int, Callable[[PrehistoryState, Frame], Args]]] = {
    numbers.ROTATE_TILE: _tile,
    numbers.LAY_TILE: _turned_tile,
    numbers.LAY_FOOT: _step,
    numbers.SUMMER_TURN: _step,
    numbers.AUTUMN_TURN: _walking,
    numbers.USE_SLOTH: _action,
    numbers.TURN_FIRST: _section,
    numbers.SHAMAN_TO: _shamans_to,
    numbers.SHAMAN_FROM: _shamans_from,
    numbers.PAY: _pay,
    numbers.SEND: _send,
    numbers.FOLLOW: _action,
    numbers.WALK_TO: _walk,
    numbers.SPEND: _spend,
    numbers.SETTLE: _settle,
    numbers.TAKE: _take,
    numbers.GIVE: _give,
    numbers.ONE_COLOUR: _one_colour,
}
