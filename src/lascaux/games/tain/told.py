"""Events and questions of Táin as arguments for sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.tain import events
from lascaux.games.tain.actions import SCOUT, SCOUT_OUTER
from lascaux.games.tain.box import TainBox
from lascaux.games.tain.data import (
    BOY,
    CHIEF,
    DOORS,
    KINDS,
    NO_GUARD,
    OUTCOMES,
    WARRIOR,
)
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import FREE_HOSTAGE, LAY_TILE, SCOUT_SPACE
from lascaux.kernel.events import Event
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args

NOBODY_GUARDS: Final = "none"  # in place of a guard's kind

# The rule behind each raider (row) at a threshold with this guard (column); the last column is nobody.
_RAID_RULES: Final = {
    CHIEF: ["TN-6.5", "TN-6.11", "TN-6.11", "TN-6.12", "TN-6.4"],
    WARRIOR: ["TN-6.9", "TN-6.5", "TN-6.8", "TN-6.10", "TN-6.4"],
    BOY: ["TN-6.6", "TN-6.7", "TN-6.5", "TN-6.6", "TN-6.4"],
}

_ROVED_RULES: Final = ["TN-5.1", "TN-5.2", "TN-5.3"]  # by whom the tile met


def args_of(event: Event, box: TainBox) -> Args:
    """What fills the sentence of an event."""
    args = _leading(_ARGS_OF[event.kind](event), box)
    if event.kind == events.ENDED:
        args["turns"] = box.turns
    elif event.kind == events.TOTALLED:
        args["herd"] = box.herd
    return args


def rule_of(event: Event) -> str:
    """The rule behind an event: that of its kind, but for cases with a rule of their own.

    Rule: TN-3.8, TN-5.1, TN-5.2, TN-5.3, TN-5.4, TN-6.13, TN-10.6.
    """
    if event.kind == events.RAIDED:
        return _rule_of_raid(event)
    if event.kind == events.PASSED and event.a:
        return "TN-3.8"
    if event.kind == events.ROVED:
        return "TN-5.4" if _is_due(event) and event.b == 0 else _ROVED_RULES[event.c]
    if event.kind == events.STOLE_COW and event.b == 0:
        return "TN-6.13"
    if event.kind == events.STOLE_JEWEL and event.b == 0:
        return "TN-10.6"
    return events.EVENTS[event.kind].rule


def question_of(s: TainState, f: Frame) -> Args:
    """What fills the question of a decision."""
    if f.step == SCOUT_SPACE:
        other = (f.seat + 1) % s.seats
        return {"own-board": f.seat, "other-board": other, "other": f"#{other}"}
    if f.step == LAY_TILE:
        return _leading(space_args(f.seat, f.a), s.box)
    if f.step == FREE_HOSTAGE:
        return _board(f.a)
    return {}


def space_args(seat: int, space: int) -> Args:
    """The space that a scouting action names, as this seat speaks of it."""
    if space == SCOUT_OUTER:
        return _place(seat, events.OUTER, 0)
    return _place(seat, (space - SCOUT) // DOORS, (space - SCOUT) % DOORS)


def _rule_of_raid(event: Event) -> str:
    """The case of the rulebook: who raids, and who guards.

    Rule: TN-6.4, TN-6.5, TN-6.6, TN-6.7, TN-6.8, TN-6.9, TN-6.10, TN-6.11, TN-6.12.
    """
    return _RAID_RULES[event.b][event.c % len(KINDS)]


def _board(board: int) -> Args:
    return {"board": board, "board-seat": board, "board-owner": f"#{board}"}


def _place(seat: int, board: int, door: int) -> Args:
    """A space: whose board, which door, and whether it is this seat's own."""
    if board == events.OUTER:
        return {"board": board, "place": "outer", "own": "no"}
    return {**_board(board), "door": door + 1, "own": "yes" if board == seat else "no"}


def _leading(args: Args, box: TainBox) -> Args:
    """The same, with where a door leads, if it is about one."""
    door = args.get("door")
    if not isinstance(door, int):
        return args
    return {**args, "place": "stables" if door <= box.stable_doors else "house"}


def _began(event: Event) -> Args:
    return {}


def _scouted(event: Event) -> Args:
    return _place(event.seat, event.a, event.b)


def _laid(event: Event) -> Args:
    return {"kind": KINDS[event.a]}


def _passed(event: Event) -> Args:
    return {"forced": "yes" if event.a else "no"}


def _turn(event: Event) -> Args:
    return {"turn": event.a}


def _shown(event: Event) -> Args:
    is_guard = event.c >= len(KINDS)
    kind: Args = {"kind": KINDS[event.c % len(KINDS)], "guards": "yes" if is_guard else "no"}
    return {**_place(event.seat, event.a, event.b), **kind, "owner-seat": event.seat}


def _bluffs_left(event: Event) -> Args:
    return {"bluffs": event.a}


def _roved(event: Event) -> Args:
    return {"kind": KINDS[event.a], "cows": event.b, "due": 1 if _is_due(event) else 0}


def _is_due(event: Event) -> bool:
    """Whether a tile in the outer land deserves a cow: all but a warrior that met a chief.

    Rule: TN-5.3.
    """
    return event.a != WARRIOR or event.c != events.OTHER_MET


def _raided(event: Event) -> Args:
    outcome, guard = divmod(event.c, len(KINDS))
    return {
        **_place(event.seat, event.a // DOORS, event.a % DOORS),
        "kind": KINDS[event.b],
        "guard": NOBODY_GUARDS if guard == NO_GUARD else KINDS[guard],
        "outcome": OUTCOMES[outcome],
    }


def _captured(event: Event) -> Args:
    captor: Args = {"captor": f"#{event.seat}", "captor-seat": event.seat}
    return {**captor, "owner": f"#{event.a}", "owner-seat": event.a, "kind": KINDS[event.b]}


def _stole_cow(event: Event) -> Args:
    return {**_board(event.a), "place": "stables", "cows": event.b}


def _stole_jewel(event: Event) -> Args:
    return {**_board(event.a), "place": "house", "jewels": event.b}


def _freed(event: Event) -> Args:
    owner: Args = {"owner": f"#{event.seat}", "owner-seat": event.seat}
    return {**_board(event.a), **owner, "place": "house", "kind": KINDS[event.b]}


def _loot_stored(event: Event) -> Args:
    return {"cows": event.a, "jewels": event.b, "hostages": event.c}


def _refilled(event: Event) -> Args:
    return {"tiles": event.a}


def _ended(event: Event) -> Args:
    return {"reason": "herd" if event.a == events.BY_HERD else "turns"}


def _scored(event: Event) -> Args:
    daughters, boys = divmod(event.c, events.DAUGHTER_PLACE)
    return {"cows": event.a, "jewels": event.b, "boys": boys, "daughters": daughters}


def _totalled(event: Event) -> Args:
    return {"points": event.a, "bonus": event.b}


_ARGS_OF: Final[dict[int, Callable[[Event], Args]]] = {
    events.BEGAN: _began,
    events.SCOUTED: _scouted,
    events.LAID: _laid,
    events.PASSED: _passed,
    events.RAID_BEGAN: _turn,
    events.SHOWN: _shown,
    events.BLUFFS_LEFT: _bluffs_left,
    events.ROVED: _roved,
    events.RAIDED: _raided,
    events.CAPTURED: _captured,
    events.STOLE_COW: _stole_cow,
    events.STOLE_JEWEL: _stole_jewel,
    events.FREED: _freed,
    events.LOOT_STORED: _loot_stored,
    events.REFILLED: _refilled,
    events.TURN_BEGAN: _turn,
    events.ENDED: _ended,
    events.SCORED: _scored,
    events.TOTALLED: _totalled,
}
