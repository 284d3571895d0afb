"""What cubes, development points and members are worth to a seat, by the time that is left."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.state import AUTUMN, INCOME, SPRING, SUMMER, WINTER, PrehistoryState
from lascaux.games.prehistory.steps.holding import pillar_of

RESOURCE: Final = 0.85  # while there is another spring to come
CUBE: Final = 0.9  # while there is another summer to come
SPARE_CUBE: Final = 0.5  # of a colour that one has plenty of
PLENTY: Final = 3
DEV: Final = 0.44  # while there is anything to be done with it
AT_END: Final = 0.333  # in the end
SPARE: Final = 0.01  # a cube is always worth a little more than the development point that it can be sold for
STEP_AT_END: Final = 0.1  # and for each further step that it pays in the last autumn
MEMBER_OUT: Final = 1.3  # what a member on the map brings in each later autumn
MEMBER_HOME: Final = 0.8  # and one on the player board


class Clock:
    """How often each season is still to come for a seat, this year's included."""

    def __init__(self, s: PrehistoryState, seat: int, time: float) -> None:
        self.time: Final = time  # years that are left, roughly
        later = s.box.years - max(1, s.year)
        is_waiting = s.phase <= WINTER
        self.later: Final = later + 1 if is_waiting else later  # springs after the one that is open
        self.is_last: Final = self.later == 0
        self.incomes: Final = later + (1 if s.phase <= SUMMER or _is_due(s, seat, INCOME) else 0)
        self.autumns: Final = later + (1 if s.phase <= INCOME or _is_due(s, seat, AUTUMN) else 0)
        self.dev: Final = AT_END if self.is_last and s.phase > SUMMER else DEV
        self.spare: Final = self.dev + SPARE  # what a cube is worth that no action will use
        self.resource: Final = self.spare if self.is_last else RESOURCE
        self.cube: Final = self.spare if self.is_last else CUBE


def _is_due(s: PrehistoryState, seat: int, phase: int) -> bool:
    """Whether this phase is open and a player has its go still to come."""
    return s.phase == phase and s.order.index(seat) >= s.turn


def time_of(s: PrehistoryState) -> float:
    """Years that are left, roughly."""
    later = float(s.box.years - max(1, s.year))
    if s.phase <= SPRING:
        return later + 1.0
    if s.phase == SUMMER:
        return later + 0.7
    return later + 0.3 if s.phase <= AUTUMN else later


def cubes_worth(s: PrehistoryState, seat: int, clock: Clock) -> float:
    """What the action cubes of a seat are worth if none is used this year."""
    worth = 0.0
    for colour in range(KINDS):
        count = s.cubes[seat * KINDS + colour]
        if count > 0:
            worth += stack_worth(s, colour, count, clock)
    return worth


def stack_worth(s: PrehistoryState, colour: int, count: int, clock: Clock) -> float:
    """What so many action cubes of a colour are worth."""
    if clock.is_last:
        return count * left_worth(s, colour, clock)
    if count <= PLENTY:
        return count * CUBE
    return PLENTY * CUBE + (count - PLENTY) * SPARE_CUBE


def left_worth(s: PrehistoryState, colour: int, clock: Clock) -> float:
    """What a cube is worth that no action will use: steps in the last autumn, or a third of a point."""
    if clock.autumns == 0:
        return clock.spare
    return clock.spare + STEP_AT_END * (s.box.movement[pillar_of(s, colour)] - 1)


def resources_worth(s: PrehistoryState, seat: int, clock: Clock) -> float:
    """What the resources of a seat are worth if none is used this year."""
    worth = 0.0
    for colour in range(KINDS):
        count = s.resources[seat * KINDS + colour]
        if count > 0:
            worth += count * (left_worth(s, colour, clock) if clock.is_last else RESOURCE)
    return worth
