"""The engine that ours is measured against; its packages are not ours, so it has its own environment."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from devlib.packages import requirements
from devlib.places import BUILD, STAMPS
from devlib.shell import run_quietly, telling
from devlib.stamps import Stamp, fingerprint

GROUP = "rival"
_HOME = BUILD / "rival"
_INSTALL = ("-m", "pip", "install", "--no-input", "--disable-pip-version-check")
_INSTALLED = Stamp(STAMPS / "rival")


def ensure_rival() -> Path:
    """Install what the group `rival` of pyproject.toml asks for, unless it is there; give its Python."""
    python = _HOME / "bin" / "python"
    key = fingerprint(*requirements(GROUP), sys.executable)
    if python.exists() and _INSTALLED.is_fresh(key):
        return python
    if _HOME.exists():
        shutil.rmtree(_HOME)
    failure = "The engine to measure against could not be installed: read what pip says and run this again"
    with telling(f"Installing {' '.join(requirements(GROUP))}"):
        run_quietly([sys.executable, "-m", "venv", _HOME], "rival.txt", failure)
        run_quietly([python, *_INSTALL, *requirements(GROUP)], "rival.txt", failure)
    _INSTALLED.set(key)
    return python
