"""The tribe of marauders on the action board: what it does in spring and summer, and why.

Rule: PH-14.5, PH-14.6, PH-14.7.
"""

from __future__ import annotations

from lascaux.games.prehistory.actions import RAID
from lascaux.games.prehistory.data import (
    CEREMONY,
    FISHING,
    GATHERING,
    HUNTING,
    KINDS,
    MIGRATION,
    PAINTING,
    START,
    TRY_CUBES,
    WHOLE_ROCK,
)
from lascaux.games.prehistory.events_tribe import (
    raid_drawn,
    tribe_acted,
    tribe_blocked,
    tribe_chose_pillar,
    tribe_found_nothing,
    tribe_lacked_cubes,
    tribe_migrated,
    tribe_without_card,
)
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.camp import at_home_of, send_out
from lascaux.games.prehistory.steps.ceremony import claim_order, hold
from lascaux.games.prehistory.steps.fishing import catch
from lascaux.games.prehistory.steps.following import after_action, arriving
from lascaux.games.prehistory.steps.footing import has_free_foot
from lascaux.games.prehistory.steps.gathering import BY_SUMMER, baskets_for, put_in
from lascaux.games.prehistory.steps.holding import gain_points, pillar_of, replaced
from lascaux.games.prehistory.steps.hunting import hunt
from lascaux.games.prehistory.steps.measuring import (
    best_basket,
    best_gathering,
    best_hunt,
    best_rite,
    biggest_fish,
)
from lascaux.games.prehistory.steps.numbers import DRAW_RAID
from lascaux.games.prehistory.steps.painting import paint
from lascaux.games.prehistory.steps.picks import size_of, with_one
from lascaux.games.prehistory.steps.pillars import take_pillar
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import FairStep
from lascaux.parts.masks import items_of


class DrawRaid(FairStep[PrehistoryState]):
    """The marauder tile of a spring or summer.

    Rule: PH-14.1, PH-14.5, PH-14.6.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [RAID + tile for tile in items_of(s.unseen_raids)]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        s.raid = action - RAID
        s.unseen_raids &= ~(1 << s.raid)
        raid_drawn(s)


def draw_raid(s: PrehistoryState) -> bool:
    """Draw the marauder tile of this season, if the tribe plays and has none yet.

    Rule: PH-14.5, PH-14.6.
    """
    if s.marauders == 0 or s.raid != 0:
        return False
    s.stack.append(Frame(DRAW_RAID, CHANCE))
    return True


def number_of(s: PrehistoryState) -> int:
    """The number in the middle of the marauder tile.

    Rule: PH-14.1.
    """
    return s.box.raid_numbers[s.marauders]


def clockwise(first: int) -> list[int]:
    """All six directions, clockwise from one of them.

    Rule: PH-14.4.
    """
    return [(first + turn) % KINDS for turn in range(KINDS)]


def first_of(choices: list[int], first: int) -> int:
    """The first of some directions, clockwise from one.

    Rule: PH-14.4.
    """
    return (min([(choice - first) % KINDS for choice in choices]) + first) % KINDS


def fullest(s: PrehistoryState, trays: list[int]) -> int:
    """The tray with most cubes among these, the first clockwise from the marker if several have.

    Rule: PH-14.4, PH-14.5.
    """
    most = max([s.trays[tray] for tray in trays])
    return first_of([tray for tray in trays if s.trays[tray] == most], s.priority)


def raid_spring(s: PrehistoryState) -> None:
    """One try of the tribe: the fullest tray that fits, or points.

    Rule: PH-14.5, PH-15.38, PH-15.42.
    """
    s.tries += 1
    fitting = [tray for tray in range(KINDS) if fits_spring(s, tray)]
    if len(fitting) == 0:
        tribe_found_nothing(s, number_of(s))
        gain_points(s, s.seats, number_of(s))
        return
    tray = fullest(s, fitting)
    action = s.box.raid[s.raid][tray]
    pillar = pillar_of(s, action)
    for other in range(KINDS):
        if s.trays[other] > s.trays[tray]:
            blocked = s.box.raid[s.raid][other]
            tribe_blocked(s, blocked, other, not has_free_foot(s, blocked))
    rivals = [other for other in fitting if other != tray and s.trays[other] == s.trays[tray]]
    tribe_acted(s, action, tray, TRY_CUBES, len(rivals))
    s.trays[tray] -= TRY_CUBES
    s.feet[pillar] = with_one(s.feet[pillar], tray)
    raid_action(s, action)


def fits_spring(s: PrehistoryState, tray: int) -> bool:
    """Whether a tray has enough cubes, its action room at the pillar, and the action is possible.

    Rule: PH-14.5.
    """
    action = s.box.raid[s.raid][tray]
    return s.trays[tray] >= TRY_CUBES and has_free_foot(s, action) and is_possible(s, action)


def raid_pillar(s: PrehistoryState) -> None:
    """The tribe takes the pillar with most cubes; the framed symbol decides between equals.

    Rule: PH-14.6.
    """
    most = max([size_of(top) for top in s.tops])
    first = pillar_of(s, s.box.raid[s.raid][0])
    pillar = first_of([pillar for pillar in range(KINDS) if size_of(s.tops[pillar]) == most], first)
    tribe_chose_pillar(s, pillar, most, first)
    take_pillar(s, s.seats, pillar)


def raid_summer(s: PrehistoryState, action: int) -> None:
    """The tribe does the action of this step if its tray is full enough.

    Rule: PH-14.6, PH-15.41, PH-15.42.
    """
    tray = s.box.raid[s.raid].index(action)
    if s.trays[tray] < s.box.raid_cubes or not is_possible(s, action):
        tribe_lacked_cubes(s, action, tray, s.trays[tray])
        return
    tribe_acted(s, action, tray, s.box.raid_cubes, 0)
    s.trays[tray] -= s.box.raid_cubes
    raid_action(s, action)


def is_possible(s: PrehistoryState, action: int) -> bool:
    """Whether the tribe can do an action at all.

    Rule: PH-14.7.
    """
    tribe = s.seats
    if action == PAINTING:
        return s.painted[tribe] != WHOLE_ROCK
    if action == GATHERING:
        for item in s.gathering:
            if item != 0 and baskets_for(s, tribe, item, 0, False, 0) != 0:
                return True
        return False
    if action == FISHING:
        return max(s.river) > 0
    if action == HUNTING:
        return max(s.hunting) > 0
    if action == MIGRATION:
        return at_home_of(s, tribe) > 0
    return True


def raid_action(s: PrehistoryState, action: int) -> None:
    """The tribe does an action by its own rules; its cubes are spent.

    Rule: PH-14.7, PH-14.7.1, PH-14.7.2, PH-14.7.3, PH-14.7.4, PH-14.7.5, PH-14.7.6.
    """
    tribe = s.seats
    if action == PAINTING:
        section = 0
        while s.painted[tribe] >> section & 1 == 1:
            section += 1
        paint(s, tribe, section)
    elif action == GATHERING:
        place = best_gathering(s)
        item = s.gathering[place]
        s.gathering = replaced(s.gathering, place, 0)
        put_in(s, tribe, item, best_basket(s, item), BY_SUMMER, place)
    elif action == CEREMONY:
        slot = best_rite(s)
        if slot >= 0:
            hold(s, tribe, slot)
        else:
            tribe_without_card(s, number_of(s))
            gain_points(s, tribe, number_of(s))
            claim_order(s, tribe)
            after_action(s, tribe, CEREMONY)
    elif action == FISHING:
        catch(s, tribe, biggest_fish(s))
    elif action == HUNTING:
        hunt(s, tribe, best_hunt(s))
    else:
        count = min(s.box.raid_migrants, at_home_of(s, tribe))
        send_out(s, tribe, count, arriving(s, START))
        tribe_migrated(s, count)
