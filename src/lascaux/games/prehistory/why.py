"""Why something is refused in Prehistory, with the rule; `why_acting.py`, `why_choosing.py`: of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.prehistory.data import COLOURS, HUT, HUTS, KINDS, SPACE_NAMES, START
from lascaux.games.prehistory.naming import action_args, hut_args, pillar_args, space_args
from lascaux.games.prehistory.state import FIRST_SPACE, SUMMER, PrehistoryState
from lascaux.games.prehistory.steps import numbers
from lascaux.games.prehistory.steps.building import helpers_on, helping_spaces
from lascaux.games.prehistory.steps.camp import (
    has_moved,
    hut_owners,
    member_owners,
    members_of,
    on_map_of,
    space_of,
)
from lascaux.games.prehistory.steps.footing import owes_foot
from lascaux.games.prehistory.steps.walking import FAR, means_of, steps_from
from lascaux.games.prehistory.why_acting import AGAINST_ACTION
from lascaux.games.prehistory.why_choosing import AGAINST_CHOICE
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason


def reason_against(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """Why an attempt is not legal for whoever is asked now; None where what may be played is said instead."""
    if attempt.verb == "ability" and s.phase != SUMMER:
        return _against_ability(s, f, attempt)
    if attempt.verb not in numbers.STEPS.declared[f.step].verbs:
        return None
    if attempt.verb == "go" and attempt.words == [SPACE_NAMES[START]]:
        return _against_start(s)
    if UNKNOWN in attempt.values:
        return None
    if attempt.verb in AGAINST_ACTION:
        return AGAINST_ACTION[attempt.verb](s, f, attempt)
    if attempt.verb in AGAINST_CHOICE:
        return AGAINST_CHOICE[attempt.verb](s, f, attempt)
    return _AGAINST[attempt.verb](s, f, attempt) if attempt.verb in _AGAINST else None


def _against_turning(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """Too few development points, or the cube at the pillar would be lost.

    Rule: PH-10.1.
    """
    if attempt.verb == "turn" and attempt.values[0] >= len(s.prices):
        return Reason("PH-15.1", "prehistory-no-station", {})
    return _against_spending(s, f, "PH-10.1", s.box.turn_price)


def _against_buying(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """Too few development points.

    Rule: PH-10.2.
    """
    price = s.box.resource_price if attempt.values[0] == 0 else s.box.cube_price
    return _against_spending(s, f, "PH-10.2", price)


def _against_spending(s: PrehistoryState, f: Frame, rule: str, price: int) -> Reason | None:
    if s.dev[f.seat] < price:
        return Reason(rule, "prehistory-no-dev", {"price": price, "dev": s.dev[f.seat]})
    return _against_what_is_left(s, f)


def _against_what_is_left(s: PrehistoryState, f: Frame) -> Reason | None:
    """Afterwards the action of the sloth, or the cube at the pillar, would not be possible any more.

    Rule: PH-13.2, PH-4.3.
    """
    if f.step == numbers.USE_SLOTH:
        return Reason("PH-13.2", "prehistory-no-action-left", action_args(f.a))
    return Reason("PH-4.3", "prehistory-no-foot-left", {}) if owes_foot(s) else None


def _against_selling(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """No such cube, or it is the last for the pillar.

    Rule: PH-10.3.
    """
    held = s.resources if attempt.values[0] == 0 else s.cubes
    if held[f.seat * KINDS + attempt.values[1]] == 0:
        kind = "resource" if attempt.values[0] == 0 else "cube"
        return Reason("PH-10.3", "prehistory-no-cube", {"kind": kind, "colour": _colour(attempt.values[1])})
    return _against_what_is_left(s, f)


def _against_foot(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """No such resource for the pillar.

    Rule: PH-4.3.
    """
    return Reason("PH-4.3", "prehistory-no-cube", {"kind": "resource", "colour": _colour(attempt.values[0])})


def _against_pillar(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """An empty pillar.

    Rule: PH-5.2.
    """
    return Reason("PH-5.2", "prehistory-no-pillar", pillar_args(s, attempt.values[0]))


def _against_sloth(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """A sloth that is not there, or whose action is not possible.

    Rule: PH-13.2.
    """
    has = s.sloths[f.seat] >> attempt.values[0] & 1 == 1
    args = action_args(attempt.values[0])
    return Reason("PH-13.2", "prehistory-no-sloth", {**args, "reason": "action" if has else "sloth"})


def _against_ability(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """No character, not in summer, used already, too dear, or of no use.

    Rule: PH-12.3.
    """
    if not s.has_characters:
        reason = "none"
    elif s.phase != SUMMER:
        reason = "season"
    elif s.able >> f.seat & 1 == 1:
        reason = "used"
    else:
        reason = "dev" if s.dev[f.seat] < s.box.ability_price else "idle"
    return Reason("PH-12.3", "prehistory-no-ability", {"reason": reason, "price": s.box.ability_price})


def _against_walk(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """Nobody there, nobody who has not moved, or no step to pay.

    Rule: PH-7.3.
    """
    space = attempt.values[0]
    there = [
        member for member in members_of(s, f.seat) if member >= FIRST_SPACE and space_of(member) == space
    ]
    if not there:
        reason = "nobody"
    else:
        reason = "moved" if all([has_moved(member) for member in there]) else "steps"
    return Reason("PH-7.3", "prehistory-no-walk", {**space_args(s.box, "space", space), "reason": reason})


def _against_start(s: PrehistoryState) -> Reason:
    """The start hex, which no row of going names.

    Rule: PH-15.22.
    """
    return Reason("PH-15.22", "prehistory-no-stop", {**space_args(s.box, "space", START), "reason": "start"})


def _against_going(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """A space that is taken or too far.

    Rule: PH-7.2, PH-7.4.
    """
    space = attempt.values[0]
    args = space_args(s.box, "space", space)
    if space == f.a:
        return Reason("PH-15.55", "prehistory-no-stop", {**args, "reason": "same"})
    if s.box.atlas.land(s.tiles).spot[space] < 0:
        return Reason("PH-2.6", "prehistory-no-stop", {**args, "reason": "off"})
    if space in s.quarries:
        return Reason("PH-13.7", "prehistory-no-stop", {**args, "reason": "quarry"})
    if member_owners(s)[space] >= 0:
        return Reason("PH-7.4", "prehistory-no-stop", {**args, "reason": "member"})
    if hut_owners(s)[space] not in (-1, f.seat):
        return Reason("PH-7.4", "prehistory-no-stop", {**args, "reason": "hut"})
    steps = steps_from(s, f.a, FAR)[space]
    if steps == FAR:
        return Reason("PH-13.7", "prehistory-no-stop", {**args, "reason": "walled"})
    means = means_of(s, f.seat)
    return Reason("PH-7.2", "prehistory-no-steps", {**args, "steps": steps, "means": means})


def _against_building(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """Nobody there, no hut space, a hut that is built, or too few who help.

    Rule: PH-8.1, PH-8.7.
    """
    hut, space = attempt.values
    args = {**hut_args(s.box, hut), **space_args(s.box, "space", space)}
    if s.huts[f.seat * HUTS + hut] != 0:
        return Reason("PH-8.7", "prehistory-no-hut", {**args, "reason": "built"})
    if s.box.content[space] != HUT or hut_owners(s)[space] >= 0:
        return Reason("PH-8.1", "prehistory-no-hut", {**args, "reason": "space"})
    if on_map_of(s, f.seat)[space] == 0:
        return Reason("PH-8.1", "prehistory-no-hut", {**args, "reason": "nobody"})
    helpers = sum(helpers_on(s, f.seat, helping_spaces(s, space)))
    return Reason("PH-8.1", "prehistory-no-need", {**args, "need": s.box.hut_need[hut], "helpers": helpers})


def _against_quarry(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason:
    """No quarries in the game, no ground for one, or too few who help.

    Rule: PH-13.7.
    """
    colour, space = attempt.values
    args = {"colour": _colour(colour), **space_args(s.box, "space", space)}
    if not s.has_tiles:
        return Reason("PH-13.7", "prehistory-no-quarry", {**args, "reason": "none"})
    if s.quarries[colour] != 0:
        return Reason("PH-13.7", "prehistory-no-quarry", {**args, "reason": "built"})
    there = on_map_of(s, f.seat)
    if there[space] == 0:
        return Reason("PH-13.7", "prehistory-no-quarry", {**args, "reason": "nobody"})
    is_ground = s.box.content[space] != HUT and s.lying[space] == 0
    if not is_ground or s.box.terrain[space] != s.box.quarry_terrain[colour]:
        return Reason("PH-13.7", "prehistory-no-quarry", {**args, "reason": "ground"})
    return Reason("PH-13.7", "prehistory-no-quarry", {**args, "reason": "need"})


def _colour(colour: int) -> str:
    return f"@prehistory-colour-{COLOURS[colour]}"


_AGAINST: Final[dict[str, Callable[[PrehistoryState, Frame, Attempt], Reason | None]]] = {
    "turn": _against_turning,
    "weather": _against_turning,
    "buy": _against_buying,
    "sell": _against_selling,
    "foot": _against_foot,
    "pillar": _against_pillar,
    "sloth": _against_sloth,
    "ability": _against_ability,
    "walk": _against_walk,
    "go": _against_going,
    "build": _against_building,
    "quarry": _against_quarry,
}
