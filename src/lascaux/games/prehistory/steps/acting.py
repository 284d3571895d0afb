"""The six actions: what a seat can do of each, by spring and by summer rules, and how it begins."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import (
    CATCH,
    FOOT,
    GATHER,
    HOLD,
    HUNT,
    MIGRATE,
    PAINT,
    SUMMER,
)
from lascaux.games.prehistory.data import (
    CEREMONY,
    FISHING,
    GATHERING,
    HUNTING,
    KINDS,
    MIGRATION,
    MOST_VALUE,
    PAINTING,
)
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.ceremony import (
    gather_targets,
    hold,
    spring_ceremonies,
    summer_ceremonies,
)
from lascaux.games.prehistory.steps.fishing import catch, fish_value, spring_catches, summer_catches
from lascaux.games.prehistory.steps.footing import has_free_foot
from lascaux.games.prehistory.steps.gathering import (
    WAYS,
    begin_gathering,
    spring_gatherings,
    summer_gatherings,
)
from lascaux.games.prehistory.steps.holding import pay_cube, total_of
from lascaux.games.prehistory.steps.hunting import WAYS as HUNT_WAYS
from lascaux.games.prehistory.steps.hunting import hunt, spring_hunts, summer_hunts
from lascaux.games.prehistory.steps.menus import Menu
from lascaux.games.prehistory.steps.migrating import (
    begin_migrating,
    spring_migrations,
    summer_migrations,
)
from lascaux.games.prehistory.steps.painting import WAYS as PAINT_WAYS
from lascaux.games.prehistory.steps.painting import (
    begin_painting,
    spring_paintings,
    summer_paintings,
)
from lascaux.games.prehistory.steps.paying import pay_on
from lascaux.parts.masks import items_of

# By action: the row of its first section, place, slot or sides, by the rules of each season, and how far
# those of neighbours are apart.
SPRING_ROWS: Final = [PAINT, GATHER, HOLD, CATCH, HUNT, MIGRATE]
SUMMER_ROWS: Final = [PAINT + SUMMER, GATHER + SUMMER, HOLD + SUMMER, CATCH + SUMMER, HUNT + SUMMER, MIGRATE]
APART: Final = [PAINT_WAYS, WAYS, WAYS, WAYS, HUNT_WAYS, 1]


def spring_places(s: PrehistoryState, seat: int, action: int, keeps_foot: bool) -> int:
    """Mask of what a seat can do of an action with resources: sections, places, slots or sides.

    Rule: PH-4.3.
    """
    if action == PAINTING:
        return spring_paintings(s, seat, keeps_foot)
    if action == GATHERING:
        return spring_gatherings(s, seat, keeps_foot)
    if action == CEREMONY:
        return spring_ceremonies(s, seat, keeps_foot)
    if action == FISHING:
        return spring_catches(s, seat, keeps_foot)
    if action == HUNTING:
        return spring_hunts(s, seat, keeps_foot)
    return spring_migrations(s, seat, keeps_foot)


def summer_places(s: PrehistoryState, seat: int, action: int) -> int:
    """Mask of what a seat can do of an action with action cubes.

    Rule: PH-5.3, PH-5.4.
    """
    if s.cubes[seat * KINDS + action] == 0:
        return 0
    if action == PAINTING:
        return summer_paintings(s, seat)
    if action == GATHERING:
        return summer_gatherings(s, seat)
    if action == CEREMONY:
        return summer_ceremonies(s, seat)
    if action == FISHING:
        return summer_catches(s, seat)
    if action == HUNTING:
        return summer_hunts(s, seat)
    return summer_migrations(s, seat)


def spring_rows(s: PrehistoryState, seat: int, action: int, keeps_foot: bool) -> list[int]:
    """The rows of what a seat can do of an action with resources.

    Rule: PH-4.3.
    """
    places = items_of(spring_places(s, seat, action, keeps_foot))
    return [SPRING_ROWS[action] + place * APART[action] for place in places]


def summer_rows(s: PrehistoryState, seat: int, action: int) -> list[int]:
    """The rows of what a seat can do of an action with action cubes.

    Rule: PH-5.3, PH-5.4.
    """
    places = items_of(summer_places(s, seat, action))
    return [SUMMER_ROWS[action] + place * APART[action] for place in places]


def offer_spring(s: PrehistoryState, seat: int, menu: Menu) -> None:
    """What a seat can do in its spring turn: the pillar has room, and a cube is left for it.

    Rule: PH-4.3.
    """
    held = total_of(s.resources, seat)
    if held == 0:
        return
    is_short = held <= MOST_VALUE  # whoever has more keeps one for the pillar, whatever is paid
    for action in range(KINDS):
        if has_free_foot(s, action):
            menu.offer(SPRING_ROWS[action], spring_places(s, seat, action, is_short), APART[action])


def offer_summer(s: PrehistoryState, seat: int, action: int, menu: Menu) -> None:
    """What a seat can do by summer rules in a step of summer, or after the last year.

    Rule: PH-5.3, PH-11.1.
    """
    menu.offer(SUMMER_ROWS[action], summer_places(s, seat, action), APART[action])


def action_of(row: int) -> int:
    """The action that a row belongs to."""
    action = PAINTING
    while action < MIGRATION and row >= SPRING_ROWS[action + 1]:
        action += 1
    return action


def is_action(row: int) -> bool:
    """Whether a row is one of the six actions."""
    return PAINT <= row < FOOT


def begin_action(s: PrehistoryState, seat: int, row: int) -> None:
    """Carry out an action, or ask for what is still open about it.

    Rule: PH-4.3, PH-5.3.
    """
    action = action_of(row)
    if action == PAINTING:
        begin_painting(s, seat, row)
    elif action == GATHERING:
        begin_gathering(s, seat, row)
    elif action == CEREMONY:
        _begin_ceremony(s, seat, row - HOLD)
    elif action == FISHING:
        _begin_fishing(s, seat, row - CATCH)
    elif action == HUNTING:
        _begin_hunting(s, seat, row - HUNT)
    else:
        begin_migrating(s, seat, row)


def _begin_ceremony(s: PrehistoryState, seat: int, row: int) -> None:
    slot = row // 2
    if row % 2 == SUMMER:
        pay_cube(s, seat, CEREMONY, s.box.rite_value[s.ceremony[slot]])
        hold(s, seat, slot)
    else:
        gather_targets(s, seat, slot, 0)


def _begin_fishing(s: PrehistoryState, seat: int, row: int) -> None:
    place = row // 2
    if row % 2 == SUMMER:
        pay_cube(s, seat, FISHING, fish_value(s, s.river[place]))
        catch(s, seat, place)
    else:
        pay_on(s, seat, FISHING, place, 0)


def _begin_hunting(s: PrehistoryState, seat: int, row: int) -> None:
    slot = row // HUNT_WAYS
    if row % HUNT_WAYS == SUMMER:
        pay_cube(s, seat, HUNTING, s.box.card_value[s.hunting[slot]])
        hunt(s, seat, slot)
    else:
        pay_on(s, seat, HUNTING, slot, 0)
