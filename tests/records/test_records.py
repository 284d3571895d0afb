"""Whole games that show something rare; each must replay, and show it still."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux import Table
from lascaux.games.clans.view import ClansView
from lascaux.table.verify import verify
from lascaux.wire import GameOver, Told

FOLDER = Path(__file__).parent
RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))
EVERY_RECORD = pytest.mark.parametrize("name", RECORDS)


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def log_of(name: str) -> list[Told]:
    return Table.load(text_of(name)).log(None)


def outcome_of(name: str) -> GameOver:
    decision = Table.load(text_of(name)).decision(None)
    assert isinstance(decision, GameOver)
    return decision


def tied_in(outcome: GameOver) -> tuple[int, list[int]]:
    """Who won a game that points alone did not decide, and who had as many points."""
    winner = outcome.ranking.index(1)
    rivals = [
        seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores) and seat != winner
    ]
    assert rivals
    return winner, rivals


def sizes_of_moves(name: str) -> list[tuple[int, int]]:
    """Of every move in a record, the huts that moved and those they joined."""
    table = Table.load(text_of(name))
    sizes = []
    for line in table.log(None):
        if line.kind == "moved":
            view = table.at(line.entry).view(None)
            assert isinstance(view, ClansView)
            here, there = line.args["here"], line.args["there"]
            assert isinstance(here, int)
            assert isinstance(there, int)
            sizes.append((sum(view.huts[here - 1]), sum(view.huts[there - 1])))
    return sizes


@EVERY_RECORD
def test_a_record_replays_and_writes_itself_back(name: str) -> None:
    table = Table.load(text_of(name))
    assert table.over
    assert table.record() == text_of(name)


@EVERY_RECORD
def test_the_chance_of_a_record_is_as_announced(name: str) -> None:
    assert verify(text_of(name)).fair


@pytest.mark.rule("CL-7.3")
def test_a_game_that_ended_before_the_twelfth_village() -> None:
    name = "clans-early-end.txt"
    assert outcome_of(name).reason == "alone"
    assert [line.rule for line in log_of(name) if line.kind == "ended"] == ["CL-7.3"]
    assert sum(line.kind == "founded" for line in log_of(name)) < 12


@pytest.mark.rule("CL-2.5")
def test_a_game_in_which_two_equal_large_groups_met() -> None:
    assert any(
        size >= 7 and size == other for size, other in sizes_of_moves("clans-equal-groups-of-seven.txt")
    )


@pytest.mark.rule("CL-2.4")
def test_a_game_in_which_a_large_group_joined_a_larger_one() -> None:
    assert any(7 <= size < other for size, other in sizes_of_moves("clans-smaller-joins-larger.txt"))


@pytest.mark.rule("CL-4.3")
def test_a_game_in_which_strife_emptied_a_village() -> None:
    strife = [line for line in log_of("clans-five-single-huts.txt") if line.kind == "strife"]
    assert "CL-4.3" in [line.rule for line in strife if line.args["left"] == 0]


@pytest.mark.rule("CL-5.4")
def test_a_game_in_which_the_mover_said_the_order() -> None:
    assert " found " in text_of("clans-order-of-villages.txt")


@pytest.mark.rule("CL-5.5")
def test_a_game_with_a_village_beyond_the_twelfth() -> None:
    kinds = [line.kind for line in log_of("clans-surplus-village.txt")]
    assert kinds.count("founded") == 12
    assert "surplus" in kinds


@pytest.mark.rule("CL-7.6")
def test_a_game_that_two_players_won_together() -> None:
    assert outcome_of("clans-shared-victory.txt").ranking.count(1) == 2


@pytest.mark.rule("CL-7.6")
def test_a_game_that_chips_decided() -> None:
    outcome = outcome_of("clans-tie-broken-by-chips.txt")
    assert outcome.scores.count(max(outcome.scores)) == 2
    assert outcome.ranking.count(1) == 1
