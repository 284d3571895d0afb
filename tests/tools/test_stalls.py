"""How the length of games of The First Sparks is held to its bar."""

from __future__ import annotations

import pytest

import stalls


def test_games_that_end_in_time_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stalls, "KINDS", [(2, "first")])
    assert stalls.main(["--games", "1", "--processes", "1"]) == 0
    assert "0 of 1 games lasted longer than 20 years." in capsys.readouterr().out


def test_a_game_that_lasts_too_long_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stalls, "KINDS", [(2, "first")])
    monkeypatch.setattr(stalls, "YEARS_BAR", 1)
    assert stalls.main(["--games", "1", "--processes", "1"]) == 1
    assert "1 of 1 games lasted longer than 1 years." in capsys.readouterr().out


def test_three_thousand_games_are_asked_for() -> None:
    assert stalls.GAMES * len(stalls.KINDS) == 3000
