"""Whole games in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux import Rng, Table
from tests.cli.driving import SEED, Shell, in_process_of_its_own, quick_script, saved, shared_script


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_against_bots_ends_with_a_winner(shell: Shell, seats: int) -> None:
    kinds = ["human"] + ["random"] * (seats - 1)
    ended = shell.play(
        "--quick", "--seats", str(seats), "--bots", "random", "--seed", str(SEED), typed=quick_script(kinds)
    )
    assert ended.code == 0
    assert "The game is over." in ended.out
    assert ended.out.count(" clan: ") >= seats, "every card is shown at the end"
    assert ended.err == ""


@pytest.mark.parametrize("people", [2, 3, 4])
def test_people_at_one_screen_play_a_whole_game(shell: Shell, people: int) -> None:
    ended = shell.play("--humans", str(people), "--seed", str(SEED), typed=shared_script(people))
    assert ended.code == 0
    assert "The game is over." in ended.out


def test_the_saved_game_is_the_one_that_was_played(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shell.play("--humans", "2", "--seed", str(SEED), typed=[*shared_script(2), f"save {file}"])
    entries = file.read_text(encoding="utf-8").partition("\n\n")[2]
    assert entries == saved(tmp_path / "same.txt").read_text(encoding="utf-8").partition("\n\n")[2]


def test_a_loaded_game_goes_on_where_it_was_saved(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    script = quick_script(["human", "random"], moves=4)
    arguments = ("--quick", "--bots", "random", "--seed", str(SEED))
    shell.play(*arguments, typed=[*script, f"save {file}", "quit"])
    before = Table.load(file.read_text(encoding="utf-8"))
    move = before.choices(before.seat)[0].text
    shell.play("--load", file, typed=[move, f"save {file}", "quit"])
    after = file.read_text(encoding="utf-8")
    assert after.startswith(before.record())
    assert after.removeprefix(before.record()).startswith(f"0 {move}\n")


def test_a_loaded_game_remembers_who_sat_where(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shell.play("--you", "2", "--bots", "random", "--seed", "1", typed=[f"save {file}"])
    assert '[Players "random human"]' in file.read_text(encoding="utf-8")
    assert "You belong to" in shell.play("--load", file).out


def test_a_game_can_be_taken_up_at_an_earlier_entry(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    ended = shell.play("--load", f"{file}@20", "--bots", "random", typed=[f"save {tmp_path / 'new.txt'}"])
    assert ended.code == 0
    text = (tmp_path / "new.txt").read_text(encoding="utf-8")
    assert Table.load(text).entries >= 20
    assert text.splitlines()[:25] == file.read_text(encoding="utf-8").splitlines()[:25]


def test_a_game_can_be_taken_up_in_the_middle_of_the_deal(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    assert "Your move" in shell.play("--load", f"{file}@3", "--bots", "random").out


def test_the_same_seed_deals_the_same_again(shell: Shell) -> None:
    first, second = (shell.play("--seed", "9").out for _ in range(2))
    assert first == second
    assert first != shell.play("--seed", "10").out


def test_an_option_of_the_game_reaches_the_record(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shell.play("--option", "ties=chips", typed=[f"save {file}"])
    assert '[Options "ties=chips"]' in file.read_text(encoding="utf-8")


def test_a_game_is_played_in_a_process_of_its_own() -> None:
    typed = "\n".join(quick_script(["human", "random"])).encode() + b"\n"
    ended = in_process_of_its_own(
        ["play", "clans", "--quick", "--bots", "random", "--seed", str(SEED)], typed, {"NO_COLOR": "1"}
    )
    assert (ended.code, ended.err) == (0, "")
    assert "The game is over." in ended.out
    assert "\x1b" not in ended.out


def test_nothing_is_wider_than_80_columns(shell: Shell) -> None:
    script = quick_script(["human", "random", "random", "random"])
    typed = [line for move in script for line in ("moves", f"why {move}", move)] + [
        "help",
        "log 900",
        "rules",
    ]
    for language in ("en", "it"):
        ended = shell.play(
            *("--quick", "--seats", "4", "--bots", "random", "--seed", str(SEED), "--language", language),
            typed=typed,
        )
        assert max(map(len, ended.out.splitlines())) <= 80


def test_a_whole_turn_fits_on_24_lines(shell: Shell) -> None:
    shell.set("LINES", "24")
    shell.set("COLUMNS", "80")
    shown = shell.play("--seats", "4", "--you", "1", "--seed", "3", typed=["board"]).out
    board = shown.rpartition("> board\n")[2].rpartition("> ")[0]
    assert len(board.splitlines()) + 1 <= 24


def test_without_colours_there_are_no_escapes(shell: Shell) -> None:
    shell.set("NO_COLOR", "1")
    shell.set("FORCE_COLOR", "")
    assert "\x1b" not in shell.play(typed=["help"]).out


def test_the_bots_of_one_kind_are_told_apart(shell: Shell) -> None:
    out = shell.play("--seats", "3", "--bots", "random").out
    assert "Restless ⌂0" in out
    assert "Restless 2 ⌂0" in out


def test_the_bots_are_introduced_with_the_words_that_ask_for_them(shell: Shell) -> None:
    out = shell.play("--seats", "3", "--bots", "random,search:30").out
    assert "At the table: You, Restless (random) and Sharp (search:30)." in out


def test_a_screen_of_plain_ascii_is_served_too() -> None:
    environment = {"PYTHONIOENCODING": "ascii"}
    typed = "near 12\nhelp\nlanguage it\nperché 1 60\n".encode()
    ended = in_process_of_its_own(["play", "clans", "--seed", "3"], typed, environment)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert "12G k1 lies next to 11F y1" in ended.out


def test_a_wide_screen_shows_the_status_beside_the_map(shell: Shell) -> None:
    shell.set("COLUMNS", "130")
    shell.set("LINES", "40")
    lines = shell.play("--seed", "3").out.splitlines()
    (epochs,) = [line for line in lines if line.endswith("Epochs") or "  Epochs " in line]
    assert "^^^" in epochs, "the first row of the map stands on the same line"
    assert max(map(len, lines)) <= 130


@pytest.fixture
def ordering(tmp_path: Path) -> tuple[Path, Table]:
    """A game in which somebody is asked which of several villages comes first."""
    for seed in range(200):
        table, rng = Table.new("clans", 2, seed=seed), Rng(seed)
        while not table.over:
            choices = table.choices(table.seat)
            if choices[0].text.startswith("found"):
                file = tmp_path / "game.txt"
                file.write_text(table.record(), encoding="utf-8")
                return file, table
            table.act(table.seat, choices[rng.below(len(choices))].text)
    raise AssertionError("no such game among two hundred")


def test_the_order_of_villages_is_asked_and_answered_by_a_number(
    shell: Shell, ordering: tuple[Path, Table]
) -> None:
    file, table = ordering
    chosen = table.choices(table.seat)[-1].text.removeprefix("found ")
    ended = shell.play("--load", file, "--humans", "2", typed=["", chosen, f"save {file}"])
    assert "Which village takes chip" in ended.out or "Which is the twelfth village" in ended.out
    assert f"{table.seat} found {chosen}\n" in file.read_text(encoding="utf-8")


def test_the_move_behind_an_order_of_villages_can_be_taken_back(
    shell: Shell, ordering: tuple[Path, Table]
) -> None:
    file, _ = ordering
    out = shell.play("--load", file, "--humans", "2", typed=["", "undo"]).out
    assert "Taken back." in out
    assert out.rpartition("Taken back.")[2].count("Your move") == 1
