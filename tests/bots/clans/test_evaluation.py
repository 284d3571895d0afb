"""What looks good in Clans, and what does not."""

from __future__ import annotations

import pytest

from lascaux import Rng
from lascaux.bots.clans.evaluation import ClansEvaluation
from lascaux.bots.clans.prospects import clans_left, forecast_of
from lascaux.games.clans.data import COLOURS, HUT
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.scoring import after_strife
from lascaux.games.clans.state import ClansState
from lascaux.parts.heaps import count_of, heap_of
from tests.games.clans.drawing import LETTERS, draw, opening

EVALUATION = ClansEvaluation(GAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rating_choices_at_once_is_the_same_as_playing_each(seats: int) -> None:
    s, rng = opening(seats, seed=seats), Rng(seats)
    while s.stack:
        seat, options = GAME.seat_to_act(s), GAME.legal(s)
        each = []
        for action in options:
            twin = GAME.copy(s)
            GAME.play(twin, action)
            each.append(EVALUATION.rewards(twin)[seat])
        assert EVALUATION.rate(s, seat, options) == each
        GAME.play(s, options[rng.below(len(options))])


def test_judging_changes_nothing() -> None:
    s = opening(3)
    key = GAME.key(s)
    EVALUATION.rate(s, GAME.seat_to_act(s), GAME.legal(s))
    EVALUATION.rewards(s)
    assert GAME.key(s) == key


def test_rewards_share_one_win() -> None:
    assert sum(EVALUATION.rewards(opening(4))) == pytest.approx(1)


def test_points_count() -> None:
    assert _hope("r", points={"r": 5}) > _hope("r")


def test_chips_count() -> None:
    s = draw({1: "rb", 2: "rb"}, founded=3, chips=[3, 0])
    assert EVALUATION.rewards(s)[0] > EVALUATION.rewards(s)[1]


def test_the_same_lead_is_worth_more_towards_the_end() -> None:
    early, late = (draw({1: "rb", 2: "rb"}, founded=n, points={"r": 4}, chips=[n // 2] * 2) for n in (2, 10))
    assert EVALUATION.rewards(late)[0] > EVALUATION.rewards(early)[0]


def test_a_scattered_clan_hopes_for_more_than_a_gathered_one() -> None:
    prospects = _prospects(draw({1: "rb", 2: "rg", 3: "rk", 5: "yyy"}))
    assert prospects["r"] > prospects["y"]


def test_a_single_hut_hopes_for_nothing_where_all_five_clans_meet() -> None:
    prospects = _prospects(draw({1: "rrbbggyyk", 2: "r"}))
    assert prospects["k"] == 0 < prospects["b"]


def test_hostile_ground_spoils_a_village_that_is_about_to_be() -> None:
    """In the first epoch mountains are hostile: 2 is one, 3 is grassland."""
    mountain, grassland = _prospects(draw({2: "bbb", 1: "r"})), _prospects(draw({3: "bbb", 1: "r"}))
    assert mountain["b"] < grassland["b"]


def test_favourable_ground_promises_its_bonus() -> None:
    """In the first epoch forests are favourable: 5 is one, 3 is grassland."""
    forest, grassland = _prospects(draw({5: "bbb", 2: "r"})), _prospects(draw({3: "bbb", 2: "r"}))
    assert forest["b"] > grassland["b"]


def test_villages_that_stand_promise_nothing_more() -> None:
    assert _prospects(draw({1: "rr", 59: "b", 60: "b"}, villages=[1]))["r"] == 0


def test_clans_left_are_those_that_strife_leaves() -> None:
    for number in range(4**5):
        counts = [number >> 2 * colour & 3 for colour in range(len(COLOURS))]
        left = after_strife(heap_of(counts, HUT))
        mask = sum(1 << 4 * colour for colour in range(len(COLOURS)) if count_of(left, colour))
        assert clans_left(heap_of(counts, HUT)) == mask


def _prospects(s: ClansState) -> dict[str, int]:
    return dict(zip(LETTERS, forecast_of(s).prospects, strict=True))


def _hope(cards: str, points: dict[str, int] | None = None) -> float:
    return EVALUATION.rewards(draw({1: "rb", 2: "rb"}, cards=cards + "b", points=points))[0]
