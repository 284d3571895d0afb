"""build/lib: the copy of src/lascaux that runs, with its hot modules compiled."""

from __future__ import annotations

import os
import shutil
import sysconfig
import tomllib
from pathlib import Path

from devlib.hot import compiled_files, import_closure
from devlib.packages import requirements
from devlib.places import (
    BUILD,
    COMMAND,
    COMPILED,
    CONSTRAINTS,
    LIBRARY,
    PLAIN,
    PYPROJECT,
    ROOT,
    SOURCE,
    STAMPS,
    VENV,
    VENV_PYTHON,
    package_in,
    pages_in,
)
from devlib.shell import run_quietly, telling, venv_environment
from devlib.stamps import Stamp, files_below, fingerprint
from devlib.trouble import Trouble

_COMPILED = Stamp(STAMPS / "compiled")
NO_COMPILER = "No C compiler found: running uncompiled, slower bots."
NO_HEADERS = "Python's C headers are missing (Debian: python3-dev): running uncompiled, slower bots."


def mirror(source: Path, target: Path, *, keep_folder: Path | None = None) -> int:
    """Make target hold what source holds, touching only what differs; return how many files changed."""
    wanted = {file.relative_to(source): file for file in files_below(source)}
    changed = sum(write_if_changed(file.read_bytes(), target / name) for name, file in wanted.items())
    for file in list(files_below(target)):
        is_kept = file.suffix == ".so" or (keep_folder is not None and file.is_relative_to(keep_folder))
        if not is_kept and file.relative_to(target) not in wanted:
            file.unlink()
            changed += 1
    return changed


def sync_library() -> None:
    """Bring build/lib up to date with src, let .venv find it, and give .venv the command `lascaux`."""
    mirror(SOURCE, package_in(LIBRARY), keep_folder=pages_in(LIBRARY))
    for packages in VENV.glob("lib/python3*/site-packages"):
        write_if_changed(f"{LIBRARY}\n".encode(), packages / "lascaux.pth")
    write_command(VENV / "bin" / "lascaux", VENV_PYTHON)


def sync_plain() -> None:
    """Bring build/plain up to date with src, and let no bot take an older library for the compiled one."""
    COMPILED.unlink(missing_ok=True)
    mirror(SOURCE, package_in(PLAIN), keep_folder=pages_in(PLAIN))


def write_command(file: Path, python: Path) -> None:
    """Write the command `lascaux`, run by this Python."""
    if write_if_changed(f"#!{python}\n".encode() + COMMAND.read_bytes(), file):
        file.chmod(0o755)


def write_if_changed(content: bytes, file: Path) -> bool:
    """Write a file unless it says so already, by rename; tell whether it was written."""
    if file.is_file() and file.read_bytes() == content:
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(file)
    return True


def compile_library(*, must: bool) -> None:
    """Compile the hot modules; without a compiler say so in one line, or fail if it must be.

    It reads src itself and comes before sync_library: a failure leaves a library that still fits together.
    """
    obstacle = compiler_obstacle()
    if obstacle is not None:
        if must:
            raise Trouble(f"{obstacle.split(':')[0]}: install one (Debian: gcc and python3-dev) to go on.")
        remove_compiled()
        print(obstacle, flush=True)
        return
    if is_compiled():
        return
    key = _compile_key()
    try:
        with telling("Compiling the rules and the bots"):
            _compile()
    except Trouble as trouble:
        if must:
            raise
        remove_compiled()
        print(f"{trouble} Running uncompiled, slower bots.", flush=True)
    else:
        _COMPILED.set(key)


def is_compiled() -> bool:
    """Whether build/lib holds compiled modules that stand for the source as it is now."""
    return _COMPILED.is_fresh(_compile_key()) and any(LIBRARY.glob("*.so"))


def compiler_obstacle() -> str | None:
    """Say in one line why nothing can be compiled here, if so."""
    compiler = os.environ.get("CC", "").split() or ["cc", "gcc", "clang"]
    if not any(shutil.which(name) for name in compiler):
        return NO_COMPILER
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return NO_HEADERS
    return None


def remove_compiled() -> None:
    """Remove compiled modules, so that none stays behind its source."""
    _COMPILED.clear()
    for compiled in [*LIBRARY.glob("*.so"), *package_in(LIBRARY).rglob("*.so")]:
        compiled.unlink()


def _compile() -> None:
    run_quietly(
        [VENV_PYTHON, ROOT / "tools" / "compile.py", "--into", LIBRARY, "--work", BUILD / "compile"],
        "compile.txt",
        "The hot modules could not be compiled: correct what mypyc names",
        environment=venv_environment(),
    )


def _compile_key() -> str:
    files = import_closure(compiled_files())
    names = " ".join(file.relative_to(SOURCE).as_posix() for file in files)
    python = os.path.realpath(VENV_PYTHON)
    tools = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]
    settings = repr((tools["lascaux"], tools["mypy"], requirements("compile")))
    compiling = [ROOT / "tools" / "compile.py", ROOT / "tools" / "devlib" / "hot.py"]
    return fingerprint(python, settings, names, CONSTRAINTS, *compiling, *files)
