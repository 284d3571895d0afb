"""Compile the hot modules with mypyc: `python tools/compile.py --into FOLDER --work FOLDER`.

The modules are those that `[tool.lascaux] compiled` in pyproject.toml names; how strictly they are typed
stands in `[tool.mypy]`. `--check` compiles nothing and tells whether the installed modules are compiled.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from pathlib import Path

from devlib.hot import compiled_files
from devlib.places import ROOT, SOURCE

GROUP = "lascaux"
INLINING = ["-fno-semantic-interposition"]  # lets the C compiler inline across modules; a tenth faster


def main() -> None:
    """Read the command line and compile or check."""
    parser = argparse.ArgumentParser(description="Compile the hot modules of Lascaux with mypyc.")
    parser.add_argument("--into", type=Path, help="the folder that holds the package lascaux")
    parser.add_argument("--work", type=Path, help="where intermediate files go")
    parser.add_argument("--check", action="store_true", help="only tell whether all of them run compiled")
    chosen = parser.parse_args()
    if chosen.check:
        sys.exit(check())
    if chosen.into is None or chosen.work is None:
        parser.error("name the folders --into and --work")
    names = compile_into(chosen.into.resolve(), chosen.work.resolve())
    print(f"{len(names)} files compiled.")


def compile_into(library: Path, work: Path) -> list[str]:
    """Compile all hot modules and move the results beside their sources; return what was made."""
    # setuptools must be imported first: it puts its own distutils in place of Python's.
    from setuptools import Distribution  # noqa: I001
    from mypyc.build import mypycify

    os.chdir(ROOT)
    files = [str(file.relative_to(ROOT)) for file in compiled_files()]
    extensions = mypycify(
        ["--config-file=pyproject.toml", *files],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += INLINING
    made = work / "made"
    command = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(made), str(work / "objects")
    command.ensure_finalized()
    command.run()
    return _move(command.get_outputs(), made, library)


def check() -> int:
    """Import every hot module from where it is installed and name those that are plain Python."""
    plain = []
    for file in compiled_files():
        name = ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
        if not str(importlib.import_module(name).__file__).endswith(".so"):
            plain.append(name)
    for name in plain:
        print(f"{name} is not compiled.")
    return 1 if plain else 0


def _move(outputs: list[str], made: Path, library: Path) -> list[str]:
    # Replacing by rename keeps programs alive that have the old file loaded.
    names = [Path(output).relative_to(made) for output in outputs]
    for name in names:
        (library / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).replace(library / name)
    for old in [*library.glob("*.so"), *(library / "lascaux").rglob("*.so")]:
        if old.relative_to(library) not in names:
            old.unlink()
    return [str(name) for name in names]


if __name__ == "__main__":
    main()
