"""Why an action is refused in Táin: the first reason that holds, with its rule."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.actions import SCOUT_OUTER
from lascaux.games.tain.data import DOORS, EMPTY, KINDS, TILE, owner_of
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import FREE_HOSTAGE, LAY_TILE
from lascaux.games.tain.steps.scout import kinds_allowed
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason, as_written

OUTER: Final = "outer"
SPACE_WORDS: Final = 2  # the numbers of a board and of a door
LONGEST_NUMBER: Final = 3


def reason_against(s: TainState, seat: int, text: str) -> Reason:
    """Why this text is no legal action for this seat, which is asked now."""
    verb, *words = text.lower().split() or [""]
    if not _is_action(verb, words):
        return Reason("TN-3.1", "tain-no-such-action", {"text": as_written(text[:60])})
    f = s.stack[-1]
    if verb == "free":
        return _against_freeing(f, words[0])
    if f.step == FREE_HOSTAGE:
        return Reason("TN-8.4", "tain-no-free-first", {})
    if verb == "lay":
        return _against_laying(f, words[0])
    if f.step == LAY_TILE or verb == "pass":
        return Reason("TN-3.1", "tain-no-tile-first", {})
    return _against_outer_land(s, seat) if words == [OUTER] else _against_door(s, seat, words)


def _is_action(verb: str, words: list[str]) -> bool:
    """Whether the words have the shape of an action, whatever they name."""
    if verb == "pass":
        return not words
    if verb in ("lay", "free"):
        return len(words) == 1
    return verb == "scout" and (
        words == [OUTER] or (len(words) == SPACE_WORDS and all(map(_is_number, words)))
    )


def _is_number(word: str) -> bool:
    """Whether this is a number of few digits, written as we write numbers."""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER and str(int(word)) == word


def _against_freeing(f: Frame, kind: str) -> Reason:
    if f.step != FREE_HOSTAGE:
        return Reason("TN-8.2", "tain-no-hostage", {})
    return Reason("TN-8.1", "tain-no-such-hostage", {"text": as_written(kind[:60])})


def _against_laying(f: Frame, name: str) -> Reason:
    if name not in KINDS:
        return Reason("TN-0.6", "tain-no-such-tile", {"text": as_written(name[:60])})
    if f.step != LAY_TILE:
        return Reason("TN-3.1", "tain-no-space-first", {})
    kind = KINDS.index(name)
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


def _against_door(s: TainState, seat: int, words: list[str]) -> Reason:
    board, door = int(words[0]), int(words[1])
    if board >= s.seats:
        return Reason("TN-0.4", "tain-no-board", {"number": board, "last": s.seats - 1})
    if not 1 <= door <= DOORS:
        return Reason("TN-0.4", "tain-no-door", {"number": door, "last": DOORS})
    if board == seat:
        return Reason("TN-3.5", "tain-no-threshold-free", {"door": door})
    if s.entrance[board * DOORS + door - 1] != EMPTY:
        return Reason("TN-3.5", "tain-no-entrance-free", {"door": door})
    return Reason("TN-3.3", "tain-no-raider-left", {})
