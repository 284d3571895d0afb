"""The tribe of marauders in the naive reference: its spring, its summer and its six actions."""

from __future__ import annotations

import copy
from collections.abc import Callable

from tests.games.prehistory.reference_actions import take_prey, take_rite
from tests.games.prehistory.reference_box import (
    ACTIONS,
    CATCH,
    COLOUR_OF,
    COLOURS,
    PREY,
    PRICE_TILES,
    RITES,
    TRAPS,
)
from tests.games.prehistory.reference_camp import Camp
from tests.games.prehistory.reference_scoring import total
from tests.games.prehistory.reference_table import Table
from tests.games.prehistory.reference_ways import unpainted

Income = tuple[int, int, int, int]  # points, action cubes, resources, development points


def fullest(table: Table, trays: list[int]) -> int:
    """The fullest of these trays, of equal ones the first clockwise from the marker."""
    clockwise = [(table.marker + step) % 6 for step in range(6)]
    return max((tray for tray in clockwise if tray in trays), key=lambda tray: table.trays[COLOURS[tray]])


def tribe_spring(table: Table) -> None:
    """One try."""
    fitting = [
        tray
        for tray, action in enumerate(table.symbols())
        if table.trays[COLOURS[tray]] >= 2 and table.has_free_foot(action) and can_act(table, action)
    ]
    if not fitting:
        table.reward(table.tribe, ["vp"] * table.tries())
        return
    tray = fullest(table, fitting)
    action = table.symbols()[tray]
    table.trays[COLOURS[tray]] -= 2
    table.feet[table.pillar_of(action)].append(COLOURS[tray])
    tribe_act(table, action)


def tribe_pillar(table: Table) -> None:
    """The tribe takes the fullest pillar, from where its framed symbol stands on the centre tile."""
    first = PRICE_TILES[table.centre].split().index(COLOUR_OF[table.symbols()[0]])
    clockwise = [(first + step) % 6 for step in range(6)]
    pillar = max(clockwise, key=lambda place: len(table.tops[place]))
    table.reward(table.tribe, [f"cube {colour}" for colour in table.tops[pillar]])
    table.tops[pillar] = []


def tribe_summer(table: Table, action: str) -> None:
    """The action of a step of summer, if its tray has three cubes."""
    colour = COLOURS[table.symbols().index(action)]
    if table.trays[colour] >= 3 and can_act(table, action):
        table.trays[colour] -= 3
        tribe_act(table, action)


# --- the actions ---------------------------------------------------------------------------------


def can_act(table: Table, action: str) -> bool:
    """Whether an action of the tribe is possible."""
    camp = table.camps[table.tribe]
    possible = {
        "painting": bool(unpainted(camp)),
        "gathering": any(item is not None and camp.open_baskets(item) for item in table.places),
        "ceremony": True,
        "fishing": any(item is not None for item in table.river),
        "hunting": any(card is not None for card in table.game),
        "migration": camp.home > 0,
    }
    return possible[action]


def tribe_act(table: Table, action: str) -> None:
    """Do an action as the tribe does it, and what its megalith adds."""
    acting = [_paint, _gather, _celebrate, _fish, _hunt, _migrate]
    acting[ACTIONS.index(action)](table)
    camp = table.camps[table.tribe]
    if camp.megaliths[f"D-{action}"] and camp.home:
        camp.send(1, "start")


def income(table: Table, words: tuple[str, ...], change: Callable[[Camp], None]) -> Income:
    """What a choice would bring the tribe, as if the game ended right after it."""
    other = copy.copy(table)
    other.camps = list(table.camps)
    other.camps[table.tribe] = table.camps[table.tribe].duplicate()
    change(other.camps[table.tribe])
    sorts = [word.split()[0] for word in words]
    points = sorts.count("vp") + total(other, table.tribe) - total(table, table.tribe)
    return (points, sorts.count("cube"), sorts.count("resource"), sorts.count("dev"))


def _paint(table: Table) -> None:
    camp = table.camps[table.tribe]
    section = unpainted(camp)[0]
    brings = camp.painting_brings(section)
    camp.painted.add(section)
    table.reward(table.tribe, brings)


def _gather(table: Table) -> None:
    camp = table.camps[table.tribe]
    framed = table.station("gathering").turns % 6
    choices = []
    for place in [(framed + step) % 6 for step in range(6)]:
        item = table.places[place]
        if item is not None:
            choices += [(place, item, basket) for basket in camp.open_baskets(item)]
    place, item, basket = max(choices, key=lambda choice: basket_income(table, choice[1], choice[2]))
    table.places[place] = None
    put_away(table, item, basket)


def put_away(table: Table, item: str, basket: str) -> None:
    """The tribe puts something into a basket."""
    camp = table.camps[table.tribe]
    brings = camp.gathering_brings(item, basket)
    camp.baskets[basket] += 1
    table.reward(table.tribe, brings)


def basket_income(table: Table, item: str, basket: str) -> Income:
    """What something would bring the tribe in a basket."""

    def put(camp: Camp) -> None:
        camp.baskets[basket] += 1

    return income(table, table.camps[table.tribe].gathering_brings(item, basket), put)


def _celebrate(table: Table) -> None:
    best: tuple[int, int] = (0, 0)
    chosen = -1
    for slot in (4, 3, 2, 1, 0):
        card = table.rites[slot]
        if card is None:
            continue
        worth = (_rite_income(table, card)[0], RITES[card].dev)
        if worth[0] > 0 and worth > best:
            best, chosen = worth, slot
    if chosen < 0:
        table.reward(table.tribe, ["vp"] * table.tries())
    else:
        take_rite(table, table.tribe, chosen)
        table.reward(table.tribe, ["dev"] * best[1])
    table.move_order_marker(table.tribe)


def _rite_income(table: Table, card: str) -> Income:
    return income(table, (), lambda camp: camp.rites.append(card))


def _fish(table: Table) -> None:
    places = [place for place in range(6) if table.river[place] is not None]
    place = max(places, key=lambda place: _fish_value(table.river[place]))
    item = table.river[place]
    assert item is not None
    table.river[place] = None
    table.catch(table.tribe, item)


def _fish_value(item: str | None) -> int:
    assert item is not None
    return 0 if item in TRAPS else CATCH[item]


def _hunt(table: Table) -> None:
    camp = table.camps[table.tribe]
    slots = [slot for slot in (4, 3, 2, 1, 0) if table.game[slot] is not None]
    slot = max(slots, key=lambda slot: _prey_income(table, table.game[slot]))
    card = table.game[slot]
    assert card in PREY
    brings = camp.prey_brings(str(card))
    take_prey(table, table.tribe, slot)
    table.reward(table.tribe, brings)


def _prey_income(table: Table, card: str | None) -> Income:
    assert card is not None
    return income(table, table.camps[table.tribe].prey_brings(card), lambda camp: camp.prey.append(card))


def _migrate(table: Table) -> None:
    camp = table.camps[table.tribe]
    camp.send(min(2, camp.home), "start")
