"""The page that says where the numbers come from."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import components
from lascaux.kernel.printed import hash_of
from lascaux.registry import game, games
from lascaux.table.boxfile import values_of


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


@pytest.mark.parametrize("name", games())
def test_what_is_fixed_is_what_the_code_has(name: str) -> None:
    data = import_module(f"lascaux.games.{name}.data")
    for entry in game(name).box.printed.entries:
        if entry.is_fixed and isinstance(entry.value, int):
            assert entry.value == getattr(data, entry.name.upper()), entry.name
        elif entry.is_fixed and isinstance(entry.value, list):
            items = getattr(data, entry.name.upper())
            assert entry.value == [data.KINDS[item] if isinstance(item, int) else item for item in items]


@pytest.mark.parametrize("name", games())
def test_a_box_that_once_was_standard_has_its_hash_for_a_name(name: str) -> None:
    printed = game(name).box.printed
    for hash_, values in printed.former.items():
        assert hash_of(values) == hash_
    assert printed.unnamed in (game(name).box.hash, *printed.former)


@pytest.mark.parametrize("name", games())
def test_values_that_are_kept_read_back(name: str) -> None:
    values = game(name).box.values
    assert tomllib.loads(values_of(values)) == values
