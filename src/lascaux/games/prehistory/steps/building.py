"""Huts and quarries, built in autumn by members who stand together."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import BUILD, HOME, QUARRY
from lascaux.games.prehistory.data import HUT, HUTS, KINDS, SPACES, START
from lascaux.games.prehistory.events import built, quarried, settled
from lascaux.games.prehistory.state import FIRST_SPACE, PrehistoryState
from lascaux.games.prehistory.steps.camp import (
    members_of,
    on_map_of,
    send_home,
    space_of,
    spaces_with,
    welcome_member,
)
from lascaux.games.prehistory.steps.holding import gain_dev, gain_points, is_tribe, replaced
from lascaux.games.prehistory.steps.numbers import SETTLE
from lascaux.games.prehistory.steps.picks import completed, kinds_in, next_kinds, size_of, with_one
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step

GROUND: Final = SPACES - 1  # spaces that can be built on


class Settle(Step[PrehistoryState]):
    """The next of the members who helped and now settle: they go home to the player board.

    Frame: a = the hut, b = the space, c = the heap of those chosen so far, by place in `helping_spaces`.
    Rule: PH-8.2.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        spaces = helping_spaces(s, f.b)
        places = next_kinds(helpers_on(s, f.seat, spaces), f.c, s.box.hut_settle[f.a])
        return [HOME + spaces[place] for place in places]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        place = helping_spaces(s, f.b).index(action - HOME)
        settle_on(s, f.seat, f.a, f.b, with_one(f.c, place))


def build_rows(s: PrehistoryState, seat: int) -> list[int]:
    """The huts that a seat can build, and where.

    Rule: PH-8.1, PH-8.4, PH-8.7, PH-15.20, PH-15.21, PH-15.23.
    """
    sites = [space for space in spaces_with(s, seat) if s.box.content[space] == HUT and space not in s.huts]
    helpers = [help_at(s, seat, space) for space in sites]
    return [
        BUILD + hut * GROUND + sites[place]
        for hut in range(HUTS)
        if s.huts[seat * HUTS + hut] == 0
        for place in range(len(sites))
        if helpers[place] >= s.box.hut_need[hut]
    ]


def help_at(s: PrehistoryState, seat: int, space: int) -> int:
    """How many members of a seat are on a space and beside it.

    Rule: PH-8.1.
    """
    near = s.box.atlas.land(s.tiles).near[space]
    count = 0
    for member in members_of(s, seat):
        if member >= FIRST_SPACE and (space_of(member) == space or space_of(member) in near):
            count += 1
    return count


def helping_spaces(s: PrehistoryState, space: int) -> list[int]:
    """A space and its neighbours, in order."""
    return sorted([space, *s.box.atlas.land(s.tiles).near[space]])


def helpers_on(s: PrehistoryState, seat: int, spaces: list[int]) -> list[int]:
    """How many members of a seat are on each of these spaces."""
    there = on_map_of(s, seat)
    return [there[space] for space in spaces]


def begin_building(s: PrehistoryState, seat: int, row: int) -> None:
    """Build a hut; ask who settles, as far as there is a choice.

    Rule: PH-8.1, PH-8.2.
    """
    hut, ground = divmod(row - BUILD - 1, GROUND)
    settle_on(s, seat, hut, ground + 1, 0)


def settle_on(s: PrehistoryState, seat: int, hut: int, space: int, heap: int) -> None:
    """Ask for the next settler, as far as there is a choice; then all go home, and the hut stands.

    Rule: PH-8.2, PH-8.3.
    """
    spaces = helping_spaces(s, space)
    settle = s.box.hut_settle[hut]
    heap = completed(helpers_on(s, seat, spaces), heap, settle)
    if size_of(heap) < settle:
        s.stack.append(Frame(SETTLE, seat, hut, space, heap))
        return
    for place in kinds_in(heap):
        send_home(s, seat, spaces[place])
        settled(s, seat, spaces[place])
    finish_hut(s, seat, hut, space)


def finish_hut(s: PrehistoryState, player: int, hut: int, space: int) -> None:
    """A hut stands: its points, its development points, and a new member for a seat.

    Rule: PH-8.3, PH-8.4, PH-14.9.1.
    """
    s.huts[player * HUTS + hut] = space
    built(s, player, hut, space)
    gain_points(s, player, s.box.hut_points[hut])
    gain_dev(s, player, s.box.hut_dev[hut])
    if not is_tribe(s, player):
        welcome_member(s, player)


def quarry_rows(s: PrehistoryState, seat: int) -> list[int]:
    """The quarries that a seat can build, and where.

    Rule: PH-13.7, PH-15.37.
    """
    if not s.has_tiles:
        return []
    sites = [
        space
        for space in spaces_with(s, seat)
        if s.box.content[space] != HUT
        and s.lying[space] == 0
        and space != START
        and help_at(s, seat, space) >= s.box.quarry_need
    ]
    return [
        QUARRY + colour * GROUND + space
        for colour in range(KINDS)
        if s.quarries[colour] == 0
        for space in sites
        if s.box.terrain[space] == s.box.quarry_terrain[colour]
    ]


def build_quarry(s: PrehistoryState, seat: int, row: int) -> None:
    """The member on the space settles, and nobody enters it any more.

    Rule: PH-13.7, PH-15.37.
    """
    colour, ground = divmod(row - QUARRY - 1, GROUND)
    space = ground + 1
    send_home(s, seat, space)
    s.quarries = replaced(s.quarries, colour, space)
    quarried(s, seat, colour, space)
    gain_points(s, seat, s.box.quarry_points)
