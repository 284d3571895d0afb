"""How the balance of The First Sparks is measured."""

from __future__ import annotations

import msgspec
import pytest

from balancelib.first_sparks import (
    KINDS,
    STUDY,
    Figures,
    Played,
    figures_of,
    is_locked_out,
    missed_by,
    played,
)
from balancelib.study import Kind

FIRST, RANDOM = (Kind(2, name, (("map", name),)) for name in ("first", "random"))


def _figures() -> Figures:
    tools = {"field": 20.0, "basket": 20.0, "rod": 20.0, "bow": 20.0, "spear": 20.0}
    return Figures(
        players=2,
        map="first",
        games=10,
        years=[6, 8, 10],
        locked=[0.0, 3.0],
        any_locked=3.0,
        tools=tools,
        high=60.0,
        wins=[50, 50],
    )


def test_a_game_is_told_by_what_happened_in_it() -> None:
    game = played(Kind(3, "first", (("map", "first"),)), 5)
    assert sum(game.wins) == pytest.approx(1)
    assert game.years >= 3
    assert len(game.bought) >= 3


def test_the_same_seed_is_the_same_game() -> None:
    assert played(RANDOM, 4) == played(RANDOM, 4)


@pytest.mark.parametrize(
    ("decided", "is_locked"),
    [
        ([True, False, False, False], True),
        ([False, False, True, False, False], False),
        ([True, True], False),
        ([False, False, False, True], True),
    ],
)
def test_three_years_without_a_decision_lock_a_clan_out(decided: list[bool], is_locked: bool) -> None:
    assert is_locked_out(decided) == is_locked


def test_shares_are_of_all_games_and_of_all_tools() -> None:
    games = [
        Played(6, [7, 41], [1.0, 0.0], [False, True]),
        Played(9, [9], [0.5, 0.5], [False, False]),
        Played(8, [8], [0.0, 1.0], [True, True]),
        Played(7, [8], [0.0, 1.0], [False, False]),
    ]
    figures = figures_of(FIRST, games)
    assert figures.games == 4
    assert figures.locked == [25.0, 50.0]
    assert figures.any_locked == 50.0
    assert figures.high == 25.0
    assert figures.wins == [37.5, 62.5]
    assert sum(figures.tools.values()) == pytest.approx(100)


def test_knowledge_is_no_tool() -> None:
    assert set(figures_of(FIRST, [Played(6, [9], [1.0, 0.0], [False, False])]).tools.values()) == {0.0}


def test_figures_within_the_bars_miss_none() -> None:
    assert missed_by(_figures()) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("locked", [0.0, 3.1]),
        ("high", 49.0),
        ("years", [5, 5, 6]),
        ("years", [8, 11, 20]),
        ("wins", [45.0, 55.0]),
        ("tools", {"field": 9.0}),
        ("tools", {"spear": 36.0}),
    ],
)
def test_each_figure_is_held_to_its_bar(field: str, value: object) -> None:
    figures = _figures()
    setattr(figures, field, value)
    (sentence,) = missed_by(figures)
    assert sentence.startswith("2 players, map first: ")


def test_the_committed_figures_are_of_every_number_of_players_on_both_maps_and_miss_nothing() -> None:
    figures = msgspec.json.decode(STUDY.file.read_bytes(), type=STUDY.stored)
    assert [(each.players, each.map) for each in figures] == [(kind.players, kind.name) for kind in KINDS]
    assert {each.games for each in figures} == {STUDY.games}
    assert [missed_by(each) for each in figures] == [[]] * len(figures)
