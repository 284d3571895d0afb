"""Sloths: kept until they are used, for a development point and an action."""

from __future__ import annotations

from lascaux.games.prehistory.actions import WEATHER
from lascaux.games.prehistory.events import sloth_used
from lascaux.games.prehistory.fields import copy_of
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.acting import begin_action, spring_rows, summer_rows
from lascaux.games.prehistory.steps.developing import change, develop, developments_of, is_development
from lascaux.games.prehistory.steps.footing import owes_foot
from lascaux.games.prehistory.steps.holding import gain_dev, total_of
from lascaux.games.prehistory.steps.numbers import USE_SLOTH
from lascaux.games.prehistory.steps.reaching import is_in_reach
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import items_of


class UseSloth(Step[PrehistoryState]):
    """The action of a sloth must be done, by spring or summer rules; its development point may help to pay.

    Frame: a = the action.
    Rule: PH-13.2, PH-15.59.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return sloth_rows(s, f.seat, f.a)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        go_on_with(s, f.seat, f.a, action)


def usable_sloths(s: PrehistoryState, seat: int) -> int:
    """Mask of the sloths of a seat, by action, whose action it can come to do, their point included.

    Rule: PH-13.2, PH-15.59.
    """
    if s.sloths[seat] == 0:
        return 0
    then = copy_of(s)
    then.dev[seat] += 1
    sloths = 0
    for action in items_of(s.sloths[seat]):
        if can_come_to(then, seat, action):
            sloths |= 1 << action
    return sloths


def can_come_to(s: PrehistoryState, seat: int, action: int) -> bool:
    """Whether a seat can do something of an action now or, where no pillar waits, after conversions.

    Rule: PH-13.2, PH-10.0, PH-15.59.
    """
    if len(action_rows(s, seat, action)) > 0:
        return True
    return not owes_foot(s) and is_in_reach(s, seat, action)


def action_rows(s: PrehistoryState, seat: int, action: int) -> list[int]:
    """What a seat can do of an action by spring or summer rules, without a pillar.

    Where the cube for a pillar is due, one is left.
    Rule: PH-13.2, PH-4.3.
    """
    is_due = owes_foot(s)
    if is_due and total_of(s.resources, seat) == 0:
        return []
    rows = spring_rows(s, seat, action, is_due) + summer_rows(s, seat, action)
    rows.sort()
    return rows


def use_sloth(s: PrehistoryState, seat: int, action: int) -> None:
    """A sloth leaves the game: a development point first, then its action.

    Rule: PH-13.2.
    """
    s.sloths[seat] &= ~(1 << action)
    sloth_used(s, seat, action)
    gain_dev(s, seat, 1)
    ask_for_action(s, seat, action)


def ask_for_action(s: PrehistoryState, seat: int, action: int) -> None:
    """Ask how the action of a sloth is done, if there is a choice.

    Rule: PH-13.2.
    """
    rows = sloth_rows(s, seat, action)
    if len(rows) > 1:
        s.stack.append(Frame(USE_SLOTH, seat, action))
    else:
        go_on_with(s, seat, action, rows[0])


def go_on_with(s: PrehistoryState, seat: int, action: int, row: int) -> None:
    """Do the action of a sloth, or a conversion before it.

    Rule: PH-13.2.
    """
    if is_development(row):
        develop(s, seat, row)
        ask_for_action(s, seat, action)
    else:
        begin_action(s, seat, row)


def sloth_rows(s: PrehistoryState, seat: int, action: int) -> list[int]:
    """Conversions, and what a seat can do of the action of a sloth.

    Rule: PH-13.2.
    """
    return develop_rows(s, seat, action) + action_rows(s, seat, action)


def develop_rows(s: PrehistoryState, seat: int, action: int) -> list[int]:
    """The conversions after which a seat can still come to do something of an action.

    Rule: PH-13.2, PH-10.0.
    """
    rows = [WEATHER + row for row in items_of(developments_of(s, seat))]
    return [row for row in rows if _stays_possible(s, seat, action, row)]


def _stays_possible(s: PrehistoryState, seat: int, action: int, row: int) -> bool:
    """Whether a seat can still come to do something of an action after a conversion."""
    then = copy_of(s)
    change(then, seat, row)
    return can_come_to(then, seat, action)
