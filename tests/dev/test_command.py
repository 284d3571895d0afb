"""The command `lascaux` as `dev` puts it into .venv."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from devlib.library import write_command


@pytest.fixture
def command(tmp_path: Path) -> Path:
    """The command, run by the Python of these tests."""
    file = tmp_path / "lascaux"
    write_command(file, Path(sys.executable))
    return file


def _ended(command: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([command, *arguments], capture_output=True, text=True, check=False, timeout=120)


def test_the_command_passes_on_the_exit_code(command: Path) -> None:
    assert _ended(command, "games").returncode == 0
    assert _ended(command, "rules", "chess").returncode == 2


def test_the_command_plays_on_several_processes(command: Path) -> None:
    bots = ("--bots", "random,random", "--games", "4", "--processes", "2", "--json")
    ended = _ended(command, "simulate", "clans", *bots)
    assert ended.stderr == ""
    assert json.loads(ended.stdout)["games"] == 4
