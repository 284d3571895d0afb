"""Compiled and plain Python search alike: a part of K13."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from devlib.library import is_compiled
from devlib.places import ROOT, SOURCE
from tests.contract.cases import DAILY


def test_k13_compiled_and_interpreted_grow_the_same_trees() -> None:
    if reason := os.environ.get("LASCAUX_INTERPRETED"):
        pytest.skip(reason)
    if not is_compiled():
        reason = "build/lib is not compiled, or behind src: run `python3 dev build`."
        if os.environ.get("LASCAUX_EXPECT_COMPILED"):
            pytest.fail(reason)
        pytest.skip(reason)
    compiled, interpreted = _trees(""), _trees(str(SOURCE.parent))
    assert (compiled["compiled"], interpreted["compiled"]) == (True, False)
    assert compiled["digests"] == interpreted["digests"]
    assert isinstance(compiled["digests"], dict)
    assert set(compiled["digests"]) == {str(case) for case in DAILY}


def _trees(python_path: str) -> dict[str, object]:
    """What tools/trees.py prints when modules are looked for here first."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python_path:
        environment["PYTHONPATH"] = python_path
    command = [sys.executable, str(ROOT / "tools" / "trees.py")]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    found = json.loads(printed.stdout)
    assert isinstance(found, dict)
    return found
