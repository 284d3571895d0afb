"""Which steps `dev test` has, and how a measured bar that is missed ends it."""

from __future__ import annotations

import subprocess
import time

import pytest

from devlib.bars import TEST_BAR, bar_checks, time_check
from devlib.checks import WHOLE_GAMES, engine_tests
from devlib.commands import WITHOUT_COMPILER
from tests.dev.checkout import ROOT, Checkout

BARS = [
    "strength",
    "waiting",
    "stories",
    "painting",
    "stalls",
    "balance",
    "bench",
    "load",
    "hostile",
    "start",
    "fresh",
]


def _with_compiler(checkout: Checkout, script: str) -> Checkout:
    checkout.set_program("cc", "exit 0")
    checkout.set_venv_python(script)
    return checkout


def _ended(checkout: Checkout, step: str) -> subprocess.CompletedProcess[str]:
    return checkout.dev("test", "--only", step)


def test_bars_are_steps_of_the_long_tests_alone(checkout: Checkout) -> None:
    _with_compiler(checkout, "exit 0")
    named = f"tests, interpreted, long, {', '.join(BARS)}."
    assert named not in checkout.trouble("test", "--only", "spelling")
    assert named in checkout.trouble("test", "--long", "--only", "spelling")


def test_the_time_of_the_tests_is_held_to_its_bar_before_anything_long(checkout: Checkout) -> None:
    ended = _with_compiler(checkout, "exit 0").dev("test", "--long")
    steps = [line.removeprefix("== ") for line in ended.stdout.splitlines() if line.startswith("== ")]
    assert steps[steps.index("interpreted") :] == ["interpreted", "time", "long", *BARS]
    assert "`dev test` alone took 0." in ended.stdout


@pytest.mark.parametrize(("seconds", "code"), [(0.0, 0), (TEST_BAR, 1)])
def test_tests_that_take_too_long_fail(seconds: float, code: int) -> None:
    assert time_check(time.monotonic() - seconds).run() == code


@pytest.mark.parametrize("bar", [bar for bar in BARS if bar != "bench"])
def test_a_missed_bar_fails_the_command(checkout: Checkout, bar: str) -> None:
    _with_compiler(checkout, f'[ "$1" = tools/{bar}.py ] && exit 1; exit 0')
    ended = _ended(checkout, bar)
    assert ended.returncode == 1
    assert ended.stdout.endswith(f"Failed: {bar}.\n")


def test_speed_is_held_to_its_bars_beside_the_rival(checkout: Checkout) -> None:
    _with_compiler(checkout, '[ "$2" = lascaux ] && echo "$@" && exit 1; exit 0')
    ended = _ended(checkout, "bench")
    rival = checkout.root / "build" / "rival" / "bin" / "python"
    assert f"lascaux bench --bars --against catanatron --catanatron-python {rival}\n" in ended.stdout
    assert ended.stdout.endswith("Failed: bench.\n")


def test_a_rival_that_cannot_be_installed_fails_its_step(checkout: Checkout) -> None:
    _with_compiler(checkout, 'case "$*" in *catanatron==*) exit 1;; esac')
    ended = _ended(checkout, "bench")
    assert "The engine to measure against could not be installed" in ended.stdout
    assert ended.stdout.endswith("Failed: bench.\n")


def test_the_rival_is_installed_once(checkout: Checkout) -> None:
    _with_compiler(checkout, "exit 0")
    assert "Installing catanatron" in _ended(checkout, "bench").stdout
    assert "Installing catanatron" not in _ended(checkout, "bench").stdout


def test_without_compiler_bars_of_compiled_code_are_left_out() -> None:
    assert [bar.name for bar in bar_checks(is_compiled=True)] == BARS
    assert [bar.name for bar in bar_checks(is_compiled=False)] == [
        "waiting",
        "painting",
        "load",
        "hostile",
        "start",
    ]


def test_without_compiler_the_summary_says_what_is_left_out(checkout: Checkout) -> None:
    assert WITHOUT_COMPILER in _ended(checkout, "interpreted").stdout


def test_without_compiler_tests_run_once_and_say_why_nothing_is_compared(checkout: Checkout) -> None:
    checkout.set_venv_python('[ "$2" = pytest ] && echo "$LASCAUX_INTERPRETED"; exit 0')
    assert "Nothing can be compiled on this machine" in _ended(checkout, "interpreted").stdout
    assert "There is no step 'tests'" in checkout.trouble("test", "--only", "tests")


def test_with_a_compiler_nothing_is_left_out(checkout: Checkout) -> None:
    assert "Left out" not in _ended(_with_compiler(checkout, "exit 0"), "interpreted").stdout


@pytest.mark.parametrize("folder", ["arena", "bots", "contract", "games", "table"])
def test_what_uses_the_engine_runs_on_plain_python_too(folder: str) -> None:
    assert f"tests/{folder}" in engine_tests()


def test_plain_python_runs_what_is_there(checkout: Checkout) -> None:
    _with_compiler(checkout, '[ "$2" = pytest ] && echo "$@"; exit 0')
    assert f"not long {' '.join(WHOLE_GAMES)}\n" in _ended(checkout, "interpreted").stdout
    assert [test for test in engine_tests() if not (ROOT / test).exists()] == []
