"""What the records of Stone Age show."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.view import StoneAgeView
from lascaux.table.table import Table
from tests.records.test_records import log_of, outcome_of, text_of


@pytest.mark.rule("SA-9.2")
def test_a_game_that_ended_because_the_cards_ran_out() -> None:
    assert outcome_of("stone_age-end-of-cards.txt").reason == "cards"


@pytest.mark.rule("SA-9.3")
def test_a_game_that_ended_because_a_stack_of_buildings_ran_out() -> None:
    name = "stone_age-end-of-buildings.txt"
    assert outcome_of(name).reason == "buildings"
    view = Table.load(text_of(name)).view(None)
    assert isinstance(view, StoneAgeView)
    assert any(stack.top is None and stack.below == 0 for stack in view.stacks)


@pytest.mark.rule("SA-8.4")
@pytest.mark.parametrize(("name", "reason"), [("by-choice", "chose"), ("by-need", "could_not")])
def test_games_in_which_people_went_hungry(name: str, reason: str) -> None:
    hungers = [line.args for line in log_of(f"stone_age-minus-ten-{name}.txt") if line.kind == "starved"]
    assert reason in [hunger["reason"] for hunger in hungers]


@pytest.mark.rule("SA-12.7")
def test_a_game_with_a_barter() -> None:
    assert "bartered" in [line.kind for line in log_of("stone_age-barter.txt")]


@pytest.mark.rule("SA-11.5")
def test_a_game_of_five() -> None:
    assert len(outcome_of("stone_age-five-players.txt").scores) == 5
