"""The cube at the foot of a pillar: whether a spring action leaves one to lay."""

from __future__ import annotations

from lascaux.games.prehistory.data import FEET
from lascaux.games.prehistory.state import FOOT, SPRING, PrehistoryState
from lascaux.games.prehistory.steps.holding import pillar_of, total_of, wealth_of
from lascaux.games.prehistory.steps.picks import size_of


def has_free_foot(s: PrehistoryState, action: int) -> bool:
    """Whether the pillar of an action has a place left at its foot.

    Rule: PH-4.3, PH-15.6.
    """
    return size_of(s.feet[pillar_of(s, action)]) < FEET


def owes_foot(s: PrehistoryState) -> bool:
    """Whether the acting seat has done its spring action and owes the cube at the pillar."""
    return s.phase == SPRING and s.stage == FOOT


def leaves_foot(s: PrehistoryState, seat: int, resources: int, wealth: int) -> bool:
    """Whether a seat with so many more resources, and cubes and development points, has a cube to lay.

    Rule: PH-4.3, PH-15.7.
    """
    if total_of(s.resources, seat) + resources > 0:
        return True
    return wealth_of(s, seat) + wealth >= s.box.resource_price
