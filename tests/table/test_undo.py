"""Taking back, and the floor below which nothing is taken back."""

from __future__ import annotations

import pytest

from lascaux.kernel.errors import NotLegal
from tests.table.helpers import finished, opened, play_on


def test_the_last_choice_can_be_taken_back() -> None:
    table = opened()
    seat, before = table.seat, table.record()
    play_on(table, 1)
    assert table.undo_state(seat).allowed
    assert table.undo(seat)
    assert table.record() == before
    assert table.seat == seat


def test_the_log_forgets_what_was_taken_back() -> None:
    table = opened()
    seat, before = table.seat, table.log(None)
    play_on(table, 1)
    table.undo(seat)
    assert table.log(None) == before


def test_it_is_not_taken_back_twice() -> None:
    table = opened()
    seat = table.seat
    play_on(table, 1)
    table.undo(seat)
    with pytest.raises(NotLegal):
        table.undo(seat)


def test_whoever_has_not_chosen_yet_has_nothing_to_take_back() -> None:
    table = opened()
    assert [table.undo_state(seat).reason for seat in range(3)] == ["table-no-undo-nothing"] * 3


def test_others_who_have_acted_are_no_reason_for_whoever_has_not_chosen_yet() -> None:
    table = play_on(opened(), 2)
    assert table.undo_state(table.seat).reason == "table-no-undo-nothing"


def test_whoever_took_back_the_only_choice_has_nothing_more_to_take_back() -> None:
    table = opened()
    seat = table.seat
    play_on(table, 1)
    table.undo(seat)
    assert table.undo_state(seat).reason == "table-no-undo-nothing"


def test_nothing_is_taken_back_once_another_seat_has_acted() -> None:
    table = opened()
    seat = table.seat
    play_on(table, 2)
    state = table.undo_state(seat)
    assert not state.allowed
    assert state.reason == "table-no-undo-others"


def test_nobody_takes_back_what_another_did() -> None:
    table = opened()
    other = (table.seat + 1) % 3
    play_on(table, 1)
    before = table.record()
    with pytest.raises(NotLegal):
        table.undo(other)
    assert table.record() == before


def test_the_end_is_not_taken_back_since_cards_were_shown() -> None:
    table = finished()
    assert table.undo_state(0).reason == "table-no-undo-shown"


def test_undo_is_the_same_after_loading() -> None:
    table = play_on(opened(), 5)
    loaded = type(table).load(table.record())
    assert [loaded.undo_state(seat) for seat in range(3)] == [table.undo_state(seat) for seat in range(3)]


def test_undo_is_the_same_after_loading_what_was_left_by_an_undo() -> None:
    table = play_on(opened(), 2)
    table.undo((table.seat - 1) % 3)
    loaded = type(table).load(table.record())
    assert [loaded.undo_state(seat) for seat in range(3)] == [table.undo_state(seat) for seat in range(3)]
