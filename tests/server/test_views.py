"""Every game's view travels."""

from __future__ import annotations

import msgspec
import pytest

from lascaux import Table, game, games
from lascaux.server.messages import Moment
from lascaux.server.views import View, view_of


@pytest.mark.parametrize("name", games())
def test_the_view_of_every_game_travels_and_is_told_by_its_name(name: str) -> None:
    table = Table.new(name, game(name).meta.seats_for({}).least)
    for seat in (0, None):
        view = view_of(table, seat)
        sent = msgspec.json.encode(Moment(0, 0, 0, 0, view, []))
        assert msgspec.json.decode(sent, type=Moment).view == view
        assert f'"game":"{name}"'.encode() in sent
        assert isinstance(view, View)
