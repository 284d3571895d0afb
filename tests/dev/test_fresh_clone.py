"""From a fresh clone to a server that answers, with nothing faked."""

from __future__ import annotations

import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from devlib.behind import DONE
from devlib.library import compiler_obstacle
from devlib.serving import address_of, answers
from tests.dev.checkout import ROOT

SECONDS_OF_A_SECOND_START = 3.0


def _start_and_stop(clone: Path, port: int, last_words: str) -> float:
    before = _processor_seconds()
    process = subprocess.Popen(
        [sys.executable, "dev", "play", "--no-browser", "--port", str(port)],
        cwd=clone,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if last_words in line:
            break
    has_answered = answers(address_of("127.0.0.1", port))
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert has_answered, "".join(lines)
    return _processor_seconds() - before


def _processor_seconds() -> float:
    # What our ended children used: unlike the clock, it does not depend on what else the machine does.
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.long
def test_a_fresh_clone_plays_and_its_second_start_is_quick(tmp_path: Path, free_port: int) -> None:
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    _start_and_stop(clone, free_port, DONE if compiler_obstacle() is None else "ready")
    assert _start_and_stop(clone, free_port, "ready") < SECONDS_OF_A_SECOND_START
