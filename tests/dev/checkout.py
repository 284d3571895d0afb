"""A small copy of a checkout, with stand-ins for the programs that `dev` calls."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Takes the place of Python's own venv module: makes an environment whose Python is the script below.
FAKE_VENV = """
import pathlib, shutil, sys
home = pathlib.Path(sys.argv[-1])
(home / "bin").mkdir(parents=True)
(home / "lib" / "python3.11" / "site-packages").mkdir(parents=True)
shutil.copy(pathlib.Path(__file__).with_name("python"), home / "bin" / "python")
"""
DOES_NOTHING = "exit 0"
NEW_NODE = "echo v24.19.0"
GOOD_NPM = """
/bin/mkdir -p node_modules ../build/web
echo page > ../build/web/index.html
"""


class Checkout:
    """A folder that looks like a fresh clone to `dev`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.programs = root / "programs"
        self.modules = root / "modules"
        self.programs.mkdir(parents=True)
        self.modules.mkdir()
        for name in ("dev", "pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, root / name)
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "tools" / "devlib", root / "tools" / "devlib", ignore=ignored)
        (root / "src" / "lascaux").mkdir(parents=True)
        shutil.copy(ROOT / "src" / "lascaux_command.py", root / "src")
        (root / "src" / "lascaux" / "__init__.py").write_text('"""A package."""\n')
        (root / "web").mkdir()
        (root / "web" / "package.json").write_text("{}")
        self.set_venv_python(DOES_NOTHING)
        self.set_program("node", NEW_NODE)
        self.set_program("npm", GOOD_NPM)

    def set_program(self, name: str, script: str) -> None:
        """Put a program on PATH, which holds nothing else."""
        self._write_script(self.programs / name, script)

    def set_venv_python(self, script: str) -> None:
        """Say what the Python of the environment does that `python3 -m venv` is going to make."""
        self._write_script(self.modules / "python", script)
        self.set_venv_module(FAKE_VENV)

    def set_venv_module(self, source: str) -> None:
        """Replace Python's own venv module."""
        (self.modules / "venv.py").write_text(source)

    def command(self, *arguments: str) -> list[str]:
        """Give the command line of `dev` in this checkout."""
        return [sys.executable, str(self.root / "dev"), *arguments]

    def environment(self) -> dict[str, str]:
        """Give the environment that holds the stand-ins and nothing of this machine."""
        return {
            "PATH": str(self.programs),
            "PYTHONPATH": str(self.modules),
            "PYTHONDONTWRITEBYTECODE": "1",
            "HOME": os.environ.get("HOME", "/"),
        }

    def dev(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run `dev` to its end."""
        return subprocess.run(
            self.command(*arguments),
            env=self.environment(),
            cwd=self.root,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def trouble(self, *arguments: str) -> str:
        """Run `dev`, expect it to fail with one sentence, and return that sentence."""
        done = self.dev(*arguments)
        assert done.returncode == 1, done
        assert done.stderr.count("\n") == 1, done.stderr
        assert done.stderr.endswith(".\n")
        return done.stderr.strip()

    def _write_script(self, path: Path, script: str) -> None:
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
