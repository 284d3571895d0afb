"""Ladders: every two bots play a match."""

from __future__ import annotations

import msgspec
import pytest

from lascaux.arena.ladder import Ladder, climb
from lascaux.arena.simulate import simulate
from lascaux.kernel.errors import BadSetup

BOTS = ["random", "greedy", "search:6"]


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    """A small ladder of three bots."""
    return climb("clans", BOTS, 4, seed=3, processes=1)


def test_every_two_bots_meet_once(ladder: Ladder) -> None:
    met = [{pairing.first.bot, pairing.second.bot} for pairing in ladder.pairings]
    assert met == [{"random", "greedy"}, {"random", "search:6"}, {"greedy", "search:6"}]


def test_a_pairing_is_the_match_that_simulate_plays(ladder: Ladder) -> None:
    alone = simulate("clans", ["random", "greedy"], 4, seed=3, processes=1)
    result = ladder.against("greedy", "random")
    assert result is not None
    assert (result.wins, result.points) == (alone.bots[1].wins, alone.bots[1].points)


def test_a_standing_counts_all_matches_of_a_bot(ladder: Ladder) -> None:
    for standing in ladder.standings:
        results = [ladder.against(standing.bot, other) for other in BOTS]
        assert standing.wins == pytest.approx(sum(result.wins for result in results if result))
        assert standing.games == 8


def test_the_best_stands_first(ladder: Ladder) -> None:
    rates = [standing.rate for standing in ladder.standings]
    assert rates == sorted(rates, reverse=True)
    assert ladder.standings[-1].bot == "random"


def test_nobody_plays_against_itself(ladder: Ladder) -> None:
    assert ladder.against("greedy", "greedy") is None


def test_progress_counts_the_games_of_all_matches() -> None:
    told: list[tuple[int, int]] = []
    climb(
        "clans",
        ["random", "search:1"],
        2,
        processes=1,
        progress=lambda done, games: told.append((done, games)),
    )
    assert told == [(1, 2), (2, 2)]


def test_a_ladder_is_json(ladder: Ladder) -> None:
    assert msgspec.json.decode(msgspec.json.encode(ladder), type=Ladder) == ladder


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy", "greedy"], ["greedy", "clever"]])
def test_a_ladder_that_cannot_be_is_refused(bots: list[str]) -> None:
    with pytest.raises(BadSetup):
        climb("clans", bots, 1, processes=1)
