"""Compile the hot modules with mypyc: `python tools/compile.py --into FOLDER --work FOLDER`.

The modules are those that `[tool.lascaux] compiled` in pyproject.toml names; how strictly they are typed
stands in `[tool.mypy]`. mypyc reads all of them each time, which takes seconds, and writes one C file for
each group; the C compiler, which takes most of the time, gets only what has changed, on all processors.
`--check` compiles nothing and tells whether the installed modules are compiled.
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_path

# setuptools comes before mypyc: it puts its own distutils in place of Python's.
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from devlib.hot import compiled_files, compiled_groups
from devlib.library import write_if_changed
from devlib.places import ROOT, SOURCE
from devlib.stamps import Stamp, fingerprint

# -O1 takes half the time of -O3. What it lacks is inlining, which generated code lives on; the last one
# lets the C compiler inline across modules.
LEVEL = "1"
INLINING = [
    "-finline-functions",
    "-finline-small-functions",
    "-findirect-inlining",
    "-fno-semantic-interposition",
]
IN_PARTS = ["-flto=auto"]  # which all processors share, where a single file would keep but one of them busy
LARGE = 100_000  # bytes of C: a whole group, not one of the small files that lead to it
UNWARNED = ["-w"]  # of C that nobody writes: to look for misleading indents took most of the time of parsing
FOR_LARGE = [*INLINING, *IN_PARTS, *UNWARNED]
FOR_SMALL = ["-O0", "-g0", *UNWARNED]

# What a module does when it is imported is a quarter of all code and runs once.
IMPORTING = re.compile(r"^char (?=CPyDef_\w+_____top_level__\(void\) {)", re.MULTILINE)
RUNS_ONCE = """
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optimize(0)))
#else
#define RUNS_ONCE
#endif
"""


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
    """Compile what has changed and put all that is compiled beside its source; return what that is."""
    os.chdir(ROOT)
    outputs = build(write_c(work / "c"), work)
    return _put_in_place(outputs, work / "made", library)


def write_c(folder: Path) -> list[Extension]:
    """Let mypyc write one C file for each group, and a small one for each module that belongs to it."""
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [
        ([str(file.relative_to(ROOT)) for file in files], name) for name, files in compiled_groups().items()
    ]
    names = [name for files, _ in groups for name in files]
    extensions: list[Extension] = mypycify(
        # Without a cache nothing that mypyc takes over from another file can be older than that file.
        ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}", *names],
        opt_level=LEVEL,
        debug_level="0",
        separate=groups,
        target_dir=str(folder),
    )
    for extension in extensions:
        # Lists of their own: mypyc gives all of them the same one.
        is_large = _size(extension) > LARGE
        if is_large:
            _hurry_over_importing(extension)
        extension.extra_compile_args = [
            *extension.extra_compile_args,
            *(FOR_LARGE if is_large else FOR_SMALL),
        ]
        extension.extra_link_args = IN_PARTS if is_large else []
    return extensions


def _hurry_over_importing(extension: Extension) -> None:
    """Tell the C compiler not to think about what runs once."""
    for source in map(Path, extension.sources):
        text = source.read_text(encoding="utf-8")
        source.write_text(RUNS_ONCE + IMPORTING.sub("RUNS_ONCE char ", text), encoding="utf-8")


def build(extensions: list[Extension], work: Path) -> list[str]:
    """Call the C compiler where it was not called for exactly this; return what is made."""
    command = _Build(Distribution({"name": "lascaux", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.force = str(work / "made"), str(work / "objects"), True
    command.include_dirs, command.stamps = [str(work / "headers")], work / "stamps"
    command.ensure_finalized()
    command.run()
    outputs: list[str] = command.get_outputs()
    return outputs


class _Build(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Compiles what has changed, on all processors."""

    stamps: Path

    def build_extensions(self) -> None:
        self._read_header_once()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            # The largest first, so that no processor is left with it at the end.
            jobs = [
                pool.submit(self.build_extension, part)
                for part in sorted(self.extensions, key=_size, reverse=True)
            ]
            try:
                for job in jobs:
                    job.result()
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def _read_header_once(self) -> None:
        """Let the C compiler keep what it made of Python.h; one that cannot do so reads it each time."""
        header = Path(get_path("include"), "Python.h")
        kept = Path(self.include_dirs[0], "Python.h.gch")
        kept.parent.mkdir(parents=True, exist_ok=True)
        self.spawn([*self.compiler.compiler_so, *FOR_SMALL, "-x", "c-header", str(header), "-o", str(kept)])

    def build_extension(self, ext: Extension) -> None:
        made, key = Stamp(self.stamps / ext.name), _key(ext)
        if not (made.is_fresh(key) and Path(self.get_ext_fullpath(ext.name)).exists()):
            made.clear()
            super().build_extension(ext)
            made.set(key)


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


def _key(extension: Extension) -> str:
    tools = [
        sys.version,
        version("mypy"),
        version("setuptools"),
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
    ]
    files = [Path(file) for file in (*extension.sources, *extension.depends)]
    return fingerprint(*tools, *extension.extra_compile_args, *files)


def _size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def _put_in_place(outputs: Sequence[str], made: Path, library: Path) -> list[str]:
    names = [Path(output).relative_to(made) for output in outputs]
    for name in names:
        # It replaces by rename, which keeps programs alive that have the old file loaded.
        write_if_changed((made / name).read_bytes(), library / name)
    for old in [*library.glob("*.so"), *(library / "lascaux").rglob("*.so")]:
        if old.relative_to(library) not in names:
            old.unlink()
    return [str(name) for name in names]


if __name__ == "__main__":
    main()
