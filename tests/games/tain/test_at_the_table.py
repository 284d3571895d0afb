"""What a table may and may not do for a player of Táin."""

from __future__ import annotations

import pytest

from lascaux import Table


def opened() -> tuple[Table, int]:
    """A table of two, and who begins."""
    table = Table.new("tain", 2, seed=4)
    return table, table.seat


@pytest.mark.rule("TN-3.1")
def test_a_chosen_space_and_a_laid_tile_can_be_taken_back_until_another_acts() -> None:
    table, seat = opened()
    before = table.record()
    table.act(seat, "scout outer")
    between = table.record()
    table.act(seat, "lay chief")
    assert table.undo(seat)
    assert table.record() == between
    assert table.undo(seat)
    assert table.record() == before
    table.act_all(seat, ["scout outer", "lay chief"])
    table.act(1 - seat, "pass")
    assert table.undo_state(seat).reason == "table-no-undo-others"


@pytest.mark.rule("TN-4.1")
def test_a_tile_is_not_taken_back_once_all_were_shown() -> None:
    table, seat = opened()
    table.act(seat, "pass")
    table.act_all(1 - seat, ["scout outer", "lay chief"])
    table.act(1 - seat, "pass")
    assert table.undo_state(1 - seat).reason == "table-no-undo-shown"


@pytest.mark.rule("TN-3.7")
def test_passing_cannot_be_taken_back() -> None:
    table, seat = opened()
    table.act(seat, "pass")
    assert table.undo_state(seat).reason == "table-no-undo-final"


@pytest.mark.rule("TN-10.18")
def test_the_only_tile_that_fits_is_asked_for_so_that_nobody_learns_it_was_the_only_one() -> None:
    table, seat = opened()
    table.act_all(seat, [f"scout {seat} 1", "lay chief"])
    table.act(1 - seat, "pass")
    for door in (2, 3):
        table.act_all(seat, [f"scout {seat} {door}", "lay warrior"])
    before = table.entries
    table.act(seat, "scout outer")
    assert table.entries == before + 1
    assert [choice.text for choice in table.choices(seat)] == ["lay bluff"]
