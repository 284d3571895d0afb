"""Taking back, and the floor below which nothing is taken back."""

from __future__ import annotations

import pytest

from lascaux import NotLegal, Table
from lascaux.wire import YourDecision
from tests.table.helpers import finished, opened, play_on


def several_actions(table: Table) -> list[str]:
    """The last choice of the seat that is asked, then the last of what it is asked next, if it is."""
    first = table.choices(table.seat)[-1].text
    preview = table.what_if(table.seat, [first])
    more = preview.decision.choices if isinstance(preview.decision, YourDecision) else []
    return [first, *[choice.text for choice in more[-1:]]]


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


def test_what_was_played_as_one_is_taken_back_as_one() -> None:
    table = Table.new("first_sparks", 2, seed=1)
    while len(several := several_actions(table)) < 2:
        table.act(table.seat, several[0])
    seat, before = table.seat, table.record()
    table.act_all(seat, several)
    assert table.undo(seat)
    assert table.record() == before


def test_what_was_played_one_by_one_is_taken_back_one_by_one() -> None:
    table = Table.new("first_sparks", 2, seed=1)
    while len(several := several_actions(table)) < 2:
        table.act(table.seat, several[0])
    seat = table.seat
    table.act(seat, several[0])
    between = table.record()
    table.act(seat, several[1])
    assert table.undo(seat)
    assert table.record() == between


def test_what_was_played_as_one_is_taken_back_as_one_after_loading_if_it_is_said_where_it_begins() -> None:
    table = Table.new("first_sparks", 2, seed=1)
    while len(several := several_actions(table)) < 2:
        table.act(table.seat, several[0])
    seat, before, entries = table.seat, table.record(), table.entries
    table.act_all(seat, several)
    loaded = Table.load(table.record(), begins={entries})
    assert loaded.undo(seat)
    assert loaded.record() == before
