"""Compiled and plain Python are the same game: K13."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import NoReturn

import pytest

from devlib.library import is_compiled
from devlib.places import ROOT, SOURCE
from lascaux import games
from tests.contract.cases import CASES

SEEDS = 12
MANY_SEEDS = 100


@pytest.mark.parametrize("seeds", [SEEDS, pytest.param(MANY_SEEDS, marks=pytest.mark.long)])
def test_k13_compiled_and_interpreted_play_the_same_games(seeds: int) -> None:
    if reason := os.environ.get("LASCAUX_INTERPRETED"):
        pytest.skip(reason)
    if not is_compiled():
        _cannot_compare("build/lib is not compiled, or behind src: run `python3 dev build`.")
    compiled, interpreted = _traces("", seeds), _traces(str(SOURCE.parent), seeds)
    assert (compiled["compiled"], interpreted["compiled"]) == (True, False)
    assert compiled["digests"] == interpreted["digests"]
    assert isinstance(compiled["digests"], dict)
    assert set(compiled["digests"]) == {str(case) for case in CASES} | {f"{name} bots" for name in games()}


def _traces(python_path: str, seeds: int) -> dict[str, object]:
    """What tools/traces.py prints when modules are looked for here first."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python_path:
        environment["PYTHONPATH"] = python_path
    command = [sys.executable, str(ROOT / "tools" / "traces.py"), "--seeds", str(seeds)]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    found = json.loads(printed.stdout)
    assert isinstance(found, dict)
    return found


def _cannot_compare(reason: str) -> NoReturn:
    """Where compiled code is expected its absence is a failure, elsewhere a reason to skip."""
    if os.environ.get("LASCAUX_EXPECT_COMPILED"):
        pytest.fail(reason)
    pytest.skip(reason)
