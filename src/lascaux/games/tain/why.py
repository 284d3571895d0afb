"""Why an action is refused in Táin: the first reason that holds, with its rule."""

from __future__ import annotations

from lascaux.games.tain.actions import SCOUT_OUTER
from lascaux.games.tain.data import DOORS, EMPTY, TILE, owner_of
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import FREE_HOSTAGE, LAY_TILE
from lascaux.games.tain.steps.scout import kinds_allowed
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason, as_written


def reason_against(s: TainState, f: Frame, attempt: Attempt) -> Reason | None:
    """Why this is not legal for whoever is asked now; None of a verb that no sentence here is about."""
    if attempt.verb == "free":
        return _against_freeing(f, attempt.words[0])
    if f.step == FREE_HOSTAGE:
        return Reason("TN-8.4", "tain-no-free-first", {})
    if attempt.verb == "lay":
        return _against_laying(f, attempt.words[0], attempt.values[0])
    if f.step == LAY_TILE or attempt.verb == "pass":
        return Reason("TN-3.1", "tain-no-tile-first", {})
    if attempt.row == SCOUT_OUTER:
        return _against_outer_land(s, f.seat)
    return _against_door(s, f.seat, attempt) if attempt.verb == "scout" else None


def _against_freeing(f: Frame, kind: str) -> Reason:
    if f.step != FREE_HOSTAGE:
        return Reason("TN-8.2", "tain-no-hostage", {})
    return Reason("TN-8.1", "tain-no-such-hostage", {"text": as_written(kind[:60])})


def _against_laying(f: Frame, name: str, kind: int) -> Reason:
    if kind == UNKNOWN:
        return Reason("TN-0.6", "tain-no-such-tile", {"text": as_written(name[:60])})
    if f.step != LAY_TILE:
        return Reason("TN-3.1", "tain-no-space-first", {})
    if kinds_allowed(f.seat, f.a) & TILE[kind]:
        return Reason("TN-0.8", "tain-no-tile-left", {"kind": name})
    if f.a == SCOUT_OUTER:
        return Reason("TN-3.4", "tain-no-rover", {"kind": name})
    return Reason("TN-3.3", "tain-no-daughter-raids", {})


def _against_outer_land(s: TainState, seat: int) -> Reason:
    laid = [tile for tile in s.outer if tile != EMPTY]
    if any(owner_of(tile) == seat for tile in laid):
        return Reason("TN-5.5", "tain-no-second-rover", {})
    if len(laid) == len(s.outer):
        return Reason("TN-3.5", "tain-no-outer-space", {})
    return Reason("TN-3.4", "tain-no-rover-left", {})


def _against_door(s: TainState, seat: int, attempt: Attempt) -> Reason:
    board, door = attempt.values
    if not 0 <= board < s.seats:
        return Reason("TN-0.4", "tain-no-board", {"number": int(attempt.words[0]), "last": s.seats - 1})
    if door == UNKNOWN:
        return Reason("TN-0.4", "tain-no-door", {"number": int(attempt.words[1]), "last": DOORS})
    if board == seat:
        return Reason("TN-3.5", "tain-no-threshold-free", {"door": door + 1})
    if s.entrance[board * DOORS + door] != EMPTY:
        return Reason("TN-3.5", "tain-no-entrance-free", {"door": door + 1})
    return Reason("TN-3.3", "tain-no-raider-left", {})
