"""Why an action is refused in Clans: the first reason that holds, with its rule."""

from __future__ import annotations

from lascaux.games.clans.data import LAKES, NEIGHBOURS, TERRAIN, TERRAINS, TERRITORIES, size_of
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import ORDER_VILLAGES
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args, Reason


def reason_against(s: ClansState, f: Frame, attempt: Attempt) -> Reason | None:
    """Why this is not legal for whoever is asked now; None of a verb that no sentence here is about."""
    for word, territory in zip(attempt.words, attempt.values, strict=True):
        if territory == UNKNOWN:
            return Reason("CL-0.2", "clans-no-territory", {"number": int(word), "last": TERRITORIES})
    is_ordering = f.step == ORDER_VILLAGES
    if attempt.verb == "found":
        return _against_founding(s, attempt.values[0], is_ordering)
    if is_ordering:
        return Reason("CL-5.4", "clans-no-order-first", {})
    return _against_moving(s, attempt.values[0], attempt.values[1]) if attempt.verb == "move" else None


def against_passing(s: ClansState) -> Reason:
    """Nobody may pass.

    Rule: CL-2.8.
    """
    return Reason("CL-2.8", "clans-no-pass", {})


def _against_founding(s: ClansState, territory: int, is_ordering: bool) -> Reason:
    where = _named("territory", territory)
    if not is_ordering:
        return Reason("CL-5.4", "clans-no-village-waits", where)
    if territory in s.villages:
        return Reason("CL-3.5", "clans-no-village-already", where)
    return Reason("CL-3.1", "clans-no-new-village", where)


def _against_moving(s: ClansState, here: int, there: int) -> Reason:
    where = {**_named("here", here), **_named("there", there)}
    if here == there:
        return Reason("CL-2.1", "clans-no-same-place", where)
    if s.huts[here] == 0:
        return Reason("CL-2.1", "clans-no-huts-here", where)
    if here in s.villages:
        return Reason("CL-3.5", "clans-no-village-moves", where)
    if there not in NEIGHBOURS[here]:
        if any(here in shore and there in shore for shore in LAKES):
            return Reason("CL-2.7", "clans-no-lake", where)
        return Reason("CL-2.1", "clans-no-neighbour", where)
    if s.huts[there] == 0:
        return Reason("CL-2.1", "clans-no-huts-there", where)
    sizes: Args = {"size": size_of(s.huts[here]), "other": size_of(s.huts[there]), "limit": s.box.immobile}
    if size_of(s.huts[there]) >= s.box.immobile:
        return Reason("CL-2.4", "clans-no-larger-group", {**where, **sizes})
    return Reason("CL-2.3", "clans-no-too-many", {**where, **sizes})


def _named(role: str, territory: int) -> Args:
    return {role: territory + 1, f"{role}-terrain": f"@clans-terrain-{TERRAINS[TERRAIN[territory]]}"}
