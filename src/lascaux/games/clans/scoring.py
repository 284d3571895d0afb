"""What a village is worth, and who wins."""

from __future__ import annotations

from lascaux.games.clans.data import COLOURS, HUT, TERRAIN, VILLAGES, size_of
from lascaux.games.clans.state import ClansState
from lascaux.kernel.meta import Ending
from lascaux.parts.heaps import count_of
from lascaux.parts.ranking import ranking_of


def is_hostile(s: ClansState, chip: int, territory: int) -> bool:
    """Whether the ground destroys a village founded with this chip.

    Rule: CL-5.1, CL-6.4.
    """
    return s.box.is_hostile[s.box.epoch[chip]][TERRAIN[territory]]


def bonus_of(s: ClansState, chip: int, territory: int) -> int:
    """What favourable ground adds to a village founded with this chip.

    Rule: CL-5.1, CL-5.2, CL-6.3, CL-7.2.
    """
    return s.box.bonus[s.box.epoch[chip]][TERRAIN[territory]]


def value_of(s: ClansState, chip: int, territory: int, huts: int) -> int:
    """The worth of a village: its huts after strife, and the bonus of favourable ground.

    Rule: CL-6.1, CL-6.2, CL-6.3.
    """
    return size_of(huts) + bonus_of(s, chip, territory)


def after_strife(huts: int) -> int:
    """Where all five colours meet, single huts leave.

    Rule: CL-4.1, CL-4.3.
    """
    left = huts
    for colour in range(len(COLOURS)):
        count = count_of(huts, colour)
        if count == 0:
            return huts
        if count == 1:
            left -= HUT[colour]
    return left


def scores_of(s: ClansState) -> list[int]:
    """Points of the own colour, and one for each chip.

    Rule: CL-7.4.
    """
    return [s.points[colour] + s.box.chip_points * s.chips[seat] for seat, colour in enumerate(s.cards)]


def ending_of(s: ClansState) -> Ending | None:
    """Most points win; equals share, unless the option lets chips and then later turns decide.

    Rule: CL-7.5, CL-7.6.
    """
    if not s.over:
        return None
    marks: list[tuple[int, ...]] = [(score,) for score in scores_of(s)]
    if s.ties:
        marks = [(*mark, s.chips[seat], (seat - s.first) % s.seats) for seat, mark in enumerate(marks)]
    return Ending("villages" if len(s.villages) == VILLAGES else "alone", ranking_of(marks))
