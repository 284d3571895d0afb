"""Autumn walks: where a member can go, and what the steps are paid with."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import CUBE, GO, SPEND_DEV, WALK
from lascaux.games.prehistory.actions import SPEND as SPEND_ROW
from lascaux.games.prehistory.data import KINDS, SPACES, START
from lascaux.games.prehistory.events import paid_steps, walked
from lascaux.games.prehistory.state import FIRST_SPACE, PrehistoryState
from lascaux.games.prehistory.steps.camp import (
    has_moved,
    hut_owners,
    member_owners,
    members_of,
    replace_member,
    space_of,
    standing,
)
from lascaux.games.prehistory.steps.finding import find
from lascaux.games.prehistory.steps.holding import pay_cube, pay_resource, steps_for
from lascaux.games.prehistory.steps.numbers import SPEND, WALK_TO
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step

FAR: Final = SPACES  # more steps than any way has
DEV: Final = 2 * KINDS  # the last thing to pay with, after resources and cubes by colour


class WalkTo(Step[PrehistoryState]):
    """Where a member goes; its steps are paid then.

    Frame: a = the space it leaves.
    Rule: PH-7.3, PH-7.4, PH-15.22, PH-15.55.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        steps = steps_from(s, f.a, means_of(s, f.seat))
        return [GO + space for space in ends_of(s, f.seat, f.a, steps)]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        pay_walk(s, f.seat, f.a, action - GO)


class Spend(Step[PrehistoryState]):
    """The next thing that steps are paid with; what gives most comes first.

    Frame: a = SPACES times the space left, and the space gone to, b = the steps, c = the last rank paid.
    Rule: PH-7.2, PH-15.54.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        ranks = payable_ranks(s, f.seat, f.b - s.walking, f.c)
        rows = [row_of(ranking_of(s)[rank]) for rank in ranks]
        rows.sort()
        return rows

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        thing = DEV if action == SPEND_DEV else action - SPEND_ROW
        spend(s, f.seat, thing)
        spend_on(s, f.seat, f.a, f.b, ranking_of(s).index(thing))


def walk_rows(s: PrehistoryState, seat: int) -> list[int]:
    """The spaces with a member of a seat that can still walk somewhere.

    Rule: PH-7.3.
    """
    means = means_of(s, seat)
    if means == 0:
        return []
    rows: list[int] = []
    last = -1
    for member in members_of(s, seat):
        if member >= FIRST_SPACE and not has_moved(member):
            space = space_of(member)
            if space != last and len(ends_of(s, seat, space, steps_from(s, space, means))) > 0:
                rows.append(WALK + space)
            last = space
    return rows


def means_of(s: PrehistoryState, seat: int) -> int:
    """How many steps a seat can pay at most.

    Rule: PH-7.2.
    """
    means = s.walking + s.dev[seat]
    for colour in range(KINDS):
        held = s.resources[seat * KINDS + colour] + s.cubes[seat * KINDS + colour]
        if held > 0:
            means += held * steps_for(s, colour)
    return means


def steps_from(s: PrehistoryState, space: int, most: int) -> list[int]:
    """By space: the fewest steps from here, if they are not more than this; else FAR.

    Rule: PH-7.4, PH-13.7.
    """
    near = s.box.atlas.land(s.tiles).near
    quarries = [quarry for quarry in s.quarries if quarry != 0]
    steps = [FAR] * SPACES
    steps[space] = 0
    edge = [space]
    far = 0
    while len(edge) > 0 and far < most:
        far += 1
        reached: list[int] = []
        for here in edge:
            for there in near[here]:
                if steps[there] == FAR and there not in quarries:
                    steps[there] = far
                    reached.append(there)
        edge = reached
    return steps


def ends_of(s: PrehistoryState, seat: int, space: int, steps: list[int]) -> list[int]:
    """Where a walk may end: no member there, no hut of others, not the start hex and not where it began.

    Rule: PH-7.4, PH-7.5, PH-15.22, PH-15.55.
    """
    members = member_owners(s)
    huts = hut_owners(s)
    return [
        end
        for end in range(START + 1, SPACES)
        if steps[end] < FAR and end != space and members[end] < 0 and huts[end] in (-1, seat)
    ]


def begin_walk(s: PrehistoryState, seat: int, space: int) -> None:
    """Ask where a member goes, if there is a choice.

    Rule: PH-7.3.
    """
    ends = ends_of(s, seat, space, steps_from(s, space, means_of(s, seat)))
    if len(ends) > 1:
        s.stack.append(Frame(WALK_TO, seat, space))
    else:
        pay_walk(s, seat, space, ends[0])


def pay_walk(s: PrehistoryState, seat: int, here: int, there: int) -> None:
    """Pay the steps of a walk.

    Rule: PH-7.2.
    """
    steps = steps_from(s, here, FAR)[there]
    spend_on(s, seat, here * SPACES + there, steps, 0)


def ranking_of(s: PrehistoryState) -> list[int]:
    """All that steps can be paid with: what gives most first; resources, cubes, development points."""
    values = [steps_for(s, colour) for colour in range(KINDS)]
    ranking: list[int] = []
    for value in range(max(values), 0, -1):
        colours = [colour for colour in range(KINDS) if values[colour] == value]
        ranking += colours
        ranking += [CUBE * KINDS + colour for colour in colours]
    return [*ranking, DEV]


def held_of(s: PrehistoryState, seat: int, thing: int) -> int:
    """How many of a thing that pays steps a seat has."""
    if thing == DEV:
        return s.dev[seat]
    if thing < KINDS:
        return s.resources[seat * KINDS + thing]
    return s.cubes[seat * KINDS + thing - KINDS]


def value_of(s: PrehistoryState, thing: int) -> int:
    """How many steps a thing pays.

    Rule: PH-7.2, PH-10.2.
    """
    return 1 if thing == DEV else steps_for(s, thing % KINDS)


def payable_ranks(s: PrehistoryState, seat: int, missing: int, last: int) -> list[int]:
    """The ranks that may be paid next: not before the last one, and what follows is enough.

    Rule: PH-7.2, PH-15.54.
    """
    ranking = ranking_of(s)
    found: list[int] = []
    left = 0  # steps that can be paid from this rank on
    for rank in range(len(ranking) - 1, last - 1, -1):
        held = held_of(s, seat, ranking[rank])
        left += held * value_of(s, ranking[rank])
        if held > 0 and left >= missing:
            found.append(rank)
    found.reverse()
    return found


def row_of(thing: int) -> int:
    """The row that pays with a thing."""
    return SPEND_DEV if thing == DEV else SPEND_ROW + thing


def spend(s: PrehistoryState, seat: int, thing: int) -> None:
    """Something is paid for steps.

    Rule: PH-7.2, PH-10.2.
    """
    s.walking += value_of(s, thing)
    if thing == DEV:
        s.dev[seat] -= 1
    elif thing < KINDS:
        pay_resource(s, seat, thing, 1)
    else:
        pay_cube(s, seat, thing - KINDS, 1)
    paid_steps(s, seat, thing, value_of(s, thing))


def spend_on(s: PrehistoryState, seat: int, way: int, steps: int, last: int) -> None:
    """Ask for the next payment until the steps are paid; where there is no choice it is paid unasked.

    Rule: PH-7.2.
    """
    while s.walking < steps:
        ranks = payable_ranks(s, seat, steps - s.walking, last)
        if len(ranks) > 1:
            s.stack.append(Frame(SPEND, seat, way, steps, last))
            return
        last = ranks[0]
        spend(s, seat, ranking_of(s)[last])
    s.walking -= steps
    walk(s, seat, way // SPACES, way % SPACES, steps)


def walk(s: PrehistoryState, seat: int, here: int, there: int, steps: int) -> None:
    """A member walks and lies down; it finds what is there.

    Rule: PH-7.3, PH-7.4.
    """
    replace_member(s, seat, standing(here), standing(there) + 1)
    walked(s, seat, here, there, steps)
    find(s, seat, there)
