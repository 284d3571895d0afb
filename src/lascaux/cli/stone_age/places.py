"""The places of the valley: who is there, which rings are free, what is closed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.stone_age.marks import BOLD, HEAD, QUIET, Marks, letters_of, mark_of
from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import (
    FOREST,
    HUNT,
    HUT,
    MARKET,
    PAIR,
    PLACE_NAMES,
    RINGS,
    RIVER,
    TILE_NAMES,
    VILLAGE,
    WORKSHOP,
    WORKSHOP_RINGS,
)
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.table.words import Words

PLACING = "placing"  # the phase in which people are placed
_CROWD = 12  # so many people are drawn one by one


def places_drawn(
    box: StoneAgeBox, view: StoneAgeView, is_wide: bool, words: Words, marks: Marks
) -> list[Grid]:
    """Village and hunt, then woods, pits and workshops; as two lists, or one below the other."""
    village = [place for place in VILLAGE if place != MARKET or view.has_style]
    works = [*range(FOREST, RIVER + 1), *workshops_in(box, view)]
    sides = [[*village, HUNT, *works]] if is_wide else [[*village, HUNT], works]
    return [_list(box, view, side, words, marks) for side in sides]


def workshops_in(box: StoneAgeBox, view: StoneAgeView) -> dict[int, int]:
    """The workshops that somebody owns, as places, each with the seat of its owner."""
    return {
        WORKSHOP + number: seat
        for number, tile in enumerate(box.workshop)
        for seat, camp in enumerate(view.camps)
        if TILE_NAMES[tile - 1] in camp.buildings
    }


def divisor_at(box: StoneAgeBox, place: int) -> int | None:
    """What a roll at a place is divided by; None where nothing is rolled."""
    if HUNT <= place <= RIVER:
        return box.divisor[place - HUNT]
    return box.tile_amount[box.workshop[place - WORKSHOP]] if place >= WORKSHOP else None


def free_at(box: StoneAgeBox, view: StoneAgeView, place: int) -> int:
    """How many rings of a place are free while people are placed, 0 where it is closed; not of the hunt."""
    at = view.at.get(PLACE_NAMES[place], [])
    if FOREST <= place <= RIVER:
        players = len([count for count in at if count])
        return RINGS - sum(at) if players < box.crowding[len(view.camps)] else 0
    if place >= WORKSHOP:
        return WORKSHOP_RINGS - sum(at)
    if at or PLACE_NAMES[place] in view.closed:
        return 0
    return PAIR if place in (HUT, MARKET) else 1


def is_closed(box: StoneAgeBox, view: StoneAgeView, place: int) -> bool:
    """Whether rings of a place are left that nobody may use in this round."""
    name = PLACE_NAMES[place]
    if FOREST <= place <= RIVER:
        return sum(view.at.get(name, [])) < RINGS and free_at(box, view, place) == 0
    return name in view.closed


def people_at(view: StoneAgeView, place: str, marks: Marks) -> list[Text]:
    """`11 222`: the people of each seat at a place, one by one or, where they are many, counted."""
    at = view.at.get(place, [])
    is_crowd = sum(at) > _CROWD
    return [_people(seat, count, is_crowd, marks) for seat, count in enumerate(at) if count]


def named(place: str, words: Words) -> str:
    """What a place is called on the board."""
    return words.say(f"stone_age-cli-place-{place}")


def can_go(view: StoneAgeView, place: str) -> bool:
    """Whether the reader could send somebody there; a spectator sees all places alike."""
    return view.phase != PLACING or view.seat is None or place in view.camps[view.seat].may_go


def _list(box: StoneAgeBox, view: StoneAgeView, places: Sequence[int], words: Words, marks: Marks) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    for place in places:
        name, divisor = PLACE_NAMES[place], divisor_at(box, place)
        is_open = can_go(view, name)
        grid.add_row(
            Text(letters_of(name), HEAD if is_open else QUIET),
            Text(named(name, words), "" if is_open else QUIET),
            Text(f"{marks.divided}{divisor}" if divisor else "", QUIET),
            _rings(box, view, place, words, marks),
        )
    return grid


def _rings(box: StoneAgeBox, view: StoneAgeView, place: int, words: Words, marks: Marks) -> Text:
    """`11 222 ··`: people, and while they are placed the rings that are free, or that the place is closed."""
    signs = people_at(view, PLACE_NAMES[place], marks)
    if place >= WORKSHOP:
        owner = workshops_in(box, view)[place]
        signs.insert(0, Text(words.say("stone_age-cli-owner", {"seat": mark_of(owner)}), QUIET))
    if view.phase == PLACING:
        if is_closed(box, view, place):
            signs.append(Text(words.say("stone_age-cli-closed"), QUIET))
        elif place == HUNT:
            signs.append(Text(marks.open, QUIET))
        else:
            signs.append(Text(marks.free * free_at(box, view, place), BOLD))
    return Text(" ").join(signs)


def _people(seat: int, count: int, is_crowd: bool, marks: Marks) -> Text:
    people = f"{mark_of(seat)}{marks.times}{count}" if is_crowd else mark_of(seat) * count
    return Text(people, marks.seat[seat])
