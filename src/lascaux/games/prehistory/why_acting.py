"""Why an action is refused: its pillar, what lies there, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.prehistory.actions import ABLE, SPRING
from lascaux.games.prehistory.data import (
    CEREMONY,
    COLOURS,
    FISHING,
    GATHERING,
    HUNTING,
    KINDS,
    MIGRATION,
    PAINTING,
    WHITE_CUBES,
)
from lascaux.games.prehistory.naming import action_args
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps import numbers
from lascaux.games.prehistory.steps.acting import spring_rows
from lascaux.games.prehistory.steps.camp import at_home_of
from lascaux.games.prehistory.steps.fishing import fish_value
from lascaux.games.prehistory.steps.footing import has_free_foot
from lascaux.games.prehistory.steps.gathering import baskets_for
from lascaux.kernel.actions import Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason

_ACTION_OF: Final = {
    "paint": PAINTING,
    "gather": GATHERING,
    "ceremony": CEREMONY,
    "fish": FISHING,
    "hunt": HUNTING,
    "migrate": MIGRATION,
}
_SEASON_RULES: Final = {
    numbers.SPRING_TURN: "PH-4.3",
    numbers.SUMMER_TURN: "PH-5.4",
    numbers.EXTRA_TURN: "PH-11.1",
}
_RULES: Final = ["PH-6A.2", "PH-6B.1", "PH-6C.1", "PH-6D.1", "PH-6E.1", "PH-6F.1"]


def against_action(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """Why one of the six actions cannot be done like that.

    Rule: PH-4.3, PH-5.3, PH-5.4, PH-11.1.
    """
    action = _ACTION_OF[attempt.verb]
    way = _way_of(attempt)
    if f.step in (numbers.PAINT_MORE, numbers.HUNT_MORE) or way == ABLE:
        return None
    is_spring = f.step == numbers.SPRING_TURN
    if is_spring != (way == SPRING) and f.step != numbers.USE_SLOTH:
        return Reason(
            _SEASON_RULES[f.step], "prehistory-no-season", {"season": "spring" if is_spring else "summer"}
        )
    if f.step == numbers.SUMMER_TURN and action != s.step:
        return Reason("PH-5.3", "prehistory-no-step", action_args(s.step))
    if f.step == numbers.USE_SLOTH and action != f.a:
        return Reason("PH-13.2", "prehistory-no-sloth", {**action_args(f.a), "reason": "other"})
    if is_spring and not has_free_foot(s, action):
        return Reason("PH-4.3", "prehistory-no-foot", action_args(action))
    return _against_thing(s, f, action, attempt.values[0]) or _against_price(s, f, attempt, action, way)


def _way_of(attempt: Attempt) -> int:
    if attempt.verb == "migrate":
        return SPRING + (attempt.values[0] == WHITE_CUBES)
    return attempt.values[1]


def _against_thing(s: PrehistoryState, f: Frame, action: int, place: int) -> Reason | None:
    """What is not there, or not to be had any more.

    Rule: PH-6A.1, PH-6B.2, PH-6F.3.
    """
    if action == PAINTING and s.painted[f.seat] >> place & 1 == 1:
        return Reason("PH-6A.1", "prehistory-no-painted", {})
    if action == MIGRATION:
        nobody = at_home_of(s, f.seat) == 0
        return Reason("PH-6F.3", "prehistory-no-member", {}) if nobody else None
    shown = [(), s.gathering, s.ceremony, s.river, s.hunting][action]
    if action != PAINTING and shown[place] == 0:
        return Reason(_RULES[action], "prehistory-no-thing", {"place": place})
    if action == GATHERING and baskets_for(s, f.seat, shown[place], 0, False, 0) == 0:
        return Reason("PH-6B.2", "prehistory-no-basket", {})
    return None


def _against_price(s: PrehistoryState, f: Frame, attempt: Attempt, action: int, way: int) -> Reason:
    """What cannot be paid, or leaves no cube for the pillar.

    Rule: PH-4.3, PH-5.4.
    """
    if way == SPRING:
        if attempt.row in spring_rows(s, f.seat, action, False):
            return Reason("PH-4.3", "prehistory-no-foot-left", {})
        return Reason(_RULES[action], "prehistory-no-price", action_args(action))
    price = _cubes_for(s, action, attempt.values[0])
    held = s.cubes[f.seat * KINDS + action]
    colour = f"@prehistory-colour-{COLOURS[action]}"
    return Reason("PH-5.4", "prehistory-no-cubes", {"price": price, "held": held, "colour": colour})


def _cubes_for(s: PrehistoryState, action: int, place: int) -> int:
    """How many action cubes something costs.

    Rule: PH-5.4.
    """
    if action == PAINTING:
        return len(s.box.symbols[place])
    if action == GATHERING:
        return s.box.gathering_cubes
    if action == CEREMONY:
        return s.box.rite_value[s.ceremony[place]]
    if action == FISHING:
        return fish_value(s, s.river[place])
    return s.box.card_value[s.hunting[place]] if action == HUNTING else 1


AGAINST_ACTION: Final[dict[str, Callable[[PrehistoryState, Frame, Attempt], Reason | None]]] = dict.fromkeys(
    _ACTION_OF, against_action
)
