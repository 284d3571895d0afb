"""Outlooks travel as data."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from lascaux import Rng
from lascaux.kernel.errors import BadPosition
from lascaux.table.outlook import Outlook
from tests.table.helpers import opened, play_on

Data = dict[str, object]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_outlook_reads_back(seats: int) -> None:
    outlook = play_on(opened(seats), 9).outlook(1)
    again = Outlook.load(json.loads(json.dumps(outlook.dump())))
    assert again.dump() == outlook.dump()
    assert again.view == outlook.view
    assert again.game.key(again.world(Rng(4))) == outlook.game.key(outlook.world(Rng(4)))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("past"),
        lambda data: data.update(more=1),
        lambda data: data.update(game="chess"),
        lambda data: data.update(seat=7),
        lambda data: data.update(seat="0"),
        lambda data: data.update(seat=True),
        lambda data: data.update(world=None),
        lambda data: data["world"].update(seats=9),
        lambda data: data.update(past=3),
        lambda data: data["past"].append([0]),
        lambda data: data["past"].append([0, "move 1 2"]),
        lambda data: data["past"].append([9, 0]),
        lambda data: data["past"].append([0, 99999]),
    ],
)
def test_junk_is_no_outlook(spoil: Callable[[object], object]) -> None:
    data = opened().outlook(0).dump()
    spoil(data)
    with pytest.raises(BadPosition, match=r"\.$"):
        Outlook.load(data)


@pytest.mark.parametrize("data", [None, [], 3, "outlook", {}])
def test_other_data_are_no_outlook(data: object) -> None:
    with pytest.raises(BadPosition):
        Outlook.load(data)
