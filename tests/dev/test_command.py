"""The command `lascaux` as `dev` puts it into .venv."""

from __future__ import annotations

import json
import os
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


def _ended(command: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, **environment}
    return subprocess.run(
        [command, *arguments], capture_output=True, text=True, check=False, timeout=120, env=variables
    )


def test_the_command_passes_on_the_exit_code(command: Path) -> None:
    assert _ended(command, "games").returncode == 0
    assert _ended(command, "rules", "chess").returncode == 2


def test_the_command_plays_on_several_processes(command: Path) -> None:
    bots = ("--bots", "random,random", "--games", "4", "--processes", "2", "--json")
    ended = _ended(command, "simulate", "clans", *bots)
    assert ended.stderr == ""
    assert json.loads(ended.stdout)["games"] == 4


def test_ctrl_c_while_the_library_is_read_shows_no_traceback(command: Path, tmp_path: Path) -> None:
    library = tmp_path / "library" / "lascaux"
    library.mkdir(parents=True)
    (library / "__init__.py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    ended = _ended(command, "games", PYTHONPATH=str(library.parent))
    assert ended.returncode == 130
    assert ended.stdout + ended.stderr == ""
