"""Tables of every game: undo survives loading, and refusals name their rule."""

from __future__ import annotations

import pytest

from lascaux.kernel.errors import NotLegal
from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from lascaux.wire import UndoState
from tests.contract.cases import Case
from tests.contract.tables import act_at_random, is_looked_at, opened
from tests.contract.walks import walk

BIDDERS = Case("toy", 3, (("rounds", "long"),))


def undo_states(at: Table) -> list[UndoState]:
    """What each seat is told of taking back."""
    return [at.undo_state(seat) for seat in range(at.seats)]


def out_of_coins() -> Table:
    """A table of the toy where all seats are asked at the same time, and each has one bid left."""
    at = opened(BIDDERS)
    while at.choices(0)[-1].text != "bid 0":
        for seat in range(at.seats):
            at.act(seat, "bid 3")
        while at.seat >= 0 and not at.choices(at.seat)[0].text.startswith("bid"):
            at.act(at.seat, at.choices(at.seat)[0].text)
    return at


def test_undo_is_the_same_after_loading(case: Case) -> None:
    for seed in range(3):
        at, rng = opened(case), Rng(seed)
        while not at.over:
            if is_looked_at(at):
                assert undo_states(Table.load(at.record())) == undo_states(at)
            act_at_random(at, rng)
        assert undo_states(Table.load(at.record())) == undo_states(at)


def test_an_only_choice_beside_others_is_asked_for_and_taken_back() -> None:
    at = out_of_coins()
    assert [len(at.choices(seat)) for seat in range(3)] == [1, 1, 1]
    at.act(0, "bid 0")
    assert at.undo_state(0).allowed
    assert undo_states(Table.load(at.record())) == undo_states(at)


def test_the_last_only_choice_is_made_by_the_table() -> None:
    at = out_of_coins()
    entries = at.entries
    at.act(0, "bid 0")
    at.act(1, "bid 0")
    bids = at.record().partition("\n\n")[2].splitlines()[entries : entries + 3]
    assert bids == ["0 bid 0", "1 bid 0", "2 bid 0"]


def test_nobody_takes_back_the_end(case: Case) -> None:
    at, rng = opened(case), Rng(8)
    while not at.over:
        act_at_random(at, rng)
    for seat in range(case.seats):
        assert not at.undo_state(seat).allowed
        with pytest.raises(NotLegal, match=r"\.$"):
            at.undo(seat)


def test_the_end_is_not_taken_back_even_if_nothing_hidden_was_shown() -> None:
    at, rng = opened(BIDDERS), Rng(1)  # a choice ends it, not a draw
    while not at.over:
        act_at_random(at, rng)
    assert "table-no-over" in [state.reason for state in undo_states(at)]


def test_scores_tell_a_seat_the_same_in_every_world_it_cannot_tell_apart(case: Case) -> None:
    game = case.game
    for moment in walk(case, 1).moments:
        for seat in range(case.seats):
            world = game.determinize(moment.s, seat, Rng(2))
            assert game.known_scores(world, seat) == game.known_scores(moment.s, seat)
            assert game.known_scores(world, None) == game.known_scores(moment.s, None)


def test_scores_tell_all_once_it_is_over(case: Case) -> None:
    end = walk(case, 1).end
    assert case.game.known_scores(end, None) == case.game.scores(end)


def test_a_seat_that_is_not_asked_is_refused_by_a_rule(case: Case) -> None:
    at, rng = opened(case), Rng(5)
    while not at.over:
        for seat in range(case.seats):
            refusal = None if at.choices(seat) else at.why_not(seat, "anything")
            assert refusal is None or refusal.rule == case.game.rule_of_turns(at._state) != ""
        act_at_random(at, rng)


def test_whoever_acts_after_the_end_is_refused_by_a_rule(case: Case) -> None:
    at, rng = opened(case), Rng(6)
    while not at.over:
        act_at_random(at, rng)
    refusal = at.why_not(0, "anything")
    assert refusal is not None
    assert refusal.rule == case.game.rule_of_end(at._state) != ""
