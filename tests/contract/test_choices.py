"""What may be chosen: K1, K3, K5, K10, K12, K14."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from lascaux.kernel.errors import NotLegal
from lascaux.kernel.frames import CHANCE, NOBODY
from lascaux.kernel.rng import Rng
from tests.contract.cases import Case
from tests.contract.walks import Moment, walk

SEEDS = range(6)
DRAWS = 60  # for each option of a position, when sampling is tested
LEAST_EXPECTED = 5  # of the rarest option, as the chi-square test wants


def test_k01_legal_is_not_empty_and_sorted_and_unique_while_the_game_lasts(case: Case) -> None:
    rows = range(len(case.game.space))
    for seed in SEEDS:
        for s, options, _ in walk(case, seed).moments:
            assert options
            assert options == sorted(set(options))
            assert options[0] in rows
            assert options[-1] in rows
            if case.game.seat_to_act(s) != CHANCE:
                assert options[-1] < case.game.space.seat_rows


def test_k01_a_step_offers_only_the_verbs_it_declares(case: Case) -> None:
    game = case.game
    for s, options, _ in walk(case, 0).moments:
        verbs = game.steps[s.stack[-1].step].verbs
        assert {game.space.kind_of(row).verb for row in options} <= set(verbs)


def test_k01_legal_is_a_list_of_the_callers_own(case: Case) -> None:
    for s, options, _ in walk(case, 0).moments:
        case.game.legal(s).clear()
        assert case.game.legal(s) == options


def test_k01_nothing_is_legal_once_the_game_is_over(case: Case) -> None:
    assert case.game.legal(walk(case, 0).end) == []


def test_k03_playing_any_legal_action_on_a_copy_leaves_the_original_alone(case: Case) -> None:
    game = case.game
    for seed in SEEDS[:2]:
        for s, options, _ in walk(case, seed).moments:
            before = game.key(s)
            for action in options:
                twin = game.copy(s)
                game.play(twin, action)
                assert game.seat_to_act(twin) in range(NOBODY, case.seats)
            assert game.key(s) == before


def test_k05_chance_has_one_positive_weight_for_each_option(case: Case) -> None:
    for seed in SEEDS:
        for s, options, _ in walk(case, seed).moments:
            if case.game.seat_to_act(s) == CHANCE:
                weights = case.game.weights(s)
                assert len(weights) == len(options)
                assert min(weights) > 0
                assert sum(weights) < 2**30  # the generator draws below this


def test_k05_only_chance_has_weights(case: Case) -> None:
    found = walk(case, 0)
    asked = [moment.s for moment in found.moments if case.game.seat_to_act(moment.s) != CHANCE]
    for s in [*asked, found.end]:
        with pytest.raises(NotLegal, match="Only chance has weights"):
            case.game.weights(s)


def test_k10_every_game_ends_within_the_declared_number_of_plies(case: Case) -> None:
    for seed in range(30):
        found = walk(case, seed)
        assert len(found.moments) <= case.game.meta.max_plies
        assert case.game.seat_to_act(found.end) == NOBODY
        assert found.end.over


def test_k10_only_an_ended_game_has_an_ending_with_a_place_for_each_seat(case: Case) -> None:
    for seed in SEEDS:
        found = walk(case, seed)
        assert all(case.game.ending(moment.s) is None for moment in found.moments)
        ending = case.game.ending(found.end)
        assert ending is not None
        assert ending.reason
        assert len(ending.ranking) == case.seats
        others = [other.place for other in case.game.others(found.end) if other.place]
        places = sorted(ending.ranking + others)
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        assert len(case.game.scores(found.end)) == case.seats


def test_k12_no_decision_is_wider_than_declared(case: Case) -> None:
    for seed in range(30):
        for s, options, _ in walk(case, seed).moments:
            if case.game.seat_to_act(s) != CHANCE:
                assert len(options) <= case.game.meta.widest


def test_k14_sample_draws_each_option_as_often_as_its_weight(case: Case) -> None:
    moments = walk(case, 3).moments
    for moment in moments[:: max(1, len(moments) // 7)]:
        _check_sampling(case, moment)


def _check_sampling(case: Case, moment: Moment) -> None:
    """Chi-square, with generous room: the seeds are fixed, so this never fails by bad luck."""
    game, (s, options, _) = case.game, moment
    weights = game.weights(s) if game.seat_to_act(s) == CHANCE else [1] * len(options)
    draws = max(DRAWS * len(options), LEAST_EXPECTED * sum(weights) // min(weights))
    rng = Rng(99)
    drawn = Counter(game.sample(s, rng) for _ in range(draws))
    assert set(drawn) <= set(options)
    expected = [draws * weight / sum(weights) for weight in weights]
    square = sum((drawn[row] - often) ** 2 / often for row, often in zip(options, expected, strict=True))
    freedom = len(options) - 1
    assert abs(square - freedom) <= 5 * sqrt(2 * freedom)
