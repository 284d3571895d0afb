"""What the six actions do once their way is chosen, in the naive reference."""

from __future__ import annotations

from tests.games.prehistory.reference_asking import Telling, Way, ask, ask_way
from tests.games.prehistory.reference_table import Table
from tests.games.prehistory.reference_ways import TURNS, action_of


def act(table: Table, seat: int, row: str, ways: list[Way]) -> Telling:
    """Do what a row says in one of these ways, and then what a megalith adds."""
    way = yield from ask_way(seat, ways)
    table.pay(seat, way)
    take(table, seat, row, way)
    table.reward(seat, way.brings)
    if action_of(row) == "ceremony":
        table.move_order_marker(seat)
    yield from follow(table, seat, action_of(row))


def follow(table: Table, seat: int, action: str) -> Telling:
    """Whoever has the megalith of an action may send one more member."""
    camp = table.camps[seat]
    if camp.megaliths[f"D-{action}"] and camp.home:
        text = yield from ask(seat, [*(f"send 1 {space}" for space in camp.camps_on_map()), "stay"])
        if text != "stay":
            camp.send(1, text.split()[2])


def take(table: Table, seat: int, row: str, way: Way) -> None:
    """Take what an action is about."""
    camp = table.camps[seat]
    what = row.split()[1]
    action = action_of(row)
    if action == "painting":
        for step in way.steps:
            table.station("painting").turns += TURNS[step.split()[1]] if step.startswith("first") else 0
        camp.painted.add(what)
    elif action == "gathering":
        item = table.places[int(what)]
        assert item is not None
        basket = way.steps[0].split()[1] if way.steps else item.removesuffix("+")
        table.places[int(what)] = None
        camp.baskets[basket] += 1
    elif action == "ceremony":
        take_rite(table, seat, int(what))
        camp.shamans = dance(camp.shamans, way)
    elif action == "fishing":
        item = table.river[int(what)]
        assert item is not None
        table.river[int(what)] = None
        table.catch(seat, item)
    elif action == "hunting":
        take_prey(table, seat, int(what))
    else:
        _, number, space = way.steps[0].split()
        camp.send(int(number), space)


def take_rite(table: Table, player: int, slot: int) -> None:
    """A ceremony card goes to a player."""
    card = table.rites[slot]
    assert card is not None
    table.rites[slot] = None
    table.camps[player].rites.append(card)


def take_prey(table: Table, player: int, slot: int) -> None:
    """A hunting card of the display goes to a player."""
    card = table.game[slot]
    assert card is not None
    table.game[slot] = None
    table.camps[player].prey.append(card)


def dance(shamans: list[int], way: Way) -> list[int]:
    """Where the shamans stand after they have moved."""
    left = list(shamans)
    for step in way.steps:
        verb, place = step.split()
        if verb == "from":
            left.remove(int(place))
    coming = [int(step.split()[1]) for step in way.steps if step.startswith("to")]
    return sorted(left + coming)
