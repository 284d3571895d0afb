"""What `tools/fresh.py` says of its figures, and which code it sees bots run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fresh import CHANGE_BAR, EVERYTHING_BAR, PAGE_BAR, Change, Figures
from freshlib.clone import Took, games, groups_of
from freshlib.workers import Worker, workers_below

QUICK = Took(1.0, 2.0)
GOOD_CHANGES = {game: Change(QUICK, {f"lascaux_games_{game}"}) for game in games()}


def test_every_game_has_groups_of_its_own() -> None:
    assert {"clans", "first_sparks", "tain"} <= set(games())
    assert groups_of("tain") == {"lascaux_games_tain", "lascaux_bots_tain"}
    assert [game for game in games() if not groups_of(game)] == []


def test_good_figures_miss_nothing() -> None:
    assert Figures(1.0, 2.0, QUICK, GOOD_CHANGES).missed() == []


@pytest.mark.parametrize(
    ("figures", "missed"),
    [
        (
            Figures(PAGE_BAR, 2.0, QUICK, GOOD_CHANGES),
            "The page of a fresh clone took 60 seconds, not below 60.",
        ),
        (
            Figures(1.0, 2.0, Took(EVERYTHING_BAR, 2.0), GOOD_CHANGES),
            "Compiling everything took 60 seconds, not below 60.",
        ),
        (
            Figures(1.0, 2.0, QUICK, {"tain": Change(Took(CHANGE_BAR, 2.0), {"lascaux_bots_tain"})}),
            "A build after a change in tain took 25 seconds, not below 25.",
        ),
        (
            Figures(1.0, 2.0, QUICK, {"tain": Change(QUICK, {"lascaux_games_tain", "lascaux"})}),
            "A change in tain compiled lascaux, lascaux_games_tain.",
        ),
        (Figures(1.0, 2.0, QUICK, {"tain": Change(QUICK, set())}), "A change in tain compiled nothing."),
    ],
)
def test_each_bar_that_is_missed_has_its_sentence(figures: Figures, missed: str) -> None:
    assert figures.missed() == [missed]


def test_figures_are_shown_by_the_clock_and_of_the_processors() -> None:
    shown = json.loads(Figures(1.0, 2.0, Took(3.04, 5.0), GOOD_CHANGES).shown())
    assert shown["compiling_everything"] == {"clock_s": 3.0, "processor_s": 5.0}


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="It is Linux that tells what is loaded.")
@pytest.mark.parametrize("is_loaded", [True, False])
def test_workers_are_found_below_a_process_with_the_code_they_run(is_loaded: bool) -> None:
    command = [sys.executable, "-c", "import sys; print(); sys.stdin.read()", "lascaux.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        program = Path(os.path.realpath(f"/proc/{process.pid}/exe"))
        library = program.parent if is_loaded else program.parent / "elsewhere"
        found = workers_below(os.getpid(), library)
        process.communicate()
    assert Worker(process.pid, os.getpid(), is_loaded) in found
