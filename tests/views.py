"""What a test knows of a view: which game it is of."""

from __future__ import annotations

from lascaux.games.clans.view import ClansView
from lascaux.server.views import View


def clans_view(view: View) -> ClansView:
    """A view of Clans; fails if it is another game's."""
    assert isinstance(view, ClansView)
    return view
