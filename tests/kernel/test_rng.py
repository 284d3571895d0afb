"""The generator: the same on any Python, fair, and within its range."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux import BadSetup, Rng


def test_the_first_draws_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.bits() for _ in range(4)] == [100587536, 2849664703, 2976894644, 2427842431]
    assert [rng.below(100) for _ in range(8)] == [67, 35, 89, 60, 1, 63, 27, 14]


def test_seeds_above_32_bits_count() -> None:
    assert Rng(1).bits() != Rng(1 + 2**32).bits()


@pytest.mark.parametrize("n", [1, 2, 3, 7, 270, 2**29, 2**30 - 1])
def test_below_stays_below(n: int) -> None:
    rng = Rng(3)
    drawn = [rng.below(n) for _ in range(300)]
    assert min(drawn) >= 0
    assert max(drawn) < n


def test_below_draws_every_number_about_equally_often() -> None:
    rng = Rng(5)
    drawn = Counter(rng.below(7) for _ in range(7000))
    assert set(drawn) == set(range(7))
    assert all(900 < often < 1100 for often in drawn.values())


def test_weighted_draws_by_weight() -> None:
    rng = Rng(5)
    drawn = Counter(rng.weighted([1, 0, 3]) for _ in range(4000))
    assert set(drawn) == {0, 2}
    assert 900 < drawn[0] < 1100


def test_weighted_refuses_weights_that_add_up_to_nothing() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).weighted([0, 0])


@pytest.mark.parametrize("seed", ["a", None, 1.5, -1])
def test_a_generator_starts_from_a_whole_number(seed: object) -> None:
    with pytest.raises(BadSetup, match="whole number from 0 on"):
        Rng(seed)
