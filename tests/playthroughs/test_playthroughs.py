"""Whole games, with all that the engine says, are as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs import FOLDER, playthroughs

FRESH = dict(playthroughs())


@pytest.mark.parametrize("file", FRESH, ids=lambda file: file.stem)
def test_a_whole_game_reads_as_ever(file: Path) -> None:
    """If a rule was meant to change, `python tools/playthroughs.py write` and explain it in the commit."""
    assert FRESH[file].splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_there_are_no_playthroughs_of_games_that_are_gone() -> None:
    assert set(FOLDER.glob("*.txt")) == set(FRESH)
