"""How the balance of Prehistory is measured."""

from __future__ import annotations

import pytest

from balancelib.prehistory import KINDS, Played, figures_of, missed_by, played
from balancelib.study import Kind

BASE = Kind(2, "base", ())
PATH = Kind(4, "hunting", ())
HARD = Kind(1, "hard", (("marauders", "hard"),))
LINES = [20, 1, 6, 8, 10, 15, 20]


def game(points: list[int], wins: list[float], tribe: int = 0, on_path: float = 0.0) -> Played:
    """A game of which only this is of interest."""
    return Played(points, wins, [LINES for _ in points], 5, tribe, on_path)


def test_figures_are_means_of_seats_and_shares_of_games() -> None:
    figures = figures_of(BASE, [game([90, 100], [0, 1]), game([110, 80], [1, 0])])
    assert (figures.points, figures.winner, figures.wins) == (95.0, 105.0, [50.0, 50.0])
    assert figures.lines["track"] == 20
    assert missed_by(figures) == []


def test_means_and_seats_are_held_to_their_bars() -> None:
    missed = missed_by(figures_of(BASE, [game([60, 70], [0, 1])]))
    assert missed == ["2 players: 65.0 points are the mean.", "2 players: seats win [0.0, 100.0] % of games."]


def test_a_path_that_wins_too_often_is_named() -> None:
    points = [90, 90, 90, 95]
    often = figures_of(PATH, [game(points, [0, 0, 0, 1], on_path=1.0)])
    assert missed_by(often) == ["the path of hunting wins 100.0 % of games."]
    assert missed_by(figures_of(PATH, [game(points, [0, 0, 0, 1])])) == []


def test_a_solo_game_that_nobody_wins_is_the_tribes() -> None:
    games = [game([90], [0], tribe=95), game([100], [1], tribe=80)]
    figures = figures_of(HARD, games)
    assert (figures.tribe, figures.tribe_points) == (50.0, 87.5)
    assert missed_by(figures) == []
    assert missed_by(figures_of(HARD, games[1:])) == ["solo, hard: the tribe wins 0.0 % of games."]


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]])
def test_the_same_seed_plays_the_same_game(kind: Kind) -> None:
    assert played(kind, 4) == played(kind, 4)
