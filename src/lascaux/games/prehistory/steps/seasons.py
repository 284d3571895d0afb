"""What a season brings by itself: winter, the weather, quarries, the fishing income."""

from __future__ import annotations

from lascaux.games.prehistory.data import BUILDER, KINDS, TRAP_DEV, TRAP_RESOURCE, TRAP_VP
from lascaux.games.prehistory.events import (
    income_came,
    order_set,
    quarry_paid,
    rained,
    trap_paid,
    year_began,
)
from lascaux.games.prehistory.state import NONE, PrehistoryState
from lascaux.games.prehistory.steps.choosing import (
    BUILDER_SPRING,
    TRAP_OF_CUBES,
    TRAP_OF_RESOURCES,
    take_on,
)
from lascaux.games.prehistory.steps.developing import turn_weather
from lascaux.games.prehistory.steps.fishing import traps_of
from lascaux.games.prehistory.steps.holding import (
    gain_cube,
    gain_dev,
    gain_points,
    gain_resource,
    is_tribe,
)
from lascaux.games.prehistory.steps.numbers import DRAW_CENTRE, TAKE
from lascaux.games.prehistory.steps.occupying import Holders, most_units_on
from lascaux.games.prehistory.steps.pillars import fill_pillars
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.parts.masks import mask_of


def begin_year(s: PrehistoryState) -> None:
    """A new year is told."""
    s.year += 1
    year_began(s)


def begin_winter(s: PrehistoryState) -> None:
    """The next price tile comes to the middle, pillars are filled, the displays are cleared.

    Rule: PH-3.1, PH-3.2, PH-3.4.
    """
    begin_year(s)
    s.centre = s.next_centre
    s.next_centre = NONE
    fill_pillars(s)
    s.hunting_pile |= mask_of([card for card in s.hunting if card != 0])
    s.hunting = (0,) * len(s.hunting)
    s.ceremony = (0,) * len(s.ceremony)


def draw_next_centre(s: PrehistoryState) -> bool:
    """The price tile of the year after lies ready, if there is such a year.

    Rule: PH-3.1, PH-2.1.
    """
    if s.next_centre != NONE or s.year >= s.box.years:
        return False
    s.stack.append(Frame(DRAW_CENTRE, CHANCE))
    return True


def order_anew(s: PrehistoryState) -> None:
    """Those who held ceremonies come first, in the order of the track.

    Rule: PH-3.5.
    """
    s.order = (*s.track, *[player for player in s.order if player not in s.track])
    s.track = ()
    order_set(s)


def collect(s: PrehistoryState) -> None:
    """Quarries pay, the weather turns and brings resources, the builder takes one more.

    Rule: PH-4.1, PH-12.8, PH-13.7, PH-14.5.
    """
    _pay_quarries(s)
    for player in s.order:
        turn_weather(s, player)
        turned = s.weather[player]
        numbers = s.box.weather[turned // KINDS]
        brought = [numbers[(place - turned) % KINDS] for place in range(KINDS)]
        for colour, amount in enumerate(brought):
            if is_tribe(s, player):
                s.trays[colour] += amount
            else:
                s.resources[player * KINDS + colour] += amount
        rained(s, player, brought)
    if BUILDER in s.characters:
        take_on(s, s.characters.index(BUILDER), BUILDER_SPRING, 0)


def _pay_quarries(s: PrehistoryState) -> None:
    """Everybody with the most units round a quarry gets its resource.

    Rule: PH-13.7, PH-14.11.
    """
    if max(s.quarries) == 0:
        return
    holders = Holders(s)
    near = s.box.atlas.land(s.tiles).near
    for colour, space in enumerate(s.quarries):
        if space != 0:
            for player in most_units_on(s, holders, near[space]):
                quarry_paid(s, player, colour, space)
                gain_resource(s, player, colour, 1)


def give_income(s: PrehistoryState, player: int) -> None:
    """What the fishing track gives, then the traps in the order they were taken.

    Rule: PH-5.5, PH-13.6, PH-14.11, PH-15.11.
    """
    marker = s.marker[player]
    income_came(s, player, s.box.income_points[marker], s.box.income_dev[marker])
    gain_points(s, player, s.box.income_points[marker])
    gain_dev(s, player, s.box.income_dev[marker])
    asked: list[Frame] = []
    for trap in traps_of(s, player):
        trap_paid(s, player, trap)
        if trap == TRAP_DEV:
            gain_dev(s, player, 1)
        elif trap == TRAP_VP:
            gain_points(s, player, 1)
        elif not is_tribe(s, player):
            asked.append(Frame(TAKE, player, TRAP_OF_RESOURCES if trap == TRAP_RESOURCE else TRAP_OF_CUBES))
        elif trap == TRAP_RESOURCE:
            gain_resource(s, player, s.priority, 1)
        else:
            gain_cube(s, player, s.priority, 1)
    asked.reverse()
    s.stack += asked
