"""What moves give away."""

from __future__ import annotations

import pytest

from lascaux import Rng, Table
from lascaux.bots.catalogue import bot_from
from lascaux.bots.clans.beliefs import ClansWorlds, beliefs_of, hands_of, weights_of
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.state import ClansState
from lascaux.kernel.errors import BadPosition
from tests.bots.helpers import table_after


def test_a_seat_that_plays_for_its_clan_gives_it_away() -> None:
    likely = [_likelihood_of_truth(seed, "greedy") for seed in range(6)]
    assert sum(likely) / len(likely) > 0.6  # of four colours it may have


def test_a_seat_that_plays_at_random_gives_little_away() -> None:
    likely = [_likelihood_of_truth(seed, "random") for seed in range(6)]
    assert sum(likely) / len(likely) < 0.6


def test_nothing_is_known_before_the_first_move() -> None:
    worlds = _worlds(table_after(0, 3), 0)
    assert len(set(worlds.weights)) == 1


def test_own_moves_tell_nothing() -> None:
    table = table_after(12, 2)
    base = _true_position(table)
    assert beliefs_of(GAME, base, 0, table.outlook(0).past)[0] == [0.0] * 5


@pytest.mark.parametrize(("seats", "hands"), [(2, 4), (3, 12), (4, 24)])
def test_every_deal_that_fits_is_possible(seats: int, hands: int) -> None:
    table = table_after(20, seats)
    worlds = _worlds(table, 1)
    own = _true_position(table).cards[1]
    assert len(set(worlds.hands)) == len(worlds.hands) == hands
    assert all(hand[1] == own and len(set(hand)) == seats for hand in worlds.hands)
    assert min(worlds.weights) > 0


def test_worlds_are_drawn_as_likely_as_they_are() -> None:
    worlds = _worlds(table_after(30, 2), 0)
    rng, draws = Rng(1), 4000
    drawn = [worlds.draw(rng).cards for _ in range(draws)]
    for hand, weight in zip(worlds.hands, worlds.weights, strict=True):
        assert drawn.count(hand) / draws == pytest.approx(weight / sum(worlds.weights), abs=0.03)


def test_a_drawn_world_is_what_the_seat_sees() -> None:
    table = table_after(25, 3)
    world = _worlds(table, 2).draw(Rng(3))
    assert GAME.view(world, 2) == table.view(2)


def test_certainty_excludes_no_deal() -> None:
    s = _true_position(table_after(0, 2))
    beliefs = [[0.0] * 5, [0.0, -900.0, -900.0, -900.0, -900.0]]
    assert min(weights_of(hands_of(s, 0), beliefs)) == 1


@pytest.mark.parametrize("spoil", ["another seat", "no such move", "too long"])
def test_a_past_against_the_rules_is_refused(spoil: str) -> None:
    table = table_after(8, 2)
    past = table.outlook(0).past
    who, action = past[-1]
    if spoil == "another seat":
        past[-1] = (1 - who, action)
    elif spoil == "no such move":
        past[-1] = (who, -1)
    else:
        past += [(who, action)]
    with pytest.raises(BadPosition):
        beliefs_of(GAME, _true_position(table), 0, past)


def _likelihood_of_truth(seed: int, other: str) -> float:
    """How likely seat 0 thinks the true card of seat 1, after ten moves of each."""
    table = Table.new("clans", seats=2, seed=seed)
    bots = [bot_from("random", table.game), bot_from(other, table.game)]
    rng = Rng(seed)
    for _ in range(20):
        table.act(table.seat, bots[table.seat].choose(table.outlook(table.seat), rng))
    worlds = _worlds(table, 0)
    truth = worlds.hands.index(_true_position(table).cards)
    return worlds.weights[truth] / sum(worlds.weights)


def _worlds(table: Table, seat: int) -> ClansWorlds:
    base = table.outlook(seat).world(Rng(1))
    assert isinstance(base, ClansState)
    return ClansWorlds(GAME, base, seat, beliefs_of(GAME, base, seat, table.outlook(seat).past))


def _true_position(table: Table) -> ClansState:
    state = table._state
    assert isinstance(state, ClansState)
    return state
