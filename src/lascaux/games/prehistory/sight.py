"""What a seat may see of Prehistory: the only place that decides it."""

from __future__ import annotations

from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.view import PrehistoryView


def view_of(s: PrehistoryState, seat: int | None) -> PrehistoryView:
    """The position as a seat sees it; None is a spectator."""
    return PrehistoryView(year=s.year)
