"""A game that its players end before its end: points as they stand, nobody first."""

from __future__ import annotations

import random

import pytest

from lascaux import Table, games
from lascaux.registry import game as game_named


@pytest.mark.parametrize("name", games())
def test_every_game_can_tell_how_it_stands_whenever_somebody_is_asked(name: str) -> None:
    meta, dice = game_named(name).meta, random.Random(5)
    for seats in (meta.min_seats, meta.max_seats):
        usual = meta.complete({})
        fitting = meta.seats_for(usual)
        table = Table.new(name, min(max(seats, fitting.least), fitting.most), seed=seats)
        while not table.over:
            stopped = table.stopped()
            assert (len(stopped.scores), stopped.ranking) == (table.seats, [0] * table.seats)
            seat = dice.choice(table.asked)
            table.act(seat, dice.choice(table.choices(seat)).action)
