"""Asides: what a seat may do at any time of its turn, beside what the turn is for.

They are a mask of rows, counted from WEATHER: development, sloths, the ability.
Rule: PH-10.0, PH-12.3, PH-13.2.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.games.prehistory.actions import ABILITY, PAINT, SELL, SLOTH, WEATHER
from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.abilities import has_ability, use_ability
from lascaux.games.prehistory.steps.developing import (
    develop,
    developments_of,
    footed_developments,
    is_development,
)
from lascaux.games.prehistory.steps.holding import total_of
from lascaux.games.prehistory.steps.menus import Menu
from lascaux.games.prehistory.steps.sloths import usable_sloths, use_sloth

_SLOTHS: Final[i64] = 1 << SLOTH - WEATHER
_ABILITY: Final[i64] = 1 << ABILITY - WEATHER


def menu_of(s: PrehistoryState, seat: int, end: int) -> Menu:
    """A menu with what a seat may do at any time of its turn; `end` is the row that ends it, or NONE.

    Rule: PH-10.0.
    """
    return Menu(end, asides_of(s, seat))


def asides_of(s: PrehistoryState, seat: int) -> i64:
    """Mask of what a seat may do beside.

    Rule: PH-10.0, PH-12.3, PH-13.2.
    """
    rows = developments_of(s, seat) + usable_sloths(s, seat) * _SLOTHS
    return rows + _ABILITY if has_ability(s, seat) else rows


def footed_asides(s: PrehistoryState, seat: int) -> i64:
    """Those of them after which a cube for the pillar is left; abilities are used in summer.

    Rule: PH-4.3, PH-10.0, PH-13.2.
    """
    return footed_developments(s, seat) + usable_sloths(s, seat) * _SLOTHS


def has_asides(s: PrehistoryState, seat: int) -> bool:
    """Whether there is anything; without cubes no sloth can be used.

    Rule: PH-10.0, PH-15.56.
    """
    if s.dev[seat] >= s.box.turn_price or total_of(s.resources, seat) > 0 or total_of(s.cubes, seat) > 0:
        return True
    return asides_of(s, seat) != 0


def use_aside(s: PrehistoryState, seat: int, row: int) -> bool:
    """Do what may be done at any time, if it is that.

    Rule: PH-10.0.
    """
    if is_development(row):
        develop(s, seat, row)
    elif SLOTH <= row < ABILITY:
        use_sloth(s, seat, row - SLOTH)
    elif row == ABILITY:
        use_ability(s, seat)
    else:
        return False
    return True


assert [SELL + 2 * KINDS, SLOTH + KINDS, ABILITY + 1] == [SLOTH, ABILITY, PAINT]
