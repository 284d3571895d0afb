"""Whole games in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux import Table
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
    assert "Random ⌂0" in out
    assert "Random 2 ⌂0" in out
