"""Where rules are cited: in docstrings and calls of the code, and in the marks of the tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lascaux.table.rulebook import RULE_ID

REFUSING = "why.py"  # the file of a game that says why something is refused
RULE_LINE = re.compile(rf"Rule: {RULE_ID.pattern}(?:, {RULE_ID.pattern})*\.")

Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


DOES = "does"  # code whose docstring names the rule
REFUSES = "refuses"  # a refusal that gives the rule as its reason
REGISTERS = "registers"  # a step, an event or a phase that names the rule
TESTS = "tests"


class Citation(NamedTuple):
    """A rule, the file that cites it (from the root of the project), the name and line within it, and how."""

    rule: str
    path: str
    name: str
    line: int = 0
    role: str = DOES


class Cited(NamedTuple):
    """All citations of some files, and what is wrong with how they are written."""

    citations: list[Citation]
    faults: list[str]


def cited_in_code(root: Path) -> Cited:
    """Citations in `src/lascaux`: the last line of docstrings, and ids of steps, events, refusals."""
    citations: set[Citation] = set()
    faults: list[str] = []
    for path in sorted((root / "src" / "lascaux").rglob("*.py")):
        where = path.relative_to(root).as_posix()
        for name, scope in scopes_in(_parsed(path), path.name):
            docstring = ast.get_docstring(scope) or ""
            rules, is_sound = rules_in(docstring)
            if not is_sound:
                faults.append(f"{where}: the docstring of {name} must end with a line like `Rule: CL-2.1.`")
            role = REFUSES if path.name == REFUSING else DOES
            citations |= {Citation(rule, where, name, line_of(scope), role) for rule in rules}
            citations |= {Citation(rule, where, name, line, role) for rule, line, role in _ids_in(scope)}
    return Cited(_once_each(citations), faults)


def cited_in_tests(root: Path) -> Cited:
    """Citations in `tests`: the mark `rule` of test functions."""
    citations: set[Citation] = set()
    faults: list[str] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        where = path.relative_to(root).as_posix()
        for name, scope in scopes_in(_parsed(path), path.name):
            if isinstance(scope, ast.Module):
                continue
            for mark in _rule_marks(scope):
                rules = [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]
                if len(rules) != len(mark.args) or not rules or mark.keywords:
                    faults.append(f"{where}: the mark of {name} must name its rules as texts.")
                line = line_of(scope)
                citations |= {Citation(str(rule), where, name, line, TESTS) for rule in rules}
    return Cited(sorted(citations), faults)


def rules_in(docstring: str) -> tuple[list[str], bool]:
    """The rules a docstring ends with, and whether the line is well written."""
    lines = [line.strip() for line in docstring.splitlines() if line.strip()]
    ruled = [line for line in lines if line.startswith("Rule:")]
    if not ruled:
        return [], True
    is_sound = len(ruled) == 1 and lines[-1] == ruled[0] and RULE_LINE.fullmatch(ruled[0]) is not None
    return RULE_ID.findall(ruled[0]), is_sound


def scopes_in(tree: ast.Module, name: str) -> Iterator[tuple[str, Scope]]:
    """The module, its classes and functions with their names (`Clans.blank`), outermost first."""
    yield name, tree
    yield from _inner(tree, "")


def _inner(scope: Scope, prefix: str) -> Iterator[tuple[str, Scope]]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + node.name, node
            yield from _inner(node, f"{prefix}{node.name}.")


def line_of(scope: Scope) -> int:
    """Where a module, class or function begins."""
    return 1 if isinstance(scope, ast.Module) else scope.lineno


def _ids_in(scope: Scope) -> Iterator[tuple[str, int, str]]:
    """Ids that stand as texts in this scope, with their line and role; inner scopes left out."""
    waiting: list[tuple[ast.AST, str]] = [
        (node, REGISTERS)
        for node in scope.body
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    while waiting:
        node, role = waiting.pop()
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            role = REFUSES
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
            yield node.value, node.lineno, role
        waiting += [(child, role) for child in ast.iter_child_nodes(node)]


def _once_each(citations: set[Citation]) -> list[Citation]:
    """One citation for each rule and name: what does it before what refuses by it or registers it."""
    first: dict[tuple[str, str, str], Citation] = {}
    rank = [DOES, REFUSES, REGISTERS]
    for one in sorted(citations, key=lambda one: (rank.index(one.role), one.line)):
        first.setdefault((one.rule, one.path, one.name), one)
    return sorted(first.values())


def _rule_marks(scope: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.Call]:
    for decorator in scope.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield decorator


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))
