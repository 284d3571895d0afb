"""Habits of the code that a reader relies on: frames explained, imports that point one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ledgerlib.citations import scopes_in

FRAME_NUMBERS: Final = ("a", "b", "c")

# A module may import from its own layer and from lower ones.
LAYER_OF: Final = {
    "kernel": 0,
    "parts": 1,
    "wire": 1,
    "games": 2,
    "registry": 2,
    "table": 3,
    "bots": 4,
    "adapters": 5,
    "arena": 5,
    "server": 5,
    "cli": 5,
    "": 5,  # the package itself: `import lascaux`
}


def frame_faults(root: Path) -> list[str]:
    """Steps that read a number of their frame without saying in the docstring what it means."""
    faults: list[str] = []
    for path in sorted((root / "src" / "lascaux").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, scope in scopes_in(tree, path.name):
            if isinstance(scope, ast.ClassDef) and _is_step(scope):
                said = _frame_line(scope)
                faults += [
                    f"{path.relative_to(root).as_posix()}: {name} reads f.{number}, but no line "
                    f"`Frame: {number} = ...` of its docstring says what it is."
                    for number in FRAME_NUMBERS
                    if _reads(scope, number) and f"{number} =" not in said
                ]
    return faults


def import_faults(root: Path) -> list[str]:
    """Imports that point from a lower layer to a higher one, or from one game to another."""
    source = root / "src" / "lascaux"
    faults: list[str] = []
    for path in sorted(source.rglob("*.py")):
        here = _module_of(path.relative_to(source))
        for there in _imported(path, source):
            if _is_against(here, there):
                where = path.relative_to(root).as_posix()
                faults.append(f"{where} imports lascaux.{'.'.join(there)}, which lies above or beside it.")
    return faults


def _is_step(scope: ast.ClassDef) -> bool:
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in scope.bases]
    return any(isinstance(base, ast.Name) and base.id.endswith("Step") for base in bases)


def _frame_line(scope: ast.ClassDef) -> str:
    """What the docstring says of the frame, continued lines included, up to the rule."""
    _, _, said = (ast.get_docstring(scope) or "").partition("Frame:")
    return said.partition("Rule:")[0]


def _reads(scope: ast.ClassDef, number: str) -> bool:
    return any(
        isinstance(node, ast.Attribute)
        and node.attr == number
        and isinstance(node.value, ast.Name)
        and node.value.id == "f"
        for node in ast.walk(scope)
    )


def _module_of(path: Path) -> list[str]:
    """`games/clans/flow.py` as a list of names; the package's own files are the top layer."""
    names = list(path.with_suffix("").parts)
    return [""] if names in (["__init__"], ["__main__"]) else names


def _imported(path: Path, source: Path) -> Iterator[list[str]]:
    """Every module of ours that a file imports, as names below lascaux."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _below(alias.name, source)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            for alias in node.names:
                yield from _below(f"{node.module}.{alias.name}", source)


def _below(name: str, source: Path) -> Iterator[list[str]]:
    top, *names = name.split(".")
    if top != "lascaux":
        return
    is_module = bool(names) and ((source / names[0]).is_dir() or (source / f"{names[0]}.py").is_file())
    yield names if is_module else [""]


def _is_against(here: list[str], there: list[str]) -> bool:
    if LAYER_OF[there[0]] > LAYER_OF[here[0]]:
        return True
    both_games = here[0] == there[0] == "games" and len(here) > 2 and len(there) > 1
    return both_games and here[1] != there[1]
