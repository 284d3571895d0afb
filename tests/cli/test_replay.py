"""Looking at records, and checking them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lascaux import Table
from tests.cli.driving import Shell, in_process_of_its_own, saved


def test_replay_shows_the_last_position(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    entries = Table.load(file.read_text(encoding="utf-8")).entries
    ended = shell.run("replay", file)
    assert ended.code == 0
    assert f"Entry {entries} of {entries}" in ended.out


def test_replay_shows_the_position_after_an_entry(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    line = file.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()[19]
    shown = shell.run("replay", f"{file}@20").out
    here, there = line.split()[2:]
    assert "Entry 20 of" in shown
    assert f" {here} to " in shown
    assert f" {there}." in shown


def test_replay_of_the_very_beginning_shows_an_empty_board(shell: Shell, tmp_path: Path) -> None:
    ended = shell.run("replay", f"{saved(tmp_path / 'game.txt')}@0")
    assert ended.code == 0
    assert "Entry 0 of" in ended.out


def test_replay_hides_cards_from_a_spectator(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    assert "clan" not in shell.run("replay", f"{file}@20").out.replace("Clans", "")
    assert "Your secret clan" in shell.run("replay", f"{file}@20", "--seat", "2").out


def test_replay_as_json_holds_the_view(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    data = json.loads(shell.run("replay", f"{file}@20", "--json", "--seat", "1").out)
    assert (data["entry"], data["seat"], data["game"]) == (20, 0, "clans")
    assert data["view"]["cards"][0] is not None
    assert data["view"]["cards"][1] is None


def test_replay_can_check_as_well(shell: Shell, tmp_path: Path) -> None:
    ended = shell.run("replay", saved(tmp_path / "game.txt"), "--verify")
    assert ended.code == 0
    assert "follows from the announced seed" in " ".join(ended.out.split())


def test_replay_with_keys_needs_a_terminal(shell: Shell, tmp_path: Path) -> None:
    ended = shell.run("replay", saved(tmp_path / "game.txt"), "--play")
    assert ended.code == 2
    assert "needs a terminal" in ended.err


@pytest.mark.parametrize("seat", ["0", "3", "-1", "99999999999999999999"])
def test_replay_refuses_a_seat_nobody_has(shell: Shell, tmp_path: Path, seat: str) -> None:
    ended = shell.run("replay", saved(tmp_path / "game.txt"), "--seat", seat)
    assert ended.code == 2
    assert "There is no player" in ended.err


def test_a_fair_record_is_called_fair(shell: Shell, tmp_path: Path) -> None:
    ended = shell.run("verify", saved(tmp_path / "game.txt"))
    assert ended.code == 0
    assert "follows from the announced seed" in " ".join(ended.out.split())


def test_a_game_that_is_not_over_is_not_called_fair(shell: Shell, tmp_path: Path) -> None:
    ended = shell.run("verify", saved(tmp_path / "game.txt", moves=3), "--json")
    assert ended.code == 1
    assert json.loads(ended.out)["over"] is False


def test_the_commitment_of_a_fair_record_is_named(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt")
    commitment = json.loads(shell.run("verify", file, "--json").out)["commitment"]
    assert commitment in shell.run("verify", file).out.replace("\n", "")


def test_a_record_with_another_deal_is_not_fair(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt", moves=0)
    text = file.read_text(encoding="utf-8")
    turned = text.replace("* first 0", "* first 9").replace("* first 1", "* first 0")
    file.write_text(turned.replace("* first 9", "* first 1"), encoding="utf-8")
    ended = shell.run("verify", file)
    assert ended.code == 1
    assert "does not follow from the seed" in ended.out


def test_a_record_with_another_seed_is_not_fair(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt", moves=0)
    other = saved(tmp_path / "other.txt", seed=77, moves=0).read_text(encoding="utf-8")
    seed = next(line for line in other.splitlines() if line.startswith("[Seed"))
    lines = [
        seed if line.startswith("[Seed") else line for line in file.read_text(encoding="utf-8").splitlines()
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert shell.run("verify", file).code == 1


def test_a_verdict_is_printed_as_json(shell: Shell, tmp_path: Path) -> None:
    data = json.loads(shell.run("verify", saved(tmp_path / "game.txt"), "--json").out)
    assert data["fair"] is True
    assert data["draws"] == 15


def test_a_record_is_read_from_standard_input(shell: Shell, tmp_path: Path) -> None:
    text = saved(tmp_path / "game.txt").read_bytes()
    assert shell.run("verify", "-", typed=text).code == 0


def test_a_reader_who_leaves_early_is_no_trouble(tmp_path: Path) -> None:
    import subprocess
    import sys

    file = saved(tmp_path / "game.txt")
    command = f"{sys.executable} -m lascaux replay {file} | head -c 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=60, check=False)
    assert done.stderr == b""


def test_a_record_is_checked_in_a_process_of_its_own(tmp_path: Path) -> None:
    assert in_process_of_its_own(["verify", str(saved(tmp_path / "game.txt"))]).code == 0
