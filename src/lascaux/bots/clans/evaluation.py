"""How good a position of Clans looks for each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from lascaux.bots.clans.prospects import CENT, Forecast, forecast_of, forecasts_after
from lascaux.bots.evaluation import Evaluation
from lascaux.games.clans.state import ClansState

# How far points still scatter round what was hoped for, by stage of the game; at the end they hardly do.
_SPREAD: Final = [9.0, 8.7, 8.3, 8.0, 7.6, 7.2, 6.8, 6.3, 5.7, 5.0, 4.2, 3.2, 0.5]


class ClansEvaluation(Evaluation[ClansState]):
    """Points, chips, and what the groups on the board promise."""

    def rewards(self, s: ClansState) -> list[float]:
        return _shares(s, forecast_of(s), 0)

    def rate(self, s: ClansState, seat: int, options: list[int]) -> list[float]:
        return [_shares(s, forecast, seat)[seat] for forecast in forecasts_after(self.game, s, options)]


def _shares(s: ClansState, forecast: Forecast, mover: int) -> list[float]:
    """The chance of each seat to win; `mover` is who takes the chips of the forecast."""
    spread = _SPREAD[forecast.stage] * CENT
    hopes: list[float] = []
    for seat, colour in enumerate(s.cards):
        chips = s.chips[seat] + (forecast.chips if seat == mover else 0)
        hopes.append((forecast.prospects[colour] + CENT * s.box.chip_points * chips) / spread)
    best = max(hopes)
    shares = [exp(hope - best) for hope in hopes]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
