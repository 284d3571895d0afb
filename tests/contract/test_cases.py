"""The cases of the contract suite hold any two values of two options together."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.contract.cases import CASES, DAILY, cases_of, games_with_toy, option_sets


@pytest.mark.parametrize("count", [0, 1, 2, 3, 6])
def test_any_two_values_stand_together_in_some_set(count: int) -> None:
    options = {f"option{number}": (["a", "b", "c"][: 2 + number % 2], "a") for number in range(count)}
    sets = [dict(chosen) for chosen in option_sets(options)]
    for one, other in combinations(sorted(options), 2):
        for values in product(options[one][0], options[other][0]):
            assert any((chosen[one], chosen[other]) == values for chosen in sets)


def test_sets_stay_few_where_the_product_is_large() -> None:
    assert len(option_sets({f"option{number}": (["a", "b", "c"], "a") for number in range(6)})) < 30


def test_every_game_runs_with_every_seat_count_its_options_allow() -> None:
    for game in games_with_toy().values():
        for case in CASES:
            if case.name == game.meta.name:
                seats = game.meta.seats_for(dict(case.options))
                assert seats.least <= case.seats <= seats.most
    assert {case.seats for case in CASES if case.name == "toy" and ("tribe", "yes") in case.options} == {
        1,
        2,
        3,
    }


def test_any_value_stands_day_by_day_with_every_seat_count_it_allows() -> None:
    for game in games_with_toy().values():
        every = cases_of(game.meta)
        daily = [case for case in DAILY if case.name == game.meta.name]
        together = {(value, case.seats) for case in daily for value in case.options}
        assert together == {(value, case.seats) for case in every for value in case.options}
        assert {case.seats for case in daily} == {case.seats for case in every}
