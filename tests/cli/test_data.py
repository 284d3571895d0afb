"""Commands that print data: rules, games, perft, simulate."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path

import pytest

from lascaux import game
from lascaux.arena import pool
from lascaux.arena.bench import Bench, Figure
from lascaux.cli.bench import missed_bars
from lascaux.kernel.play import perft
from lascaux.registry import games
from lascaux.table.words import Words
from tests.cli.driving import Ended, Shell, saved


def test_games_lists_every_game(shell: Shell) -> None:
    assert "clans" in shell.run("games").out
    assert json.loads(shell.run("games", "--json").out)[0]["maxSeats"] == 4


@pytest.mark.parametrize("query", ["CL-2.3", "cl-2.3", "2.3"])
def test_a_rule_is_found_by_its_id(shell: Shell, query: str) -> None:
    out = shell.run("rules", "clans", query).out
    assert "CL-2.3" in out
    assert "CL-2.4" not in out


@pytest.mark.parametrize("query", ["2", "CL-2"])
def test_a_chapter_is_found_by_its_number(shell: Shell, query: str) -> None:
    out = shell.run("rules", "clans", query).out
    assert "CL-2.1" in out
    assert "CL-2.8" in out
    assert "CL-3.1" not in out


@pytest.mark.parametrize("words", [("seven", "huts"), ("sette", "capanne"), ("piu", "capanne"), ("SETTE",)])
def test_rules_are_found_by_words_of_either_language(shell: Shell, words: tuple[str, ...]) -> None:
    assert "CL-2.3" in shell.run("rules", "clans", *words).out


def test_a_ruling_says_how_we_read_the_book(shell: Shell) -> None:
    assert "Our reading:" in shell.run("rules", "clans", "CL-4.3").out
    assert "La nostra lettura:" in shell.run("rules", "clans", "CL-4.3", "--language", "it").out


def test_all_rules_are_printed_when_none_is_named(shell: Shell) -> None:
    data = json.loads(shell.run("rules", "clans", "--json").out)
    ids = [paragraph["id"] for paragraph in data]
    assert ids[0] == "CL-0.1"
    assert len(set(ids)) == len(ids) > 40


def test_perft_counts_what_the_kernel_counts(shell: Shell) -> None:
    rules = game("clans")
    state = rules.start(2, {})
    expected = perft(rules, state, 1)
    data = json.loads(shell.run("perft", "clans", "--depth", "1", "--json").out)
    assert data["lines"] == 270
    assert expected == 120, "before the deal there are that many ways to lay out the first region"


def test_perft_counts_from_a_position_of_a_record(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    at_start = json.loads(shell.run("perft", "clans", "--depth", "1", "--record", f"{file}@0", "--json").out)
    assert at_start["lines"] == 120


@pytest.mark.parametrize(
    ("depth", "language", "sentence"),
    [
        ("0", "en", "1 line of play, 0 deep"),
        ("0", "it", "1 linea di gioco, profonda 0"),
        ("1", "en", "270 lines of play, 1 deep"),
        ("1", "it", "270 linee di gioco, profonde 1"),
    ],
)
def test_perft_counts_in_good_grammar(shell: Shell, depth: str, language: str, sentence: str) -> None:
    out = shell.run("perft", "clans", "--depth", depth, "--language", language).out
    assert out.splitlines()[-1] == sentence


def test_perft_divided_adds_up(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt", moves=30)
    arguments = ("perft", "clans", "--depth", "3", "--record", file, "--divide")
    data = json.loads(shell.run(*arguments, "--json").out)
    assert sum(data["divide"].values()) == data["lines"]
    assert str(data["lines"]) in shell.run(*arguments).out


def test_perft_of_no_depth_is_one(shell: Shell) -> None:
    assert json.loads(shell.run("perft", "clans", "--depth", "0", "--json").out)["lines"] == 1


def simulated(shell: Shell, *more: str) -> tuple[int, str, str]:
    ended = shell.run(
        "simulate", "clans", "--bots", "random,random", "--games", "4", "--processes", "1", *more
    )
    return ended.code, ended.out, ended.err


def test_simulate_prints_a_table_with_intervals(shell: Shell) -> None:
    code, out, _ = simulated(shell)
    assert code == 0
    assert "95 % interval" in out
    assert out.count("random") == 2


def test_simulate_prints_json(shell: Shell) -> None:
    data = json.loads(simulated(shell, "--json")[1])
    assert data["games"] == 4
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(4)


def test_the_same_seed_simulates_the_same_again(shell: Shell) -> None:
    def points(seed: str) -> list[float]:
        return [bot["points"] for bot in json.loads(simulated(shell, "--json", "--seed", seed)[1])["bots"]]

    assert points("1") == points("1")
    assert points("1") != points("2")


def test_a_missed_bar_is_exit_code_1(shell: Shell) -> None:
    rate = json.loads(simulated(shell, "--json")[1])["bots"][0]["rate"]
    assert simulated(shell, "--at-least", str(rate))[0] == 0
    code, _, err = simulated(shell, "--at-least", str(min(1.0, rate + 0.01)))
    assert (code, "only" in err) == ((1, True) if rate < 1 else (0, False))


def climbed(shell: Shell, *more: str) -> Ended:
    bots = ("--bots", "random,search:1,search:2", "--games", "2", "--processes", "1")
    return shell.run("ladder", "clans", *bots, *more)


def test_ladder_prints_standings_and_pairings(shell: Shell) -> None:
    ended = climbed(shell)
    assert (ended.code, ended.err) == (0, "")
    assert "95 % interval" in ended.out
    assert "Against search:1" in ended.out
    assert "2 games of clans between each two bots" in ended.out


def test_ladder_prints_json(shell: Shell) -> None:
    data = json.loads(climbed(shell, "--json").out)
    assert sum(standing["wins"] for standing in data["standings"]) == pytest.approx(6)
    assert len(data["pairings"]) == 3


def test_a_ladder_of_one_bot_is_refused(shell: Shell) -> None:
    ended = shell.run("ladder", "clans", "--bots", "greedy")
    assert (ended.code, ended.err) == (2, "A ladder takes two bots or more, each named once.\n")


def test_a_lost_process_is_exit_code_1(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "_end_quietly", partial(os._exit, 1))
    ended = shell.run("simulate", "clans", "--bots", "random,random", "--games", "2", "--processes", "2")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith("A process that played games ended too early")


def test_bench_prints_every_figure(shell: Shell) -> None:
    ended = shell.run("bench", "clans", "--rounds", "1", "--seconds", "0.01")
    assert ended.code == 0
    assert "Copies of a position" in ended.out


def test_bench_prints_json(shell: Shell) -> None:
    benches = json.loads(shell.run("bench", "--rounds", "1", "--seconds", "0.01", "--json").out)
    assert [data["game"] for data in benches] == games()
    assert all(figure["per_second"] > 0 for data in benches for figure in data["figures"])


@pytest.mark.parametrize(
    ("game", "copies", "is_missed"),
    [("clans", 1_999_999.0, True), ("clans", 2_000_000.0, False), ("tain", 699_999.0, True)],
)
def test_a_speed_below_its_bar_is_said(game: str, copies: float, is_missed: bool) -> None:
    figure = Figure("copies", copies, 1.0, None, None, [copies])
    result = Bench(game, 2, True, "3.11", 1.0, None, None, [figure])
    assert bool(missed_bars(result, Words("en"))) is is_missed


def test_compiled_code_that_gains_too_little_is_said() -> None:
    figure = Figure("playouts", 1e6, 1.0, None, 9.9, [1e6])
    result = Bench("tain", 2, True, "3.11", 1.0, None, None, [figure])
    assert missed_bars(result, Words("en")) == ["tain, Random decisions, drawn: 9.9 is below 10."]
