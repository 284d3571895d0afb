"""A move is stale only if what its seat was asked has changed, whatever else was logged since."""

from __future__ import annotations

import pytest

from lascaux.server import history
from lascaux.server.messages import Act
from lascaux.server.position import Position
from lascaux.server.store import Body, Head, Kept, Opened, Row, SatDown, SeatHead
from lascaux.table import opening, table
from lascaux.table.table import Table
from tests.contract.cases import games_with_toy
from tests.server.harness import AT

SEATS = 3


@pytest.fixture(autouse=True)
def _the_server_knows_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table, opening, history):
        monkeypatch.setattr(module, "game_named", lambda name: games_with_toy()[name])


@pytest.fixture
def bidders() -> Position:
    """A table of the toy, where all seats hide a bid at the same time."""
    return position_of("toy")


def position_of(game: str, *later: Row) -> Position:
    """A table of bots before the first choice, or after these rows."""
    opened = Table.new(game, SEATS, seed=3)
    seats = [SeatHead(None, "random", None)] * SEATS
    head = Head(game, "1.0.0", opened.options, seats, "", True, opened.seed, "")
    first = Row(1, "open", Opened(opened.lines()), AT)
    return Position(Kept(head, "2026-01-01T00:00:00Z", [first, *later]))


def log(position: Position, body: Body) -> int:
    """Fold one more row; gives its number."""
    row = Row(position.seq + 1, f"row {position.seq + 1}", body, AT)
    position.fold(row)
    return row.seq


def bid(position: Position, seat: int, coins: int) -> int:
    """A seat hides so many coins."""
    return log(position, position.play(seat, Act("x", position.seq, f"bid {coins}"), "en"))


def knowing(position: Position, at: int) -> list[bool]:
    """By seat: whether one who has seen row `at` knows what it is asked."""
    return [position.has_seen_question(seat, at) for seat in range(SEATS)]


def test_the_other_half_of_a_simultaneous_choice_makes_nothing_stale(bidders: Position) -> None:
    asked = bidders.seq
    bid(bidders, 1, 2)
    assert knowing(bidders, asked) == [True, False, True]


def test_a_row_that_says_nothing_of_the_game_makes_nothing_stale(bidders: Position) -> None:
    asked = bidders.seq
    log(bidders, SatDown(2, "Somebody"))
    log(bidders, SatDown(2, "Somebody else"))
    assert knowing(bidders, asked) == [True] * SEATS


def test_whoever_took_back_is_asked_anew_and_nobody_else(bidders: Position) -> None:
    asked = bidders.seq
    bid(bidders, 1, 2)
    taken = log(bidders, bidders.take_back(1, "en"))
    assert knowing(bidders, asked) == [True, False, True]
    assert knowing(bidders, taken) == [True] * SEATS


def test_what_comes_after_all_have_chosen_is_a_new_question(bidders: Position) -> None:
    for seat in range(SEATS):
        bid(bidders, seat, 1)
    assert knowing(bidders, bidders.seq - 1) == [False] * SEATS
    assert any(knowing(bidders, bidders.seq))


def test_a_row_that_is_not_there_yet_is_not_believed(bidders: Position) -> None:
    assert knowing(bidders, bidders.seq + 1) == [False] * SEATS


def test_a_question_raised_again_by_another_choice_is_another_question() -> None:
    clans = position_of("clans")
    mover = clans.asked_bot_seat()
    assert mover is not None
    other = (mover + 1) % SEATS
    first = log(clans, clans.play(mover, Act("x", clans.seq, "move 12 13"), "en"))
    assert clans.has_seen_question(other, first)
    log(clans, clans.take_back(mover, "en"))
    log(clans, clans.play(mover, Act("x", clans.seq, "move 13 12"), "en"))
    assert not clans.has_seen_question(other, first)
    assert clans.has_seen_question(other, clans.seq)


def test_only_who_knows_the_choice_takes_it_back(bidders: Position) -> None:
    asked = bidders.seq
    made = bid(bidders, 1, 2)
    assert not bidders.has_seen_choice(1, asked)
    assert bidders.has_seen_choice(1, made)
    log(bidders, SatDown(2, "Somebody"))
    assert bidders.has_seen_choice(1, made)


def test_a_question_is_as_old_after_the_log_was_read_again(bidders: Position) -> None:
    asked = bidders.seq
    row = Row(asked + 1, "bid", bidders.play(1, Act("x", asked, "bid 2"), "en"), AT)
    assert knowing(position_of("toy", row), asked) == [True, False, True]


def test_a_question_is_as_old_where_another_house_wrote_the_row(bidders: Position) -> None:
    asked = bidders.seq
    row = Row(asked + 1, "bid", bidders.play(1, Act("x", asked, "bid 2"), "en"), AT)
    twin = position_of("toy")
    twin.catch_up([row])
    assert knowing(twin, asked) == [True, False, True]
