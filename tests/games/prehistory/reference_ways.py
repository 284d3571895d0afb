"""The ways to do each of the six actions, by spring and by summer rules, in the naive reference.

A way says all that is asked for step by step, what is paid and what it brings; only ways that can be paid are
listed.
"""

from __future__ import annotations

from tests.games.prehistory.reference_asking import Way, Ways, picks, said
from tests.games.prehistory.reference_box import (
    ACTIONS,
    CATCH,
    COLOURS,
    FISHING_SIDES,
    HUNTING_SIDES,
    MIGRATION_SIDES,
    PREY,
    RITES,
    ROCK,
    SYMBOLS,
)
from tests.games.prehistory.reference_camp import Camp
from tests.games.prehistory.reference_table import Table

TURNS = {"left": -1, "keep": 0, "right": 1}
VERBS = {
    "paint": "painting",
    "gather": "gathering",
    "ceremony": "ceremony",
    "fish": "fishing",
    "hunt": "hunting",
    "migrate": "migration",
}


def action_of(row: str) -> str:
    """The action that a row of a menu belongs to."""
    return VERBS[row.split()[0]]


def spring_ways(table: Table, camp: Camp, action: str) -> Ways:
    """All ways to do an action by spring rules."""
    return _payable(camp, _all_by_spring(table, camp, action))


def summer_ways(table: Table, camp: Camp, action: str) -> Ways:
    """All ways to do an action by summer rules."""
    return _payable(camp, _all_by_summer(table, camp, action))


def all_ways(table: Table, camp: Camp, action: str) -> Ways:
    """All ways to do an action by either rules, whether they can be paid or not."""
    return _all_by_spring(table, camp, action) | _all_by_summer(table, camp, action)


def with_foot(camp: Camp, ways: Ways, more_dev: int = 0) -> Ways:
    """Those after which a foot cube is possible."""
    left = {row: [way for way in some if camp.leaves_foot(way, more_dev)] for row, some in ways.items()}
    return {row: some for row, some in left.items() if some}


def _all_by_spring(table: Table, camp: Camp, action: str) -> Ways:
    listing = [_paint_spring, _gather_spring, _ceremony_spring, _fish_spring, _hunt_spring, _migrate_spring]
    return listing[ACTIONS.index(action)](table, camp)


def _all_by_summer(table: Table, camp: Camp, action: str) -> Ways:
    listing = [_paint_summer, _gather_summer, _ceremony_summer, _fish_summer, _hunt_summer, _migrate_summer]
    return listing[ACTIONS.index(action)](table, camp)


def _payable(camp: Camp, ways: Ways) -> Ways:
    left = {row: [way for way in some if camp.can_pay(way)] for row, some in ways.items()}
    return {row: some for row, some in left.items() if some}


# --- painting ------------------------------------------------------------------------------------


def _paint_spring(table: Table, camp: Camp) -> Ways:
    return {f"paint {section} spring": _paintings(table, camp, section) for section in unpainted(camp)}


def _paintings(table: Table, camp: Camp, section: str) -> list[Way]:
    tile = table.station("painting")
    brings = camp.painting_brings(section)
    sides = [SYMBOLS.index(symbol) for symbol in ROCK[section].split()]
    if camp.character != "painter":
        return [Way((), tuple(tile.colour(side) for side in sides), (), brings)]
    return [
        Way((f"first {word}",), tuple(tile.colour(side - turn) for side in sides), (), brings)
        for word, turn in TURNS.items()
    ]


def _paint_summer(table: Table, camp: Camp) -> Ways:
    return {
        f"paint {section} summer": [
            Way((), (), ("grey",) * len(ROCK[section].split()), camp.painting_brings(section))
        ]
        for section in unpainted(camp)
    }


def unpainted(camp: Camp) -> list[str]:
    """The sections still to be painted."""
    return [section for section in ROCK if section not in camp.painted]


# --- gathering -----------------------------------------------------------------------------------


def _gather_spring(table: Table, camp: Camp) -> Ways:
    more = ("dev",) if camp.character == "farmer" else ()
    return {
        f"gather {place} spring": _gatherings(
            camp, item, Way((), (table.station("gathering").colour(place),), (), more)
        )
        for place, item in enumerate(table.places)
        if item is not None
    }


def _gather_summer(table: Table, camp: Camp) -> Ways:
    return {
        f"gather {place} summer": _gatherings(camp, item, Way((), (), ("red", "red")))
        for place, item in enumerate(table.places)
        if item is not None
    }


def _gatherings(camp: Camp, item: str, price: Way) -> list[Way]:
    return [
        Way(
            (f"basket {basket}",) if item == "mushroom" else (),
            price.resources,
            price.cubes,
            camp.gathering_brings(item, basket) + price.brings,
        )
        for basket in camp.open_baskets(item)
    ]


# --- ceremony ------------------------------------------------------------------------------------


def _ceremony_spring(table: Table, camp: Camp) -> Ways:
    return {
        f"ceremony {slot} spring": _dances(table, camp, card)
        for slot, card in enumerate(table.rites)
        if card is not None
    }


def _dances(table: Table, camp: Camp, card: str) -> list[Way]:
    rite = RITES[card]
    free = [str(place) for place in range(6) if place not in camp.shamans]
    standing = [str(place) for place in sorted(camp.shamans)]
    comings = picks(free, rite.value, may_repeat=camp.character == "shaman")
    goings = set(picks(standing, rite.value, may_repeat=False))
    return [
        Way(
            said("to", coming) + said("from", going),
            tuple(table.station("ceremony").colour(int(place)) for place in coming),
            (),
            ("dev",) * rite.dev,
        )
        for coming in comings
        for going in sorted(goings)
    ]


def _ceremony_summer(table: Table, camp: Camp) -> Ways:
    return {
        f"ceremony {slot} summer": [Way((), (), ("yellow",) * RITES[card].value, ("dev",) * RITES[card].dev)]
        for slot, card in enumerate(table.rites)
        if card is not None
    }


# --- fishing and hunting -------------------------------------------------------------------------


def _fish_spring(table: Table, camp: Camp) -> Ways:
    colours = {table.station("fishing").colour(side) for side in FISHING_SIDES}
    return {
        f"fish {place} spring": _payments(colours, CATCH[item], camp.character == "fisher")
        for place, item in enumerate(table.river)
        if item is not None
    }


def _fish_summer(table: Table, camp: Camp) -> Ways:
    return {
        f"fish {place} summer": [Way((), (), ("blue",) * CATCH[item])]
        for place, item in enumerate(table.river)
        if item is not None
    }


def _hunt_spring(table: Table, camp: Camp) -> Ways:
    colours = {table.station("hunting").colour(side) for side in HUNTING_SIDES}
    return {
        f"hunt {slot} spring": [
            way._replace(brings=camp.prey_brings(card))
            for way in _payments(colours, PREY[card].value, camp.character == "hunter")
        ]
        for slot, card in enumerate(table.game)
        if card is not None
    }


def _hunt_summer(table: Table, camp: Camp) -> Ways:
    return {
        f"hunt {slot} summer": [Way((), (), ("brown",) * PREY[card].value, camp.prey_brings(card))]
        for slot, card in enumerate(table.game)
        if card is not None
    }


def _payments(colours: set[str], number: int, may_repeat: bool) -> list[Way]:
    half = [colour for colour in COLOURS if colour in colours]
    return [Way(said("pay", payment), payment) for payment in picks(half, number, may_repeat)]


# --- migration -----------------------------------------------------------------------------------


def _migrate_spring(table: Table, camp: Camp) -> Ways:
    tile = table.station("migration")
    more = 1 if camp.character == "matriarch" else 0
    return {
        f"migrate {sides}": [
            Way((f"send {number} {space}",), tuple(tile.colour(int(side)) for side in sides.split("+")))
            for number in range(1, min(limit + more, camp.home) + 1)
            for space in camp.camps_on_map()
        ]
        for sides, limit in MIGRATION_SIDES.items()
    }


def _migrate_summer(table: Table, camp: Camp) -> Ways:
    return {
        "migrate white": [
            Way((f"send {number} {space}",), (), ("white",) * number)
            for number in range(1, camp.home + 1)
            for space in camp.camps_on_map()
        ]
    }
