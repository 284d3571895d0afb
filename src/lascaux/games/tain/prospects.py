"""What a tile may come to on the space just chosen, by whomever it may meet: never how likely that is."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.actions import SCOUT, SCOUT_OUTER
from lascaux.games.tain.data import (
    BLUFF,
    BOY,
    CHIEF,
    DAUGHTER,
    DOORS,
    EMPTY,
    GUARDS,
    KINDS,
    NO_GUARD,
    OUTCOME,
    OUTCOMES,
    RAIDERS,
    ROVERS,
    SUCCEEDS,
    WARRIOR,
)
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.scout import kinds_allowed
from lascaux.games.tain.view import ProspectView
from lascaux.kernel.frames import Frame
from lascaux.parts.heaps import count_of

NOBODY: Final = -1


def prospects_of(s: TainState, f: Frame) -> dict[str, list[ProspectView]]:
    """For each kind that may be laid on the space of a frame: what may come of it.

    Nothing is used but what all can see.
    """
    heap = s.screen[f.seat] & kinds_allowed(f.seat, f.a)
    return {name: _prospects(s, f, kind) for kind, name in enumerate(KINDS) if count_of(heap, kind)}


def _prospects(s: TainState, f: Frame, kind: int) -> list[ProspectView]:
    if f.a == SCOUT_OUTER:
        return _roving(s, f.seat, kind)
    board, door = divmod(f.a - SCOUT, DOORS)
    return _guarding(s, board, door, kind) if board == f.seat else _raiding(s, f.seat, board, door, kind)


def _roving(s: TainState, seat: int, kind: int) -> list[ProspectView]:
    """Rule: TN-5.1, TN-5.2, TN-5.3."""
    if kind == BLUFF:
        return [ProspectView([], "bluff")]
    is_free = all(tile == EMPTY for tile in s.outer)
    return _grouped([(met, _roved(kind, met)) for met in _visitors(s, seat, is_free, ROVERS)])


def _roved(kind: int, met: int) -> str:
    if met == kind:
        return "rove-both"
    if {kind, met} == {CHIEF, WARRIOR}:
        return "rove-beats" if kind == CHIEF else "rove-beaten"
    return "rove"


def _guarding(s: TainState, board: int, door: int, kind: int) -> list[ProspectView]:
    """Rule: TN-6.4, TN-6.5."""
    is_free = s.entrance[board * DOORS + door] == EMPTY
    guard = NO_GUARD if kind == BLUFF else kind
    return _grouped(
        [
            (met, f"guard-{OUTCOMES[OUTCOME[met][guard]]}" if met in (CHIEF, WARRIOR, BOY) else "guard-idle")
            for met in _visitors(s, board, is_free, RAIDERS)
        ]
    )


def _raiding(s: TainState, seat: int, board: int, door: int, kind: int) -> list[ProspectView]:
    """Rule: TN-6.2, TN-6.4, TN-6.5."""
    if kind == BLUFF:
        return [ProspectView([], "bluff")]
    found: list[tuple[int, str]] = []
    for met in _guards(s, board, door):
        outcome = OUTCOME[kind][NO_GUARD if met in (NOBODY, BLUFF) else met]
        is_in = outcome == SUCCEEDS
        found.append((met, _loot(s, seat, board, door) if is_in else f"raid-{OUTCOMES[outcome]}"))
    return _grouped(found)


def _loot(s: TainState, seat: int, board: int, door: int) -> str:
    """What lies behind a door for whoever gets in.

    Rule: TN-6.2, TN-8.2, TN-8.4.
    """
    if door < s.box.stable_doors:
        return "cow"
    held = s.hostages[board * s.seats + seat]
    kinds = [kind for kind in (BOY, DAUGHTER) if count_of(held, kind)]
    if not kinds:
        return "jewel"
    return "free-one" if len(kinds) > 1 else f"free-{KINDS[kinds[0]]}"


def _visitors(s: TainState, seat: int, is_free: bool, kinds: list[int]) -> list[int]:
    """Who may stand where others of this seat lay tiles: somebody if one lies there or may still come."""
    others = ((1 << s.seats) - 1) & ~(1 << seat)
    may_come = s.passed & others != others
    return [*([NOBODY] if is_free else []), *(_listed(kinds) if may_come or not is_free else [])]


def _guards(s: TainState, board: int, door: int) -> list[int]:
    """Who may guard a door: nobody only if no tile lies there, and no kind whose tiles are all hostages."""
    is_free = s.threshold[board * DOORS + door] == EMPTY
    if is_free and s.passed >> board & 1 == 1:
        return [NOBODY]
    kinds = [kind for kind in _listed(GUARDS) if _held(s, board, kind) < s.box.tiles[kind]]
    return [*([NOBODY] if is_free else []), *kinds]


def _held(s: TainState, owner: int, kind: int) -> int:
    """How many tiles of a kind others hold of a clan."""
    held = [heaps[captor * s.seats + owner] for heaps in (s.hostages, s.taken) for captor in range(s.seats)]
    return sum(count_of(heap, kind) for heap in held)


def _listed(kinds: list[int]) -> list[int]:
    """The kinds from the weakest to the strongest, and the daughter, as they are shown."""
    return [kind for kind in (BLUFF, BOY, WARRIOR, CHIEF, DAUGHTER) if kind in kinds]


def _grouped(found: list[tuple[int, str]]) -> list[ProspectView]:
    groups: dict[str, list[str]] = {}
    for met, result in found:
        groups.setdefault(result, []).append("none" if met == NOBODY else KINDS[met])
    return [ProspectView(met, result) for result, met in groups.items()]
