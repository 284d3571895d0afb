"""Moves and chapters: numbers that mean the same in log, replay and result."""

from __future__ import annotations

from functools import lru_cache

import pytest

from lascaux.kernel.errors import BadRecord
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from lascaux.table.record import read
from lascaux.table.table import Table
from tests.contract.cases import Case
from tests.contract.tables import act_at_random, opened

BIDDERS = Case("toy", 3, (("rounds", "long"),))


@lru_cache(maxsize=8)
def finished(case: Case) -> Table:
    """A table of this case that was played to its end at random."""
    at, rng = opened(case), Rng(3)
    while not at.over:
        act_at_random(at, rng)
    return at


def seats_of(at: Table) -> list[int]:
    """Who decided each entry."""
    return [line.seat for line in read(at.record())[1]]


def test_moves_are_counted_from_the_first_choice_of_a_seat_without_a_gap(case: Case) -> None:
    at = finished(case)
    seats, numbers = seats_of(at), [at.move_at(entry) for entry in range(at.entries + 1)]
    first = next(entry for entry, seat in enumerate(seats) if seat != CHANCE)
    assert set(numbers[: first + 1]) == {0}
    assert numbers[first + 1] == 1
    for seat, before, after in zip(seats, numbers, numbers[1:], strict=False):
        assert after - before in ((0,) if seat == CHANCE else (0, 1))
    assert at.moves == numbers[-1]


def test_a_move_is_of_one_seat(case: Case) -> None:
    at = finished(case)
    owner_of: dict[int, int] = {}
    for entry, seat in enumerate(seats_of(at), 1):
        if seat != CHANCE:
            assert owner_of.setdefault(at.move_at(entry), seat) == seat


def test_the_log_tells_each_line_with_the_move_of_its_entry(case: Case) -> None:
    at = finished(case)
    assert all(told.move == at.move_at(told.entry + 1) for told in at.log(None))


def test_the_entries_of_a_move_end_where_the_next_begins(case: Case) -> None:
    at = finished(case)
    assert at.entries_until(at.moves) == at.entries
    for move in range(at.moves + 1):
        entries = at.entries_until(move)
        assert at.move_at(entries) == move
        assert entries == at.entries or at.move_at(entries + 1) == move + 1


def test_moves_are_the_same_after_loading(case: Case) -> None:
    at = finished(case)
    again = Table.load(at.record())
    assert [again.move_at(entry) for entry in range(again.entries + 1)] == [
        at.move_at(entry) for entry in range(at.entries + 1)
    ]


def test_what_completes_a_choice_belongs_to_its_move() -> None:
    at = opened(BIDDERS)
    for seat in range(3):
        at.act(seat, "bid 1")
    assert at.moves == 3
    buyer = at.seat
    at.act(buyer, "take wood")
    assert at.moves == 4
    if at.seat == buyer:
        at.act(buyer, at.choices(buyer)[0].text)
    assert at.move_at(at.entries) == 4


@pytest.mark.parametrize("move", [-1, 999_999, True, "1"])
def test_a_move_that_is_not_there_is_refused(move: int) -> None:
    with pytest.raises(BadRecord, match="moves; there is no move"):
        opened(BIDDERS).entries_until(move)


def test_a_move_that_was_taken_back_does_not_count() -> None:
    at = opened(BIDDERS)
    at.act(0, "bid 1")
    at.undo(0)
    assert at.moves == 0
    at.act(0, "bid 2")
    assert at.moves == 1
