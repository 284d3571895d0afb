"""The final scoring of the naive reference."""

from __future__ import annotations

from collections import Counter

from tests.games.prehistory.reference_box import RITES, ROW_POINTS, SET_POINTS, SPECIES
from tests.games.prehistory.reference_table import Table

A_POINTS = 2
FIRST_POINTS, SECOND_POINTS = 5, 2
DEV_FOR_A_POINT = 3


def lines(table: Table, player: int) -> dict[str, int]:
    """What each part of the final scoring gives a player."""
    camp = table.camps[player]
    return {
        "dev": _dev(table, player) // DEV_FOR_A_POINT,
        "rock": sum(ROW_POINTS[painted] for painted in _rows(table, player)),
        "hunting": sum(sum(camp.animals(species)) * len(camp.footprints(species)) for species in SPECIES),
        "gathering": sum(SET_POINTS[number] for number in camp.baskets.values()),
        "megaliths": _megaliths(table, player),
        "rites": sum(rite_points(table, player).values()),
    }


def total(table: Table, player: int) -> int:
    """All points if the game ended now."""
    return table.camps[player].points + sum(lines(table, player).values())


def places(table: Table) -> list[int]:
    """The place of each player: by points, the tribe before humans, then by huts; equal ones share it."""
    results = [
        (total(table, player), player == table.tribe, len(table.camps[player].huts))
        for player in range(table.players)
    ]
    return [1 + sum(other > result for other in results) for result in results]


def _dev(table: Table, player: int) -> int:
    """Development points after all cubes were given for them; the tribe has none."""
    camp = table.camps[player]
    return 0 if player == table.tribe else camp.dev + camp.resources.total() + camp.cubes.total()


def _rows(table: Table, player: int) -> list[int]:
    painted = table.camps[player].painted
    return [sum(section.startswith(row) for section in painted) for row in ("r1", "r2", "r3")]


# --- megaliths -----------------------------------------------------------------------------------


def _megaliths(table: Table, player: int) -> int:
    owned = table.camps[player].megaliths
    values = [A_POINTS] * owned["A"]
    for space, item in table.land.lying.items():
        if item == "B":
            values.append(_spaces_held(table, player, space))
        elif item == "C":
            values.append(_majority(table, player, space))
    doubled = sorted(values, reverse=True)[: owned["E"]]
    return sum(values) + sum(doubled)


def _spaces_held(table: Table, player: int, space: str) -> int:
    camp = table.camps[player]
    return sum(camp.units(place) > 0 for place in table.land.around_and_there(space))


def _majority(table: Table, player: int, space: str) -> int:
    units = units_on(table, table.land.around_and_there(space))
    ahead = [other for other in units if other > units[player]]
    equal = units.count(units[player])
    if not units[player]:
        return 0
    if not ahead:
        return FIRST_POINTS // equal
    return SECOND_POINTS // equal if len(ahead) == 1 else 0


def units_on(table: Table, spaces: list[str]) -> list[int]:
    """What each player counts for on these spaces together."""
    return [sum(camp.units(space) for space in spaces) for camp in table.camps]


# --- ceremony cards ------------------------------------------------------------------------------


def rite_points(table: Table, player: int) -> dict[str, int]:
    """What each ceremony card of a player gives."""
    cards = table.camps[player].rites
    points = {card: RITES[card].points * _count(table, player, RITES[card].counts) for card in cards}
    if "C34" in points:
        points["C34"] = max(points.values())
    return points


def _count(table: Table, player: int, counts: str) -> int:
    camp = table.camps[player]
    word, *names = counts.split()
    if word == "sections":
        return int(camp.painted.issuperset(names))
    if word == "kinds":
        return min(camp.baskets[kind] for kind in names)
    if word == "fish":
        return min(camp.fish[kind] for kind in names)
    if word == "animals":
        return min(len(camp.animals(species)) for species in names)
    if word == "footprints":
        return len(camp.footprints(names[0]))
    if word == "terrain":
        return _members_outside(table, player)[names[0]]
    if word == "steps-at-least":
        return int(camp.steps >= int(names[0]))
    return _plain_counts(table, player)[word]


def _plain_counts(table: Table, player: int) -> dict[str, int]:
    camp = table.camps[player]
    return {
        "huts": len(camp.huts),
        "megaliths": camp.megaliths.total(),
        "members-at-home": camp.home,
        "pairs-of-dev": _dev(table, player) // 2,
        "rites": len(camp.rites),
        "pairs-gathered": sum(camp.baskets.values()) // 2,
        "rows": _rows(table, player).count(3),
        "three-steps": camp.steps // 3,
        "another-card": 0,
    }


def _members_outside(table: Table, player: int) -> Counter[str]:
    """The members on each terrain, those in huts and on the start hex apart."""
    camp = table.camps[player]
    found: Counter[str] = Counter()
    for space, number in camp.members.items():
        if space != "start" and space not in camp.huts.values():
            found[table.land.terrain(space)] += number
    return found
