"""Positions of Prehistory drawn by hand, and small verbs to play on them.

All that a test does not care for is as after a plain set-up: the order is that of the seats, the tribe last,
price tiles lie by number and are not turned, fate takes whatever comes first, and everybody begins alike.
"""

from __future__ import annotations

from lascaux.games.prehistory.data import (
    CHARACTERS,
    COLOURS,
    HUNTING_NAMES,
    HUT_NAMES,
    HUTS,
    ITEMS,
    KINDS,
    MEMBERS,
    RITE_NAMES,
    SECTION_NAMES,
    SPACE_NAMES,
    SPACES,
)
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import (
    AT_HOME,
    AUTUMN,
    EXTRA,
    NONE,
    READY,
    RESERVE,
    SETUP,
    SPRING,
    SUMMER,
    PrehistoryState,
)
from lascaux.games.prehistory.steps.camp import standing
from tests.games.playing import Playing

FIRST_PRICE = 0
GREY, RED, YELLOW, BLUE, BROWN, WHITE = range(KINDS)


def start(seats: int = 2, **options: str) -> PrehistoryState:
    """A game that nothing has happened in."""
    return GAME.start(seats, options)


def drawn(seats: int = 2, **options: str) -> PrehistoryState:
    """The first spring begins, and nobody has a cube; seat 0 is first, the tribe last."""
    s = start(seats, **options)
    tile = 0
    while s.phase == SETUP:
        texts = [GAME.space.text(action) for action in GAME.legal(s)]
        verb = texts[0].split()[0]
        if verb == "price":
            choice = f"price P{tile + 1:02} 0"
            tile += 1
        else:
            choice = texts[0]
        GAME.play(s, GAME.space.parse(choice))
    s.resources = [0] * len(s.resources)
    s.trays = [0] * len(s.trays)
    return spring(s)


def _season(s: PrehistoryState, phase: int, turn: int, step: int) -> PrehistoryState:
    s.phase, s.turn, s.step, s.stage = phase, turn, step, READY
    s.acting, s.passed, s.tries, s.walking = NONE, 0, 0, 0
    s.stack = []
    return s


def spring(s: PrehistoryState, turn: int = 0) -> PrehistoryState:
    """It is spring, the weather has come, and this place of the order is next."""
    return _season(s, SPRING, turn, NONE)


def summer(s: PrehistoryState, action: int = NONE, turn: int | None = None) -> PrehistoryState:
    """It is summer, at an action or at the pillars; seat 0, who comes last, is next if nothing is said."""
    s.feet = [0] * KINDS
    return _season(s, SUMMER, len(s.order) - 1 - s.order.index(0) if turn is None else turn, action)


def autumn(s: PrehistoryState, turn: int = 0) -> PrehistoryState:
    """It is autumn, and this place of the order is next."""
    s.feet = [0] * KINDS
    return _season(s, AUTUMN, turn, NONE)


def extra(s: PrehistoryState) -> PrehistoryState:
    """The last year is over, and seat 0 may do one more action."""
    s.feet = [0] * KINDS
    s.year = s.box.years
    return _season(s, EXTRA, 0, NONE)


def go(s: PrehistoryState) -> PrehistoryState:
    """Go on to the next question."""
    while not s.stack and not s.over:
        GAME.advance(s)
    return s


_PLAYING = Playing(GAME, go)
legal, asked, play = _PLAYING.legal, _PLAYING.asked, _PLAYING.play


def have(
    s: PrehistoryState, seat: int = 0, cubes: str = "", dev: int = 0, **resources: int
) -> PrehistoryState:
    """A seat has just these resources, action cubes (`"red red blue"`) and development points."""
    for number, colour in enumerate(COLOURS):
        s.resources[seat * KINDS + number] = resources.get(colour, 0)
        s.cubes[seat * KINDS + number] = cubes.split().count(colour)
    s.dev[seat] = dev
    return s


def show(
    s: PrehistoryState, hunting: str = "", ceremony: str = "", gathering: str = "", river: str = ""
) -> PrehistoryState:
    """The displays begin with these; what lay there before goes back."""
    if hunting:
        for card in s.hunting:
            s.hunting_deck |= 1 << card if card else 0
        numbers = [HUNTING_NAMES.index(name) + 1 for name in hunting.split()]
        s.hunting = (*numbers, *[0] * (len(s.hunting) - len(numbers)))
        for card in numbers:
            s.hunting_deck &= ~(1 << card)
    if ceremony:
        for card in s.ceremony:
            s.ceremony_deck |= 1 << card if card else 0
        numbers = [RITE_NAMES.index(name) + 1 for name in ceremony.split()]
        s.ceremony = (*numbers, *[0] * (len(s.ceremony) - len(numbers)))
        for card in numbers:
            s.ceremony_deck &= ~(1 << card)
    if gathering:
        s.gathering = _items(gathering)
    if river:
        s.river = _items(river)
    return s


def _items(names: str) -> tuple[int, ...]:
    items = [0 if name == "-" else ITEMS.index(name) + 1 for name in names.split()]
    return (*items, *[0] * (KINDS - len(items)))


def price(s: PrehistoryState, station: int, tile: int, turn: int = 0) -> PrehistoryState:
    """A price tile lies at a station, turned so."""
    s.prices[station] = (tile - 1) * KINDS + turn
    return s


def centre(s: PrehistoryState, tile: int) -> PrehistoryState:
    """This price tile lies in the middle."""
    s.centre = tile - 1
    return s


def paint(s: PrehistoryState, seat: int, *sections: str) -> PrehistoryState:
    """A seat has painted these sections."""
    for section in sections:
        s.painted[seat] |= 1 << SECTION_NAMES.index(section)
    return s


def hold(s: PrehistoryState, seat: int, *cards: str) -> PrehistoryState:
    """A seat has these hunting and ceremony cards."""
    for card in cards:
        if card in RITE_NAMES:
            s.rites[seat] |= 1 << RITE_NAMES.index(card) + 1
            s.ceremony_deck &= ~(1 << RITE_NAMES.index(card) + 1)
        else:
            s.cards[seat] |= 1 << HUNTING_NAMES.index(card) + 1
            s.hunting_deck &= ~(1 << HUNTING_NAMES.index(card) + 1)
    return s


def fill(s: PrehistoryState, seat: int, *counts: int) -> PrehistoryState:
    """The baskets of a seat: honey, berry, fruit, egg, nut, root."""
    s.baskets[seat * KINDS : (seat + 1) * KINDS] = [*counts, *[0] * (KINDS - len(counts))]
    return s


def members(
    s: PrehistoryState, seat: int, home: int, *spaces: str | int, moved: tuple[str | int, ...] = ()
) -> PrehistoryState:
    """Where the members of a seat are; the others are in the reserve."""
    out = [standing(number_of(space)) for space in spaces]
    out += [standing(number_of(space)) + 1 for space in moved]
    row = [*[AT_HOME] * home, *out]
    row = sorted([*[RESERVE] * (MEMBERS - len(row)), *row])
    s.members[seat * MEMBERS : (seat + 1) * MEMBERS] = row
    return s


def number_of(space: str | int) -> int:
    """The number of a space."""
    return space if isinstance(space, int) else SPACE_NAMES.index(space)


def camp(s: PrehistoryState, seat: int, hut: str, space: str | int) -> PrehistoryState:
    """A hut of a seat stands on a space."""
    s.huts[seat * HUTS + HUT_NAMES.index(hut)] = number_of(space)
    return s


def lie(s: PrehistoryState, space: str | int, item: str | None) -> PrehistoryState:
    """This lies on a space, or nothing."""
    row = list(s.lying)
    row[number_of(space)] = 0 if item is None else ITEMS.index(item) + 1
    s.lying = tuple(row)
    return s


def empty_map(s: PrehistoryState) -> PrehistoryState:
    """Nothing lies on the map any more."""
    s.lying = (0,) * SPACES
    return s


def be(s: PrehistoryState, *names: str) -> PrehistoryState:
    """The seats have these characters."""
    s.characters = tuple([CHARACTERS.index(name) + 1 for name in names])
    return s


def near(s: PrehistoryState, space: str | int) -> list[int]:
    """The neighbours of a space."""
    return s.box.atlas.land(s.tiles).near[number_of(space)]


def spaces_with(s: PrehistoryState, content: int) -> list[int]:
    """The spaces of this map that are printed with something."""
    return [space for space in s.box.atlas.land(s.tiles).spaces[1:] if s.box.content[space] == content]


def name_of(space: int) -> str:
    """The name of a space."""
    return SPACE_NAMES[space]


def resources_of(s: PrehistoryState, seat: int = 0) -> dict[str, int]:
    """The resources of a seat that it has any of."""
    return _counts(s.resources, seat)


def cubes_of(s: PrehistoryState, seat: int = 0) -> dict[str, int]:
    """The action cubes of a seat that it has any of."""
    return _counts(s.cubes, seat)


def _counts(numbers: list[int], seat: int) -> dict[str, int]:
    counts = numbers[seat * KINDS : (seat + 1) * KINDS]
    return {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}
