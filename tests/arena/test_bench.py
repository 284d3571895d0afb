"""Measuring the speed: what is measured, and how figures are put beside each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux.arena.bench import bench, calibrate, dealt, drive, figure_of, is_compiled, rate, works_of
from lascaux.arena.rival import Rival
from lascaux.arena.uncompiled import Uncompiled
from lascaux.kernel.errors import BadSetup
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from lascaux.registry import game


def quiet(_done: int, _whole: int) -> None:
    """Nobody looks at the progress."""


def fake_python(folder: Path, body: str) -> str:
    """A program that stands in for the Python of a rival."""
    program = folder / "python"
    program.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def test_every_figure_is_measured_in_every_round() -> None:
    seen: list[tuple[int, int]] = []
    result = bench("clans", 2, 2, 0.001, None, lambda done, whole: seen.append((done, whole)))
    names = ["playouts", "whole", "games", "listed", "driven", "copies", "search"]
    assert [figure.name for figure in result.figures] == names
    assert all(len(figure.rounds) == 2 and min(figure.rounds) > 0 for figure in result.figures)
    whole = 18 if is_compiled() else 16
    assert seen == [(done, whole) for done in range(1, whole + 1)]
    assert (result.rival, result.rival_per_second, result.figures[0].times_rival) == (None, None, None)


def test_a_figure_is_put_beside_the_loop_and_the_rival_of_its_own_round() -> None:
    loops, against = [100.0, 200.0, 300.0], [1.0, 2.0, 3.0]
    figure = figure_of("copies", [10.0, 40.0, 90.0], loops, against, twins=[])
    assert (figure.per_second, figure.per_turn, figure.times_rival) == (40.0, 0.2, 20.0)


def test_the_game_starts_where_the_first_seat_decides() -> None:
    rules = game("clans")
    s = dealt(rules, 3)
    assert rules.seat_to_act(s) != CHANCE
    before = rules.key(s)
    assert drive(rules, s, Rng(1)) > 30
    assert rules.key(s) == before


def test_work_done_several_times_counts_its_units() -> None:
    works = works_of(game("clans"), 2, game("clans").box)
    assert works["copies"](3) == 300
    assert works["whole"](1) > 30
    assert works["search"](1) == works["search"](2) // 2
    assert calibrate(2) == 2 * calibrate(1)
    assert rate(lambda times: times, 0.001) > 0


def test_a_rival_is_asked_in_a_process_of_its_own(tmp_path: Path) -> None:
    rival = Rival("catanatron", fake_python(tmp_path, "echo 1250.5"))
    assert rival.speed(0.01) == 1250.5
    result = bench("clans", 2, 1, 0.001, rival, quiet)
    assert result.rival == "catanatron"
    assert result.figures[0].times_rival == result.figures[0].rounds[0] / 1250.5


@pytest.mark.parametrize("body", ["exit 1", "echo nothing", ""])
def test_a_rival_that_cannot_be_run_is_refused_with_a_sentence(tmp_path: Path, body: str) -> None:
    with pytest.raises(BadSetup, match="cannot run catanatron"):
        Rival("catanatron", fake_python(tmp_path, body)).speed(0.01)


def test_a_python_that_is_not_there_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="does not run"):
        Rival("catanatron", str(tmp_path / "nothing")).speed(0.01)


def test_an_unknown_rival_is_refused() -> None:
    with pytest.raises(BadSetup, match="no rival"):
        Rival("chess", "python3")


def test_drawn_decisions_alone_are_put_beside_the_uncompiled_twin() -> None:
    drawn = figure_of("playouts", [30.0], loops=[1.0], against=[], twins=[2.0])
    copied = figure_of("copies", [30.0], loops=[1.0], against=[], twins=[2.0])
    assert (drawn.times_uncompiled, copied.times_uncompiled) == (15.0, None)


def test_the_twin_plays_from_the_sources() -> None:
    assert Uncompiled("clans", 2).speed(0.01) > 0


def test_sources_that_cannot_be_run_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be run uncompiled"):
        Uncompiled("clans", 2, fake_python(tmp_path, "exit 1")).speed(0.01)
