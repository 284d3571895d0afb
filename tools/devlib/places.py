"""Where things are in a checkout."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "lascaux"
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
PACKAGE = LIBRARY / "lascaux"
WEB_BUILT = BUILD / "web"
STATIC = PACKAGE / "server" / "static"


def shown(path: Path) -> str:
    """Name a path as a person in the checkout would."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
