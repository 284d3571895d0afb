"""Things of Prehistory as arguments for sentences."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.box import PrehistoryBox
from lascaux.games.prehistory.data import (
    ACTIONS,
    BASKETS,
    COLOURS,
    HUNTING_NAMES,
    HUT_NAMES,
    ITEMS,
    KINDS,
    OF_A_SPECIES,
    RITE_NAMES,
    SECTION_NAMES,
    SPACE_NAMES,
    SPECIES,
    TERRAINS,
)
from lascaux.games.prehistory.state import ON_BOARD, PrehistoryState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.parts.heaps import count_of


def seat_of(s: PrehistoryState, player: int) -> int:
    """Whom an event is told of: the tribe is no seat."""
    return player if player < s.seats else CHANCE


def by_args(s: PrehistoryState, player: int) -> Args:
    """Whether a seat or the tribe did something."""
    return {"by": "seat" if player < s.seats else "tribe"}


def player_names(s: PrehistoryState, players: tuple[int, ...]) -> list[str]:
    """Players as names that are put in by whoever tells."""
    return [f"#{player}" if player < s.seats else "@prehistory-other-tribe" for player in players]


def action_args(action: int) -> Args:
    """An action, and the name of its doing."""
    return {"action": f"@prehistory-action-{ACTIONS[action]}"}


def pillar_args(s: PrehistoryState, pillar: int) -> Args:
    """A pillar, and the action whose symbol the centre tile shows there."""
    return {"pillar": pillar, **action_args(s.box.price[s.centre][pillar])}


def places_round(places: int) -> list[str]:
    """Places round a tile, of a heap of them, each by its direction."""
    return [
        f"@prehistory-direction-{place}" for place in range(KINDS) for _ in range(count_of(places, place))
    ]


def colour_args(colour: int) -> Args:
    """A colour."""
    return {"colour": f"@prehistory-colour-{COLOURS[colour]}", "hue": COLOURS[colour]}


def space_args(box: PrehistoryBox, name: str, space: int) -> Args:
    """A space by its name, and how its ground is called; huts of the builder stand beside the map."""
    if space == ON_BOARD:
        return {name: "board", f"{name}-ground": "@prehistory-ground-board"}
    ground = "start" if space == 0 else TERRAINS[box.terrain[space]]
    return {name: SPACE_NAMES[space], f"{name}-ground": f"@prehistory-ground-{ground}"}


NO_PLACE: Final = -1  # not from the action board


def taken_from(row: str, place: int) -> list[str]:
    """A place of the action board, such as `fish 2`; none is NO_PLACE."""
    return [f"{row} {place}"] if place != NO_PLACE else []


def on_map(spaces: list[int]) -> list[str]:
    """Spaces as they can be found on the map, all but huts beside it."""
    return [SPACE_NAMES[space] for space in spaces if space != ON_BOARD]


def item_args(item: int) -> Args:
    """A tile, token or megalith."""
    name = ITEMS[item - 1]
    kind = name.removesuffix("+")
    key = f"@prehistory-item-{kind}"
    return {"item": key if kind == name else f"{key}.plus", "thing": name}


def card_args(box: PrehistoryBox, card: int) -> Args:
    """A hunting card: its name, species, kind, and what it brings."""
    species = (card - 1) // OF_A_SPECIES
    is_animal = box.animal_mask[species] >> card & 1 == 1
    return {
        "card": HUNTING_NAMES[card - 1],
        "species": f"@prehistory-species-{SPECIES[species]}",
        "kind": "animal" if is_animal else "footprint",
        "value": box.card_value[card],
        "points": box.card_points[card],
        "brings": brought_by(box, card),
    }


def brought_by(box: PrehistoryBox, card: int) -> list[str]:
    """What a footprint brings, as a list of words."""
    words: list[str] = []
    if box.card_resource[card] > 0:
        words.append(f"@prehistory-colour-{COLOURS[box.card_resource[card] - 1]}.resource")
    if box.card_cube[card] > 0:
        words.append(f"@prehistory-colour-{COLOURS[box.card_cube[card] - 1]}.cube")
    if box.card_dev[card] > 0:
        words.append("@prehistory-one-dev")
    return words


def rite_args(box: PrehistoryBox, card: int) -> Args:
    """A ceremony card: its name, its value, and what it counts."""
    name = RITE_NAMES[card - 1]
    return {
        "card": name,
        "text": f"@prehistory-rite-{name}",
        "value": box.rite_value[card],
        "points": box.rite_points[card],
    }


def hut_args(box: PrehistoryBox, hut: int) -> Args:
    """A hut: its name, and what is printed on it: members needed, points and development points."""
    return {
        "hut": HUT_NAMES[hut],
        "need": box.hut_need[hut],
        "points": box.hut_points[hut],
        "dev": box.hut_dev[hut],
    }


def section_args(section: int) -> Args:
    """A section of the rock."""
    return {"section": SECTION_NAMES[section]}


def basket_args(basket: int) -> Args:
    """A basket."""
    return {"basket": f"@prehistory-basket-{BASKETS[basket]}"}


def heap_words(heap: int) -> list[str]:
    """The cubes of a heap, each by its colour."""
    words: list[str] = []
    for colour, name in enumerate(COLOURS):
        words += [f"@prehistory-colour-{name}"] * count_of(heap, colour)
    return words


def counted_words(counts: list[int]) -> list[str]:
    """So many cubes of each colour, each by its colour."""
    words: list[str] = []
    for name, count in zip(COLOURS, counts, strict=True):
        words += [f"@prehistory-colour-{name}"] * count
    return words
