"""The autumn turn of a player in the naive reference: walking, paying for steps, finds, huts and quarries."""

from __future__ import annotations

from tests.games.prehistory.reference_abilities import hut_brings, new_member
from tests.games.prehistory.reference_asking import Telling, Way, ask, ask_way, picks, said
from tests.games.prehistory.reference_box import (
    COLOURS,
    HUTS,
    PRICE_TILES,
    PRINTED,
    QUARRIES,
    QUARRY_NEED,
    QUARRY_POINTS,
    SPACES,
    STEP_VALUES,
    sort_of,
)
from tests.games.prehistory.reference_develop import asides, do_aside
from tests.games.prehistory.reference_table import Table

Spending = tuple[int, str, str]  # what a cube is worth, its sort, its colour


def autumn_turn(table: Table, seat: int) -> Telling:
    """Walk and build as long as one likes."""
    camp = table.camps[seat]
    while True:
        rows = _walks(table, seat) + _buildings(table, seat) + _quarries(table, seat)
        text = yield from ask(seat, [*rows, "done", *asides(table, seat)])
        if text == "done":
            camp.movement = 0
            return
        verb, *words = text.split()
        if verb == "walk":
            yield from _walk(table, seat, words[0])
        elif verb == "build":
            yield from _build(table, seat, words[0], words[1])
        elif verb == "quarry":
            camp.take_home(words[1])
            table.land.quarries[words[0]] = words[1]
            table.reward(seat, ["vp"] * QUARRY_POINTS)
        else:
            yield from do_aside(table, seat, text)


# --- walking -------------------------------------------------------------------------------------


def _walks(table: Table, seat: int) -> list[str]:
    camp = table.camps[seat]
    return [
        f"walk {space}"
        for space in table.land.spaces()
        if camp.members[space] > camp.moved[space] and _destinations(table, seat, space)
    ]


def _destinations(table: Table, seat: int, here: str) -> dict[str, int]:
    """Where a member may end its walk, and the steps to there."""
    camp = table.camps[seat]
    reach = camp.movement + sum(value for value, _, _ in _spendings(table, seat))
    return {
        space: steps
        for space, steps in table.land.steps_from(here).items()
        if space not in ("start", here)
        and steps <= reach
        and not camp.members[space]
        and not table.is_held_by_another(seat, space)
    }


def _spendings(table: Table, seat: int) -> list[Spending]:
    """All that can be spent for steps, in the order in which it is named."""
    camp = table.camps[seat]
    shown = PRICE_TILES[table.centre].split()
    found: list[Spending] = []
    for sort, cubes in (("resource", camp.resources), ("cube", camp.cubes)):
        for colour in COLOURS:
            found += [(STEP_VALUES[shown.index(colour)], sort, colour)] * cubes[colour]
    found += [(1, "dev", "")] * camp.dev
    return sorted(found, key=lambda spending: -spending[0])


def _walk(table: Table, seat: int, here: str) -> Telling:
    camp = table.camps[seat]
    destinations = _destinations(table, seat, here)
    text = yield from ask(seat, [f"go {space}" for space in destinations])
    there = text.split()[1]
    yield from _spend(table, seat, destinations[there])
    camp.movement -= destinations[there]
    camp.members[here] -= 1
    camp.members[there] += 1
    camp.moved[there] += 1
    yield from _find(table, seat, there)


def _spend(table: Table, seat: int, price: int) -> Telling:
    """Pay until the points suffice; what is named never comes before what was named last."""
    camp = table.camps[seat]
    left = _spendings(table, seat)
    while camp.movement < price:
        missing = price - camp.movement
        open_places = [
            place
            for place, spending in enumerate(left)
            if sum(value for value, _, _ in left[place:]) >= missing and spending not in left[:place]
        ]
        text = yield from ask(seat, [_spending_text(left[place]) for place in open_places])
        place = next(place for place in open_places if _spending_text(left[place]) == text)
        value, sort, colour = left[place]
        left = left[place + 1 :]
        camp.movement += value
        if sort == "dev":
            camp.dev -= 1
        elif sort == "resource":
            table.pay(seat, Way((), (colour,)))
        else:
            table.pay(seat, Way((), (), (colour,)))


def _spending_text(spending: Spending) -> str:
    _, sort, colour = spending
    return f"spend {sort} {colour}".strip()


def _find(table: Table, seat: int, space: str) -> Telling:
    """What a space gives to whoever ends there."""
    camp = table.camps[seat]
    item = table.land.lying.get(space, "")
    if item and sort_of(item) == "gather" and camp.open_baskets(item):
        basket = (yield from ask(seat, said("basket", camp.open_baskets(item)))).split()[1]
        put_in_basket(table, seat, space, basket)
    else:
        take_find(table, seat, space)


def put_in_basket(table: Table, player: int, space: str, basket: str) -> None:
    """A gathered thing of the map goes into a basket."""
    camp = table.camps[player]
    item = table.land.lying.pop(space)
    brings = camp.gathering_brings(item, basket)
    camp.baskets[basket] += 1
    table.reward(player, brings)


def take_find(table: Table, player: int, space: str) -> None:
    """Anything that a space gives besides gathered things, which stay where no basket is open."""
    camp = table.camps[player]
    item = table.land.lying.get(space, "")
    if PRINTED[space] in COLOURS:
        table.reward(player, [f"cube {PRINTED[space]}"])
    if not item or sort_of(item) == "gather" or item in ("B", "C"):
        return
    del table.land.lying[space]
    if sort_of(item) == "fish":
        table.catch(player, item)
    elif sort_of(item) == "megalith":
        camp.megaliths[item] += 1
    elif item.startswith("sloth"):
        camp.sloths.append(item.removeprefix("sloth-"))
    else:
        camp.tokens[item] += 1
        table.reward(player, ["vp"])


# --- building ------------------------------------------------------------------------------------


def _contributors(table: Table, seat: int, space: str) -> list[str]:
    """The spaces of the own members on a space and beside it, one for each member, by number."""
    near = table.land.around_and_there(space)
    members = table.camps[seat].members
    return [place for place in SPACES if place in near for _ in range(members[place])]


def _buildings(table: Table, seat: int) -> list[str]:
    camp = table.camps[seat]
    return [
        f"build {hut} {space}"
        for space in table.land.spaces()
        if PRINTED[space] == "hut" and camp.members[space] and space not in camp.huts.values()
        for hut in camp.huts_left()
        if len(_contributors(table, seat, space)) >= HUTS[hut].need
    ]


def _build(table: Table, seat: int, hut: str, space: str) -> Telling:
    camp = table.camps[seat]
    settlings = picks(_contributors(table, seat, space), HUTS[hut].settle, may_repeat=False)
    way = yield from ask_way(seat, [Way(said("home", settlers)) for settlers in settlings])
    for step in way.steps:
        camp.take_home(step.split()[1])
    camp.huts[hut] = space
    table.reward(seat, hut_brings(hut))
    new_member(camp)


def _quarries(table: Table, seat: int) -> list[str]:
    if not table.options.tiles:
        return []
    camp = table.camps[seat]
    return [
        f"quarry {colour} {space}"
        for space in table.land.spaces()
        if camp.members[space]
        and space != "start"
        and PRINTED[space] != "hut"
        and space not in table.land.lying
        and len(_contributors(table, seat, space)) >= QUARRY_NEED
        for colour, terrain in QUARRIES.items()
        if table.land.terrain(space) == terrain and colour not in table.land.quarries
    ]
