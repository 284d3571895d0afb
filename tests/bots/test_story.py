"""How the chances stood."""

from __future__ import annotations

import pytest

import lascaux
from lascaux import Rng
from lascaux.bots.story import chances_at, story_of, turning_points
from tests.games.clans.drawing import draw
from tests.table.helpers import finished

CLANS = lascaux.game("clans")


def test_a_finished_game_is_certain() -> None:
    table = finished(seats=2)
    story = story_of(table.record(), 3, Rng(1))
    scores = table.scores()
    assert story.turns[-1].chances == [
        100 * (score == max(scores)) // scores.count(max(scores)) for score in scores
    ]


def test_the_same_record_tells_the_same_story() -> None:
    record = finished(seats=2).record()
    assert story_of(record, 3, Rng(1)) == story_of(record, 3, Rng(1))


def test_a_lead_that_cannot_be_lost_is_certain() -> None:
    s = draw({1: "r", 2: "b"}, founded=11, points={"r": 90})
    assert chances_at(CLANS, s, 20, Rng(1)) == [100, 0]


def test_equal_winners_share_their_chances() -> None:
    lead = {"r": 90, "b": 90}
    s = draw({1: "g", 2: "g"}, seats=3, founded=11, to_move=2, points=lead, chips=[4, 4, 3])
    assert chances_at(CLANS, s, 20, Rng(1)) == [50, 50, 0]


@pytest.mark.parametrize(
    ("chances", "points"),
    [
        ([[50, 50], [50, 50]], []),
        ([[50, 50], [60, 40], [60, 40], [90, 10], [85, 15], [0, 100]], [0, 2, 4]),
        ([[50, 50], [60, 40], [50, 50]], [0, 1]),
        ([[34, 33, 33], [34, 60, 6], [34, 6, 60]], [0, 1]),
    ],
)
def test_turning_points_are_the_largest_swings_in_the_order_of_play(
    chances: list[list[int]], points: list[int]
) -> None:
    assert turning_points(chances) == points
