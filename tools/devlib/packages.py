"""The virtual environment .venv and what is installed in it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib

from devlib.places import CONSTRAINTS, LOGS, PYPROJECT, VENV, VENV_PYTHON, shown
from devlib.shell import run_quietly, telling, venv_environment
from devlib.stamps import Stamp, fingerprint
from devlib.trouble import Trouble

RUNTIME = "runtime"
_MADE = Stamp(VENV / "stamps" / "made")
_PIP_OPTIONS = ("--no-input", "--disable-pip-version-check", "--progress-bar", "off")
_PROBE = "import sys, pip; sys.exit(sys.version_info < (3, 11))"


def ensure_venv() -> None:
    """Make .venv, or make it anew if it was left half made or its Python has gone."""
    key = fingerprint(os.path.realpath(VENV_PYTHON))
    if VENV_PYTHON.exists() and _MADE.is_fresh(key):
        return
    if not _is_whole():
        with telling("Making .venv"):
            _make()
    _MADE.set(fingerprint(os.path.realpath(VENV_PYTHON)))


def ensure_packages(*groups: str) -> None:
    """Install what the named groups of pyproject.toml ask for, unless it is there."""
    stale = [group for group in groups if not _group_stamp(group).is_fresh(_group_key(group))]
    if not stale:
        return
    wanted = sorted({requirement for group in stale for requirement in requirements(group)})
    with telling("Installing packages"):
        run_quietly(
            [VENV_PYTHON, "-m", "pip", "install", *_PIP_OPTIONS, "--constraint", CONSTRAINTS, *wanted],
            "install.txt",
            "The packages could not be installed: read what pip says and run this again",
            environment=venv_environment(),
        )
    for group in stale:
        _group_stamp(group).set(_group_key(group))


def requirements(group: str) -> list[str]:
    """List what a group of pyproject.toml asks for, following `lascaux[other]` to the other group."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    listed = project["dependencies"] if group == RUNTIME else project["optional-dependencies"][group]
    found: list[str] = []
    for requirement in listed:
        other = re.fullmatch(r"lascaux\[(\w+)\]", requirement)
        found += requirements(other[1]) if other else [requirement]
    return found


def _group_stamp(group: str) -> Stamp:
    return Stamp(VENV / "stamps" / group)


def _group_key(group: str) -> str:
    return fingerprint(*requirements(group), CONSTRAINTS, os.path.realpath(VENV_PYTHON))


def _is_whole() -> bool:
    if not VENV_PYTHON.exists():
        return False
    probe = subprocess.run([VENV_PYTHON, "-c", _PROBE], capture_output=True, check=False)
    return probe.returncode == 0


def _make() -> None:
    if VENV.exists():
        shutil.rmtree(VENV)
    log = LOGS / "venv.txt"
    try:
        run_quietly([sys.executable, "-m", "venv", VENV], log.name, "The folder .venv could not be made")
    except Trouble as trouble:
        printed = log.read_text(encoding="utf-8", errors="replace")
        if "No module named" in printed or "ensurepip" in printed:
            version = f"{sys.version_info.major}.{sys.version_info.minor}"
            raise Trouble(
                "Python's venv module is missing: install it "
                f"(Debian and Ubuntu: `sudo apt install python{version}-venv`) "
                f"and run this again (details in {shown(log)})."
            ) from trouble
        raise
