"""Why a position of Clans is better: village points, chips, company, ground, and what rivals may hope for."""

from __future__ import annotations

from lascaux.bots.clans.prospects import CENT, forecast_of, promises_of
from lascaux.bots.evaluation import Reasons
from lascaux.games.clans.state import ClansState


class ClansReasons(Reasons[ClansState]):
    """The terms of the forecast of the seat's own clan, in points."""

    def rules(self) -> dict[str, str]:
        return {
            "points": "CL-6.6",
            "chips": "CL-3.2",
            "groups": "CL-6.1",
            "ground": "CL-6.3",
            "rivals": "CL-6.6",
        }

    def terms(self, s: ClansState, seat: int) -> dict[str, float]:
        prospects = forecast_of(s).prospects
        colour = s.cards[seat]
        groups, ground = promises_of(s, colour)
        rivals = [prospects[s.cards[other]] + _chips(s, other) for other in range(s.seats) if other != seat]
        return {
            "points": float(s.points[colour]),
            "chips": _chips(s, seat) / CENT,
            "groups": groups / CENT,
            "ground": ground / CENT,
            "rivals": -max(rivals) / CENT,
        }


def _chips(s: ClansState, seat: int) -> int:
    """What the chips of a seat are worth, in hundredths of a point."""
    return CENT * s.box.chip_points * s.chips[seat]
