"""`dev play` shows the page first and compiles behind it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from devlib.behind import DONE, GOES_ON
from devlib.serving import address_of, answers
from tests.dev.checkout import Checkout
from tests.dev.playing import line_with, playing

# Takes the place of tools/compile.py: tells that it runs, and is done when it is told to be.
COMPILING = """
echo $$ > compiler.pid
while [ ! -e may-end ]; do /bin/sleep 0.02; done
/bin/mkdir -p build/lib && echo code > build/lib/lascaux.so
exit 0
"""


@pytest.fixture
def compiling(checkout: Checkout) -> Checkout:
    """A checkout on a machine with a C compiler."""
    checkout.set_program("cc", "exit 0")
    return checkout


def _wait_for(file: Path) -> str:
    while not (file.exists() and file.read_text().strip()):
        time.sleep(0.02)
    return file.read_text()


def _compiled(checkout: Checkout) -> Path:
    return checkout.root / "build" / "compiled"


def test_the_page_is_there_before_anything_is_compiled(compiling: Checkout, free_port: int) -> None:
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, "ready")
        assert answers(address_of("127.0.0.1", free_port))
        assert not _compiled(compiling).exists()


def test_bots_find_the_compiled_library_when_it_is_done(compiling: Checkout, free_port: int) -> None:
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, "ready")
        (compiling.root / "may-end").touch()
        line_with(process, DONE)
        assert (_compiled(compiling) / "lascaux.so").exists()
        assert (_compiled(compiling) / "lascaux" / "__init__.py").exists()


def test_the_server_is_told_where_bots_will_find_it(compiling: Checkout, free_port: int) -> None:
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, "ready")
        called = (compiling.root / "server.called").read_text()
    assert f"--bots-from {_compiled(compiling)}" in called


def test_the_next_server_runs_on_the_compiled_library(compiling: Checkout, free_port: int) -> None:
    (compiling.root / "may-end").touch()
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, DONE)
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, "ready")
        assert "--bots-from" not in (compiling.root / "server.called").read_text()


def test_an_older_compiled_library_is_not_taken_for_the_new_one(compiling: Checkout, free_port: int) -> None:
    (compiling.root / "may-end").touch()
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, DONE)
    (compiling.root / "may-end").unlink()
    _change_the_compiler(compiling)
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, "ready")
        assert not _compiled(compiling).exists()


def test_play_goes_on_when_compiling_fails(compiling: Checkout, free_port: int) -> None:
    with playing(compiling, free_port, "echo a type is wrong; exit 1") as process:
        line_with(process, "ready")
        line = line_with(process, GOES_ON)
        assert answers(address_of("127.0.0.1", free_port))
    assert line.startswith("The hot modules could not be compiled: correct what mypyc names")
    assert "build/log/compile.txt" in line


def test_play_goes_on_when_compiling_is_interrupted(compiling: Checkout, free_port: int) -> None:
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, "ready")
        os.kill(int(_wait_for(compiling.root / "compiler.pid")), signal.SIGKILL)
        line_with(process, GOES_ON)
        assert answers(address_of("127.0.0.1", free_port))


def test_ending_play_ends_the_compiler(compiling: Checkout, free_port: int) -> None:
    with playing(compiling, free_port, COMPILING) as process:
        line_with(process, "ready")
        compiler = int(_wait_for(compiling.root / "compiler.pid"))
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 0
        assert not _runs(compiler)


def _runs(pid: int) -> bool:
    found = subprocess.run(
        ["/bin/ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


def _change_the_compiler(checkout: Checkout) -> None:
    constraints = checkout.root / "constraints.txt"
    constraints.write_text(constraints.read_text() + "another==1.0\n")
