"""Founding villages: which, in which order, and what becomes of them."""

from __future__ import annotations

from typing import Final

from lascaux.games.clans.actions import FOUND
from lascaux.games.clans.data import COLOURS, NEIGHBOURS, VILLAGES
from lascaux.games.clans.events import epoch_began, founded, ruined, scored, strife, surplus
from lascaux.games.clans.scoring import after_strife, is_hostile, value_of
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import ORDER_VILLAGES
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import count_of

VALUE_BITS: Final = 8  # no village is worth more: all huts and the highest bonus are less than 256


class OrderVillages(Step[ClansState]):
    """The mover says which of several new villages comes next.

    Frame: a = the territory just left, next to all of them.
    Rule: CL-5.4, CL-5.5.
    """

    def legal(self, s: ClansState, f: Frame) -> list[int]:
        return [FOUND + territory for territory in new_villages(s, f.a)]

    def apply(self, s: ClansState, f: Frame, action: int) -> None:
        found_village(s, f.seat, action - FOUND)
        found_villages(s, f.seat, f.a)


def new_villages(s: ClansState, left: int) -> list[int]:
    """Groups that stand alone now that a territory was left, and are no village yet.

    Only its neighbours can: before the move each of them had huts beside it.
    Rule: CL-3.1, CL-3.5.
    """
    return [
        there
        for there in NEIGHBOURS[left]
        if s.huts[there] != 0 and is_alone(s, there) and there not in s.villages
    ]


def is_alone(s: ClansState, territory: int) -> bool:
    """All neighbours are empty.

    Rule: CL-3.1.
    """
    for neighbour in NEIGHBOURS[territory]:
        if s.huts[neighbour] != 0:
            return False
    return True


def found_villages(s: ClansState, seat: int, left: int) -> None:
    """Found all new villages, but ask the mover for the order where it matters.

    Rule: CL-5.4, CL-5.5, CL-5.6.
    """
    waiting = new_villages(s, left)
    if len(waiting) > 1 and len(s.villages) < VILLAGES and does_order_matter(s, waiting):
        s.stack.append(Frame(ORDER_VILLAGES, seat, left))
        return
    for territory in waiting:
        if len(s.villages) < VILLAGES:
            found_village(s, seat, territory)
        else:
            surplus(s, seat, territory)


def does_order_matter(s: ClansState, waiting: list[int]) -> bool:
    """Whether another order of these villages would give any clan other points.

    It would not if each chip changes the worth of every village by the same: then all orders add up
    to the same points.
    Rule: CL-5.6.
    """
    chips = len(s.villages)
    if chips + len(waiting) <= VILLAGES and s.box.epoch[chips + len(waiting) - 1] == s.box.epoch[chips]:
        return False
    for chip in range(chips + 1, chips + len(waiting)):
        change = _gain(s, waiting[0], chip) - _gain(s, waiting[0], chips)
        for territory in waiting:
            if _gain(s, territory, chip) - _gain(s, territory, chips) != change:
                return True
    return False


def _gain(s: ClansState, territory: int, chip: int) -> int:
    """The points all clans would get for this village with this chip, as one number."""
    if chip >= VILLAGES or is_hostile(s, chip, territory):
        return 0
    left = after_strife(s.huts[territory])
    points = 0
    for colour in range(len(COLOURS)):
        if count_of(left, colour) > 0:
            points += value_of(s, chip, territory, left) << VALUE_BITS * colour
    return points


def found_village(s: ClansState, seat: int, territory: int) -> None:
    """Take the next chip, which fixes the epoch, and give the village's worth to its clans.

    Rule: CL-3.2, CL-3.3, CL-5.3, CL-6.4, CL-6.6, CL-6.8.
    """
    chip = len(s.villages)
    huts = s.huts[territory]
    s.villages += (territory,)
    s.chips[seat] += 1
    s.live -= 1
    founded(s, seat, territory, chip, huts)
    if is_hostile(s, chip, territory):
        s.huts[territory] = 0
        ruined(s, seat, territory, chip, huts)
    else:
        left = after_strife(huts)
        s.huts[territory] = left
        if left != huts:
            strife(s, seat, territory, huts - left, left)
        if left != 0:
            value = value_of(s, chip, territory, left)
            for colour in range(len(COLOURS)):
                if count_of(left, colour) > 0:
                    s.points[colour] += value
            scored(s, seat, territory, chip, left)
    if chip + 1 < VILLAGES and s.box.epoch[chip + 1] != s.box.epoch[chip]:
        epoch_began(s, s.box.epoch[chip + 1])
