"""How the chances stood."""

from __future__ import annotations

from itertools import count

import pytest

import lascaux
from lascaux import Rng
from lascaux.bots import story
from lascaux.bots.story import chances_at, least_swing, story_of, turning_points
from lascaux.kernel.errors import BadRecord
from tests.games.clans.drawing import draw, opening
from tests.table.helpers import finished, opened

CLANS = lascaux.game("clans")


def test_a_finished_game_is_certain() -> None:
    table = finished(seats=2)
    told = story_of(table.record(), 3, Rng(1))
    scores = [score for score in table.scores() if score is not None]
    assert told.turns[-1].chances == [
        100 * (score == max(scores)) // scores.count(max(scores)) for score in scores
    ]


def test_a_story_begins_with_the_chances_before_the_first_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = count()
    monkeypatch.setattr(story, "chances_at", lambda *_: [next(measured)])
    monkeypatch.setattr(story, "turning_points", lambda *_: [])
    told = story_of(finished(seats=2).record(), 3, Rng(1))
    assert told.opening == [0]
    assert told.turns[0].chances == [1]


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


@pytest.mark.parametrize("continuations", [0, -1, 10_001])
def test_a_story_is_told_with_a_sound_number_of_continuations(continuations: int) -> None:
    with pytest.raises(BadRecord, match="1 to 10000 continuations"):
        story_of(finished(seats=2).record(), continuations, Rng(1))


def test_an_unfinished_game_has_no_story_yet() -> None:
    with pytest.raises(BadRecord, match="not over yet"):
        story_of(opened(seats=2).record(), 3, Rng(1))


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
    measured = [row[:] for row in chances]
    assert turning_points(chances, lambda moment: measured[moment], 1) == points


def test_a_swing_that_a_closer_look_does_not_find_is_no_turning_point() -> None:
    chances = [[50, 50], [62, 38], [50, 50]]
    assert turning_points(chances, lambda _: [50, 50], 1) == []
    assert chances == [[50, 50]] * 3


def test_a_swing_below_the_least_is_no_turning_point() -> None:
    chances = [[50, 50], [54, 46], [60, 40]]
    measured = [row[:] for row in chances]
    assert turning_points(chances, lambda moment: measured[moment], 5) == [1]


def test_only_the_largest_swings_are_looked_at_closer() -> None:
    chances = [[50, 50]] * 40 + [[90, 10]] * 40
    looked: list[int] = []

    def look(moment: int) -> list[int]:
        looked.append(moment)
        return chances[moment]

    turning_points(chances, look, 1)
    assert looked == [39, 40]


def test_the_same_chance_measured_twice_stays_below_the_least_swing() -> None:
    s = opening(2)
    least = least_swing(100)
    for seed in range(20):
        one, other = chances_at(CLANS, s, 100, Rng(seed)), chances_at(CLANS, s, 100, Rng(1000 + seed))
        assert abs(one[0] - other[0]) < least
