"""Matches between bots."""

from __future__ import annotations

import os
from functools import partial

import msgspec
import pytest

from lascaux.arena import pool
from lascaux.arena.match import Fixture, play
from lascaux.arena.pool import ProcessLost
from lascaux.arena.simulate import Result, simulate
from lascaux.kernel.errors import BadSetup


def test_the_same_call_brings_about_the_same_result() -> None:
    assert _without_time(_played(6, seed=3)) == _without_time(_played(6, seed=3))


def test_processes_change_nothing() -> None:
    assert _without_time(_played(4, processes=1)) == _without_time(_played(4, processes=2))


def test_another_seed_brings_about_other_games() -> None:
    assert _without_time(_played(4, seed=1)) != _without_time(_played(4, seed=2))


def test_all_wins_are_shared_out() -> None:
    result = _played(5)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(5)


def test_greedy_beats_random() -> None:
    greedy = simulate("clans", ["greedy", "random"], 12, processes=1).bots[0]
    assert greedy.rate >= 0.85
    assert greedy.low < greedy.rate <= greedy.high


def test_bots_take_all_seats_in_turn() -> None:
    result = simulate("clans", ["random", "random"], 3, seats=4, processes=1)
    assert result.seats == 4
    assert [bot.games for bot in result.bots] == [6, 6]


def test_each_deal_is_played_from_both_sides() -> None:
    """With one bot on both sides the same game comes about twice, and each side wins once."""
    result = simulate("clans", ["greedy", "greedy"], 2, processes=1)
    assert result.bots[0].wins == result.bots[1].wins == 1


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(
        "clans", ["random", "random"], 3, processes=1, progress=lambda done, games: told.append((done, games))
    )
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_result_is_json() -> None:
    result = _played(2)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


def test_options_reach_the_table() -> None:
    assert simulate("clans", ["random", "random"], 1, options={"ties": "chips"}, processes=1).options == {
        "ties": "chips"
    }


def test_an_outcome_counts_the_moves_of_each_seat() -> None:
    outcome = play(Fixture("clans", ["random", "random", "random"], {}, 1, 1))
    assert len(outcome.moves) == len(outcome.points) == 3
    assert max(outcome.moves) - min(outcome.moves) < 10
    assert sum(outcome.wins) == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "bots", "games", "seats", "options", "seed"),
    [
        ("chess", ["random", "random"], 1, None, {}, 0),
        ("clans", [], 1, None, {}, 0),
        ("clans", ["random"], 1, None, {}, 0),
        ("clans", ["random", "clever"], 1, None, {}, 0),
        ("clans", ["random", "random"], 0, None, {}, 0),
        ("clans", ["random", "random"], 10**9, None, {}, 0),
        ("clans", ["random", "random"], 1, 1, {}, 0),
        ("clans", ["random", "random"], 1, 5, {}, 0),
        ("clans", ["random", "random"], 1, None, {"ties": "dice"}, 0),
        ("clans", ["random", "random"], 1, None, {}, -1),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, bots: list[str], games: int, seats: int | None, options: dict[str, str], seed: int
) -> None:
    with pytest.raises(BadSetup):
        simulate(game, bots, games, seats, options, seed)


def test_a_process_that_dies_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "_end_quietly", partial(os._exit, 1))
    with pytest.raises(ProcessLost, match="fewer processes"):
        _played(4, processes=2)


def _played(games: int, seed: int = 0, processes: int = 1) -> Result:
    return simulate("clans", ["search:6", "random"], games, seed=seed, processes=processes)


def _without_time(result: Result) -> list[tuple[str, float, float, float]]:
    return [(bot.bot, bot.wins, bot.points, bot.moves) for bot in result.bots]
