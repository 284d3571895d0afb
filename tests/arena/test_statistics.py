"""Intervals of rates."""

from __future__ import annotations

import pytest

from lascaux.arena.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # by hand from Wilson's formula, and found in textbooks
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (85, 100, 0.7672, 0.9069),
        (0, 0, 0.0, 1.0),
    ],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_more_games_make_the_interval_narrower() -> None:
    widths = [high - low for low, high in (wilson(games / 2, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
