"""Every law runs on every case."""

from __future__ import annotations

import pytest

from tests.contract.cases import CASES, Case


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One game, seat count and set of options."""
    found = request.param
    assert isinstance(found, Case)
    return found
