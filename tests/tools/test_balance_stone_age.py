"""How the balance of Stone Age is measured."""

from __future__ import annotations

import msgspec
import pytest

from balancelib.stone_age import BOXES, KINDS, STUDY, Figures, Played, figures_of, missed_by, played
from balancelib.study import Kind
from balancelib.tables import stone_age_tables

BOTH = Kind(2, "both", BOXES["both"])


def _played(points: list[int], wins: list[float], stays: dict[str, int], bought: dict[str, int]) -> Played:
    return Played(
        rounds=10,
        points=points,
        wins=wins,
        seats=wins[::-1],
        stays=stays,
        bought=bought,
        has_traders=True,
        has_ring=False,
        has_bartered=True,
    )


def _figures(kind: str = "both") -> Figures:
    return Figures(
        players=2,
        kind=kind,
        games=10,
        rounds=12.0,
        points=150.0,
        winner=170.0,
        wins=[60.0, 40.0],
        seats=[50.0, 50.0],
        bought={"X1": 50.0},
        traders=60.0,
        ring=60.0,
        barter=60.0,
    )


def test_a_game_is_told_by_what_happened_in_it() -> None:
    game = played(BOTH, 3)
    assert sorted(game.wins) == sorted(game.seats)
    assert sum(game.wins) == pytest.approx(1)
    assert len(game.points) == 2
    assert all(game.bought.get(name, 0) <= count for name, count in game.stays.items())
    assert {name[0] for name in game.stays} <= {"X", "S"}


def test_the_same_seed_is_the_same_game() -> None:
    assert played(BOTH, 4) == played(BOTH, 4)


def test_shares_are_of_all_stays_of_all_games() -> None:
    games = [
        _played([100, 80], [1.0, 0.0], {"X1": 3, "SB2": 1}, {"X1": 1}),
        _played([90, 130], [0.0, 1.0], {"X1": 1}, {"X1": 1}),
    ]
    figures = figures_of(BOTH, games)
    assert figures.bought == {"SB2": 0.0, "X1": 50.0}
    assert (figures.points, figures.winner) == (100.0, 115.0)
    assert (figures.wins, figures.seats) == ([50.0, 50.0], [50.0, 50.0])
    assert (figures.traders, figures.ring, figures.barter) == (100.0, 0.0, 100.0)


def test_figures_within_the_bars_miss_none() -> None:
    assert missed_by(_figures()) == []


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("both", "bought", {"X1": 4.9}),
        ("both", "bought", {"XB3": 90.1}),
        ("style", "traders", 49.0),
        ("style", "ring", 49.0),
        ("style", "barter", 49.0),
        ("both", "seats", [45.0, 55.0]),
        ("base", "points", 149.0),
    ],
)
def test_each_figure_is_held_to_its_bar(kind: str, field: str, value: object) -> None:
    figures = _figures(kind)
    setattr(figures, field, value)
    (sentence,) = missed_by(figures)
    assert sentence.startswith(f"2 players, {kind}: ")


def test_the_committed_figures_are_of_every_kind() -> None:
    figures = msgspec.json.decode(STUDY.file.read_bytes(), type=STUDY.stored)
    assert [(each.players, each.kind) for each in figures] == [(kind.players, kind.name) for kind in KINDS]
    assert {each.games for each in figures} == {STUDY.games}


def test_the_page_names_every_bar_that_is_not_met() -> None:
    figures = msgspec.json.decode(STUDY.file.read_bytes(), type=STUDY.stored)
    missed = [sentence for each in figures for sentence in missed_by(each)]
    assert [line for line in stone_age_tables() if line.startswith("- ")] == [f"- {line}" for line in missed]
