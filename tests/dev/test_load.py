"""The load is a command that can fail."""

from __future__ import annotations

from load import COST_BAR, missed


def test_a_move_that_costs_too_much_in_any_game_misses_the_bar() -> None:
    figures = {"clans_echoes_a_move": COST_BAR - 0.1, "tain_echoes_a_move": COST_BAR, "tain_ms_a_move": 99.0}
    assert missed(figures) == [f"tain_echoes_a_move is {COST_BAR:.1f}, not below {COST_BAR:.0f}."]


def test_figures_within_all_bars_miss_none() -> None:
    assert missed({"ack_p99_ms": 1.0, "idle_mb": 1.0, "open_worst_ms": 1.0, "x_echoes_a_move": 1.0}) == []
