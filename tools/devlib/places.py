"""Where things are in a checkout."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "lascaux"
COMMAND = ROOT / "src" / "lascaux_command.py"
WEB = ROOT / "web"
PYPROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = ROOT / "constraints.txt"

GAMES = ROOT / "data"

VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"

BUILD = ROOT / "build"
STAMPS = BUILD / "stamps"
LOGS = BUILD / "log"
LIBRARY = BUILD / "lib"
PLAIN = BUILD / "plain"  # the library of a server that does not wait for the compiler
COMPILED = BUILD / "compiled"  # a link to LIBRARY that such a server's bots wait for
WEB_BUILT = BUILD / "web"


def package_in(library: Path) -> Path:
    """Find the package lascaux in a library."""
    return library / "lascaux"


def pages_in(library: Path) -> Path:
    """Find the folder that its server takes the pages from."""
    return package_in(library) / "server" / "static"


def shown(path: Path) -> str:
    """Name a path as a person in the checkout would."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
