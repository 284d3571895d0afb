"""`lascaux components`, and the commands that take such a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lascaux import game, games
from tests.cli.driving import Shell


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file of components for Táin."""
    file = tmp_path / "mine.toml"
    file.write_text('game = "tain"\nturns = 1\n', encoding="utf-8")
    return file


@pytest.mark.parametrize("name", games())
def test_every_value_is_listed_with_its_source(shell: Shell, name: str) -> None:
    listed = json.loads(shell.run("components", name, "--json").out)
    assert listed["hash"] == game(name).box.hash
    assert {row["name"] for row in listed["components"] if not row["fixed"]} == set(game(name).box.values)
    assert all(row["source"] and row["note"] for row in listed["components"])


def test_what_is_reconstructed_is_marked(shell: Shell) -> None:
    out = shell.run("components", "first_sparks").out
    assert "* reconstructed" in out
    assert "our best guess" in out
    assert "our best guess" not in shell.run("components", "tain").out


@pytest.mark.parametrize("name", games())
def test_the_file_to_edit_changes_nothing_by_itself(shell: Shell, name: str, tmp_path: Path) -> None:
    file = tmp_path / "whole.toml"
    file.write_text(shell.run("components", name, "--toml").out, encoding="utf-8")
    assert "changes nothing" in shell.run("components", name, "--check", str(file)).out


def test_a_check_says_in_words_what_changes(shell: Shell, mine: Path) -> None:
    ended = shell.run("components", "tain", "--check", str(mine))
    assert (ended.code, "Turns: 1 instead of 8." in ended.out) == (0, True)


def test_a_check_of_a_file_that_does_not_fit_says_no_by_line(shell: Shell, mine: Path) -> None:
    mine.write_text("turns = 99\nfoo = 1\n", encoding="utf-8")
    ended = shell.run("components", "tain", "--check", str(mine))
    assert ended.code == 1
    assert [line[:7] for line in ended.err.splitlines()] == ["Line 1:", "Line 2:"]


def test_simulate_and_ladder_play_with_the_file(shell: Shell, mine: Path) -> None:
    for command in ("simulate", "ladder"):
        bots = ("--bots", "random,greedy", "--games", "2", "--processes", "1")
        ended = shell.run(command, "tain", *bots, "--components", str(mine), "--json")
        assert json.loads(ended.out)["components"] == game("tain").box_with({"turns": 1}).hash


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "clans", "--bots", "random,random"),
        ("play", "clans"),
        ("bench",),
        ("bench", "clans"),
        ("serve",),
    ],
)
def test_a_file_for_another_game_or_none_is_refused(
    shell: Shell, mine: Path, arguments: tuple[str, ...]
) -> None:
    if arguments == ("serve",):
        mine.write_text("turns = 1\n", encoding="utf-8")
    ended = shell.run(*arguments, "--components", str(mine))
    assert ended.code == 2
    assert ended.err.strip()


@pytest.mark.parametrize("arguments", [(), ("--toml",)])
def test_what_is_suggested_can_be_typed_as_it_stands(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/lascaux"])
    out = " ".join(shell.run("components", "tain", *arguments).out.split())
    assert ".venv/bin/lascaux components tain --" in out


def test_components_are_named_in_italian_and_their_notes_are_said_to_be_english(shell: Shell) -> None:
    out = " ".join(shell.run("components", "clans", "--language", "it").out.split())
    assert "Le note sulla provenienza sono scritte in inglese" in out
    assert "Le note" not in shell.run("components", "clans").out
    assert "Gettoni" in shell.run("components", "clans", "--language", "it").out
