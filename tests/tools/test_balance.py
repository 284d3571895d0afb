"""How the command that measures balance is used."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import balance
from balancelib import study
from balancelib.first_sparks import Figures

FEW = ["first_sparks", "--games", "1", "--processes", "1", "--kinds", "2 first"]


def test_a_missed_bar_fails_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(FEW) == 0
    assert balance.main([*FEW, "--bars"]) == 1  # one game is won by one place alone
    assert "places win" in capsys.readouterr().err


def test_figures_are_stored_when_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "FOLDER", tmp_path / "figures")
    assert balance.main([*FEW, "2 random", "--write"]) == 0
    stored = (tmp_path / "figures" / "first_sparks.json").read_bytes()
    figures = msgspec.json.decode(stored, type=list[Figures])
    assert [(each.players, each.map) for each in figures] == [(2, "first"), (2, "random")]


def test_a_game_is_studied_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["stone_age", "--games", "1", "--processes", "1", "--kinds", "2 base"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert [(each["players"], each["kind"]) for each in told] == [(2, "base")]
