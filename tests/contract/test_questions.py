"""A question stands until what is asked changes, whatever else happens at the table."""

from __future__ import annotations

from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from tests.contract.cases import Case
from tests.contract.tables import act_at_random, opened
from tests.contract.walks import walk

LOOKED_AT = 40  # entries
BIDDERS = Case("toy", 3, (("rounds", "long"),))


def since(at: Table) -> list[int | None]:
    """For each seat, how long the record was when it was first asked what it is asked now."""
    return [at.asked_since(seat) for seat in range(at.seats)]


def test_seats_that_choose_at_the_same_time_leave_each_others_questions_alone() -> None:
    at = opened(BIDDERS)
    asked = at.entries
    assert since(at) == [asked] * 3
    at.act(1, "bid 2")
    assert since(at) == [asked, None, asked]


def test_whoever_takes_back_leaves_the_questions_of_others_alone() -> None:
    at = opened(BIDDERS)
    asked = at.entries
    at.act(1, "bid 2")
    at.undo(1)
    assert since(at) == [asked] * 3


def test_a_question_after_chance_is_a_new_one() -> None:
    at = opened(BIDDERS)
    for seat in range(3):
        at.act(seat, "bid 1")
    assert at.asked_since(at.seat) == at.entries


def test_whoever_is_asked_has_a_question_and_nobody_else(case: Case) -> None:
    at, rng = opened(case), Rng(9)
    while not at.over:
        for seat in range(case.seats):
            assert (at.asked_since(seat) is None) == (not at.choices(seat))
        act_at_random(at, rng)
    assert since(at) == [None] * case.seats


def test_questions_are_the_same_after_loading(case: Case) -> None:
    at, rng = opened(case), Rng(10)
    while not at.over and at.entries < LOOKED_AT:
        assert since(Table.load(at.record())) == since(at)
        act_at_random(at, rng)


def test_who_is_asked_later_sits_at_the_table_and_is_named_once(case: Case) -> None:
    for moment in walk(case, seed=11).moments:
        asked, then = case.game.seats_to_act(moment.s), case.game.seats_after(moment.s)
        assert len(set(then)) == len(then)
        assert set(then) <= set(range(case.seats)) - set(asked)
