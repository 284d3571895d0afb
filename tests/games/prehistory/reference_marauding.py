"""The autumn of the tribe in the naive reference: who goes, which way, and to what."""

from __future__ import annotations

from collections import Counter

from tests.games.prehistory.reference_abilities import hut_brings
from tests.games.prehistory.reference_autumn import take_find
from tests.games.prehistory.reference_box import COLOURS, PRINTED, PRIORITIES, sort_of
from tests.games.prehistory.reference_table import Table
from tests.games.prehistory.reference_tribe import basket_income, can_act, fullest, put_away, tribe_act


def tribe_autumn(table: Table) -> None:
    """Members that were on the map go one after the other, while a tray has a cube."""
    waiting = Counter(table.camps[table.tribe].members)
    while table.trays.total() and waiting.total():
        here = table.land.nearest("start", [space for space in waiting if waiting[space]], table.marker)
        assert here is not None
        waiting[here] -= 1
        _activate(table, here)


def _activate(table: Table, here: str) -> None:
    direction = fullest(table, list(range(6)))
    there = None if _stays(table, here) else _target(table, here, direction)
    if there is not None:
        camp = table.camps[table.tribe]
        camp.members[here] -= 1
        camp.members[there] += 1
        _stop(table, there)
    cubes = table.trays[COLOURS[direction]]
    table.trays[COLOURS[direction]] = cubes // 2


def _stays(table: Table, here: str) -> bool:
    """Whether megaliths come first, and one is here or beside here."""
    near = table.land.around_and_there(here)
    return PRIORITIES[table.marker] == "megalith" and any(
        _carries(table, space, "megalith") for space in near
    )


def _carries(table: Table, space: str, sort: str) -> bool:
    item = table.land.lying.get(space)
    return item is not None and sort_of(item) == sort


def _target(table: Table, here: str, direction: int) -> str | None:
    strip = table.land.strip_from(here, direction)
    for step in range(6):
        there = _target_of(table, here, strip, PRIORITIES[(table.marker + step) % 6])
        if there is not None:
            return there
    return None


def _target_of(table: Table, here: str, strip: list[str], priority: str) -> str | None:
    if priority == "megalith":
        stones = [space for space in strip if _carries(table, space, "megalith")]
        stone = table.land.nearest(here, stones, table.marker)
        if stone is None or _is_free(table, stone):
            return stone
        beside = table.land.clockwise_around(stone, table.marker)
        return next((space for space in beside if _is_free(table, space)), None)
    free = [space for space in strip if _is_free(table, space) and _is_wanted(table, space, priority)]
    return table.land.nearest(here, free, table.marker)


def _is_free(table: Table, space: str) -> bool:
    is_held = any(camp.members[space] or space in camp.huts.values() for camp in table.camps)
    return space != "start" and not is_held and not table.land.is_quarry(space)


def _is_wanted(table: Table, space: str, priority: str) -> bool:
    camp = table.camps[table.tribe]
    if priority == "hut":
        return PRINTED[space] == "hut" and bool(camp.huts_left())
    if priority == "action":
        return PRINTED[space] in COLOURS
    if priority == "gather":
        return _carries(table, space, "gather") and bool(camp.open_baskets(table.land.lying[space]))
    return _carries(table, space, priority)


def _stop(table: Table, space: str) -> None:
    """The tribe gets what the space has."""
    camp = table.camps[table.tribe]
    item = table.land.lying.get(space, "")
    if PRINTED[space] == "hut" and camp.huts_left():
        hut = camp.huts_left()[-1]
        camp.huts[hut] = space
        camp.take_home(space)
        table.reward(table.tribe, hut_brings(hut))
    elif item and sort_of(item) == "gather" and camp.open_baskets(item):
        basket = max(camp.open_baskets(item), key=lambda basket: basket_income(table, item, basket))
        del table.land.lying[space]
        put_away(table, item, basket)
    else:
        take_find(table, table.tribe, space)
        for action in camp.sloths:
            table.reward(table.tribe, ["dev"])
            if can_act(table, action):
                tribe_act(table, action)
        camp.sloths = []
