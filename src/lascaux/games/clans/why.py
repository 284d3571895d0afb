"""Why an action is refused in Clans: the first reason that holds, with its rule."""

from __future__ import annotations

from lascaux.games.clans.data import IMMOBILE, LAKES, NEIGHBOURS, TERRAIN, TERRAINS, TERRITORIES, size_of
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import ORDER_VILLAGES
from lascaux.kernel.meta import Args, Reason, as_written


def reason_against(s: ClansState, text: str) -> Reason:
    """Why this text is no legal action for whoever is asked now."""
    words = text.lower().split()
    verb = words[0] if words else ""
    places = [int(word) - 1 for word in words[1:] if word.isascii() and word.isdigit() and len(word) < 4]
    if verb == "pass":
        return Reason("CL-2.8", "clans-no-pass", {})
    if (
        verb not in ("move", "found")
        or len(places) != len(words) - 1
        or len(places) != (2 if verb == "move" else 1)
    ):
        return Reason("CL-2.1", "clans-no-such-action", {"text": as_written(text[:60])})
    for place in places:
        if not 0 <= place < TERRITORIES:
            return Reason("CL-0.2", "clans-no-territory", {"number": place + 1, "last": TERRITORIES})
    is_ordering = bool(s.stack) and s.stack[-1].step == ORDER_VILLAGES
    if verb == "found":
        return _against_founding(s, places[0], is_ordering)
    if is_ordering:
        return Reason("CL-5.4", "clans-no-order-first", {})
    return _against_moving(s, places[0], places[1])


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
    sizes: Args = {"size": size_of(s.huts[here]), "other": size_of(s.huts[there]), "limit": IMMOBILE}
    if size_of(s.huts[there]) >= IMMOBILE:
        return Reason("CL-2.4", "clans-no-larger-group", {**where, **sizes})
    return Reason("CL-2.3", "clans-no-too-many", {**where, **sizes})


def _named(role: str, territory: int) -> Args:
    return {role: territory + 1, f"{role}-terrain": f"@terrain-{TERRAINS[TERRAIN[territory]]}"}
