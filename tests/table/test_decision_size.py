"""A decision travels with every update, so it stays small also where there is much to choose from."""

from __future__ import annotations

import random

import msgspec
import pytest

from lascaux import Table
from lascaux.registry import games
from lascaux.wire import YourDecision

MOST = 12_000  # bytes


@pytest.mark.parametrize("game", games())
def test_no_decision_takes_more_than_twelve_thousand_bytes(game: str) -> None:
    dice = random.Random(8)
    largest = 0
    for seed in range(4):
        table = Table.new(game, 3, seed=seed)
        while not table.over:
            decision = table.decision(table.seat)
            assert isinstance(decision, YourDecision)
            largest = max(largest, len(msgspec.json.encode(decision)))
            table.act(table.seat, dice.choice(decision.choices).text)
    assert largest < MOST
