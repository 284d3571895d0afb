"""Every law runs on every case, and tables know the toy."""

from __future__ import annotations

import pytest

from lascaux.table import opening, table
from tests.contract.cases import CASES, DAILY, Case, games_with_toy


@pytest.fixture(autouse=True)
def _tables_know_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table, opening):
        monkeypatch.setattr(module, "game_named", lambda name: games_with_toy()[name])


def _marks_of(case: Case) -> list[pytest.MarkDecorator]:
    group = pytest.mark.xdist_group(str(case))
    return [group] if case in DAILY else [group, pytest.mark.long]


@pytest.fixture(params=[pytest.param(case, marks=_marks_of(case)) for case in CASES], ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One game, seat count and set of options; its laws run in one process, which keeps its walks."""
    found = request.param
    assert isinstance(found, Case)
    return found
