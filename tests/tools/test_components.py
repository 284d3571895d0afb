"""The page that says where the numbers come from."""

from __future__ import annotations

from pathlib import Path

import pytest

import components
from lascaux.games.clans import data


def test_the_committed_page_is_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert components.main(["check"]) == 0, capsys.readouterr().out


def test_a_stale_page_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "components.md"
    assert components.main(["check"], page) == 1
    components.main(["write"], page)
    assert components.main(["check"], page) == 0
    page.write_text("# Old\n", encoding="utf-8")
    assert components.main(["check"], page) == 1
    assert "components.md is stale" in capsys.readouterr().out


def test_every_table_of_clans_says_where_it_comes_from() -> None:
    derived = {"FROM", "TO", "MOVES", "EPOCHS"}  # counted or listed from other tables
    packing = {"COUNT_BITS", "COUNT_MASK", "SIZE_SHIFT", "FULL", "HUT", "PROVENANCE"}  # ours, not the game's
    tables = {name for name in vars(data) if name.isupper() and not name.startswith("_")}
    assert tables - derived - packing == set(data.PROVENANCE)
