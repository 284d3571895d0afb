"""Points and places."""

from __future__ import annotations

from lascaux.games.tain.data import BOY, DAUGHTER, size_of
from lascaux.games.tain.state import COWS, GOODS, JEWELS, TainState
from lascaux.kernel.meta import Ending
from lascaux.parts.heaps import count_of
from lascaux.parts.ranking import ranking_of


def boys_held(s: TainState, seat: int) -> int:
    """How many boys of others this seat holds in its house."""
    return _held(s, seat, BOY)


def daughters_held(s: TainState, seat: int) -> int:
    """How many daughters of others this seat holds in its house."""
    return _held(s, seat, DAUGHTER)


def herd_bonus(s: TainState, seat: int) -> int:
    """Points for a whole herd: eleven cows or more, as printed.

    Rule: TN-9.3, TN-10.17.
    """
    return s.box.herd_points if s.goods[GOODS * seat + COWS] >= s.box.herd else 0


def parts_of(s: TainState, seat: int) -> tuple[int, int, int, int]:
    """What cows, jewels, hostages and the herd would count for a seat now.

    Rule: TN-9.2, TN-9.3.
    """
    box = s.box
    return (
        box.cow_points * s.goods[GOODS * seat + COWS],
        box.jewel_points * s.goods[GOODS * seat + JEWELS],
        box.boy_points * boys_held(s, seat) + box.daughter_points * daughters_held(s, seat),
        herd_bonus(s, seat),
    )


def points_of(s: TainState, seat: int) -> int:
    """The points of a seat, as they would be counted now."""
    cows, jewels, hostages, bonus = parts_of(s, seat)
    return cows + jewels + hostages + bonus


def scores_of(s: TainState) -> list[int]:
    """Points by seat, as they would be counted now."""
    return [points_of(s, seat) for seat in range(s.seats)]


def ending_of(s: TainState) -> Ending | None:
    """Most points win; ties go to cows, jewels, tiles still behind the screen, and else are shared.

    Rule: TN-9.4, TN-9.5, TN-9.6, TN-10.10.
    """
    if not s.over:
        return None
    marks: list[tuple[int, ...]] = [
        (score, s.goods[GOODS * seat + COWS], s.goods[GOODS * seat + JEWELS], size_of(s.screen[seat]))
        for seat, score in enumerate(scores_of(s))
    ]
    has_herd = any([s.goods[GOODS * seat + COWS] >= s.box.herd for seat in range(s.seats)])
    return Ending("herd" if has_herd else "turns", ranking_of(marks))


def _held(s: TainState, seat: int, kind: int) -> int:
    return sum([count_of(s.hostages[seat * s.seats + owner], kind) for owner in range(s.seats)])
