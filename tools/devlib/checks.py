"""The steps of `dev check` and `dev test`, and the table that sums them up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from devlib.places import ROOT, VENV_PYTHON, WEB
from devlib.shell import run_openly, venv_environment
from devlib.web import Node

# What does not run on the engine, or meets it only through a table, which is tested both ways; of what people
# play through, whole games run on plain Python too.
NOT_INTERPRETED = ("browser", "cli", "dev", "server", "tools")
WHOLE_GAMES = ("tests/cli/test_play.py", "tests/server/test_play.py")

# Why a run on plain Python does not compare it with compiled code; tests that do are skipped with it.
COMPARED_ELSEWHERE = "This run is for plain Python; the other one compares."
NOTHING_COMPILED = "Nothing can be compiled on this machine, so there is nothing to compare."


@dataclass(frozen=True)
class Check:
    """A named step; `run` returns an exit code."""

    name: str
    run: Callable[[], int]


@dataclass(frozen=True)
class Outcome:
    """How a step went."""

    name: str
    is_good: bool
    seconds: float


def source_checks() -> list[Check]:
    """Give the fast checks of the source: format, lint, types, rules, generated files."""
    return [
        Check("format", lambda: _interpreted("-m", "ruff", "format", "--check", ".")),
        Check("lint", lambda: _interpreted("-m", "ruff", "check", ".")),
        Check("types", lambda: _interpreted("-m", "mypy")),
        Check("rules", lambda: _interpreted("tools/ledger.py", "check")),
        Check("components", lambda: _interpreted("tools/components.py", "check")),
        Check("game-views", lambda: _interpreted("tools/game_views.py", "--check")),
        Check("wire-types", lambda: _interpreted("tools/wire_types.py", "--check")),
        Check("states", lambda: _interpreted("tools/state_fields.py", "--check")),
        Check("game-tables", lambda: _interpreted("tools/game_tables.py", "--check")),
        Check("api-docs", lambda: _interpreted("tools/api_docs.py", "--check")),
    ]


def web_checks(node: Node) -> list[Check]:
    """Give the checks of the web client."""
    return [
        Check("web-check", lambda: _npm(node, "run", "check")),
        Check("web-test", lambda: _npm(node, "test")),
    ]


def test_checks(*, is_compiled: bool) -> list[Check]:
    """Give the test runs: all tests on compiled code, then those of the engine again on plain Python.

    Where nothing can be compiled all tests run once, on plain Python.
    """
    chosen = ["--dist", "loadgroup", "-n", "2", "--durations", "25", "-m", "not long"]
    if not is_compiled:
        return [Check("interpreted", lambda: _interpreted("-m", "pytest", *chosen, why=NOTHING_COMPILED))]
    return [
        Check("compiled", lambda: run_here("tools/compile.py", "--check")),
        Check("tests", lambda: _compiled(["-m", "pytest", *chosen])),
        Check("interpreted", lambda: _interpreted("-m", "pytest", *chosen, *engine_tests())),
    ]


def engine_tests() -> list[str]:
    """Name what runs on plain Python too."""
    folders = sorted(file.parent.name for file in (ROOT / "tests").glob("*/__init__.py"))
    return [*(f"tests/{name}" for name in folders if name not in NOT_INTERPRETED), *WHOLE_GAMES]


def long_checks() -> list[Check]:
    """Give the tests that take minutes."""
    return [Check("long", lambda: run_here("-m", "pytest", "-m", "long"))]


def run_checks(checks: Sequence[Check]) -> list[Outcome]:
    """Run every step, also after a failed one."""
    outcomes = []
    for check in checks:
        print(f"\n== {check.name}", flush=True)
        start = time.monotonic()
        code = check.run()
        outcomes.append(Outcome(check.name, code == 0, time.monotonic() - start))
    return outcomes


def summary(outcomes: Sequence[Outcome], left_out: str | None = None) -> str:
    """Sum up the steps in a table, and say what was left out."""
    width = max(len(outcome.name) for outcome in outcomes)
    lines = [
        f"{outcome.name:<{width}}  {'ok' if outcome.is_good else 'FAILED':<6}  {outcome.seconds:7.1f} s"
        for outcome in outcomes
    ]
    failed = [outcome.name for outcome in outcomes if not outcome.is_good]
    total = f"In all {sum(outcome.seconds for outcome in outcomes) / 60:.1f} minutes."
    verdict = f"Failed: {', '.join(failed)}." if failed else "All good."
    return "\n".join(["", *lines, "", *([left_out] if left_out else []), total, verdict])


def run_here(*arguments: str) -> int:
    """Run the Python of .venv on what is built, compiled if it can be."""
    return run_openly([VENV_PYTHON, *arguments], environment=venv_environment())


def _compiled(arguments: Sequence[str]) -> int:
    environment = venv_environment() | {"LASCAUX_EXPECT_COMPILED": "1"}
    return run_openly([VENV_PYTHON, *arguments], environment=environment)


def _interpreted(*arguments: str, why: str = COMPARED_ELSEWHERE) -> int:
    environment = venv_environment() | {"PYTHONPATH": str(ROOT / "src"), "LASCAUX_INTERPRETED": why}
    return run_openly([VENV_PYTHON, *arguments], environment=environment)


def _npm(node: Node, *arguments: str) -> int:
    return run_openly([*node.npm, *arguments], environment=node.environment, folder=Path(WEB))
