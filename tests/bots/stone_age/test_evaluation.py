"""What looks good in Stone Age, and what does not."""

from __future__ import annotations

import pytest

from lascaux.bots.evaluation import Evaluation
from lascaux.bots.stone_age.evaluation import StoneAgeEvaluation
from lascaux.bots.stone_age.prospects import hope_of, table_worth
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from tests.games.stone_age.drawing import acting, hold, placing

TWO_FARMERS = "C17"
EVALUATION = StoneAgeEvaluation(GAME)


def best(s: StoneAgeState) -> str:
    """What looks best to the seat that is asked."""
    options = GAME.legal(s)
    values = EVALUATION.rate(s, GAME.seat_to_act(s), options)
    return GAME.space.text(options[values.index(max(values))])


@pytest.mark.parametrize(("seats", "style"), [(2, "no"), (4, "no"), (5, "yes")])
def test_judging_only_who_places_is_judging_all(seats: int, style: str) -> None:
    s, rng = GAME.start(seats, {"style": style}), Rng(seats)
    for _ in range(200):
        seat = GAME.seat_to_act(s)
        if seat != CHANCE:
            options = GAME.legal(s)
            assert EVALUATION.rate(s, seat, options) == Evaluation.rate(EVALUATION, s, seat, options)
        GAME.play(s, GAME.sample(s, rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hunt_can_wait_and_the_village_cannot(seats: int) -> None:
    assert best(placing(seats)).split()[1] != "hunt"


def test_food_for_the_next_meal_is_worth_more_than_food_for_a_late_one() -> None:
    s = placing()
    hungry = table_worth(s, 0, 6.0, 10.0) - table_worth(s, 0, 5.0, 10.0)
    stocked = table_worth(s, 0, 30.0, 10.0) - table_worth(s, 0, 29.0, 10.0)
    sated = table_worth(s, 0, 80.0, 10.0) - table_worth(s, 0, 79.0, 10.0)
    assert hungry > stocked > sated > 0


def test_farmers_are_worth_more_with_rounds_to_come() -> None:
    """Fields grow: a card that counts them is bought before they are there."""
    s = acting(placing())
    without = hope_of(s, 0, 10.0)
    assert hope_of(hold(s, 0, TWO_FARMERS), 0, 10.0) > without + 5
