"""The two halves of the price tile that pay for fish and for game."""

from __future__ import annotations

from lascaux.games.prehistory.data import (
    FISHER,
    FISHING,
    FISHING_SIDES,
    HUNTER,
    HUNTING_SIDES,
    KINDS,
)
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.holding import colour_at


def limits_for(s: PrehistoryState, seat: int, action: int) -> list[int]:
    """By colour: how many resources a seat could give for a fish, or for game.

    Rule: PH-6D.1, PH-6E.1, PH-12.10, PH-12.14, PH-15.1.
    """
    sides = FISHING_SIDES if action == FISHING else HUNTING_SIDES
    expert = FISHER if action == FISHING else HUNTER
    is_expert = s.has_characters and s.characters[seat] == expert
    limits = [0] * KINDS
    for side in sides:
        colour = colour_at(s, action, side)
        held = s.resources[seat * KINDS + colour]
        limits[colour] = held if is_expert else min(1, held)
    return limits
