"""The views of all games: whatever travels as `view` is one of them, told apart by `game`."""

from __future__ import annotations

import msgspec

from lascaux.server.gameviews import View
from lascaux.table.table import Table

__all__ = ["View", "travelling", "view_of"]


def view_of(table: Table, seat: int | None) -> View:
    """What a seat may see of a table, as it travels; None is a spectator."""
    return travelling(table.view(seat))


def travelling(view: msgspec.Struct) -> View:
    """A view as one of those that travel."""
    assert isinstance(view, View), f"{type(view).__name__} is not among the views that travel"
    return view
