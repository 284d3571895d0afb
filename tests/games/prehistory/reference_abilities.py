"""The summer abilities of the characters, in the naive reference."""

from __future__ import annotations

from tests.games.prehistory.reference_actions import follow, take_prey
from tests.games.prehistory.reference_asking import Telling, Way, ask_way, picks, said
from tests.games.prehistory.reference_box import BASKET, COLOURS, HUTS, KINDS, PREY, ROCK, SPACES, TRACK_END
from tests.games.prehistory.reference_camp import Camp, new_pairs
from tests.games.prehistory.reference_table import Table
from tests.games.prehistory.reference_ways import unpainted

ABILITY_PRICE = 2


def can_use_ability(table: Table, seat: int) -> bool:
    """Whether the ability was not used this summer, can be paid and be carried out."""
    camp = table.camps[seat]
    return camp.dev >= ABILITY_PRICE and not camp.has_used_ability and bool(ability_ways(table, camp))


def ability_ways(table: Table, camp: Camp) -> list[Way]:
    """All ways to use a character's summer ability."""
    listing = {
        "painter": _painter,
        "farmer": _farmer,
        "builder": _builder,
        "fisher": _fisher,
        "matriarch": _matriarch,
        "hunter": _hunter,
        "shaman": _shaman,
    }
    if not camp.character:
        return []
    return [way for way in listing[camp.character](table, camp) if camp.can_pay(way)]


def use_ability(table: Table, seat: int) -> Telling:
    """Pay for the ability and carry it out."""
    camp = table.camps[seat]
    way = yield from ask_way(seat, ability_ways(table, camp))
    camp.dev -= ABILITY_PRICE
    camp.has_used_ability = True
    table.pay(seat, way)
    _change(table, seat, way.steps[0].split() if way.steps else [""])
    table.reward(seat, way.brings)
    if way.steps and way.steps[0].startswith("paint"):
        yield from follow(table, seat, "painting")
    if way.steps and way.steps[0].startswith(("hunt", "pick")):
        yield from follow(table, seat, "hunting")


def _change(table: Table, seat: int, words: list[str]) -> None:
    """What an ability changes besides payment and reward."""
    camp = table.camps[seat]
    if words[0] == "paint":
        camp.painted.add(words[1])
    elif words[0] == "shift":
        camp.baskets = _shifted(camp, words[1], words[2])
    elif words[0] == "raise":
        camp.huts[words[1]] = ""
        new_member(camp)
    elif words[0] == "home":
        camp.take_home(words[1])
    elif words[0] == "hunt":
        take_prey(table, seat, int(words[1]))
    elif words[0] == "pick":
        table.pile.remove(words[1])
        camp.prey.append(words[1])


def new_member(camp: Camp) -> None:
    """A new hut brings a member from the reserve, while there is one."""
    if camp.reserve:
        camp.reserve -= 1
        camp.home += 1


def _painter(table: Table, camp: Camp) -> list[Way]:
    if not unpainted(camp):
        return [
            Way((f"cubes {number}", *said("give", given)), (), given, ("vp",) * number)
            for number in (1, 2, 3)
            for given in picks(COLOURS, number, may_repeat=True)
        ]
    return [
        Way((f"paint {section} ability", *said("give", given)), (), given, camp.painting_brings(section))
        for section in unpainted(camp)
        for given in picks(COLOURS, len(ROCK[section].split()), may_repeat=True)
    ]


def _farmer(table: Table, camp: Camp) -> list[Way]:
    return [
        Way((f"shift {one} {other}",), (), (), tuple(new_pairs(camp.baskets, _shifted(camp, one, other))))
        for one in KINDS
        for other in KINDS
        if one != other and camp.baskets[one] > 0 and camp.baskets[other] < BASKET
    ]


def _shifted(camp: Camp, one: str, other: str) -> dict[str, int]:
    return camp.baskets | {one: camp.baskets[one] - 1, other: camp.baskets[other] + 1}


def _builder(table: Table, camp: Camp) -> list[Way]:
    return [
        Way((f"raise {hut}", *said("give", given)), (), given, hut_brings(hut))
        for hut in camp.huts_left()
        for given in picks(COLOURS, HUTS[hut].need, may_repeat=True)
    ]


def hut_brings(hut: str) -> tuple[str, ...]:
    """The points of a hut."""
    return ("vp",) * HUTS[hut].points + ("dev",) * HUTS[hut].dev


def _fisher(table: Table, camp: Camp) -> list[Way]:
    return [Way((), (), (), ("step",))] if camp.steps < TRACK_END else []


def _matriarch(table: Table, camp: Camp) -> list[Way]:
    return [
        Way(
            (f"home {space}", f"take {resource}", *said("take", cubes)),
            (),
            (),
            (f"resource {resource}", *said("cube", cubes)),
        )
        for space in SPACES
        if camp.members[space]
        for resource in COLOURS
        for cubes in picks(COLOURS, 2, may_repeat=True)
    ]


def _hunter(table: Table, camp: Camp) -> list[Way]:
    shown = [(f"hunt {slot} ability", card) for slot, card in enumerate(table.game) if card is not None]
    piled = [(f"pick {card}", card) for card in table.pile]
    return [
        Way((step, f"one {colour}"), (), (colour,) * PREY[card].value, camp.prey_brings(card))
        for step, card in shown + piled
        for colour in COLOURS
    ]


def _shaman(table: Table, camp: Camp) -> list[Way]:
    shown = {table.station("ceremony").colour(place) for place in camp.shamans}
    colours = [colour for colour in COLOURS if colour in shown]
    return [
        Way(said("take", cubes), (), (), said("cube", cubes)) for cubes in picks(colours, 2, may_repeat=True)
    ]
