"""Which files mypyc compiles, in which groups, and which files that depends on."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from devlib.places import PYPROJECT, SOURCE

_CORE = "lascaux"  # the group of what all games share
_OF_ONE_GAME = ("games", "bots")  # folders with a folder for each game


def compiled_files(package: Path = SOURCE) -> list[Path]:
    """List the source files that `[tool.lascaux] compiled` names."""
    found = {file for pattern in _settings()["compiled"] for file in package.glob(pattern)}
    return sorted(file for file in found if file.name != "__init__.py")


def compiled_groups(package: Path = SOURCE) -> dict[str, list[Path]]:
    """Sort these files into groups that are compiled apart: the core, and of each game rules and bots.

    Folders that `[tool.lascaux] apart` names are groups of their own.
    """
    groups: dict[str, list[Path]] = {}
    apart = [Path(folder) for folder in _settings()["apart"]]
    for file in compiled_files(package):
        groups.setdefault(_group_of(file.relative_to(package), apart), []).append(file)
    return groups


def import_closure(files: Iterable[Path], package: Path = SOURCE) -> list[Path]:
    """List the files and all that they import from the package: mypyc inlines constants across files."""
    waiting, seen = list(files), set[Path]()
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting += _imported(file, package)
    return sorted(seen)


def _settings() -> dict[str, list[str]]:
    settings: dict[str, list[str]] = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["lascaux"]
    return settings


def _group_of(name: Path, apart: Iterable[Path]) -> str:
    folder, *below = name.parts
    for own in apart:
        if own in name.parents:
            return "_".join((_CORE, *own.parts))
    return f"{_CORE}_{folder}_{below[0]}" if folder in _OF_ONE_GAME and len(below) > 1 else _CORE


def _imported(file: Path, package: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(file.read_bytes(), file)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield from _file_of(name, package)


def _file_of(module: str, package: Path) -> Iterator[Path]:
    head, *parts = module.split(".")
    if head != package.name:
        return
    path = package.joinpath(*parts)
    yield from (file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())
