"""Why an action is refused in The First Sparks: the first reason that holds, with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.first_sparks.actions import CARD, LAY, REACH, SPACE, place_of
from lascaux.games.first_sparks.board import is_group, land_of
from lascaux.games.first_sparks.data import CROP, LAST_CARD, SPACE_NAMES
from lascaux.games.first_sparks.naming import card_args, cost_args, ground_args, space_args
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps import numbers
from lascaux.games.first_sparks.steps.hunting import tools_for
from lascaux.games.first_sparks.steps.market import present_of
from lascaux.games.first_sparks.steps.placing import starts_of
from lascaux.games.first_sparks.steps.setup import has_ready_map
from lascaux.games.first_sparks.steps.spreading import company_cost, plain_reach_of, reach_of, ridge_cost
from lascaux.games.first_sparks.steps.technology import may_own
from lascaux.games.first_sparks.tiling import TILES_TO_TOUCH, is_free, placings_on, touches
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args, Reason, as_written
from lascaux.parts.masks import items_of

# The rule that asks for a step, where it is not the one that allows its choices.
_ASKED_BY: Final = {numbers.LAY_TILE: "FS-1.10", numbers.HUNT: "FS-14.13", numbers.SPREAD: "FS-8.2"}
_PLAIN_VERBS: Final = [kind.verb for kind in SPACE.kinds if not kind.params]  # that need no more words


def reason_against(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason | None:
    """Why this is not legal for whoever is asked now; None of a verb that no sentence here is about."""
    if attempt.verb not in numbers.STEPS.declared[f.step].verbs:
        return _against_verb(s, f, attempt.verb)
    against = _AGAINST.get(attempt.verb)
    return None if against is None else against(s, f, attempt)


def no_such_action(s: FirstSparksState, f: Frame, text: str) -> Reason:
    """Why words that make no sense are refused, with something that may be done instead."""
    written: Args = {"text": as_written(text[:60]), "example": _example(s, f)}
    return Reason(_asked_by(f), "first_sparks-no-such-action", written)


def _asked_by(f: Frame) -> str:
    return _ASKED_BY.get(f.step, numbers.STEPS.declared[f.step].rule)


def _example(s: FirstSparksState, f: Frame) -> str:
    """Something that may be done now."""
    if f.step == numbers.LAY_TILE:
        q, r, rotation = place_of(placings_on(s.tiles)[0])
        return f"lay {q} {r} {rotation}"
    if f.step == numbers.SETTLE:
        return f"settle {SPACE_NAMES[starts_of(s)[0]]}"
    if f.step == numbers.DROP_TOOL:
        return f"drop {items_of(s.cards[f.seat] & s.box.tool_mask)[0]}"
    if f.step == numbers.STARVE:
        members, land = s.members[f.seat], land_of(s.box, s.tiles)
        losable = [space for space in items_of(members) if is_group(land, members ^ 1 << space)]
        return f"lose {SPACE_NAMES[losable[0]]}"
    if f.step == numbers.NEUTRAL:
        return f"spread {SPACE_NAMES[items_of(reach_of(s, s.seats))[0]]}"
    return [verb for verb in numbers.STEPS.declared[f.step].verbs if verb in _PLAIN_VERBS][-1]


def _against_verb(s: FirstSparksState, f: Frame, verb: str) -> Reason:
    """Something that may be done, but not now.

    Rule: FS-4.3, FS-4.7, FS-11.10.
    """
    if f.step == numbers.OFFER and verb in ("buy", "decline", "box"):
        return Reason("FS-4.3", "first_sparks-no-offer-yet", {})
    if f.step == numbers.BOX_OFFER and verb in ("pass", "decline"):
        return Reason("FS-4.7", "first_sparks-no-must-buy", {})
    asked: Args = {"step": numbers.STEPS.declared[f.step].name, "example": _example(s, f)}
    return Reason(_asked_by(f), "first_sparks-no-not-now", asked)


def _against_laying(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
    """Where a tile may not lie.

    Rule: FS-1.10, FS-1.11.
    """
    if attempt.row == UNKNOWN:
        return Reason("FS-1.10", "first_sparks-no-place", {"reach": REACH})
    if not s.tiles:
        return Reason("FS-1.10", "first_sparks-no-centre", {})
    number = attempt.row - LAY
    if not is_free(s.tiles, number):
        return Reason("FS-1.10", "first_sparks-no-overlap", {})
    if len(s.tiles) < TILES_TO_TOUCH:
        return Reason("FS-1.11", "first_sparks-no-touch-one", {})
    return Reason("FS-1.11", "first_sparks-no-touch-two", {"touched": touches(s.tiles, number)})


def _against_settling(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
    """Where a first member may not stand.

    Rule: FS-3.2, FS-3.3, FS-3.4, FS-11.9.
    """
    space = attempt.values[0]
    if not _is_on_map(s, space):
        return _against_space(space, attempt.words[0])
    where = space_args(s.box, space)
    if any(members >> space & 1 for members in s.members):
        return Reason("FS-3.2", "first_sparks-no-settle-taken", where)
    if has_ready_map(s):
        starts = [SPACE_NAMES[start] for start in s.box.first_starts[s.seats]]
        return Reason("FS-11.9", "first_sparks-no-settle-start", {**where, "starts": starts})
    return Reason("FS-3.3", "first_sparks-no-settle-ground", where)


def _against_spreading(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
    """Where a further member may not stand.

    Rule: FS-8.1, FS-8.3, FS-8.4.
    """
    space = attempt.values[0]
    if not _is_on_map(s, space):
        return _against_space(space, attempt.words[0])
    is_neutral = f.step == numbers.NEUTRAL
    clan = s.seats if is_neutral else f.seat
    where: Args = {**space_args(s.box, space), "clan": "neutral" if is_neutral else "own"}
    if s.members[clan] >> space & 1:
        return Reason("FS-8.1", "first_sparks-no-already", where)
    if not reach_of(s, clan) >> space & 1:
        return Reason("FS-8.3", "first_sparks-no-far", where)
    placed = f.a if f.step == numbers.SPREAD else 0
    ridge = ridge_cost(s, space, plain_reach_of(s, clan))
    cost = cost_args(s.box.spread_cost[placed], ridge, company_cost(s, f.seat, space))
    return Reason("FS-8.4", "first_sparks-no-dear", {**where, **cost, "food": s.food[f.seat]})


def _against_losing(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
    """Which member may not leave.

    Rule: FS-7.2, FS-7.3.
    """
    space = attempt.values[0]
    if not _is_on_map(s, space):
        return _against_space(space, attempt.words[0])
    if not s.members[f.seat] >> space & 1:
        return Reason("FS-7.2", "first_sparks-no-own-member", space_args(s.box, space))
    return Reason("FS-7.3", "first_sparks-no-cut", space_args(s.box, space))


def _against_offering(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
    """Which card may not be offered.

    Rule: FS-2.8, FS-4.5, FS-14.2.
    """
    card = CARD.value(attempt.words[0])
    if card == UNKNOWN:
        return _against_card(attempt.words[0])
    if not s.market >> card & 1:
        return Reason("FS-4.5", "first_sparks-no-in-market", card_args(s.box, card))
    if not present_of(s) >> card & 1:
        return Reason("FS-4.5", "first_sparks-no-future", card_args(s.box, card))
    if not may_own(s, f.seat, card):
        return Reason("FS-2.8", "first_sparks-no-twice", card_args(s.box, card))
    food = s.food[f.seat] + (s.box.bonus_crop if card == s.bonus else 0)
    return Reason(
        "FS-14.2",
        "first_sparks-no-price",
        {**card_args(s.box, card), "price": s.box.price[card], "food": food},
    )


def _against_dropping(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
    """Which card may not be given up.

    Rule: FS-4.15.
    """
    card = CARD.value(attempt.words[0])
    if card == UNKNOWN:
        return _against_card(attempt.words[0])
    if s.box.is_knowledge(card):
        return Reason("FS-4.15", "first_sparks-no-drop-knowledge", card_args(s.box, card))
    return Reason("FS-4.15", "first_sparks-no-own-tool", card_args(s.box, card))


def _against_using(s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
    """Which tool may not be used next.

    Rule: FS-6.2, FS-6.6, FS-14.13.
    """
    card = CARD.value(attempt.words[0])
    if card == UNKNOWN:
        return _against_card(attempt.words[0])
    if not s.cards[f.seat] & s.box.tool_mask & 1 << card:
        return Reason("FS-6.6", "first_sparks-no-own-tool", card_args(s.box, card))
    if f.a >> card & 1:
        return Reason("FS-6.6", "first_sparks-no-use-twice", card_args(s.box, card))
    food = s.box.food_of[card]
    if food != CROP and not tools_for(s, f.seat, food) >> card & 1:
        return Reason("FS-6.2", "first_sparks-no-use-ground", {**card_args(s.box, card), **ground_args(food)})
    return Reason("FS-14.13", "first_sparks-no-use-order", card_args(s.box, card))


def _against_card(word: str) -> Reason:
    return Reason("FS-0.8", "first_sparks-no-card", {"number": as_written(word[:10]), "last": LAST_CARD})


def _against_space(space: int, word: str) -> Reason:
    """Why a space cannot be named: there is none, or its tile is not on the map.

    Rule: FS-1.9, FS-2.1.
    """
    if space < 0:
        return Reason("FS-2.1", "first_sparks-no-space", {"text": as_written(word[:10])})
    name = SPACE_NAMES[space]
    return Reason("FS-1.9", "first_sparks-no-space-on-map", {"space": name, "tile": name[:2]})


def _is_on_map(s: FirstSparksState, space: int) -> bool:
    return space >= 0 and land_of(s.box, s.tiles).spaces >> space & 1 == 1


_AGAINST: Final[dict[str, Callable[[FirstSparksState, Frame, Attempt], Reason]]] = {
    "lay": _against_laying,
    "settle": _against_settling,
    "spread": _against_spreading,
    "offer": _against_offering,
    "drop": _against_dropping,
    "use": _against_using,
    "lose": _against_losing,
}
