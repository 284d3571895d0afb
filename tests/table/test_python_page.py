"""The page on the Python API says what is true: its examples run, and it names every public name."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import lascaux
from devlib.places import ROOT

PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_examples_of_the_page_run_one_after_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "page.py"
    program.write_text("\n".join(EXAMPLES), encoding="utf-8")
    names = runpy.run_path(str(program))
    assert isinstance(names["ending"], lascaux.Ending)
    assert isinstance(names["refusal"], lascaux.Refusal)
    assert isinstance(names["verdict"], lascaux.Verdict)
    assert capsys.readouterr().out.endswith(".\n")


def test_the_page_has_examples_for_rules_tables_boxes_bots_and_refusals() -> None:
    assert len(EXAMPLES) == 6


@pytest.mark.parametrize("name", lascaux.__all__)
def test_every_public_name_is_on_the_page(name: str) -> None:
    assert re.search(rf"\b{name}\b", PAGE)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"lascaux\.(\w+)", PAGE))))
def test_every_name_on_the_page_is_public(name: str) -> None:
    assert name in lascaux.__all__


def test_a_choice_is_what_the_page_says() -> None:
    table = lascaux.Table.new("clans", seats=2, seed=7)
    assert all(isinstance(choice, lascaux.Choice) for choice in table.choices(table.seat))
