"""Development points and sloths: what stands in every menu besides its own rows, in the naive reference."""

from __future__ import annotations

from collections import Counter

from tests.games.prehistory.reference_actions import act
from tests.games.prehistory.reference_asking import Telling, Ways, ask
from tests.games.prehistory.reference_box import COLOURS
from tests.games.prehistory.reference_camp import Camp
from tests.games.prehistory.reference_table import Table
from tests.games.prehistory.reference_ways import TURNS, all_ways, spring_ways, summer_ways, with_foot

RESOURCE_PRICE = 2
CUBE_PRICE = 3


def developments(table: Table, camp: Camp) -> list[str]:
    """All that a player can do with development points, and for them."""
    rows = []
    if camp.dev >= 1:
        rows += [f"turn {name} {word}" for name in table.station_names() for word in ("left", "right")]
        rows.append("weather")
    if camp.dev >= RESOURCE_PRICE:
        rows += [f"buy resource {colour}" for colour in COLOURS]
    if camp.dev >= CUBE_PRICE:
        rows += [f"buy cube {colour}" for colour in COLOURS]
    rows += [f"sell resource {colour}" for colour in COLOURS if camp.resources[colour]]
    rows += [f"sell cube {colour}" for colour in COLOURS if camp.cubes[colour]]
    return rows


def develop(table: Table, seat: int, row: str) -> None:
    """Do one of these."""
    camp = table.camps[seat]
    verb, *words = row.split()
    if verb == "turn":
        camp.dev -= 1
        table.stations[words[0]].turns += TURNS[words[1]]
    elif verb == "weather":
        camp.dev -= 1
        camp.weather_turns += 1
    else:
        cubes = camp.resources if words[0] == "resource" else camp.cubes
        if verb == "buy":
            camp.dev -= RESOURCE_PRICE if words[0] == "resource" else CUBE_PRICE
            cubes[words[1]] += 1
        else:
            camp.dev += 1
            cubes[words[1]] -= 1


def after(table: Table, seat: int, row: str) -> Table:
    """The table as it would be after a development."""
    other = table.duplicate_for(seat)
    develop(other, seat, row)
    return other


def asides(table: Table, seat: int, is_foot_open: bool = False) -> list[str]:
    """Development rows and sloths; while the foot cube is still to be laid, only what leaves it possible."""
    camp = table.camps[seat]
    rows = developments(table, camp)
    if is_foot_open:
        rows = [row for row in rows if after(table, seat, row).camps[seat].is_foot_possible()]
    usable = [action for action in camp.sloths if _is_sloth_possible(table, seat, action, is_foot_open, 1)]
    return rows + [f"sloth {action}" for action in usable]


def do_aside(table: Table, seat: int, row: str, is_foot_open: bool = False) -> Telling:
    """Do what was chosen among them."""
    if not row.startswith("sloth"):
        develop(table, seat, row)
        return
    camp = table.camps[seat]
    action = row.split()[1]
    camp.sloths.remove(action)
    camp.dev += 1
    while True:
        ways = _sloth_ways(table, camp, action, is_foot_open)
        others = [
            other
            for other in developments(table, camp)
            if _is_sloth_possible(after(table, seat, other), seat, action, is_foot_open)
        ]
        text = yield from ask(seat, [*ways, *others])
        if text in ways:
            yield from act(table, seat, text, ways[text])
            return
        develop(table, seat, text)


def _is_sloth_possible(table: Table, seat: int, action: str, is_foot_open: bool, more_dev: int = 0) -> bool:
    camp = table.camps[seat]
    if _sloth_ways(table, camp, action, is_foot_open, more_dev):
        return True
    return not is_foot_open and _is_affordable(table, camp, action, camp.dev + more_dev)


def _is_affordable(table: Table, camp: Camp, action: str, dev: int) -> bool:
    """Whether some way can be paid once tiles are turned, cubes bought and what is left over sold."""
    tile = table.station(action)
    lying = tile.turns
    prices = []
    for turns in range(-3, 4):
        tile.turns = lying + turns
        prices += [(abs(turns), way) for some in all_ways(table, camp, action).values() for way in some]
    tile.turns = lying
    for turned, way in prices:
        resources, cubes = Counter(way.resources), Counter(way.cubes)
        bought = (resources - camp.resources).total(), (cubes - camp.cubes).total()
        left = (camp.resources - resources).total() + (camp.cubes - cubes).total()
        if turned + bought[0] * RESOURCE_PRICE + bought[1] * CUBE_PRICE <= dev + left:
            return True
    return False


def _sloth_ways(table: Table, camp: Camp, action: str, is_foot_open: bool, more_dev: int = 0) -> Ways:
    """Its rows by both rules; while the foot cube is due they need a resource at hand, and must leave one."""
    ways = spring_ways(table, camp, action) | summer_ways(table, camp, action)
    if not is_foot_open:
        return ways
    return with_foot(camp, ways, more_dev) if camp.resources.total() else {}
