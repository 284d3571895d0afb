"""Every failure of set-up ends with one sentence that says what to do."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.dev.checkout import ROOT, Checkout

NO_VENV_ON_DEBIAN = """
import sys
print("The virtual environment was not created successfully because ensurepip is not available.")
sys.exit(1)
"""
NO_VENV_AT_ALL = """
import sys
print("/usr/bin/python3: No module named venv", file=sys.stderr)
sys.exit(1)
"""
PIP_WITHOUT_NETWORK = """
echo "WARNING: Retrying: NewConnectionError: Temporary failure in name resolution"
echo "ERROR: No matching distribution found for msgspec"
exit 1
"""
FULL_DISK = """
echo "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"
exit 1
"""


def _on_python(version: tuple[int, int]) -> subprocess.CompletedProcess[str]:
    script = str(ROOT / "dev")
    pretend = (
        f"import runpy, sys; sys.version_info = {version}; runpy.run_path({script!r}, run_name='__main__')"
    )
    return subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True, check=False)


def test_old_python_is_told_which_one_is_needed() -> None:
    done = _on_python((3, 9))
    assert done.returncode == 1
    assert done.stderr == (
        "Lascaux needs Python 3.11 or newer and this is 3.9: install a newer one and run `python3.11 dev`.\n"
    )


def test_dev_is_readable_by_an_old_python() -> None:
    ast.parse((ROOT / "dev").read_text(encoding="utf-8"), feature_version=(3, 4))


@pytest.mark.parametrize("venv_module", [NO_VENV_ON_DEBIAN, NO_VENV_AT_ALL])
def test_missing_venv_module_names_the_debian_package(checkout: Checkout, venv_module: str) -> None:
    checkout.set_venv_module(venv_module)
    sentence = checkout.trouble("bench")
    assert f"apt install python{sys.version_info.major}.{sys.version_info.minor}-venv" in sentence
    assert "build/log/venv.txt" in sentence


def test_pip_without_network_says_to_connect(checkout: Checkout) -> None:
    checkout.set_venv_python(PIP_WITHOUT_NETWORK)
    sentence = checkout.trouble("bench")
    assert sentence.startswith("The package registry cannot be reached: connect to the network")
    assert "build/log/install.txt" in sentence


def test_npm_without_network_says_to_connect(checkout: Checkout, free_port: int) -> None:
    checkout.set_program("npm", "echo npm error code ENOTFOUND; exit 1")
    sentence = checkout.trouble("play", "--port", str(free_port))
    assert sentence.startswith("The package registry cannot be reached: connect to the network")
    assert "build/log/npm.txt" in sentence


def test_full_disk_while_installing_says_to_free_space(checkout: Checkout) -> None:
    checkout.set_venv_python(FULL_DISK)
    assert checkout.trouble("bench").startswith("The disk is full: free about 1 GB and run this again")


def test_unknown_failure_of_pip_names_the_log(checkout: Checkout) -> None:
    checkout.set_venv_python("echo something else; exit 1")
    assert "read what pip says and run this again (details in build/log/install.txt)" in checkout.trouble(
        "bench"
    )
    assert (checkout.root / "build" / "log" / "install.txt").read_text() == "something else\n"


def test_failing_web_build_names_the_log(checkout: Checkout, free_port: int) -> None:
    checkout.set_program(
        "npm", '[ "$1" = ci ] && /bin/mkdir node_modules && exit 0; echo unexpected token; exit 1'
    )
    sentence = checkout.trouble("play", "--port", str(free_port))
    assert sentence.startswith("The web pages could not be built")
    assert "build/log/web.txt" in sentence


def test_taken_port_is_named_with_another_to_choose(checkout: Checkout, taken_port: int) -> None:
    sentence = checkout.trouble("play", "--port", str(taken_port))
    assert sentence.startswith(f"Port {taken_port} is taken by another program")
    assert f"--port {taken_port + 1}" in sentence


def test_taken_port_is_found_before_anything_is_built(checkout: Checkout, taken_port: int) -> None:
    checkout.trouble("play", "--port", str(taken_port))
    assert not (checkout.root / ".venv").exists()


def test_server_that_does_not_start_names_its_log(checkout: Checkout, free_port: int) -> None:
    checkout.set_venv_python('[ "$3" = serve ] && exit 3; exit 0')
    sentence = checkout.trouble("play", "--port", str(free_port), "--no-browser")
    assert sentence.startswith("The server did not start")
    assert "build/log/server.txt" in sentence


def test_server_that_says_what_is_wrong_is_quoted(checkout: Checkout, free_port: int) -> None:
    checkout.set_venv_python(
        '[ "$3" = serve ] && echo Another server uses the folder: stop it first. && exit 1; exit 0'
    )
    sentence = checkout.trouble("play", "--port", str(free_port), "--no-browser")
    assert sentence == "Another server uses the folder: stop it first."


def test_folder_that_may_not_be_written_is_named(checkout: Checkout) -> None:
    (checkout.root / "build").write_text("a file where a folder belongs")
    assert "check that you may write to this folder" in checkout.trouble("bench")


def test_unknown_step_lists_the_steps(checkout: Checkout) -> None:
    sentence = checkout.trouble("check", "--only", "spelling")
    assert sentence == (
        "There is no step 'spelling': choose one of format, lint, types, rules, components, "
        "game-views, wire-types, states, game-tables, api-docs."
    )


def test_without_compiler_one_line_says_so(checkout: Checkout) -> None:
    done = checkout.dev("bench")
    assert done.returncode == 0
    assert "No C compiler found: running uncompiled, slower bots.\n" in done.stdout


def test_without_compiler_a_build_is_refused(checkout: Checkout) -> None:
    assert checkout.trouble("build").startswith("No C compiler found: install one")
