"""The bars: what `dev test --long` measures and holds to a figure, each with a command that can fail."""

from __future__ import annotations

import time

from devlib.checks import Check, run_here
from devlib.places import ROOT
from devlib.rival import ensure_rival
from devlib.trouble import Trouble

GAMES = len(list((ROOT / "src" / "lascaux" / "games").glob("*/meta.py")))
# Seconds of `dev test` on two processors, set-up included: a quarter of an hour for the first three games.
TEST_BAR = 15 * 60.0 + max(GAMES - 3, 0) * 3 * 60.0
NEED_COMPILED = ("strength", "stories", "stalls", "balance", "bench", "fresh")


def time_check(began: float) -> Check:
    """Hold what `dev test` does, from this moment of the clock to this step, to its bar."""

    def run() -> int:
        minutes = (time.monotonic() - began) / 60
        print(f"`dev test` alone took {minutes:.1f} minutes; the bar is {TEST_BAR / 60:.0f}.", flush=True)
        return 0 if minutes * 60 < TEST_BAR else 1

    return Check("time", run)


def bar_checks(*, is_compiled: bool) -> list[Check]:
    """Give the measurements; those of compiled code only where there is any."""
    checks = [
        Check("strength", lambda: run_here("tools/strength.py")),
        Check("waiting", lambda: run_here("tools/waiting.py")),
        Check("stories", lambda: run_here("tools/stories.py")),
        Check("painting", lambda: run_here("tools/painting.py")),
        Check("stalls", lambda: run_here("tools/stalls.py")),
        Check("balance", lambda: run_here("tools/balance.py", "--bars")),
        Check("bench", _bench),
        Check("load", lambda: run_here("tools/load.py")),
        Check("hostile", lambda: run_here("tools/hostile.py")),
        Check("start", lambda: run_here("tools/start.py")),
        Check("fresh", lambda: run_here("tools/fresh.py")),
    ]
    return [check for check in checks if is_compiled or check.name not in NEED_COMPILED]


def _bench() -> int:
    try:
        python = ensure_rival()
    except Trouble as trouble:
        print(trouble, flush=True)
        return 1
    against = ("--against", "catanatron", "--catanatron-python", str(python))
    return run_here("-m", "lascaux", "bench", "--bars", *against)
