"""Why a small decision within an action is refused: where shamans go, what is paid, who migrates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.prehistory.data import (
    CEREMONY,
    COLOURS,
    FISHER,
    FISHING,
    FISHING_SIDES,
    HUNTER,
    HUNTING_SIDES,
    KINDS,
    WHITE_CUBES,
)
from lascaux.games.prehistory.naming import action_args, space_args
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps import numbers
from lascaux.games.prehistory.steps.camp import camps_of
from lascaux.games.prehistory.steps.ceremony import places_of
from lascaux.games.prehistory.steps.holding import colour_at, shown_at
from lascaux.games.prehistory.steps.migrating import most_migrants
from lascaux.kernel.actions import Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason
from lascaux.parts.heaps import count_of


def _against_place(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """A place with an own shaman, or one that cannot be paid.

    Rule: PH-6C.1.
    """
    place = attempt.values[0]
    if places_of(s, f.seat)[place] > 0:
        return Reason("PH-6C.1", "prehistory-no-target", {"place": f"@prehistory-direction-{place}"})
    return _without(s, f, "PH-6C.1", colour_at(s, CEREMONY, place))


def _against_colour(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """A colour of the other side, one that is not held, or one that is paid already.

    Rule: PH-6D.1, PH-6E.1, PH-12.10, PH-12.14.
    """
    colour = attempt.values[0]
    is_fishing = f.a == FISHING
    rule = "PH-6D.1" if is_fishing else "PH-6E.1"
    args = {"colour": _named(colour), **action_args(f.a)}
    sides = FISHING_SIDES if is_fishing else HUNTING_SIDES
    if colour not in [shown_at(s, f.a)[side] for side in sides]:
        return Reason(rule, "prehistory-no-side", args)
    expert = FISHER if is_fishing else HUNTER
    is_expert = s.has_characters and s.characters[f.seat] == expert
    if count_of(f.c, colour) == 1 and not is_expert:
        return Reason(rule, "prehistory-no-second", args)
    return _without(s, f, rule, colour)


def _against_sending(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """More members than may go, or a space that is no camp of theirs.

    Rule: PH-6F.1, PH-6F.2, PH-13.3.
    """
    count, space = attempt.values
    is_follow = f.step == numbers.FOLLOW
    most = 1 if is_follow else most_migrants(s, f.seat, f.a)
    rule = "PH-13.3" if is_follow else "PH-6F.2" if f.a == WHITE_CUBES else "PH-6F.1"
    if space not in camps_of(s, f.seat):
        return Reason(rule, "prehistory-no-camp", space_args(s.box, "space", space))
    return Reason(rule, "prehistory-no-most", {"most": most}) if count > most else None


def _without(s: PrehistoryState, f: Frame, rule: str, colour: int) -> Reason | None:
    if s.resources[f.seat * KINDS + colour] > 0:
        return None
    return Reason(rule, "prehistory-no-cube", {"kind": "resource", "colour": _named(colour)})


def _named(colour: int) -> str:
    return f"@prehistory-colour-{COLOURS[colour]}"


AGAINST_CHOICE: Final[dict[str, Callable[[PrehistoryState, Frame, Attempt], Reason | None]]] = {
    "to": _against_place,
    "pay": _against_colour,
    "send": _against_sending,
}
