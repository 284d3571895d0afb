"""Help, and the page that describes the commands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lascaux import __version__
from lascaux.cli.main import app
from tests.cli.driving import Shell

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]


def section_on(command: str) -> str:
    found = re.search(
        rf"^## lascaux {command}\b(.*?)(?=^## |\Z)", PAGE.read_text(encoding="utf-8"), re.M | re.S
    )
    assert found, f"docs/cli.md has no section on {command}"
    return found[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_names_exactly_the_options_of_a_command(shell: Shell, command: str) -> None:
    helped = set(re.findall(r"^  (--[a-z-]+)", shell.run(command, "--help").out, re.M)) - {"--help"}
    described = set(re.findall(r"(?<=[|:,] `)(--[a-z-]+)", section_on(command)))
    assert described == helped


def test_the_page_has_no_section_on_a_command_that_is_not_there() -> None:
    described = re.findall(r"^## lascaux (\w+)", PAGE.read_text(encoding="utf-8"), re.M)
    assert described == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(shell: Shell, command: str) -> None:
    ended = shell.run(command, "--help")
    assert ended.code == 0
    assert f"Usage: lascaux {command}" in ended.out


def test_help_lists_every_command_and_the_exit_codes(shell: Shell) -> None:
    out = shell.run("--help").out
    for command in COMMANDS:
        assert f"  {command} " in out
    assert "130 stopped" in out


def test_no_command_at_all_lists_the_commands(shell: Shell) -> None:
    ended = shell.run()
    assert ended.code == 2
    assert ended.err == shell.run("--help").out


def test_the_version_is_told(shell: Shell) -> None:
    assert shell.run("--version").out == f"lascaux {__version__}\n"


def test_help_loads_neither_server_nor_drawing() -> None:
    program = (
        "import sys\nfrom lascaux.cli.main import run\nrun(['--help'])\n"
        "sys.exit(' '.join(m for m in ('fastapi', 'uvicorn', 'rich.console') if m in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""
