"""Running other programs: quietly into a log, or in the open."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from devlib.places import LOGS, ROOT, VENV, shown
from devlib.trouble import DISK_FULL, Trouble, sentence_for_output

_HARDLY_ANY_SPACE = 1_000_000  # bytes


def venv_environment() -> dict[str, str]:
    """Give programs of .venv an environment in which nothing outside the checkout is imported."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "PYTHONHOME", "LASCAUX_INTERPRETED")
    }
    environment["VIRTUAL_ENV"] = str(VENV)
    environment["PATH"] = f"{VENV / 'bin'}{os.pathsep}{environment.get('PATH', os.defpath)}"
    return environment


def run_quietly(
    command: Sequence[str | Path],
    log_name: str,
    failure: str,
    *,
    environment: Mapping[str, str] | None = None,
    folder: Path = ROOT,
) -> None:
    """Run a program into build/log; if it fails, raise the sentence that fits what it printed."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / log_name
    with log.open("w", encoding="utf-8", errors="replace") as output:
        try:
            code = subprocess.run(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        except OSError as error:
            output.write(f"{error}\n")
            code = 1
    if code != 0:
        printed = log.read_text(encoding="utf-8", errors="replace")
        # On a full disk the log itself may be cut off before it says so.
        is_full = shutil.disk_usage(LOGS).free < _HARDLY_ANY_SPACE
        sentence = DISK_FULL if is_full else sentence_for_output(printed) or failure
        raise Trouble(f"{sentence} (details in {shown(log)}).")


def run_openly(
    command: Sequence[str | Path], *, environment: Mapping[str, str] | None = None, folder: Path = ROOT
) -> int:
    """Run a program whose output people want to see; return its exit code."""
    try:
        return subprocess.run(command, cwd=folder, env=environment, check=False).returncode
    except FileNotFoundError:
        print(f"{command[0]} is not installed.", flush=True)
        return 127


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Say what is being done, and how long it took when it is done."""
    print(f"{what} ...", end="", flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f" {time.monotonic() - start:.1f} s", flush=True)
